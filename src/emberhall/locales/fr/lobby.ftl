# Le salon d’attente : une table avant la première carte.
lobby = avant la première carte
chairs = Chaises
how-we-play = Comment on joue
change-terms = Modifier
change-terms-hint = Toute la table voit aussitôt le changement. Les personnes gardent leur chaise ; les bots cèdent la leur.
seal-promise = Le mélange est scellé, et chaque place y apporte sa part de hasard.
invite-link = Lien vers cette table
copy-link = Copier le lien
copied = Copié
invite-more = Code QR, amis
come-in = On vous attend
sit-as = Vous asseoir sous le nom de { $name } ?
sit-down = S’asseoir
sit-here = S’asseoir ici
stand-up = Se lever
send-away = Retirer
ask-bot = Ajouter un bot
bot-level = Le jeu du bot
waiting-for = { $count ->
    [one] Une chaise est encore libre.
   *[other] { $count } chaises sont encore libres.
}
waiting-hint = Envoyez le lien à des amis, ou ajoutez des bots.
table-full = Cette table est complète.
table-full-then = Vous pouvez regarder. La partie commence quand l’hôte le dit.
rematch-missing = { $count ->
    [one] { $names } peut encore dire oui.
   *[other] { $names } peuvent encore dire oui.
}
really-here = { $here ->
    [one] Une personne sur { $all } est vraiment là
   *[other] { $here } personnes sur { $all } sont vraiment là
}
wait-for = Attendre { $names } ?
waits-for-away = On attend { $names }.
rematch-bots = { $seconds ->
    [0] Des bots commencent à la place des absents.
   *[other] Dans { $seconds } s, des bots commencent à la place des absents, qui reprennent leur chaise quand ils veulent.
}
said-yes = dit oui
not-yet-yes = pas encore
meanwhile = En attendant, apprenez { $title }
meanwhile-what = { $minutes } minutes. La leçon s’ouvre à côté de cette table, qui vous appelle quand elle commence.
meanwhile-at = Vous en êtes à l’étape { $step } sur { $of }. La leçon s’ouvre à côté de cette table, qui vous appelle quand elle commence.
meanwhile-begin = Commencer
meanwhile-go-on = Reprendre à l’étape { $step }
waiting-host = Tout le monde est là. L’hôte lance la partie.
all-here = Tout le monde est là
start-question = On commence ?
start = Commencer
later = Plus tard
not-done = Cela n’a pas marché
house-cards-mark = Leur marque :

# pourquoi le serveur refuse
refusal-no-room = { $people } personnes sont assises ici, c’est trop. Il faut d’abord que quelqu’un se lève.
refusal-unveiled = { $name } a apporté quelque chose de secret, et cela le révélerait.
refusal-seats-free = Des chaises sont encore libres.
forked-from = Cette partie reprend au moment { $moment } d’une autre. Elle est sans enjeu.
forked-page = Cette partie continue une leçon ou un exemple. Elle est sans enjeu.
refusal-forked = Cette table reprend une autre partie ; ses règles sont celles de cette partie.
fill-in = { $seconds ->
    [0] Les bots prennent les places libres.
   *[other] Les bots prennent les places libres dans { $seconds } s.
}
fill-never = Attendre des joueurs
lobby-rated = Le résultat compte au classement.
lobby-talk = Discussion
lobby-casual = Partie amicale : le résultat ne compte pas au classement.
hand-host = Confier la table
