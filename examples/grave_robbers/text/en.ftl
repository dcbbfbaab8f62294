### Grave robbers, in English

gr-setup-players = Robbers
gr-setup-n = { $n } robbers
gr-prompt-venture = { $sack ->
    [0] Your sack is empty. Do you dig?
    [one] You carry one find. Do you dig on?
   *[other] You carry { $sack } finds. Do you dig on?
}
gr-option-dig = Dig
gr-option-flee = Over the wall and home
gr-event-night = Night { $night } falls.
gr-event-fled = { $who } goes home with { $amount }.
gr-event-opened = They open a grave: { $found } for each of them.
gr-event-quiet = All is quiet (rolled { $rolled }, noise { $noise }).
gr-event-caught = The watchman comes (rolled { $rolled }, noise { $noise }). Whoever digs drops the sack and runs.
gr-chance-grave = what is in the grave
gr-chance-watch = the watchman’s die
gr-score-home = at home
gr-why-most = The most at home wins.
