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
gr-when-opened = At once: { $what }
gr-when-quiet = If nobody comes: { $what }
gr-verb-find = { $who ->
    [alone] { $amount } into the sack of one who digs alone.
   *[each] { $amount } into the sack of each who digs.
}
gr-verb-noise = { $amount } more noise.
gr-event-night = Night { $night } falls.
gr-event-fled = { $who } goes home with { $amount }.
gr-event-opened = They open a grave: { $grave }.
gr-event-quiet = All is quiet (rolled { $rolled }, noise { $noise }).
gr-event-caught = The watchman comes (rolled { $rolled }, noise { $noise }). Whoever digs drops the sack and runs.
gr-chance-grave = the next grave
gr-chance-watch = the watchman’s die
gr-score-home = at home
gr-why-most = The most at home wins.
