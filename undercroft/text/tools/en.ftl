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
lab-by-seat = by seat
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
lab-intervals = Intervals are 95% Wilson intervals. A shared win counts for each winner.
lab-set-along = Set along: { $fields }.
lab-variants-page = House rules: { $game }
lab-variants-title = { $game }: { $level }, { $games } games each
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
lab-sweep-first = Share of games that the first bot wins.
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
lab-compare-rounds = B takes { $rounds } rounds more.
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
lab-wins-from-here = wins from here, in { $games } games ({ $spread })
lab-rating = rating
lab-points = points
lab-arena-how = Ratings are on Elo’s scale (400 more are ten wins to one), 1000 on average; intervals are for 95%. A draw is half a point.
lab-plot-shares = Share of games won, with 95% interval
lab-by-team = Together
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
mistake-source = must be a source such as Rng, Tape or Hand
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
mistake-no-such-folder = no such folder
mistake-no-yaml = no .yaml files here
mistake-no-checkout = no checkout of Undercroft
mistake-bench = --seconds must be above 0 and --runs at least 1
mistake-name-value = must be name=value
mistake-key-value = write it as key=value
mistake-no-seat-of = { $seat } is no seat of { $seats }
mistake-of-the-house = { $name } is a game of the house; give yours another name
mistake-bots-for-seats = { $bots } bots for { $seats } seats
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
