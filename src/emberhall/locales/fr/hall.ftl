brand = Emberhall
