"""The forge of Flamecraft: shops, enchantments and fancy dragons in sentences, tried out in its town."""
