### The words of the command line and of reports; no page in a browser needs them.

## Help

cli-help = Four grim tabletop games: play them, serve them, simulate them.
cli-commands = Commands
cli-parameters = Parameters
cli-arguments = Arguments
cli-show-help = Display this message and exit.
cli-show-version = Display application version.
cli-play = Play on this machine, in the browser.
cli-serve = Serve games to others.
cli-simulate = Let bots play many games, count the results.
cli-replay = Play a journal again, verify it, print its log.
cli-analyse = Chances to win, blunders and luck of a journal.
cli-content = Check and make content packs.
cli-content-check = Check a pack: every problem on its own line, naming file, entry and field.
cli-content-schema = The JSON Schema of each of a game’s files: editors complete and check packs with it.
cli-content-copy = Copy a game’s base pack as the start of your own.
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
cli-arg-packs = Folder of a content pack of yours
cli-arg-host = Address to listen on (0.0.0.0: everybody)
cli-arg-public = Address that others use (https://…), behind a proxy, say
cli-arg-game = Which game
cli-arg-games = Which games [all]
cli-arg-game-guessed = Which game [as pack.yaml says]
cli-arg-seats = A bot for each seat: veteran,veteran,random
cli-arg-how-many = How many games
cli-arg-seed = The same seed gives the same result
cli-arg-set = Set-up: key=value …
cli-arg-jobs = Processes [one per core]
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
cli-schemas = { $out }: { $count ->
    [one] { $count } schema
   *[other] { $count } schemas
}
cli-copied = { $folder }: { $count ->
    [one] { $count } file
   *[other] { $count } files
}; change them, then: undercroft content check { $folder }
cli-report = report: { $path }
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

percent-format = #,##0.0%
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
lab-interval = 95 %
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
lab-plots = Plots need matplotlib: install the extra “lab”.
lab-intervals = Intervals are 95 % Wilson intervals. A shared win counts for each winner.
lab-plot-shares = Share of games won, with 95 % interval
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
