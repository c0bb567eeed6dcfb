# Plusieurs personnes devant un écran.
hotseat-title = Qui joue devant cet écran ?
hotseat-seat = Place { $number }
hotseat-bots = Les bots jouent les places sans nom. Avant chaque tour, un rideau cache ce que la personne suivante ne doit pas voir.
hotseat-go = Jouer ensemble
hotseat-pass = Passez l’appareil à { $name }
hotseat-first = Rien du jeu de { $name } ne se voit avant l’ouverture du rideau.
hotseat-hidden = Les cartes de { $before } sont rangées. Rien du jeu de { $name } ne se voit avant l’ouverture du rideau.
hotseat-draw = Je suis { $name }, ouvrir le rideau
hotseat-again = Pas { $name } ? Encore { $before }
hotseat-pass-blind = Passer sans regarder
hotseat-wish = Demander une réponse à { $name } :
hotseat-wish-always = à chaque fois
hotseat-wish-attacks = seulement aux attaques
hotseat-wish-never = seulement si la partie est en jeu
