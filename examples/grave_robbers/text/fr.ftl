### Grave robbers, in French

gr-setup-players = Pilleurs
gr-setup-n = { $n } pilleurs
gr-prompt-venture = { $sack ->
    [0] Votre sac est vide. Creusez-vous ?
    [one] Vous portez une trouvaille. Creusez-vous encore ?
   *[other] Vous portez { $sack } trouvailles. Creusez-vous encore ?
}
gr-option-dig = Creuser
gr-option-flee = Passer le mur et rentrer
gr-event-night = La nuit { $night } tombe.
gr-event-fled = { $who } rentre avec { $amount }.
gr-event-opened = Une tombe est ouverte : { $found } pour chacun.
gr-event-quiet = Tout est calme (dé { $rolled }, bruit { $noise }).
gr-event-caught = Le gardien arrive (dé { $rolled }, bruit { $noise }). Qui creuse lâche son sac et s’enfuit.
gr-chance-grave = ce qu’il y a dans la tombe
gr-chance-watch = le dé du gardien
gr-score-home = à la maison
gr-why-most = Le plus gros butin à la maison l’emporte.
