"""The forge of Flamecraft Duals: shop cards in sentences, tried out in hands that are otherwise equal."""
