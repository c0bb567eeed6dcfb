# Les noms des jeux. Le reste vient avec la salle et avec le fichier de chaque jeu.
flamecraft-name = Flamecraft
flamecraft_duals-name = Flamecraft Duals
dualis-name = Duālis
dragonduel-name = DragonDuel
