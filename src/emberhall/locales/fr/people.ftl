# Les pages sur les gens : profils, comptes, autres appareils, amis, signalements.
nobody-there = Il n’y a personne à cette adresse.
member-since = Ici depuis { $since }
member-new = Pas encore assis
only-public = parties à des tables publiques
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
by-title = Résultats par jeu

# charts
wins = Victoires
wins-of = { $won ->
    [0] 0 partie sur { $played }
    [one] { $won } partie sur { $played }
   *[other] { $won } parties sur { $played }
}
won-of = { $won } sur { $played }
wins-early = Trop tôt pour le dire : vous gagnez peut-être de { $low } à { $high } parties sur 100.
wins-sure = À la longue, vous gagnez de { $low } à { $high } parties sur 100.
wins-said =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $shared ->
        [one] { $shared } partagée
       *[other] { $shared } partagées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
count-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
count-shared = { $count ->
    [one] { $count } partagée
   *[other] { $count } partagées
}
count-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
going-first = En premier
going-later = Plus tard
last-ten = Les dernières parties, la plus ancienne d’abord
ended-won = gagnée
    .letter = V
ended-shared = partagée
    .letter = P
ended-lost = perdue
    .letter = D
over-time = Parties au fil du temps
period-said =
    Dès le { $day } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $shared ->
        [one] { $shared } partagée
       *[other] { $shared } partagées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }.
scores = Points
scores-last = { $count ->
    [one] la dernière partie
   *[other] les { $count } dernières parties
}
scores-a-game = points par partie, en moyenne
scores-gap = { $how ->
    [1] Les gagnants font { $gap } points de plus que vous.
    [-1] Vous faites { $gap } points de plus que les gagnants, en moyenne.
   *[0] C’est ce que font les gagnants.
}
scores-said = Points, du plus ancien au plus récent : { $scores }. Moyenne : { $average }.
scores-legend = moyenne des gagnants

# history
history = Historique
history-none = Aucune partie terminée. Jouez-en une, elle apparaîtra ici.
history-none-such = Aucune partie ne correspond. Choisissez un autre filtre.
history-more = En voir plus
history-look = Revoir
filter-games = Quelles parties montrer
filter-all = Toutes
filter-won = Gagnées
filter-lost = Perdues
filter-people = Avec des gens
filter-bots = Bots seulement
filter-with = Avec qui ?
played-with = avec { $names }
played-alone = en solitaire
unlocked = Débloqués
unlocked-none = Les parties en solitaire de Flamecraft débloquent des succès. Ils apparaîtront ici.

# friends
friends = Amis
friend-add = Ajouter un ami
friends-none = Envoyez votre lien à quelqu’un, et vous verrez quand cette personne est à une table.
friend-at = à une table de { $title }
friend-away = à aucune table
friend-visit = Rejoindre
friends-see-me = Mes amis voient quand je suis à une table
friend-link-how = Qui ouvre ce lien devient votre ami. Il est valable une semaine.
invitations = Invitations
invited = { $name } vous invite à jouer à { $title }.
invited-go = J’y vais
invited-not = Non merci
invite-others = Inviter d’autres personnes
invite-send = Inviter
invite-sent = Invité
befriend = Devenir amis
befriend-what = Vous devenez amis sous le nom { $name }. Les amis voient quand vous êtes à une table ; vous pouvez le désactiver sur votre page.
befriend-go = Devenir amis
befriend-after = Amis avec { $name } ?
befriend-back = Oui, amis avec { $name }
befriend-asked = { $name } le saura.
wishes-friend = { $name } aimerait faire partie de vos amis.
wishes-yes = Oui
wishes-no = Pas maintenant
is-friend = Vous et { $name } êtes amis.
unfriend = Ne plus être amis

# those one does not want to hear, or meet
about-somebody = Vous et { $name }
mute = Masquer
unmute = Ne plus masquer
block = Bloquer
unblock = Débloquer
unshun = Annuler
shun-what = Masquer : vous ne lisez plus ses messages. Bloquer : cette personne ne peut plus non plus rejoindre vos tables ouvertes. Elle n’en est pas informée.
mute-done = Vous ne lisez plus les messages de { $name }.
block-done = { $name } ne peut plus rejoindre vos tables ouvertes, et vous ne lisez plus ses messages.
shunned = { $count ->
    [one] { $count } personne masquée ou bloquée
   *[other] { $count } personnes masquées ou bloquées
}
shunned-mute = masquée
shunned-block = bloquée
report = Signaler
report-line = Signaler ce message
report-name = Signaler { $name }
report-what = La personne qui gère ce serveur le lira, et personne d’autre.
report-why = Quel est le problème ?
report-send = Envoyer
report-thanks = Merci. Votre signalement a été envoyé.
to-their-page = Sa page

# accounts
account = Compte
account-none = aucun
account-why = Avec un identifiant et un mot de passe, vous vous connectez sur tous vos appareils. Vous restez la même personne, avec toutes vos parties.
account-make = Créer un compte
account-is = Votre identifiant est { $login }.
login = Identifiant
password = Mot de passe
password-hint = Au moins { $least } caractères.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer de mot de passe
password-change-hint = Tous vos autres appareils sont déconnectés.
password-forgotten = Mot de passe oublié ?
recovery-code = Code de récupération
recovery-what = Il n’y a pas d’e-mail ici. Si vous oubliez votre mot de passe, le code de récupération le remplace. Un nouveau code annule le précédent.
recovery-keep = Notez ce code ou enregistrez-le : il ne sera plus affiché. Il n’y a pas d’e-mail ici ; si vous oubliez votre mot de passe, seul ce code permet d’en choisir un autre.
recovery-copy = Copier le code
recovery-copied = Copié
recovery-kept = C’est noté
recovery-new = Nouveau code de récupération
recover = Choisir un nouveau mot de passe
recover-what = Saisissez le code de récupération que vous avez gardé, ou celui que vous a donné la personne qui gère ce serveur.
recover-go = Enregistrer le mot de passe
sign-in = Se connecter
sign-in-hint = avec un compte
sign-in-as = Se connecter : { $login }
signed-out = Vous êtes déconnecté ici.
signed-out-safe = Vos tables, parties et amis sont là où ils étaient ; ce navigateur les montrera dès que vous vous connecterez.
signed-out-unknown = Cette salle ne connaît plus ce navigateur : vous vous êtes déconnecté ailleurs, ou la salle a été remise à neuf.
signed-out-guest = Jouer en invité
sign-out = Se déconnecter
sign-out-guest = Vous n’avez pas de compte : une fois déconnecté de votre dernier appareil, vous ne pourrez plus revenir.
sign-out-here = Sur cet appareil
sign-out-all = Partout
bring-ask = Vous aviez joué sur cet appareil avant d’y devenir { $name }. Reprendre ces parties ?
bring-go = Les reprendre
bring-not = Les laisser
bring-done = { $moved ->
    [0] Il n’y avait rien à reprendre.
    [one] { $moved } table est à vous maintenant.
   *[other] { $moved } tables sont à vous maintenant.
}
bring-left = { $left ->
    [one] { $left } table reste en arrière, car vous y êtes déjà assis.
   *[other] { $left } tables restent en arrière, car vous y êtes déjà assis.
}

# other devices
other-device = Autre appareil
other-device-hint = lien ou code
other-device-how = Ouvrez ce lien sur l’autre appareil, ou scannez-le. Vous y serez la même personne.
other-device-once = Il fonctionne une fois, pendant dix minutes. Ne le donnez à personne : qui l’a peut jouer à votre place.
pass-code = Code
pass-link = Lien
qr-of-link = Code QR du lien
link-copy = Copier le lien
link-copied = Copié
move-here = Continuer sur cet appareil
move-what = Avec le code de votre autre appareil, vous êtes la même personne ici, avec toutes vos parties.
move-go = Continuer ici

# one's data
your-data = Vos données
your-data-hint = exporter, effacer
export = Tout télécharger
export-what = Un fichier avec tout ce qui est conservé sur vous : parties et leurs enregistrements, messages, amis, succès.
delete-me = M’effacer
delete-what = C’est irréversible. Vos places restent dans les parties des autres, sans votre nom. Vos messages sont supprimés. Personne ne pourra plus se connecter à votre place.
delete-type = Tapez votre nom ({ $name }) pour confirmer
delete-go = Effacer pour de bon

# why the server refuses
refusal-bad-code = Ce code ne fonctionne pas, ou plus. Demandez-en un autre.
refusal-bad-password = Il n’y a pas de compte avec cet identifiant et ce mot de passe.
refusal-bad-login = Un identifiant a de 3 à 32 lettres, chiffres, points ou tirets.
refusal-login-taken = Quelqu’un d’autre a cet identifiant.
refusal-has-account = Il y a déjà un compte.
refusal-banned = Ce compte ne peut plus être utilisé ici.
refusal-crowded = Beaucoup de gens se connectent. Réessayez dans un instant.
refusal-not-your-name = Ce n’est pas votre nom. Rien n’a changé.
refusal-no-friend = Vous ne pouvez inviter que des amis.
refusal-yourself = C’est vous.
refusal-unknown-person = Il n’y a personne de ce nom.
refusal-unknown-line = Ce message n’est plus là.

# une cote dans le temps
rating = Cote
rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating-margin = à { $margin } près
rating-said = La cote dans le temps : de { $first } à { $last }, entre { $low } et { $high }.
