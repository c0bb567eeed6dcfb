# Revoir : parcourir des parties, les retrouver, en importer, et reprendre à partir d’un moment.
review = Revoir
review-time = Temps
review-moment = Moment
review-where = Moment { $at } sur { $last }
review-where-blind = Moment { $at }
review-blind = Cacher la fin
review-blind-what = Ni durée, ni résultat, ni récit de la suite
review-seen-by = Vu par
review-all = Tout visible
review-first = Au début
review-back = Reculer
review-play = Lire
review-pause = Pause
review-on = Avancer
review-last = À la fin
review-speed = Vitesse
review-key-step = pas
review-key-turn = tour entier
review-key-moment = le prochain qui compta
review-chapters = Chapitres
chapter-round = Manche { $round }
chapter-opening = Ouverture
chapter-attack = Première attaque
chapter-hit = Une Tour est touchée
chapter-bare = Une Tour à nu
chapter-full = Première boutique pleine
chapter-enchanted = Premier enchantement
chapter-scored = Première carte
chapter-last = Derniers tours
review-deal = Les cartes sont distribuées.
review-story = Récit
review-coach = Coach
review-numbers = Chiffres
review-past = Passé
review-barred = Les règles de ce jeu ne permettent pas de revoir cela. On ne peut pas remonter plus loin.
review-fork = Rejouer d’ici
review-fork-short = Rejouer
review-share = Partager ce moment
review-share-short = Partager
review-link = Lien vers ce moment
review-link-follow = Lien pour vous suivre
review-link-follow-note = Guidez : qui ouvre ce lien voit ce que vous voyez.
review-copy = Copier
review-copied = Copié
review-lead = Guider les autres
review-lead-stop = Ne plus guider
review-leading = Vous guidez. Ceux qui suivent voient ce que vous voyez.
review-leads = { $name } guide cette relecture.
review-follows = Vous suivez { $name }.
review-follow = Suivre
review-follow-stop = Regarder librement
review-average = { $games ->
    [one] Par rapport à votre partie précédente
   *[other] Par rapport à vos { $games } dernières parties
}
review-here = Ici
review-usual = Moyenne
fork-what = Une nouvelle partie commence avec la table telle qu’elle est au moment { $at }.
fork-seat = Je joue pour { $chip }.
fork-others = Les autres places : { $chip }.
fork-bots = des bots
fork-people = des invités
fork-level = Les bots sont { $chip }.
fork-hidden = Ce que je ne pouvais pas voir { $chip }.
fork-anew = est redistribué
fork-as-it-was = reste comme c’était
fork-casual = La partie est sans enjeu, et rien d’avant ce moment ne peut être repris.
fork-go = Rejouer d’ici
fork-invite = Préparer la table
games-whose = Quelles parties
games-mine = Les miennes
games-public = Publiques
games-title = Jeu
games-any-title = Tous les jeux
games-result = Résultat
games-any-result = Tous les résultats
games-won = Gagnée
games-lost = Perdue
games-whom = Avec qui
games-studies = Études
games-none = Aucune partie finie pour l’instant. Jouez-en une, ou importez un enregistrement.
games-none-public = Aucune partie publique n’est finie pour l’instant.
games-imported = importée
games-forked = reprise d’une autre partie
import-record = Importer un enregistrement
import-what = La partie est rejouée ici, puis on peut la revoir. Seuls ceux qui ont son lien la voient.
import-file = Un fichier
import-paste = Ou le texte d’un enregistrement
import-go = Ouvrir

refusal-record-unreadable = Ce n’est pas un enregistrement lisible : { $problem }
refusal-record-title = Ce jeu n’existe pas ici : { $title }.
refusal-record-cards = La partie a été jouée avec des cartes qui ne sont pas ici.
refusal-record-rules = L’enregistrement suit les règles { $rules } ; ici on joue les règles { $own }.
refusal-record-long = L’enregistrement a { $words } mots, plus qu’aucune partie.
refusal-record-slow = L’enregistrement est trop long à rejouer.
refusal-record-illegal = Le mot { $number } de l’enregistrement, « { $word } », est contraire aux règles à cet endroit.
refusal-record-unfinished = La partie de cet enregistrement n’est pas finie.
refusal-too-large = C’est trop long pour un enregistrement.
refusal-unknown-moment = La partie n’a pas ce moment.
refusal-not-yours = Tant que la partie dure, on ne voit que par ses propres yeux.
refusal-fork-over = La partie est finie à ce moment. Choisissez-en un plus tôt.
refusal-fork-running = Une partie entre plusieurs personnes peut être reprise une fois finie.
refusal-fork-alone = Tant que la partie dure, on ne reprend que depuis sa place, contre des bots.
refusal-fork-counted = Cette partie compte : elle peut être reprise une fois finie.
refusal-origin-running = La partie dont celle-ci est tirée n’est pas finie. D’ici là, cet enregistrement reste secret.
refusal-not-over = La partie n’est pas finie.

# Regarder des parties, sur un second écran ou un direct, et les plateaux sur d’autres pages.
watch-title = Regarder
watch-which = Quelles parties sont montrées
watch-all = Tout
watch-none = Aucune partie publique n’est en cours.
watch-none-of-title = Aucune partie publique de ce titre n’est en cours.
watch-show-all = Montrer toutes les parties
watch-i-watch = Je regarde
watch-behind = { $minutes ->
    [one] { $minutes } minute plus tard
   *[other] { $minutes } minutes plus tard
}
watch-live = { $minutes ->
    [one] en direct, { $minutes } minute plus tard
   *[other] en direct, { $minutes } minutes plus tard
}
watch-big = Grand écran
watch-featured = Partie à l’affiche
watch-not-begun = Cette partie n’a pas commencé.
watch-going-on = En ce moment
watch-count = { $all ->
    [one] { $all } partie
   *[other] { $all } parties, { $shown } ici
}
watch-stream = Pour un direct
watch-stream-what = Une incrustation à fond transparent. Les mains restent cachées ; jamais moins d’une minute de décalage.
watch-parts = Ce que montre l’incrustation
watch-part-board = Plateau
watch-part-seats = Places
watch-part-last = Dernier coup
watch-stream-link = Adresse de l’incrustation
watch-embed-what = Pour votre propre page : le plateau seul, tel que le voient les spectateurs.
watch-embed = Cadre pour une page
watch-copy = Copier
watch-open-here = Ouvrir sur Emberhall
watch-copied = Copié
