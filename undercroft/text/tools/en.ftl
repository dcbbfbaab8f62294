### The words of the command line and of reports; no page in a browser needs them.

## Help

cli-help = Four grim tabletop games: play them, serve them, simulate them.
cli-commands = Commands
cli-parameters = Parameters
cli-arguments = Arguments
cli-usage = Usage: { $line }
cli-usage-command = COMMAND
cli-required = required
cli-default = default: { $value }
cli-choices = choices: { $values }
cli-show-help = Display this message and exit.
cli-show-version = Display application version.
cli-play = Play on this machine, in the browser.
cli-serve = Serve games to others.
cli-simulate = Let bots play many games, count the results.
cli-setup = What can be set up in a game, and where each field is used.
cli-variants = What each house rule does: wins and lengths beside the book.
cli-arg-levels = Who plays: bots separated by commas; each is measured on its own.
cli-sweep = The same for every value of some fields: which encounter is hard?
cli-compare = Two set-ups or bots over the same seeds.
cli-odds = What each option of a position leads to, and how likely.
cli-arena = Every bot against every other: ratings with intervals.
cli-replay = Play a journal again, verify it, print its log.
cli-analyse = Chances to win, blunders and luck of a journal.
cli-content = Check and make content packs.
cli-content-check = Check a pack: every problem on its own line, naming file, entry and field.
cli-content-schema = The JSON Schema of each of a game’s files: editors complete and check packs with it.
cli-content-copy = Copy a game’s base pack as the start of your own.
cli-content-explain = What packs add, change and remove, in their order, and what overrides what.
cli-content-new = A new entry in a pack of yours: valid, with a comment for each field. Makes the pack if there is none.
cli-content-pack = A pack as one file to share (.ucpack), with a hash of what is in it.
cli-content-unpack = The files of a .ucpack, to be looked at and changed.
cli-bench = Measure the rules’ speed beside a peer’s.
cli-lang = { $languages } [that of your system]
cli-admin = For operators: list, close, ban, archive, back up.
cli-admin-list = The tables, those longest unused first. A table’s id lets whoever has it watch: keep it to yourself.
cli-admin-close = Close a table: nobody can play there any more; it is not deleted.
cli-admin-delete = Delete a table for good, once it is in a file, if you say where.
cli-admin-export = Write a table to a file, as its host could; it holds every secret of the match.
cli-admin-archive = Write tables that nobody uses to files, and delete each once it is there.
cli-admin-ban = Let nobody in from there.
cli-admin-unban = Let them in again.
cli-admin-bans = Who may not come in.
cli-admin-backup = Copy all games while the server runs, and look the copy over.
cli-verify = Check a journal and the seals of its dice.
cli-arg-config = A TOML file of settings
cli-arg-store = postgresql://… instead of the folder
cli-arg-workers = Processes that serve (PostgreSQL) [1]
cli-arg-setting = Any other setting: --set archive_days=90
cli-arg-show-settings = Print what holds, and where it was set
cli-arg-sealed = A seal that you saw at the table: it must be among them
cli-arg-table = A table, as list shows it
cli-arg-unused = Only those unused for so many days
cli-arg-told = What its players are told
cli-arg-export = Folder for a file of it, written first
cli-arg-write = Where to write it
cli-arg-archive = Folder [archive in the data folder]
cli-arg-network = An address or a network: 203.0.113.7, 2001:db8::/48
cli-arg-days = For how long
cli-arg-note = A note to yourself
cli-arg-banned = As bans shows it
cli-arg-backup = Where to; it must not be there yet
cli-arg-port = Port [{ $port }, or the next free one]
cli-arg-port-plain = Port [{ $port }]
cli-arg-browser = Open the browser or not
cli-arg-lan = Let phones and computers in the house join, or not [asked once]
cli-arg-data = Folder for the games [your data folder]
cli-arg-packs = A content pack of yours: a folder or a .ucpack; several: each over those before
cli-arg-more-packs = More packs, each over those before
cli-arg-kind = What is new: card, monster, encounter, hero, boss … (each game has its own)
cli-arg-pack-folder = Folder of your pack; made if it is not there
cli-arg-id = Its id [my_card …]
cli-arg-name = Its name [made from the id]
cli-arg-ucpack = File to write (.ucpack) [the name of the pack]
cli-arg-ucpack-in = The .ucpack
cli-arg-host = Address to listen on (0.0.0.0: everybody)
cli-arg-public = Address that others use (https://…), behind a proxy, say
cli-arg-game = Which game
cli-arg-games = Which games [all]
cli-arg-game-guessed = Which game [as pack.yaml says]
cli-arg-seats = A bot for each seat: veteran,my.py:Mine,random
cli-arg-everybody = A bot for all seats, or one for each [veteran]
cli-arg-from = Begin every game at this position
cli-arg-csv = Write every game to this .csv file, and what happened in them beside it
cli-arg-parquet = The same as .parquet files
cli-arg-keep = Folder for journals of games
cli-arg-which = Which journals are kept; lost: by the party, or the first bot
cli-arg-over = Fields and their values: encounter=all players=1..4 boss=dancer,gargoyle
cli-arg-each = How many games of each combination
cli-arg-a = What is A: key=value …, also seats=…
cli-arg-b = What is B: key=value …, also seats=…
cli-arg-pairs = How many pairs of games at most
cli-arg-until = Stop when the interval reaches no further each way: 2%
cli-arg-arena = The bots: veteran,random,my.py:Mine
cli-arg-each-pair = How many games for each two of them
cli-arg-position = A position, as the app or match.position() writes it
cli-arg-option = Only this option
cli-arg-play-on = Also play on so many games from each option
cli-arg-how-many = How many games
cli-arg-seed = The same seed gives the same result
cli-arg-set = Set-up: key=value …
cli-arg-jobs = Processes [one per core]
cli-arg-on = Who plays: ray (a small cluster on this machine) or ray://host:port [processes of this machine]
cli-arg-json = Print JSON
cli-arg-report = Write an HTML report here
cli-arg-longest = Cut a game after so many decisions
cli-arg-effort = How many decisions a Master may try out for one of its own
cli-arg-use = A module of yours with a GAME or BOTS: my_bot for my_bot.py
cli-arg-journal = A journal, as the app exports it
cli-arg-look = How many decisions may be tried out for each one
cli-arg-quiet = Verify only
cli-arg-folder = The pack’s folder
cli-arg-new-folder = A new folder
cli-arg-out = A folder for one file each [print them]
cli-arg-seconds = Length of one run
cli-arg-runs = Alternating runs; the median counts
cli-arg-beside = A checkout of an earlier version, measured in the same run

## What it says

cli-may-join = May phones and computers in this house join ({ $addresses })?
cli-no-network = no network found
cli-remembered = This is remembered; --lan or --no-lan says otherwise.
cli-only-here = Only this machine can join; `make play ARGS=--lan` or `undercroft play --lan` lets the house in.
cli-left-out = { $pack }: left out: { $problem }
cli-kept-in = Games are kept in { $data }, packs in { $packs }
cli-good-pack = { $folder }: a good pack for { $game }
cli-drafted = { $entry }: a new { $kind } at the end of { $file }
cli-packed = { $out }: { $size ->
    [one] { $size } byte
   *[other] { $size } bytes
} to share
cli-unpacked = { $folder }: { $count ->
    [one] { $count } file
   *[other] { $count } files
}; then: undercroft content check { $folder }
cli-explain-order = In this order, the last on top: { $order }
cli-explain-touch = { $file }: { $entry }: { $what ->
    [added] added by { $layer }
    [removed] removed by { $layer }
    [same] { $layer } changes nothing in it
   *[changed] changed by { $layer }
}
cli-explain-field = • { $field }: { $before } → { $after } ({ $whose } had it)
cli-explain-conflicts = { $count ->
    [0] No pack overrides another.
    [one] { $count } entry in which a pack overrides another: the later one has the last word.
   *[other] { $count } entries in which a pack overrides another: the later one has the last word.
}
cli-explain-over = • { $entry }: { $layer } over { $over }
cli-schemas = { $out }: { $count ->
    [one] { $count } schema
   *[other] { $count } schemas
}
cli-copied = { $folder }: { $count ->
    [one] { $count } file
   *[other] { $count } files
}; change them, then: undercroft content check { $folder }
cli-report = report: { $path }
cli-tables = tables: { $files }
cli-kept = { $count ->
    [one] { $count } journal in { $folder }
   *[other] { $count } journals in { $folder }
}
cli-setup-field = field
cli-setup-values = values
cli-setup-default = usually
cli-setup-used = used where
cli-verified = { $file }: verified, { $inputs ->
    [one] { $inputs } input
   *[other] { $inputs } inputs
}, { $over ->
    [yes] over
   *[no] still running
}, { $digest }
cli-verify-inputs = { $file }: every input leads to the position that was noted, { $inputs } of them
cli-verify-no-seed = Its dice came from no seed: they were thrown by hand, or set.
cli-verify-seal = { $inputs ->
    [0] seal from the beginning: { $seal }
   *[other] seal after input { $inputs }: { $seal }
}
cli-verify-compare = Compare them with what the table showed while you played.
cli-verify-strange = not among them: { $seal }
cli-admin-table = table
cli-admin-game = game
cli-admin-made = made
cli-admin-used = last used
cli-admin-choices = choices
cli-admin-persons = persons
cli-admin-closed = closed
cli-admin-over = over
cli-admin-imported = imported
cli-admin-deleted = deleted
cli-admin-missing = there is no such table
cli-admin-written = written to { $path }
cli-admin-archived = { $count ->
    [one] { $count } table written to { $folder }
   *[other] { $count } tables written to { $folder }
}
cli-admin-banned-until = { $network }: banned until { $until }
cli-admin-until = until { $until }
cli-admin-bytes = { $file }: { $bytes } bytes
cli-measuring = measuring
cli-measuring-game = measuring { $game }
cli-bench-title = random legal play, one core, Python { $python }
cli-bench-decisions = decisions/s
cli-bench-peer = × peer
cli-bench-pure = × pure Python
cli-bench-earlier = × earlier
cli-bench-copy = copy µs
cli-bench-alone = No peer to compare with: install the extra “bench”, or call make bench.

## Reports

lab-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-title-seed = { lab-title }, seed { $seed }
lab-seat = seat { $number }
lab-by-seat = By seat
lab-by-bot = By bot
lab-by-seat-long = By seat (bots change places)
lab-seed = Seed { $seed }.
lab-wins = wins
lab-share = share
lab-interval = 95%
lab-mean-score = mean score
lab-rounds = { $number } rounds a game.
lab-decisions = { $number } decisions a game.
lab-unwon = { $games ->
    [one] { $games } game won by nobody.
   *[other] { $games } games won by nobody.
}
lab-cut = { $games ->
    [one] { $games } game cut because it was too long; it counts for nobody.
   *[other] { $games } games cut because they were too long; they count for nobody.
}
lab-stopped = Stopped after { $games } of { $wanted } games.
lab-seconds = { $seconds } s: { $games } games/s, { $decisions } decisions/s ({ $build }).
lab-build = { $build ->
    [compiled] compiled
   *[pure] pure Python
}
lab-plots = Plots need matplotlib: install the extra “lab”.
lab-whole-setup = The whole set-up
lab-cause = { $cause ->
    [bleed] Bleed
    [blight] Blight
    [both] Bleed and Blight
    [heart_attack] A stopped heart
    [madness] Madness
    [rubble] Rubble
    [hunger] Hunger
    [darkness] Darkness
    [curio] Curio
    [snare] Trap
    [trap] Trap
   *[unknown] Something else
}
lab-intervals = Intervals are 95% Wilson intervals. A shared win counts for each winner.
lab-set-along = Set along: { $fields }.
lab-variants-page = House rules: { $game }
lab-variants-title = { $level ->
    [random] Played by chance
    [apprentice] Played by Apprentices
    [veteran] Played by Veterans
    [master] Played by Masters
   *[other] Played by { $level }
}, { $games ->
    [one] { $games } game each
   *[other] { $games } games each
}
lab-variants-book = by the book
lab-variants-rule = rule
lab-variants-wins = wins
lab-variants-more-wins = beside the book
lab-variants-length = decisions
lab-variants-longer = longer by
lab-variants-spread = ¼ · ½ · ¾
lab-variants-fights = fights
lab-variants-spent = spent
lab-variants-how = Every line was played with the same seeds. Wins: of the party, in Bloodborne of anybody at the table, with a 95% Wilson interval. Differences are taken game by game, with 95% intervals. ¼ · ½ · ¾: of the decisions. Spent: souls, Gold; in Bloodborne Blood brought into safety.
lab-sweep-title = { $game }: { $fields }
lab-sweep-share = Share of games that the party wins.
lab-sweep-heat = Share of games won
lab-sweep-first = Share of games that the first bot wins.
lab-sweep-place = Share of games won: { $place }.
lab-each = { $games ->
    [one] { $games } game each.
   *[other] { $games } games each.
}
lab-rounds-head = rounds
lab-cut-head = cut
lab-compare-title = { $game }: { $games ->
    [one] { $games } pair of games
   *[other] { $games } pairs of games
}
lab-compare-verdict = { $sure ->
    [a] A wins more often than B, by { $difference }: B − A is between { $low } and { $high }.
    [b] B wins more often than A, by { $difference }: B − A is between { $low } and { $high }.
   *[open] It is open which wins more often: B − A is between { $low } and { $high }.
}
lab-compare-pairs = Won with both: { $both }; only with A: { $a }; only with B: { $b }; with neither: { $neither }.
lab-compare-rounds = B takes { $rounds } rounds { $more ->
    [yes] more
   *[no] fewer
}.
lab-compare-how = Both play the same seeds, and pairs are compared. The interval is a 95% interval of the paired difference, by Agresti and Min.
lab-exact = exact, { $count ->
    [one] { $count } outcome
   *[other] { $count } outcomes
}
lab-sampled = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}, with 95% intervals
lab-more = { $count ->
    [one] and { $count } thing more
   *[other] and { $count } things more
}
lab-over = The match is over.
lab-nothing-told = Nothing is told.
lab-wins-from-here = { $games ->
    [one] wins from here, in { $games } game ({ $spread })
   *[other] wins from here, in { $games } games ({ $spread })
}
lab-rating = rating
lab-pairs = Who beats whom
lab-points = points
lab-arena-how = Ratings are on Elo’s scale (400 more are ten wins to one), 1000 on average; intervals are for 95%. A draw is half a point.
lab-plot-shares = Share of games won, with 95% interval
lab-by-team = By team
lab-together = Together
lab-party = the party
lab-team = team { $letter }
lab-games = games
lab-won = won
lab-lost = lost
lab-thing = what
lab-present = with it
lab-with-it = won with it
lab-absent = without
lab-without = won without
lab-difference = difference
lab-worth = What goes with winning
lab-worth-how = How much more often those win who have it, or use it: a difference between games, not what the thing does by itself. Of { $count } lines about one in twenty lies outside its interval by luck.
lab-plot-endings = How games end
lab-plot-killers = Who kills those at the table
lab-plot-worth = Won more often, or less, with it
lab-plot-scores = Scores
lab-plot-rounds = Length in rounds
lab-plot-decisions = Length in decisions
lab-plot-games = games
lab-analysis = { $game }: { $count } decisions
lab-who = who
lab-at-first = at first
lab-cost = decisions
lab-luck = luck
lab-end = end
lab-chances = Chances to win
lab-adds-up = Decisions and luck
lab-worst = What cost most
lab-input = input
lab-chosen = chosen
lab-better = better
lab-why = why
lab-how = Chances are estimated by trying out { $count } decisions in all, from what each seat could know. Luck is whatever else changed a seat’s chance: dice, cards, and what others did.

## Mistakes: how an error of one line reads; the English words are those of the code that raises it (undercroft/text/mistakes.py)

mistake-at = { $where }: { $what }
mistake-meant = { $what }; did you mean { $near }?
mistake-not-one-of = { $value } is not one of { $allowed }
mistake-no-field = no such set-up field; known: { $allowed }
mistake-not-used = not used with { $now }; it is for { $for }
mistake-only-for = { $value } is only for { $for }; here it is { $now }
mistake-taken = { $value } is taken by { $other }
mistake-setup = must be an object of fields
mistake-pack = must be the name of a content pack
mistake-seed-or-chance = give either a seed or a source of chance
mistake-number-or-text = must be a number or a text
mistake-source = must be a source such as Rng, Tape or Reported
mistake-source-object = must be an object with a `source`
mistake-from-zero = must be a number from 0
mistake-list = must be a list
mistake-list-of-texts = must be a list of texts
mistake-shared = only what comes from a seed can be shared with persons
mistake-lists = must be lists
mistake-hexadecimal = a number may have { $most } hexadecimal digits
mistake-characters = a text may have { $most } characters
mistake-unreadable = it has characters that cannot be read or written down
mistake-cannot-come = { $value } cannot come out; possible: { $allowed }
mistake-nothing-left = nothing left to draw
mistake-tape-out = the tape has run out
mistake-no-seat = { $seat } is not a seat of this match
mistake-over = the match is over
mistake-not-open = decision { $decision } is not open now
mistake-not-open-to = decision { $decision } is not open to seat { $seat } now
mistake-nothing = seat { $seat } has nothing to decide now
mistake-option = option { $option } is not open to seat { $seat } now
mistake-option-of = option { $option } of { $question } is not open
mistake-no-outcome = no outcome is awaited
mistake-no-journal = this match is a model, or its past is kept elsewhere: it has no journal
mistake-changed = this match was changed by hand and has no journal
mistake-no-input = { $entry } is not an input
mistake-digests = { $inputs } inputs need { $digests } digests
mistake-differs = the match differs after { $inputs } inputs
mistake-differs-since = the match differs after { $inputs } inputs (rules { $then }, now { $now })
mistake-at-least = { $value } is not at least { $least }
mistake-use = { $name } has neither a GAME nor BOTS
mistake-nothing-kept = no games are kept here
mistake-is-there = is there already
mistake-damaged = the copy is damaged: { $found }
mistake-not-found = not found; it comes with PostgreSQL's client
mistake-no-file = No such file or directory
mistake-no-leave = Permission denied
mistake-is-folder = Is a directory
mistake-no-folder = Not a directory
mistake-disk-full = No space left on device
mistake-unknown-option = Unknown option: { $option }.
mistake-unknown-option-near = Unknown option: { $option }. Did you mean { $near }?
mistake-unknown-command = Unknown command { $command }. Available commands: { $allowed }
mistake-unknown-command-near = Unknown command { $command }. Did you mean { $near }? Available commands: { $allowed }
mistake-no-number = Invalid value for { $option }: unable to convert { $value } into int.
mistake-no-argument = Command { $command } parameter { $option } requires an argument.
mistake-name-a-game = name a game: { $allowed }
mistake-not-understood = not understood: { $allowed }
mistake-asked-otherwise = decision { $decision } with option { $option } is not what was asked
mistake-no-such-folder = no such folder
mistake-no-yaml = no .yaml files here
mistake-no-checkout = no checkout of Undercroft
mistake-bench = --seconds must be above 0 and --runs at least 1
mistake-name-value = must be name=value
mistake-key-value = write it as key=value
mistake-no-seat-of = { $seat } is no seat of { $seats }
mistake-of-the-house = { $name } is a game of the house; give yours another name
mistake-bots-for-seats = there are { $seats }, bots named: { $bots }
mistake-not-a-journal = not a journal
mistake-not-json = not readable as JSON: { $why }
mistake-no-mind = nothing is known yet about playing it well
mistake-compared = say what is compared, as key=value
mistake-two-bots = name at least two
mistake-two-bots-once = name at least two, each once
mistake-share = write it as 2% or 0.02
mistake-no-file-here = no such file
mistake-my-bot = write it as my.py:Mine or my_bots:Mine
mistake-other-game = a position of { $other }, not of { $game }
mistake-over-there = the match is over there
mistake-one-field = name at least one field
mistake-nothing-asked = the match is over: nothing is asked
mistake-between = { $value } is not between { $least } and { $most }
mistake-not-a-position = not a position
mistake-ending = the name must end in { $suffix }
mistake-position-says = the position says how it is set up
mistake-values = { $values } values for { $places } places

## A match as text and picture

show-enemy = Enemy
show-echoes = { $name }: { $echoes } of { $full } Blood Echoes
show-round = Round { $round }
show-dungeon = In the dungeon: { $monsters ->
    [one] { $monsters } Monster
   *[other] { $monsters } Monsters
}, { $bosses ->
    [one] { $bosses } Boss
   *[other] { $bosses } Bosses
}
show-row = Upgrades: { $cards }
show-hunters = Hunters
show-hunter = { $name }: Health { $health }/{ $full }, { $collected } Blood collected, { $banked } banked, bonus { $bonus }
show-played = played { $cards }
show-hand = In hand
show-party = Sparks { $sparks }, souls { $souls }
show-characters = Characters
show-character = { $mark } { $name }: { $left } of 10 free, Stamina spent { $stamina }, damage { $damage }
show-foe = { $mark } { $name }: { $health }/{ $full }
show-estate = Light { $light }, Gold { $gold }
show-heroes = Heroes
show-hero = { $mark } { $name }: Life { $life }/{ $full }, Stress { $stress }{ $state ->
    [dead] {""}, dead
    [door] {""}, at Death’s Door
   *[well] {""}
}
show-monsters = Monsters
show-asked = Asked
show-waiting = Waiting for { $names }
show-over = The end
show-winners = Won by { $names }

# Packs, lessons, puzzles and positions: what is wrong with files

mistake-entry = entry { $number }
mistake-missing = missing
mistake-missing-hint = missing; { $what }
mistake-entries = must be a list of entries
mistake-most-entries = more than { $most } entries
mistake-used-twice = used twice
mistake-head = must describe the pack in one entry
mistake-not-laid = this pack has not been laid over another one
mistake-no-pack-file = no such file in a pack of this game
mistake-no-such-field = no such field; { $what }
mistake-known = known: { $allowed }
mistake-known-none = known: none
mistake-not-one-of-none = { $value } is not one of none
mistake-more = { $what } (and { $count } more)
mistake-not-yaml = not readable as YAML: { $yaml }
mistake-too-deep = more than { $most } levels deep
mistake-no-anchors = & and * are not for packs that travel
mistake-removed = { $other } has removed this entry, and { $pack } would change it
mistake-remove-true = must be true, or not be there
mistake-remove-alone = nothing but the id stands beside it
mistake-no-such-entry = there is no such entry; { $what }
mistake-new-entry = not there yet, so it is new
mistake-name-of-pack = give your pack another name than { $name }
mistake-same-packs = two of these packs have the same name
mistake-circle = a circle: { $chain }
mistake-whole-over = a whole pack cannot lie over { $other }; name it first
mistake-one-folder = name at least one folder
mistake-name-the-game = missing; name the game with --game
mistake-there-not-empty = is there already and not an empty folder
mistake-its-name-ends = its name must end in { $suffix }
mistake-bytes = more than { $most } bytes
mistake-files = more than { $most } files
mistake-most-characters = more than { $most } characters
mistake-long-text = a text of more than { $most } characters
mistake-no-text = a text that cannot be written down
mistake-no-greater = a number above { $most }
mistake-most-inputs = inputs: more than { $most }
mistake-not-a-parcel = not a pack in one file: { $what }
mistake-not-a-format = this is not an { $format } document
mistake-not-a-format-of = this is not an { $format } document of version { $number }
mistake-version = version: { $value } is not { $wanted }
mistake-changed-files = its files were changed after it was packed
mistake-file-name = { $value } cannot be the name of a file of a pack
mistake-not-of-a-game = not of a game that can be played here
mistake-there-in = { $value } is there already in { $file }
mistake-id-letters = small letters, digits and _, beginning with a letter
mistake-ms-got = expected { $type }, got { $found }
mistake-ms-only = expected { $type }
mistake-ms-least = expected { $type } >= { $least }
mistake-ms-most = expected { $type } <= { $most }
mistake-ms-above = expected { $type } > { $least }
mistake-ms-below = expected { $type } < { $most }
mistake-ms-regex = expected { $type } matching regex { $regex }
mistake-ms-length-least = expected { $type } of length >= { $least }
mistake-ms-length-most = expected { $type } of length <= { $most }
mistake-ms-length = expected { $type } of length { $length }
mistake-ms-length-got = expected { $type } of length { $length }, got { $found }
mistake-ms-at-least = expected { $type } of at least length { $least }, got { $found }
mistake-ms-at-most = expected { $type } of at most length { $most }, got { $found }
mistake-ms-missing = object missing required field { $field }
mistake-ms-unknown = object contains unknown field { $field }
mistake-ms-enum = invalid enum value { $value }
mistake-ms-value = invalid value { $value }
mistake-ms-range = integer value out of range
mistake-ms-number-range = number out of range
mistake-ms-at = { $what } - at { $path }
mistake-ms-truncated = input data was truncated
mistake-ms-broken-off = JSON is malformed: it breaks off in the middle
mistake-ms-json = JSON is malformed: { $json } (byte { $byte })
mistake-ms-empty = no JSON object could be decoded
mistake-not-here = must not stand here
mistake-some-of = must be some of { $allowed }
mistake-only-one = only one can stand here
mistake-must-be-of = { $value } must be { $what }
mistake-must-be = must be { $what }
mistake-true-or-out = { $value } must be true, or left out
mistake-exactly = must be [{ $words }]
mistake-is-no = { $value } is no { $kind }
mistake-is-no-of-pack = { $value } is no { $kind } of pack { $pack }
mistake-no-tile = there is no tile { $number } (0 to { $most })
mistake-no-node = there is no node { $number } (0 to { $most })
mistake-takes = { $op } does not take it; it takes { $allowed }
mistake-takes-nothing = { $op } does not take it; it takes nothing
mistake-takes-not = { $op } does not take it
mistake-takes-not-here = { $op } does not take it here
mistake-takes-not-together = { $op } does not take it together with { $field }
mistake-takes-only-with = { $op } takes it only with { $field }
mistake-needs = { $op } needs it: { $what }
mistake-needs-listed = { $op } needs it: { $either }
mistake-needs-and-cannot = { $op } needs it: it cannot stand here
mistake-needs-one-of = { $op } needs one of { $allowed }
mistake-stands-already = { $op } stands here already
mistake-line-or-out = must have a line, or be left out
mistake-goes-with = { $op } goes with { $allowed }
mistake-goes-with-nothing = { $op } goes with nothing here
mistake-never-comes = { $value } never comes here ({ $owner }); possible: { $allowed }
mistake-never-comes-nothing = { $value } never comes here ({ $owner }); possible: nothing
mistake-goes-not-here = { $value } does not go here ({ $owner }); possible: { $allowed }
mistake-spec-any = any
mistake-spec-one-of = one of { $allowed }
mistake-spec-or = { $what } or { $either }
mistake-spec-number = a number from { $low } to { $high }
mistake-spec-number-not = { $what }, but not 0
mistake-spec-bonus = a number from { $low } to { $high }, not 0
mistake-spec-nth = the number of a { $kind }, from 0
mistake-spec-id = the id of a { $kind }
mistake-spec-id-an = the id of an { $kind }
mistake-spec-lines = lines
mistake-spec-lines-of = lines: { $language }
mistake-spec-lines-on = lines ({ $owner })
mistake-spec-lines-of-on = lines: { $language } ({ $owner })
mistake-spec-dice = how many dice of a colour, each at most { $most }: { $allowed }
mistake-spec-tags = only against enemies with this word among their `tags`
mistake-spec-tag = a word among the `tags` of enemies
mistake-spec-stats = a number for each stat: { $allowed }
mistake-spec-list = a list of { $entry }
mistake-spec-infinite = a number, `infinite`, or null: a dash
mistake-spec-node = `[x, y]` of a node: 0 to 4 each, their sum even
mistake-spec-many = `{"{"}flat: …, per_player: …{"}"}`, together from { $low } to { $high } for one player
mistake-spec-flat = `{"{"}flat: …{"}"}` from { $low } to { $high }
mistake-spec-many-plain = {"{"}flat: …, per_player: …{"}"}, together from { $low } to { $high } for one player
mistake-spec-flat-plain = {"{"}flat: …{"}"} from { $low } to { $high }
mistake-only-flat = the card cannot say it; only flat
mistake-most-of = { $most } at most
mistake-only-these = only { $allowed }
mistake-all-four = all four are needed
mistake-too-few-cards = only { $count } cards
mistake-set-of-nobody = a card of the set { $set } belongs to nobody
mistake-set-missing = missing, for a card of the set { $set }
mistake-stands-there = missing, { $model } stands there
mistake-no-character = no such character as { $value }
mistake-from-to = from { $low } to { $high }
mistake-no-room = { $card } has no room for them
mistake-too-low = too low for { $card }
mistake-hands = { $allowed } do not go together
mistake-unknown = { $value } is unknown
mistake-unknown-in-pack = { $value } is unknown in pack { $pack }
mistake-one-die = must be one die or more
mistake-of-an-attack = only for an attack: with dice, push, conditions or harm
mistake-of-dice = only for dice
mistake-without-dice = only without dice
mistake-shift-when = shift and when go together
mistake-only-alone = 'only' is an action that does nothing else
mistake-does-nothing = the action would do nothing
mistake-gain-what = needs stamina or health
mistake-gain-others = only beside an attack, for others than oneself
mistake-area-strikes-all = an attack on an area strikes all that is in it
mistake-bonfire = a bonfire is needed
mistake-tile-nodes = a tile has { $most } nodes
mistake-two-and-two = two spawn and two terrain nodes are needed
mistake-two-nodes = one for each of the two nodes, or none
mistake-turns-or-kill = either turns or kill
mistake-on-map = { $op } needs a { $kind } on the map
mistake-on-map-an = { $op } needs an { $kind } on the map
mistake-map-chests = the map has { $count } chests
mistake-stands-not-there = { $value } does not stand there
mistake-never-in = { $value } never comes into this encounter
mistake-tile-twice = no tile can be used twice
mistake-no-such-node = { $value } is no node (x and y 0 to 4, their sum even)
mistake-spawn-tile = spawn needs one, for its primary or secondary node
mistake-five-hunters = five Hunters are needed
mistake-same-health = all Hunters must have the same health
mistake-also-starter = also a starter card
mistake-exactly-timing = exactly one card must have the timing { $timing }
mistake-type-once = each type once
mistake-also-enemy = also another enemy's
mistake-least-entries = at least { $least } entries are needed
mistake-face-to-stop = one without + is needed to stop at
mistake-utility-no-harm = must be utility without damage
mistake-utility-no-attack = a utility card does not attack in Step 5 (BB-8.8)
mistake-has-skills = there are { $count } Skills
mistake-only-chosen = only where a hero is chosen (chooses)
mistake-skills-needed = { $number } Skills are needed
mistake-each-skill = one for each Skill
mistake-one-in-window = only one can be used in this window ({ $window })
mistake-food = must be food: it is eaten
mistake-stance = stance says it already
mistake-blacksmith = only the Blacksmith has one
mistake-relieved = { $value } must be below 0: a visitor is relieved
mistake-effects-or-use = either effects or use is needed
mistake-with-use = needed with use
mistake-only-use = only with use; each effect says where it holds
mistake-leads-back = { $value } does not lead back
mistake-reached = not all can be reached
mistake-drawn-nowhere = { $value } is drawn nowhere
mistake-zero = 0 changes nothing
mistake-two-to-choose = at least two are needed to choose from
mistake-other-verb = each needs another verb
mistake-no-row = { $value } is no row: the lower number comes first
mistake-row-twice = { $value } stands for a roll that another row has
mistake-monster-named = a monster must be named for that
mistake-only-revealed = nobody has dealt damage to what is only just revealed
mistake-tokens = { $have }, but { $tile } has { $slots }
mistake-threats = three Threats and a final form are needed
mistake-room-token = every Room of { $tile } needs a token
mistake-not-layout = not those of the layout
mistake-in-folder = { $value }, in the folder of { $game }
mistake-lesson-file = the file of { $value } is { $file }
mistake-said-twice = { $line } is said twice
mistake-follows-itself = a lesson does not follow itself
mistake-no-moment = it has no moment
mistake-one-value = one value, another, or limits
mistake-no-text-in = { $id } has no text in { $file }
mistake-same-puzzles = two puzzles have the same name
mistake-not-asked = it is not asked
mistake-not-answers = they are not the options that are open
mistake-some-right = some answers are, and some are not
mistake-object = must be an object
mistake-objects = must be objects
mistake-saved-before = this was saved by Undercroft 0.1 and cannot be opened from 0.2 on
mistake-name-of-game = must be the name of a game
mistake-frame-lists = agenda, asks and answered must be lists
mistake-true-or-false = must be true or false
mistake-true-or-false-of = { $value } must be true or false
mistake-all-answered = if all have answered, nothing is asked any more
mistake-finished-asks = a finished match asks nothing and has nothing to come
mistake-nothing-to-come = nothing is asked and nothing is to come, but the match is not over
mistake-holds-not = it does not hold together ({ $why })
mistake-goes-not-on = it cannot go on from here ({ $why })
mistake-other-content = { $value } was used, but pack { $pack } is now { $hash }
mistake-list-step = must be a list [step, fields…]
mistake-list-name = must be a list [name, fields…]
mistake-no-step-of = { $value } is no step of { $game }
mistake-fits-not = { $raw } does not fit this state
mistake-counts-by = { $step } counts by a pack that has changed since
mistake-list-ask = must be [serial, seat, step, options]
mistake-was-not-asked = seat { $seat } was not asked
mistake-asks-nothing = { $step } asks nothing
mistake-not-its-options = { $raw } are not the options of this step
mistake-nothing-known = { $value } is nothing that is known here
mistake-takes-fields = { $name } takes { $allowed }, not { $count } fields
mistake-takes-no-fields = { $name } takes nothing, not { $count } fields
mistake-different-words = must be a list of different words
mistake-list-of = must be a list of { $length }
mistake-ids-and-counts = must be an object of ids and counts
mistake-must-lie = { $value } must be from { $low } to { $high }
mistake-must-lie-there = must be from { $low } to { $high }
mistake-must-follow = something must follow after { $step }
mistake-each-once = each once
mistake-each-once-ordered = each once, in order
mistake-number-for-each-of = a number for each of { $allowed }
mistake-cards-and-left = must be an object of cards and left
mistake-cards-and-left-many = must be objects of cards and left
mistake-object-of = must be an object of { $allowed }
mistake-seats-once = must be seats, each once, in order
mistake-hunters-for = { $hunters } for { $players } players
mistake-boss-named = must be named once the game has begun
mistake-belongs-not = { $value } does not belong here
mistake-not-final-boss = { $value } is not this game's Final Boss
mistake-no-monster = { $value } on no Monster
mistake-monster-echoes = a Monster in play has at least 1 (BB-8.9)
mistake-above-full = { $value } is more than `full`, { $full }
mistake-two-places = { $value } is in two places
mistake-not-in-hand = { $value } is not in hand (BB-4.4)
mistake-all-out = everybody is out of the game, so it must be over
mistake-round-goes-on = the round must go on after the questions
mistake-more-than-there = { $value } are more than there are
mistake-answered-pick = seat { $seat } has answered if it has a pick
mistake-card-and-upgrades = must be a list of a card and its upgrades
mistake-takes-upgrades = { $card } takes { $slots } upgrades (DS-6.1)
mistake-one-to-four = one to four are needed
mistake-hero-seat = every hero needs a seat of its own
mistake-class-twice = no class twice (DS-1.2)
mistake-entry-a-node = one entry for each node
mistake-own-node = each on a node of its own, in order, below { $most }
mistake-facing = bosses have one, enemies none
mistake-not-of-party = { $value } is nobody of the party
mistake-wait-at-end = somebody must wait at the end of the way
mistake-bonfire-waits = nothing waits on the Bonfire tile
mistake-no-tile-there = the party fights on a tile that is not there
mistake-nowhere = hero { $seat } is nowhere and is not to be placed
mistake-card-or-event = { $raw } must be [card, event or encounter, id]
mistake-party-of-setup = the party is not that of the set-up
mistake-no-rest = no party rests on this space (TG-38.6)
mistake-spaces-needed = { $number } spaces are needed
mistake-three-decks = three encounter decks are needed (TG-10.2)
mistake-death-ends = a death ends the encounter at once (TG-18.2)
mistake-souls-on-cards = souls lie on encounter cards, not on nodes (TG-18.8)
mistake-trap-gone = a trap that has been seen is gone (TG-9.8)
mistake-encounter-or-boss = a fight needs an encounter or a boss, not both
mistake-not-played-there = { $card } is not played there
mistake-entry-an-objective = one entry for each objective
mistake-no-such-tile = there is no such tile
mistake-ball = the Skeleton Ball goes with its card
mistake-not-fought-there = { $boss } is not fought there
mistake-other-boss = a card of another boss (TG-35.6)
mistake-boss-card = a boss needs a behaviour card (TG-35.6)
mistake-nobody-looks = nobody is looking at cards
mistake-wares = they lie there only while the party buys (TG-33.2)
mistake-no-next-space = there is no space after this one (TG-12.1)
mistake-nothing-to-prepare = nothing is known to prepare for (TG-18.6)
mistake-between-encounters = the party is between encounters
mistake-other-level = { $card } is of another level
mistake-other-level-deck = { $card } is of another level (TG-10.2)
mistake-no-rendezvous = { $event } is no rendezvous (TG-20.3)
mistake-not-below = not below this space (TG-20.3)
mistake-no-card-there = no card lies there (TG-18.4, TG-19.6)
mistake-nobody-fails = nobody fails there (TG-18.8)
mistake-no-consumable = { $event } is no consumable (TG-20.2)
mistake-no-such-foe = there is no such foe
mistake-no-token-of = there is no token of { $model } (TG-1.4)
mistake-not-from-deck = { $card } does not come from that deck
mistake-other-fight = the fight is not that of this space (TG-12.4)
mistake-so-many = { $number } are needed
mistake-seat-a-hero = a seat for each hero
mistake-players = there are { $count } players
mistake-nobody-twice = nobody can be there twice (DD-A.163)
mistake-hero-needs-one = every hero needs one
mistake-circus-level = 0 in the Circus, and only there
mistake-skill-of-hero = { $value } is no Skill of this hero
mistake-skill-once = each Skill once
mistake-skill-levels = a level for each of the seven Skills
mistake-too-many-wounds = { $value } is more than anybody bears
mistake-battle-room = a Battle needs a Room
mistake-number-an-area = a number for each Area
mistake-to-come = { $value } is still to come
mistake-inside = inside there are a quest, a tile and a place
mistake-slots = one for each of the { $slots } slots
mistake-list-a-hero = a list for each hero, or none
mistake-one-a-hero = one for each hero, or none
mistake-no-such-hero = no such hero
mistake-only-circus = only in the Circus, and always there
mistake-one-a-player = one for each player, or none
mistake-no-area-of-room = { $value } is no Area of the Room
mistake-empty-slots = { $slots } slots, null where one is empty
mistake-nobody = { $value } is nobody
mistake-room-areas = the Room has { $count } Areas
mistake-use-nobody = somebody in it is nobody
mistake-tile-has = this tile has { $number }
mistake-had-day = whoever is in a building has had_day
mistake-one-a-team = one for each team, or none
mistake-not-of-side = { $value } is nobody of this side
mistake-other-slots = { $value } fills other slots than its size says
mistake-not-offered = { $value } was not offered
mistake-list-condition = { $raw } must be [condition, amount, tokens]
mistake-condition-numbers = amount and tokens must be numbers
mistake-above-most = { $raw } is more than there can be (up to { $most })
mistake-list-trinket = { $raw } must be [trinket, side]
said-yaml-block-sequence-entries-are-not-allowed-in-this-context = block sequence entries are not allowed in this context
said-yaml-but-found-another-document = but found another document
said-yaml-control-characters-are-not-allowed = control characters are not allowed
said-yaml-could-not-find-expected = could not find expected ':'
said-yaml-could-not-find-expected-directive-name = could not find expected directive name
said-yaml-did-not-find-uri-escaped-octet = did not find URI escaped octet
said-yaml-did-not-find-expected = did not find expected '!'
said-yaml-did-not-find-expected-bracket = did not find expected ',' or ']'
said-yaml-did-not-find-expected-brace = did not find expected ',' or '{"}"}'
said-yaml-did-not-find-expected-indicator = did not find expected '-' indicator
said-yaml-did-not-find-expected-document-start = did not find expected <document start>
said-yaml-did-not-find-expected-alphabetic-or-numeric-character = did not find expected alphabetic or numeric character
said-yaml-did-not-find-expected-comment-or-line-break = did not find expected comment or line break
said-yaml-did-not-find-expected-digit-or-character = did not find expected digit or '.' character
said-yaml-did-not-find-expected-hexdecimal-number = did not find expected hexdecimal number
said-yaml-did-not-find-expected-key = did not find expected key
said-yaml-did-not-find-expected-node-content = did not find expected node content
said-yaml-did-not-find-expected-tag-uri = did not find expected tag URI
said-yaml-did-not-find-expected-version-number = did not find expected version number
said-yaml-did-not-find-expected-whitespace = did not find expected whitespace
said-yaml-did-not-find-expected-whitespace-or-line-break = did not find expected whitespace or line break
said-yaml-did-not-find-the-expected = did not find the expected '>'
said-yaml-expected-a-single-document-in-the-stream = expected a single document in the stream
said-yaml-found-a-tab-character-that-violates-indentation = found a tab character that violates indentation
said-yaml-found-a-tab-character-where-an-indentation-space-is-expected = found a tab character where an indentation space is expected
said-yaml-found-an-incorrect-leading-utf-8-octet = found an incorrect leading UTF-8 octet
said-yaml-found-an-incorrect-trailing-utf-8-octet = found an incorrect trailing UTF-8 octet
said-yaml-found-an-indentation-indicator-equal-to-0 = found an indentation indicator equal to 0
said-yaml-found-character-that-cannot-start-any-token = found character that cannot start any token
said-yaml-found-duplicate-tag-directive = found duplicate %TAG directive
said-yaml-found-duplicate-yaml-directive = found duplicate %YAML directive
said-yaml-found-duplicate-anchor-first-occurrence = found duplicate anchor; first occurrence
said-yaml-found-extremely-long-version-number = found extremely long version number
said-yaml-found-incompatible-yaml-document = found incompatible YAML document
said-yaml-found-invalid-unicode-character-escape-code = found invalid Unicode character escape code
said-yaml-found-undefined-alias = found undefined alias
said-yaml-found-undefined-tag-handle = found undefined tag handle
said-yaml-found-unexpected = found unexpected ':'
said-yaml-found-unexpected-document-indicator = found unexpected document indicator
said-yaml-found-unexpected-end-of-stream = found unexpected end of stream
said-yaml-found-unexpected-non-alphabetical-character = found unexpected non-alphabetical character
said-yaml-found-unknown-directive-name = found unknown directive name
said-yaml-found-unknown-escape-character = found unknown escape character
said-yaml-incomplete-utf-8-octet-sequence = incomplete UTF-8 octet sequence
said-yaml-input-is-too-long = input is too long
said-yaml-invalid-unicode-character = invalid Unicode character
said-yaml-invalid-leading-utf-8-octet = invalid leading UTF-8 octet
said-yaml-invalid-length-of-a-utf-8-sequence = invalid length of a UTF-8 sequence
said-yaml-invalid-trailing-utf-8-octet = invalid trailing UTF-8 octet
said-yaml-mapping-keys-are-not-allowed-in-this-context = mapping keys are not allowed in this context
said-yaml-mapping-values-are-not-allowed-in-this-context = mapping values are not allowed in this context
said-yaml-second-occurrence = second occurrence
said-yaml-while-parsing-a-tag-directive = while parsing a %TAG directive
said-yaml-while-parsing-a-block-collection = while parsing a block collection
said-yaml-while-parsing-a-block-mapping = while parsing a block mapping
said-yaml-while-parsing-a-block-node = while parsing a block node
said-yaml-while-parsing-a-flow-mapping = while parsing a flow mapping
said-yaml-while-parsing-a-flow-node = while parsing a flow node
said-yaml-while-parsing-a-flow-sequence = while parsing a flow sequence
said-yaml-while-parsing-a-node = while parsing a node
said-yaml-while-parsing-a-quoted-scalar = while parsing a quoted scalar
said-yaml-while-parsing-a-tag = while parsing a tag
said-yaml-while-scanning-a-tag-directive = while scanning a %TAG directive
said-yaml-while-scanning-a-yaml-directive = while scanning a %YAML directive
said-yaml-while-scanning-a-block-scalar = while scanning a block scalar
said-yaml-while-scanning-a-directive = while scanning a directive
said-yaml-while-scanning-a-plain-scalar = while scanning a plain scalar
said-yaml-while-scanning-a-quoted-scalar = while scanning a quoted scalar
said-yaml-while-scanning-a-simple-key = while scanning a simple key
said-yaml-while-scanning-a-tag = while scanning a tag
said-yaml-while-scanning-an-alias = while scanning an alias
said-yaml-while-scanning-an-anchor = while scanning an anchor
said-yaml-while-scanning-for-the-next-token = while scanning for the next token
said-json-invalid-character = invalid character
said-json-trailing-characters = trailing characters
said-json-object-keys-must-be-strings = object keys must be strings
said-json-expected-bracket = expected ',' or ']'
said-json-expected-brace = expected ',' or '{"}"}'
said-json-expected-colon = expected ':'
said-json-expected-quote = expected '"'
said-json-trailing-comma-in-array = trailing comma in array
said-json-trailing-comma-in-object = trailing comma in object
said-json-invalid-number = invalid number
said-json-invalid-escape-character-in-string = invalid escape character in string
said-json-invalid-character-in-unicode-escape = invalid character in unicode escape
said-json-invalid-escaped-character = invalid escaped character
said-json-invalid-utf-16-surrogate-pair = invalid utf-16 surrogate pair
thing-area = an area
thing-barrel = a barrel
thing-behaviour = a behaviour card
thing-board = a board
thing-boss = a boss
thing-building = a building
thing-card = a card
thing-character = a character
thing-chest = a chest
thing-curio = a Curio
thing-deed = a deed
thing-disease = a Disease
thing-effect = an effect
thing-encounter = an encounter
thing-enemy = an enemy
thing-event = an event
thing-exit = an exit
thing-face = a side of a tile
thing-family = a Skill
thing-hamlet-skill = a Hamlet Skill
thing-hero = a hero
thing-lever = a lever
thing-loot = a Loot card
thing-model = a model
thing-monster = a monster
thing-mood = a mood
thing-other-seat = another seat
thing-place = a place
thing-quest = a Quest
thing-quirk = a Quirk
thing-room = a Room
thing-room-token = a Room token
thing-rule = a rule
thing-scenario = a scenario
thing-seat = a seat
thing-section = a section
thing-shrine = a shrine
thing-side-of-a-tile = a side of a tile
thing-skill = a Skill
thing-tile = a tile
thing-tile-of-a-road = a tile of a road
thing-torch = a torch
thing-trap = a trap
thing-trinket = a Trinket
