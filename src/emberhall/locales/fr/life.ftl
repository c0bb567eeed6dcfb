# Ce qui se passe à une table à côté du jeu : horloges, absents, ce dont on convient.

# horloges
clock-of = { $name } : il reste { $time }
clock-days = { $days } j { $hours } h
clock-seconds = reste { $seconds } s
clock-said = Plus que { $seconds } secondes.
clock-zero-bot = Plus que { $seconds } s. À zéro, un bot continue pour vous.
clock-zero-lose = Plus que { $seconds } s. À zéro, vous perdez la partie.
clock-zero-random = Plus que { $seconds } s. À zéro, un coup est joué au hasard pour vous.

# ce qu’on demande
prompt-away-small = { $name } n’est pas là, et la table attend
prompt-away = Continuer sans { $name } ?
prompt-away-then = Sa place reste la sienne dès son retour.
prompt-undo-small = { $own ->
    [own] On demande aux autres · { $time }
    [asked] { $name } vous demande · { $time } pour répondre
   *[watched] { $name } demande aux autres · { $time }
}
prompt-undo = { $own ->
    [own] Reprendre votre dernier choix ?
   *[other] Laisser { $name } reprendre son dernier choix ?
}
prompt-undo-then = { $own ->
    [one] Un coup de { $name } est repris
   *[other] { $own } coups de { $name } sont repris
}{ $others ->
    [0] .
    [one] , et un coup joué depuis par les autres.
   *[other] , et { $others } coups joués depuis par les autres.
}
prompt-undo-known = Ce qui a été montré reste connu.
prompt-kick-small = { $own ->
    [own] Les autres votent · { $time }
   *[other] { $name } demande · { $time } pour répondre
}
prompt-kick = { $own ->
    [own] Un bot doit-il prendre votre place ?
   *[other] Remplacer { $name } par un bot ?
}
prompt-kick-then = Un bot jouera la place de { $name } jusqu’à la fin.
prompt-needs = { $kind ->
    [away] { $asked ->
        [1] C’est à vous de décider.
       *[other] Il faut { $needed } voix sur { $asked }.
    }
   *[other] { $asked ->
        [1] Sans réponse, c’est non.
       *[other] Les { $asked } doivent accepter ; sans réponse, c’est non.
    }
}
vote-wait = Attendre
vote-end = Terminer la partie
vote-bot = Laisser un bot jouer
vote-no = Non
vote-yes = { $kind ->
    [undo] Autoriser
   *[other] D’accord
}
vote-said = { $answer ->
    [none] { $name } n’a pas répondu.
    [yes] { $name } accepte.
    [no] { $name } refuse.
    [wait] { $name } préfère attendre.
    [end] { $name } préfère terminer.
   *[bot] { $name } accepte un bot.
}

# la fin, quand les règles ne l’ont pas faite
ended-table-small = Terminée par les gens de la table
ended-table = Cette partie a été terminée
ended-table-then = Elle ne compte pour personne. L’enregistrement reste.
ended-abandoned-small = Personne n’a joué ici depuis longtemps
ended-abandoned = Cette partie a été abandonnée
ended-abandoned-then = Elle ne compte pour personne. L’enregistrement reste.
ended-conceded-small = { $name } a abandonné
ended-conceded = { $won ->
    [yes] { $winner } gagne
   *[no] La partie est finie
}
ended-conceded-then = L’enregistrement le dit.

# ce qu’on peut demander
ask-undo = Demander à reprendre votre dernier choix (encore { $left })
ask-to-go = Remplacer { $name } par un bot…
make-host = Confier la table à { $name }

# lignes de la table
told-away = { $name } n’est pas là.
told-away-bot = { $name } n’est pas là : un bot joue jusqu’à son retour.
told-away-lost = { $name } n’est pas revenu et perd.
told-left = { $name } a quitté la table : un bot continue.
told-back = { $name } est de retour.
told-kick-asked = Un bot doit-il remplacer { $name } ? On demande aux autres.
told-kicked = Les autres sont d’accord : un bot remplace { $name }.
told-kick-refused = { $name } reste.
told-undo-asked = { $name } demande à reprendre un choix.
told-undo-granted = { $name } a repris un choix, avec l’accord de tous.
told-undo-refused = { $name } ne peut pas reprendre son choix.
told-conceded = { $name } abandonne.
told-time-bot = { $name } n’a plus de temps : un bot continue.
told-time-lost = { $name } n’a plus de temps et perd.
told-time-random = { $name } n’a plus de temps : un coup a été joué au hasard.
told-ended = La partie a été terminée sans { $name }.
told-abandoned = Personne n’a joué depuis longtemps : la partie est terminée.
told-host = La table est maintenant à { $name }.

# refus
refusal-no-motion = Ce n’est plus demandé.
refusal-not-asked = C’est aux autres de répondre.
refusal-motion-pending = On demande autre chose à la table en ce moment.
refusal-undo-is-free = Vous pouvez le reprendre sans demander.
refusal-nothing-back = Il n’y a rien à reprendre.
refusal-no-undos = Vous avez demandé { $count } fois dans cette partie ; c’est tout.
refusal-undo-away = Tous doivent accepter, et { $name } n’est pas là.
refusal-too-few = Il faut au moins { $count } autres personnes pour cela.
refusal-no-person = Personne d’autre n’est assis là.
refusal-seat-lost = Un bot joue cette place jusqu’à la fin.
refusal-undo-counts = Cette partie compte et personne d’autre ne peut accepter : rien n’est repris.
refusal-counted = Cette partie compte : ses bots et ses conditions restent tels quels.

plan-tool = Votre plan ({ $count })
plan-tool-played = Votre plan : une ligne a été jouée
resting = { $you ->
    [yes] Vous êtes en congé jusqu’au { $day } : votre horloge est arrêtée.
   *[no] { $name } est en congé jusqu’au { $day } : l’horloge est arrêtée.
}
# plans and holidays
refusal-no-plans = On ne prépare ses réponses que là où un coup peut prendre des jours.
refusal-asked-now = C’est à vous de répondre : jouez, puis préparez la suite.
refusal-bad-plan = Cette ligne du plan ne pourrait jamais servir.
refusal-no-holiday = Il y a { $days } jours de congé par an, et aucun jour ne compte deux fois.
refusal-unknown-holiday = Ce congé n’existe pas.
refusal-bad-holiday = Un congé va d’un jour au même ou à un jour suivant, dans l’année qui vient.
refusal-holiday-past = Un congé commence aujourd’hui ou plus tard : le temps passé ne revient pas.


# une table que les spectateurs voient plus tard
late-moves = Vous regardez avec { $amount ->
    [one] { $amount } coup de retard.
   *[other] { $amount } coups de retard.
}
late-seconds = Vous regardez avec { $minutes ->
    [0] { $amount } s de retard.
   *[other] { $minutes } min de retard.
}
late-hint = Vous regardez en décalé, comme l’hôte l’a choisi. Une fois la partie finie, vous voyez tout.

# a table of one’s own in the hall
time-left = encore { $time }

# whose side of the table somebody watches
follow = Suivre quelqu’un
follow-what = Vous voyez la table de son côté. Ce qui est caché aux spectateurs reste caché.
to-watch-page = Pour un grand écran ou un direct, quelques minutes plus tard

# the end of a game of a club evening
to-event = Retour à la soirée

# une série : plusieurs parties entre les deux mêmes camps
series-score = { $one } { $left }, { $two } { $right }. Partie { $number } sur { $best }.
series-game-of = partie { $number } sur { $best }
series-game = Partie { $number }
series-level = { $won ->
    [0] Égalité, personne n’a encore gagné
    [one] Une partie partout
   *[other] { $won } parties partout
}
series-leads = { $side ->
    [one] { $name } mène { $won } : { $lost }
   *[other] { $name } mènent { $won } : { $lost }
}
series-won = { $side ->
    [one] { $name } remporte la série { $won } : { $lost }
   *[other] { $name } remportent la série { $won } : { $lost }
}
series-drawn = nulle
series-begins = { $you ->
    [yes] Vous commencez
   *[no] { $name } commence
}
series-loser-begins = qui a perdu la dernière
series-open = La partie décide qui commence

# ce qu’un bot a fait pour quelqu’un qui revient
stood-title = Pendant votre absence
stood-what = { $count ->
    [one] Un bot a joué { $count } coup pour vous :
   *[other] Un bot a joué { $count } coups pour vous :
}
stood-on = Continuer

# --- the last turns
closing-left = { $unit ->
    [tricks] { $left ->
        [1] Dernier pli
       *[other] Encore { $left } plis
    }
   *[turns] { $left ->
        [1] Dernier tour
       *[other] Encore { $left } tours
    }
}
closing-you = vous
closing-order = { $first }, puis { $rest }
