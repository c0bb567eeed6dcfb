# Études : des chapitres tirés de parties, de positions et de problèmes, avec notes et marques à leurs moments.
studies = Études
studies-what = Choisissez des parties, des positions ou des problèmes, écrivez à côté de leurs moments ce qu’il faut y voir, et donnez le lien. Les autres peuvent lire, deviner les coups, ou écrire avec vous.
studies-none = Pas encore d’étude sur votre liste. Donnez un nom à la première, et commencez.
study = Étude
study-editing = vous la modifiez
study-name = De quoi parle-t-elle ?
study-begin = Commencer une étude
study-by = par { $names }
study-empty = Pas encore de chapitre. Un chapitre montre une partie, un de ses moments, ou un problème.
study-empty-reader = Cette étude n’a pas encore de chapitre.

# chapters
study-chapters = Chapitres
study-chapter = Chapitre { $number }
study-kind-game = partie
study-kind-position = position
study-kind-puzzle = problème
study-kind-guess = à deviner
study-chapter-change = Modifier ce chapitre
study-chapter-name = Nom
study-up = Plus tôt
study-down = Plus tard
study-begin-here = Commencer au moment { $at }
study-end-here = Finir au moment { $at }
study-guess-chapter = Les lecteurs devinent ses coups
study-chapter-drop = Supprimer le chapitre
study-save = Enregistrer
study-add = Ajouter le chapitre
study-add-game = Une partie
study-add-link = D’un lien
study-add-puzzle = Un problème
study-no-games = Il n’y a pas encore de partie finie. Jouez-en une, ou importez une partie sous Revoir.
study-any-puzzle = Un parmi { $count }
study-puzzle-name = Problème à { $rating }
study-link-what = Sous Revoir, chaque moment d’une partie a son lien. Il sert aussi ici.
study-link-field = Lien vers une partie
study-only-moment = Ne montrer que ce moment
study-next-chapter = Chapitre suivant : { $name }

# what comes
study-hide = Cacher la suite
study-hide-what = Coups et notes à venir restent cachés.
study-show-all = Tout retourner
study-hide-readers = La suite cachée au départ
study-hide-readers-what = Chacun peut la retourner.
study-face-down = { $count ->
    [one] Une note à venir, cachée
   *[other] { $count } notes à venir, cachées
}
study-turn-up = Elles se retournent à mesure.
study-moments = Moments
study-moment = Moment { $at }

# notes
study-notes = Notes
study-no-notes = Personne n’a encore rien écrit ici.
study-note-at = Note au moment { $at }
study-note-all = visible de tous
study-note-empty = Qu’y a-t-il à voir ?
study-note-add = Écrire une note ici
study-note-more = Une autre note ici
study-note-erase = Supprimer cette note
study-link-thing = Objet
study-link-moment = Moment
study-safe = gardé
study-unsafe = pas encore gardé
study-writes = { $name } écrit.
study-trouble-busy = Quelqu’un d’autre écrit cette note. La vôtre reste ici en attendant.
study-trouble-stale = Quelqu’un a changé cette note entre-temps. Elle dit maintenant :
study-trouble-full = Cette étude est aussi longue qu’une étude peut l’être.
study-trouble-lost = Pas de connexion. Vos mots sont toujours là.
study-take-theirs = Prendre la leur
study-keep-mine = Garder la mienne

# marks
study-marks = Marques
study-no-marks = Aucune marque à ce moment.
study-marks-here = { $count ->
    [0] aucune marque ici
    [one] une marque ici
   *[other] { $count } marques ici
}
study-choose = Ne rien marquer
study-mark-arrow = Flèche
study-mark-ring = Cercle
study-mark-number = Numéro
study-mark-word = Mot
study-ink = Couleur
study-ink-ink = encre
study-ink-good = bon
study-ink-bad = danger
study-good = bon
study-clear = Effacer toutes les marques de ce moment
study-mark-by-name = Par nom
study-start = Sur, ou depuis
study-target = Vers
study-mark-set = Marquer
study-mark-remove = Effacer cette marque
study-from-to = de { $from } à { $to }
study-on = sur { $thing }
study-mark-told = { $word ->
    [none] { $kind }, { $ink }, { $where }.
   *[other] { $kind }, { $ink }, { $where } : { $word }.
}
study-point = Montrez un objet sur le plateau.
study-point-target = Montrez maintenant où elle va.
study-point-link = Montrez l’objet dont parle la note.

# people
study-who = Qui peut
study-you = vous
study-away = absent
study-reads = l’a sur sa liste
study-is-at = au chapitre { $chapter }, moment { $at }
study-keeper = la garde
study-role-editor = peut modifier
study-role-reader = peut lire
study-role-none = ôter de la liste
study-rights = Ce que { $name } peut faire
study-link = Lien pour lire
study-embed = Ce chapitre pour une autre page
study-open-here = Ouvrir l’étude
study-invite = Lien pour écrire avec vous
study-renew = Nouveau lien pour écrire
study-shut = Fermer aux autres
study-open = Ouvrir à qui a le lien
study-keep = Garder sur ma liste
study-edit = Modifier
study-read = Lire
study-as-text = En texte
study-fork = Rejouer d’ici

# guessing
study-guess = Deviner le coup
study-guess-short = Deviner
study-fork-short = Rejouer
study-guess-what = Qu’a fait { $name } ici ? Répondez sur la table.
study-guess-wait = En route vers la prochaine question posée à { $name }.
study-guess-over = C’était la dernière.
study-guess-score = comme { $name }. Une réponse aussi bonne compte pour moitié.
study-guess-same = Bien vu
study-guess-good = Aussi bon
study-guess-else = Pas tout à fait
study-guess-played = { $name } a joué : { $answer }
study-guess-said = Vous avez dit : { $answer }
study-guess-others = { $count ->
    [one] Une réponse jusqu’ici
   *[other] { $count } réponses jusqu’ici
}
study-guess-next = Suivante
study-guess-show = Montrez-moi
study-guess-stop = Arrêter

# keys
study-key-step = avancer, reculer
study-key-note = note suivante
study-key-hide = cacher la suite, ou la montrer
study-key-guess = deviner
study-key-edit = modifier
study-key-pens = flèche, cercle, mot, numéro

# why the server refuses
refusal-unknown-study = Il n’y a pas d’étude à cette adresse, ou elle a été supprimée.
refusal-unknown-chapter = Ce chapitre a été supprimé.
refusal-study-shut = Cette étude n’est pas ouverte aux autres.
refusal-not-editor = Seules les personnes qui modifient cette étude peuvent faire cela.
refusal-not-study-keeper = Seule la personne qui garde cette étude peut faire cela.
refusal-not-invited = Cette invitation n’est plus valable. Demandez-en une autre.
refusal-study-full = Cette étude est aussi longue qu’une étude peut l’être.
refusal-study-crowded = Cette étude a autant de monde qu’elle peut en avoir.
refusal-too-many-studies = Vous avez autant d’études que possible ; ôtez-en une de votre liste.
refusal-study-kept = Confiez d’abord l’étude à quelqu’un, ou supprimez-la.
refusal-study-running = Une étude montre des parties finies.
refusal-unknown-note = Cette note a été supprimée.
refusal-note-busy = Quelqu’un d’autre écrit cette note.
refusal-note-stale = Quelqu’un a changé cette note entre-temps.
refusal-unknown-mark = Cette marque n’existe plus.
refusal-not-guessed = Il n’y a rien à deviner à ce moment.
