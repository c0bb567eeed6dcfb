# Les feuilles : une personne, un lien, les réglages, l’aide, préparer une table.

# une personne
who-are-you = Qui êtes-vous ?
your-name = Votre nom
your-face = Votre dragon
name-empty = Il faut au moins une lettre.
face-bread = Boulanger
face-meat = Boucher
face-iron = Forgeron
face-potion = Alchimiste
face-crystal = Joaillier
face-plant = Jardinier

# un lien
paste-link = Collez le lien reçu
link-wrong = Cela ne ressemble pas au lien d’une table.
open-table = Ouvrir la table

# les réglages en phrases
settings-look = Langue et apparence
settings-play = Pendant la partie
settings-signs = Sons et rappels
set-language = Parlez-moi en { $chip }.
set-theme = Utiliser { $chip }.
theme-system = le thème de mon système
theme-light = le thème clair
theme-dark = le thème sombre
set-motion = Les cartes bougent { $chip }.
motion-slow = lentement
motion-normal = vivement
motion-fast = très vite
motion-none = sans animation
set-pace = Les bots jouent { $chip }.
pace-slow = lentement
pace-normal = posément
pace-fast = vite
pace-none = sans pause
set-contrast = Les couleurs sont { $chip }.
contrast-normal = douces
contrast-more = très contrastées
set-at-once = Un clic suffit pour ce qu’on peut reprendre : { $chip }.
set-end-turns = Mes tours se terminent { $chip }.
end-turns-wait = quand je le dis, tant qu’on peut revenir en arrière
end-turns-alone = d’eux-mêmes
set-sound = Les sons : { $chip }.
set-notify = Me prévenir quand c’est mon tour et que je suis ailleurs : { $chip }.
notify-blocked = Votre navigateur ne laisse pas cette page vous prévenir. Trois gestes, et cela marche :
notify-cannot = Ce navigateur n’affiche pas les notifications des pages. Sur un iPhone, ajoutez d’abord la page à l’écran d’accueil et ouvrez-la de là.
notify-step-sign = Touchez le signe devant l’adresse, en haut de la fenêtre.
notify-step-allow = Autorisez-y les notifications. Rien d’autre ne doit changer.
notify-step-back = Revenez ici et réessayez.
notify-without = Sans elles, le titre de l’onglet dit quand c’est à vous, et une cloche sonne si le son est actif.
notify-try = Réessayer
volume = Volume

# l’aide
help-move = { click } une carte pour la choisir et voir ce qui se passerait. Recommencez, appuyez sur Entrée ou sur un bouton pour la jouer. Échap la repose.
help-rules = Lire les règles dans un autre onglet
help-why = Une carte assombrie ne peut pas être jouée. Survolez-la ou touchez-la et la table dit pourquoi.
key-arrows = passer d’une carte à l’autre
key-numbers = choisir une carte éclairée
key-enter = jouer la carte choisie
key-escape = la reposer
key-skip = aller à votre tour, ou finir ce qui bouge
key-undo = reprendre votre dernier coup
key-last = revoir le dernier tour des autres
key-ribbon = ce qui s’est passé, au-dessus de la question : les flèches vont d’image en image
key-zoom = lire la carte sous le pointeur, ou celle qui a le focus
key-rules = les règles, là où l’on vient de refuser ou de demander
key-help = cette page
help-text = Dans la version texte
help-text-what = Tout y est dit en mots, avec une liste numérotée de ce que vous pouvez faire. Tapez un numéro, ou appuyez sur sa touche tant qu’il n’y en a pas plus de neuf. Les lettres lisent une partie au lecteur d’écran et la montrent.
key-text-number = choisir dans la liste
key-text-question = la question et ce que vous pouvez faire
key-text-hand = votre main
key-text-board = la table
key-text-score = le score
key-text-news = ce qui vient de se passer
key-text-why = pourquoi le reste ne peut pas être choisi
set-text = Les tables s’affichent { $chip }.
text-drawn = en images
text-words = en texte

# préparer une table
option-seats = { $chip } à table.
option-seats-value = { $seats ->
    [1] Une personne
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
   *[other] { $seats }
}
option-bots = Niveau des bots : { $chip }.
option-open = { $chip } peut rejoindre la table.
option-open-false = Toute personne ayant le lien
option-open-true = Tout le monde
option-other = { $name } : { $chip }
more-options = Plus d’options
invite = Inviter des amis
set-up-here = Préparer
play-bots = Jouer avec des bots
house-cards-new = Ici, les nouvelles tables jouent avec des cartes maison, qui s’ajoutent à celles du jeu ou les remplacent.

# à une table en cours
resign-question = Abandonner la partie ?
resign-then = { $seats ->
    [1] La partie finit aussitôt, sans retour possible.
    [2] Vous perdez aussitôt et l’autre gagne, sans retour possible.
   *[other] Vous perdez aussitôt, sans retour possible ; les autres continuent.
}
resign-not = Continuer
at-this-table = À cette table
hand-over = Confier ma place à un bot
hand-over-counts = Cette partie compte : une place confiée à un bot ne se reprend pas, et la partie est perdue.
option-rated = Le résultat { $chip }.
option-rated-true = compte au classement
option-rated-false = ne compte pas
set-webhook = Webhook : une adresse prévenue quand c’est mon tour et que je suis absent
webhook-remove = Retirer
set-calendar = Un calendrier des coups que je dois dans les parties en jours.
calendar-make = Créer une adresse de calendrier
calendar-address = Adresse de votre calendrier
calendar-revoke = Révoquer
calendar-secret = Ajoutez cette adresse à votre agenda. Gardez-la pour vous : qui la connaît voit quelles parties vous attendent.

# ce qui est convenu à côté des règles
more-time = Temps, absences, spectateurs
term-clock = Temps : { $chip }.
term-clock-none = sans horloge
term-clock-move = { $minutes ->
    [0] { $seconds } s par coup
   *[other] { $minutes } min par coup
}
term-clock-game = { $minutes } min chacun, +{ $plus } s par coup
term-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
term-zero = À zéro, { $chip }.
term-zero-bot = un bot continue
term-zero-lose = la partie est perdue
term-zero-random = un coup est joué au hasard
term-away = Si quelqu’un est absent à son tour, { $chip }.
term-away-ask = on demande aux autres
term-away-bot = un bot continue
term-away-end = la partie finit
term-hints = Les conseils d’un bot sont { $chip }.
term-hints-yes = permis
term-hints-no = exclus
term-delay = Les spectateurs voient la partie { $chip }.
term-delay-none = en direct
term-delay-moves = { $amount ->
    [one] { $amount } coup plus tard
   *[other] { $amount } coups plus tard
}
term-delay-seconds = { $minutes ->
    [0] { $amount } s plus tard
   *[other] { $minutes } min plus tard
}
term-series = On joue { $chip }.
term-series-single = une partie
term-series-three = au meilleur de trois
refusal-series-sides = Une série oppose deux camps ; ici il y en a plus, ou un seul.
refusal-bad-clock = Cette horloge n’est pas possible.
refusal-bad-delay = Ce décalage n’est pas possible.
refusal-bad-address = Rien ne peut être envoyé à cette adresse : elle doit commencer par https:// et être sur le réseau public.
hotseat = Sur un écran

# a game with whoever comes
match = Avec quelqu’un
match-hint = Sans horloge ou avec : vous jouez avec la première personne qui choisit comme vous. Après { $seconds } secondes, des bots prennent les places libres, sauf si un coup peut prendre des jours.
match-who-waits = Qui attend
match-nobody-waits = Personne pour l’instant. Choisissez un rythme, et vous serez le premier nom de la liste.
match-waits-for = { $title }, { $clock }
match-play = Jouer avec { $name }
match-waiting = { $count } en attente

# What a level of bots is like
about-novice = Vient d’apprendre les règles et suit sa première impression : un enfant peut gagner.
about-casual = Prudent : réfléchit un instant à son tour, et presque pas à ce que font les autres.
about-greedy = Sait ce qui paie d’ordinaire et le prend tout de suite.
about-expert = Bâtisseur : regarde loin et prépare de grands tours.
about-master = Audacieux : regarde aussi loin que l’attente le vaut.
