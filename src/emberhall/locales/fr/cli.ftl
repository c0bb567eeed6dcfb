# Ce que seul le terminal dit.
cli-you = Vous
cli-bot = Bot { $seat }
cli-seat = Place { $seat }
cli-spectator = un spectateur
cli-begin = Graine { $seed }. Niveau des bots : { $level }. Tapez aide à tout moment.
cli-hint = aide, pourquoi, quitter
cli-help = Tapez une carte pour la jouer, avec un + pour prendre un jeton : É5B ou É5B+. Une carte entre parenthèses ne peut pas être jouée.
    pourquoi É5B : la règle qui l’interdit.   voir : la table.   quitter : partir ; l’archive est gardée.
    Vous pouvez dire : { $words }
cli-legal = { $word } peut être joué.
cli-unknown = La table ne connaît pas « { $text } ». Tapez aide.
cli-help-resign = abandonner (ou resign) met fin à votre partie.
cli-only-one = Seule { $word } peut être jouée ; elle est jouée pour vous.
cli-quit = Vous avez quitté la table.
cli-saved = L’archive est dans { $file }.
cli-replay-at = Mot { $at } sur { $of }, vu par { $eyes }.
cli-replay-keys = n ou → suivant   p ou ← retour   s autre place   < début   > fin   q quitter
cli-dualis-letter = { $suit ->
    [S] É
   *[M] L
}
cli-dualis-rounds = manches
cli-dualis-total = total
cli-dualis-story-round = Vous entamez le premier pli.
cli-dualis-story-leads = Vous entamez { $card }.
cli-dualis-story-leads-coin = Vous entamez { $card } et prenez un jeton { $lies ->
    [R] rouge : elle est rouge.
   *[B] bleu : elle est bleue.
}
cli-dualis-story-plays = Vous jouez { $card }.
cli-dualis-story-plays-coin = Vous jouez { $card } et prenez un jeton { $lies ->
    [R] rouge : elle est rouge.
   *[B] bleu : elle est bleue.
}
cli-dualis-story-took = Vous remportez le pli avec { $card }.
