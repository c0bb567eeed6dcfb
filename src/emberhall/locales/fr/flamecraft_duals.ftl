flamecraft_duals-name = Flamecraft Duals
flamecraft_duals-blurb = Empilez des jetons sur dix-neuf hexagones jusqu’à former les motifs de vos cartes.
    .seats = 1–2
    .time = 20 min
