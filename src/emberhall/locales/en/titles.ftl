# The names of the games. What else is said about them comes with the hall and with each title's own file.
flamecraft-name = Flamecraft
flamecraft_duals-name = Flamecraft Duals
dualis-name = Duālis
dragonduel-name = DragonDuel
