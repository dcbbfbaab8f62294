### Grammar: how names are said (undercroft/text/grammar.py)

list-and = { $head } and { $next }
list-or = { $head } or { $next }
list-more = { $head }, { $next }
percent = { $share }%

## The house: every word the client shows that does not belong to a game's rules.

## Everywhere

ui-title = Undercroft
ui-tagline = Grim tabletop games by candlelight. No account, nothing to install: sit down and play.
ui-language = Language
ui-labelled = { $label }: { $text }
ui-loading = Lighting the candles…
ui-trouble = The candle has gone out
ui-not-loaded = A part of this page could not be loaded. Is the line down? Try again: your tables are safe.
ui-retry = Try again
ui-close = Close
ui-back-home = Back to the entrance
ui-not-found = There is nothing here
ui-offline = The server cannot be reached.
ui-refused-invalid = This could not be read: { $message }
ui-refused-illegal = That is not possible now.
ui-refused-conflict = Too late: the table has moved on.
ui-refused-forbidden = That is not yours to do, or the link has already been used.
ui-refused-busy = Too fast, or no room left: please try again.
ui-refused-failed = Something went wrong; nothing has changed.
ui-credits = Credits and rights
ui-not-affiliated = An unofficial work by players for players. It is not affiliated with, or endorsed by, the publishers or owners of the games; names belong to their owners. All sentences and drawings are our own.

## Entrance

ui-players = { $min }–{ $max } players
ui-play-now = Play now
ui-play-now-hint = One click: you and the bots, seated and ready.
ui-set-up = Set up a table
ui-my-tables = My tables
ui-resume = Resume
ui-continue = Continue
ui-with = With { $names }
ui-alone-here = Alone
ui-with-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
ui-with-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
ui-archive = Archive
ui-archive-table = Archive this table of { $game }
ui-archived = Archived: { $game }. The seat stays yours.
ui-archive-count = Archive ({ $count })
ui-unarchive = Bring back
ui-undo-this = Undo
ui-import = Open a saved game
ui-import-hint = A file that was exported from a table, finished or not.
ui-choose-file = Choose a file…

## Set-up

ui-by-hand-on = From now on the table rolls or draws for itself: see Seats.
ui-by-hand-off = From now on the app rolls and draws.
ui-seats = Seats
ui-player-count = Number of players
ui-player-number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-player = { $players ->
    [1] Player
   *[other] Player { $number }
}
ui-seat-who = Seat { $seat }
ui-seat-me = Me
ui-seat-here = Someone at this screen
ui-seat-invite = Someone by invitation
ui-seat-bot = Bot
ui-seat-level = Strength
ui-seat-name = Name
ui-seat-invite-hint = You get a link and a code to scan.
ui-bot = bot
ui-bot-level =
    { $bot ->
        [random] Wanderer (plays at random)
        [apprentice] Apprentice (makes mistakes)
        [veteran] Veteran (seeks the best now)
        [master] Master (thinks ahead)
       *[other] { $bot }
    }
ui-strength =
    { $game ->
        [bloodborne] In trials: { $wins } of { $games } games won against two Veterans.
        [dark_souls] In trials: four of them won { $wins } of { $games } fights against a great boss.
        [tomb_of_giants] In trials: two of them completed { $wins } of { $games } hard encounters.
        [darkest_dungeon] In trials: { $wins } of { $games } bouts of the Circus won against a Veteran.
       *[other] In trials: { $wins } of { $games } games won.
    }
ui-player-range = { $counts } players
ui-setup-who = Who
ui-setup-refused = This cannot be played like this. Please change the set-up.
ui-setup-only = Only with { $needs }
ui-setup-only-rule = Only with the house rule “{ $rule }”
ui-setup-taken = Taken: { $field }
ui-setup-not-with = Not with { $field }
house-rule = { $what }: { $how }
ui-house-rules = House rules
ui-house-none = By the book
ui-house-hint = Nothing here is in the rulebook. Choose a set, or switch single rules.
ui-house-counted = In trials, { $games } games of Veterans with it and { $games } without: { $what }.
ui-house-longer = { $way ->
    [shorter] about { $percent }% shorter
   *[longer] about { $percent }% longer
}
ui-house-wins = wins { $book } → { $wins }%
ui-house-and = {"; "}
ui-house-name = Name of a set of your own
ui-house-save = Save this set
ui-house-drop = Forget { $name }
ui-house-share = Link to this set-up
ui-house-link-copied = The link is copied: whoever opens it finds this set-up.
ui-house-link-shown = The link stands in the address bar: whoever opens it finds this set-up.
ui-setup-link-wrong = This link asks for something that cannot be set up here: { $what }.
ui-house-table = This table plays by house rules
ui-options = More options
ui-packs = Packs of your own
ui-seed = Seed
ui-seed-hint = Leave it empty for a new fate; the same word brings the same one.
ui-start = To the table

## Joining

ui-join-title = A seat is kept for you
ui-join-name = Your name
ui-join-claim = Sit down
ui-join-hint = No account. This browser keeps your seat.
ui-join-known = Go on with the seat I already have
ui-join-no-invite = This link carries no invitation. Ask the host for another.
ui-watch = Watch the table
ui-open-tables = Open tables
ui-open-table = Open table
ui-open-table-hint = Anybody who comes to this server finds it, may watch, and may take a free seat.
ui-seat-lost = This seat is no longer yours: it was given to someone else.

## The table

ui-steps = Steps of the round
ui-tools = Table tools
ui-talk = Talk
ui-diary = Chapters
ui-talk-unread = Chronicle and talk: { $count } unread
ui-log = Chronicle
ui-log-mine = Only mine
ui-log-dice = Dice
ui-log-empty = Nothing has happened yet.
ui-settings = Settings
ui-help = Rules
ui-keys = Keys
ui-keys-text = Letters choose what they stand beside, Enter goes on, O lists every choice, Esc goes back, Space hurries, U takes back, L opens the chronicle, a comma the settings, ? this page.
ui-news = What just happened
ui-all-choices = All choices ({ $count })
ui-counsel = A master’s advice
ui-counsel-ask = What would a master do? Everybody at the table is told that you asked.
ui-counsel-thinks = Thinking…
ui-counsel-says = A master would (chance to win)
ui-counsel-chance = { $chance }% (± { $error })
ui-tap-again-for = { $what }: tap again.
ui-tap-again-pick = Tap again to pick it; the rest is asked next.
ui-choose-on-table = Choose on the table, among what glows.
ui-besides = Also possible now: { $count }
ui-back = back
ui-deadly = This may kill
ui-deadly-no = Not that
ui-key-back = Esc
ui-sheet-raise = More
ui-sheet-lower = Less
ui-hints = Show the hints of this game
ui-hints-off = I know this: no more of it
ui-now = now
ui-you = You
ui-here = at this screen
ui-connected = connected
ui-away = away
ui-unclaimed = not yet claimed
ui-thinking = thinks
ui-your-turn = your turn
ui-reconnecting = Reconnecting…
ui-hurry = Hurry
ui-waiting = One moment…
ui-turn-yours = Your turn
ui-waiting-for = Waiting for { $names }
ui-heard = { $who } is asked: { $what }
ui-may-change = You may still change your choice.
ui-chosen = chosen
ui-pending = sending…
ui-tap-again = Tap again
ui-closed-options =
    { $count ->
        [one] One choice is closed: why?
       *[other] { $count } choices are closed: why?
    }
ui-over = The game is over
ui-spectator = You are watching.

ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-none = Nothing of yours to take back
ui-undo-honest = You play in honest mode: dice, cards or others have spoken since
ui-undo-waits = Your request waits for { $names }.
ui-undo-withdraw = Withdraw
ui-undone = { $name } takes a choice back.
ui-undone-fresh = { $name } takes a choice back, with everyone’s leave. Fate is drawn anew.
ui-vote-title = { $name } would like to take back a choice
ui-vote-text = Something has been revealed since then, so everyone has a say.
ui-vote-yes = Agree
ui-vote-no = Refuse

ui-invite-qr = Code to scan for the seat of { $name }
ui-invite-link = Invitation link
ui-copy-link = Copy the link
ui-copied = Copied
ui-switch-to = Hand the screen to { $name }
ui-hand-to-bot = Hand the seat to a bot
ui-hand-to-bot-sure = A bot will play on for { $name }.
ui-hand-to-bot-yes = Let the bot play
ui-cancel = Cancel
ui-hand-to-person = Invite someone to this seat
ui-seat-given = The seat of { $name } was given away. Nobody else has taken it.
ui-seat-back = Take the seat back
ui-seed-chosen = The seed of this game was chosen: “{ $seed }”. Whoever knows it can know what fate brings.
ui-imported = This game came from a file. Whoever has the file can know what is hidden.
ui-seal-fits = The dice were sealed before the first throw, and the seal fits: { $seal }. Their seed was { $seed }.
ui-seal = The dice were sealed before the first throw: { $seal }. Their seed was { $seed }.
ui-seal-broken = The seal of the dice does not fit their seed: { $seal } is not the seal of { $seed }.
ui-seal-check = Save the game, then “undercroft verify” plays all of it again.
ui-disk-full = The disk of the server is full: nothing can be kept, so nothing can be played. It goes on by itself once there is room.
ui-paused = No person is left at this table: it waits.
ui-paused-short = Paused
ui-paused-resume = Let the bots go on
ui-who-plays = { $name } has come. Who plays this part?
ui-vacant = The game waits for { $name }, and nobody plays this seat. Who will?
ui-vacant-invite = The game waits for { $name }: the invitation has not been taken yet.
ui-plays-me = I play
ui-plays-invite = Someone by invitation
ui-plays-bot = A bot
ui-invitations = Invitations
ui-invitations-hint = Send the link, or let the code be scanned. Each one is good for one seat; under Seats you find them again.
ui-show-invitation = Show the invitation
ui-watch-link = Copy a link to watch
ui-shared-screen = Shared screen for the room
ui-export = Export
ui-forced-now = Nothing else to do here: it goes on by itself.

ui-curtain-pass = Pass the screen to { $name }
ui-curtain-why = What the others hold stays behind the curtain.
ui-curtain-open = I am { $name }

ui-screen-join = Join with a phone
ui-screen-join-hint = Scan the code of a free seat: your hand stays in your hand, the table stays here.
ui-or = or
ui-alone = Only this machine can come here. So that others can follow an invitation, end the server and start it with:

## The end, the replay

ui-result-you =
    { $shared ->
        [yes] You share the victory
       *[no] Victory is yours
    }
ui-result-winner =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
ui-result-nobody = Nobody wins
ui-result-out = out of the reckoning
ui-result-deeds = How it ended
ui-play-again = Play again
ui-see-table = See the table
ui-see-result = See the scores
ui-same-fate = Again, with the same dice
ui-same-fate-hint = The same set-up and the same seed: the dice fall as they fell.
ui-onward = Next: { $name }
ui-tally = The game in a few lines
ui-tally-dealt = Damage dealt
ui-tally-taken = Damage taken
ui-tally-rounds = Rounds
ui-tally-last = The last blow:
ui-tally-best = The best blow:
ui-tally-dice =
    { $luck ->
        [kind] The dice were kind.
        [cruel] The dice were cruel.
       *[fair] The dice were fair.
    }
ui-tally-dice-count =
    { $count ->
        [one] 1 die showed { $shown }; { $expected } were to be expected.
       *[other] { $count } dice showed { $shown }; { $expected } were to be expected.
    }
ui-share-picture = Save a picture of it
ui-share-failed = The picture could not be drawn.
ui-replay-round = Round { $round }
ui-replay-chapter = Chapter
ui-watch-replay = Watch the replay
ui-analyse = Analyse this match
ui-replay = Replay
ui-replay-start = To the beginning
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One step on
ui-replay-end = To the end
ui-replay-position = Position in the replay
ui-replay-frame = Step { $frame } of { $last }
ui-replay-speed = Speed

## Credits

ui-credits-about = Undercroft plays grim tabletop games by their full rules, in the browser.
ui-credits-icons-title = Silhouettes
ui-credits-icons = The silhouettes are by the artists of game-icons.net (Lorc, Delapouite, Skoll and others), recoloured, simplified a little and set in medallions of ours.
ui-credits-fonts-title = Letters
ui-credits-fonts = Grenze Gotisch by Omnibus-Type and Alegreya Sans by Juan Pablo del Peral, both under the SIL Open Font License 1.1.
ui-credits-software-title = Software
ui-credits-software = Svelte, Vite, Fluent and uqr on this side; Python, Starlette, uvicorn and msgspec on the other.
ui-credits-rights-title = Rights

## What the kernel asks for every game

setup-pack = Content pack
setup-pack-help = The cards and enemies to play with.
chance-prompt = { $how ->
        [die] Roll at the table: { $what }. What does it show?
       *[draw] Draw at the table: { $what }. What came out?
    }
chance-roll = Roll it for me
chance-roll-all = All until I must choose

## Bloodborne: The Card Game

ui-bb-title = Bloodborne: The Card Game
ui-bb-blurb = Hunt together, betray politely. Take the Blood Echoes, and bank them in the Dream before the beast takes you.
ui-bb-round = Round { $round }
ui-bb-melee = Melee Weapon
ui-bb-ranged = Ranged Weapon
ui-bb-utility = Utility
ui-bb-instant = Instant
ui-bb-damage =
    { $damage ->
        [one] { $damage } damage
       *[other] { $damage } damage
    }
ui-bb-hand = Your hand
ui-bb-monster = The Monster
ui-bb-no-monster = The dungeon holds its breath
ui-bb-kind-monster = Monster
ui-bb-kind-boss = Boss
ui-bb-kind-final = Final Boss
ui-bb-trophy =
    { $trophy ->
        [kin] Kin
        [humanoid] Humanoid
        [beast] Beast
       *[other] { $trophy }
    }
ui-bb-echoes-left = { $left } of { $full } Blood Echoes left
ui-bb-die =
    { $die ->
        [green] Green die
        [yellow] Yellow die
        [red] Red die
       *[other] { $die }
    }
ui-bb-face = Rolled { $face }
ui-bb-last-roll = Last roll
ui-bb-not-rolled = Not rolled yet
ui-bb-faces = Faces: { $faces }
ui-bb-final-boss = Final Boss
ui-bb-boss-health = { $health } Health, more with more players
ui-bb-dungeon = Chalice Dungeon
ui-bb-dungeon-left = { $count } to come
ui-bb-dungeon-kinds = To come: { $monsters ->
    [one] 1 Monster
   *[other] { $monsters } Monsters
}, { $bosses ->
    [one] 1 Boss
   *[other] { $bosses } Bosses
}.
ui-bb-current = fought now
ui-bb-killed = killed
ui-bb-escaped = escaped
ui-bb-row = Available Upgrades
ui-bb-row-left = { $count } in the deck
ui-bb-row-empty = No Upgrades are left.
ui-bb-order = Acts as number { $order }
ui-bb-first = First Player
ui-bb-shadow = the Shadow
ui-bb-on-left = on your left
ui-bb-on-right = on your right
ui-bb-out = out
ui-bb-dead = dead
ui-bb-deaths = { $count ->
    [one] Has died once.
   *[other] Has died { $count } times.
}
ui-bb-dreaming = dreaming
ui-bb-ready = ready
ui-bb-health = Health { $health } of { $max }
ui-bb-collected =
    { $count ->
        [one] { $count } collected Blood Echo
       *[other] { $count } collected Blood Echoes
    }
ui-bb-banked =
    { $count ->
        [one] { $count } banked Blood Echo
       *[other] { $count } banked Blood Echoes
    }
ui-bb-bonus = Trophy bonus { $count }
ui-bb-hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
ui-bb-track =
    { $count ->
        [one] { $trophy }: { $count } Trophy, worth { $value }
       *[other] { $trophy }: { $count } Trophies, worth { $value }
    }
ui-bb-played = Played cards
ui-bb-face-down = face down
ui-bb-used = Used
ui-bb-used-of =
    { $count ->
        [one] { $name }: { $count } used card
       *[other] { $name }: { $count } used cards
    }
ui-bb-used-none = No card lies here.
ui-bb-removed = Removed from the game

ui-bb-step-choose = Choose a card
ui-bb-step-transform = Transform
ui-bb-step-instant = Instants
ui-bb-step-monster = The Monster attacks
ui-bb-step-hunters = The Hunters attack
ui-bb-step-escape = Escape
ui-bb-step-dream = Hunter’s Dream
ui-bb-step-end = End of the round
ui-bb-help-goal = Hurt the Monster to collect its Blood Echoes. Only what you bank in the Hunter’s Dream is safe from your own death. When the Final Boss falls, the highest score of Echoes and Trophies wins.
ui-bb-help-choose = Everyone chooses one card in secret; all are turned up together.
ui-bb-help-transform = Whoever played Transform now picks a Weapon, knowing what the others played.
ui-bb-help-instant = Instant effects happen, one Hunter after the other. If the Monster dies here, it never strikes.
ui-bb-help-monster = Its die is rolled once for all; every + means another roll on top. Each Hunter takes the whole total, dreamers half of it.
ui-bb-help-hunters = In player order each Weapon takes Echoes from the Monster, as long as some are left. On a kill, all who hurt it this round gain its Trophies.
ui-bb-help-escape = A Monster that still lives runs off with what is left. Bosses stay.
ui-bb-help-dream = Dreamers bank their Echoes, take back used cards, gain an Upgrade and heal. The dead gain an Upgrade and heal, but what they carried is lost.
ui-bb-help-end = Played cards go to the used piles, the lantern passes to the left, the next Monster comes.
ui-bb-hint-choose = Weapons take Blood, but the Monster strikes first. The Dream banks it, heals you and returns your cards.
ui-bb-hint-transform = You know what the others play now: pick the Weapon that fits.
ui-bb-hint-dream = A stronger card for the rest of the game. At eight cards you must give one up.
ui-bb-marks = Signs

## Dark Souls at the entrance

ui-ds-title = Dark Souls: The Board Game
ui-ds-blurb = One to four of you against the dark, together. Stamina and health share one bar: every blow you strike is a wound you cannot take.
ui-ds-quick-encounter = One encounter
ui-ds-quick-boss = One boss fight
ui-ds-quick-journey = The whole journey
ui-ds-quick-hint = One click: you and a bot at your side. An encounter takes ten minutes, a boss twenty, a journey an evening.

## Dark Souls: Tomb of Giants

ui-tg-title = Dark Souls: Tomb of Giants
ui-tg-blurb = Down into the dark, space by space, to Gravelord Nito. Every encounter asks something else of you: levers, torches, holding out, getting away.
ui-tg-quick-encounter = One encounter
ui-tg-quick-knight = The Black Knight
ui-tg-quick-nito = Gravelord Nito
ui-tg-quick-descent = The whole descent
ui-tg-quick-hint = One click: you and a bot at your side. An encounter takes ten minutes, a boss twenty, the whole descent an evening.

## Darkest Dungeon

ui-dd-title = Darkest Dungeon: The Board Game
ui-dd-blurb = Four heroes, a torch and too few provisions. Ruin comes from without and within: the blade, and the mind that breaks.
ui-dd-quick-road = The Old Road, unguided
ui-dd-quick-quest = One quest
ui-dd-quick-battle = One battle
ui-dd-quick-boss = One boss
ui-dd-quick-circus = The Butcher’s Circus
ui-dd-quick-campaign = The whole campaign
ui-dd-quick-hint = One click: you lead all four heroes. A battle takes fifteen minutes, a quest an hour, the campaign many evenings. In the Circus a bot leads the other team.

## How far a match has come

progress-bloodborne =
    Round { $round } · { $left ->
        [0] the last fight
        [one] { $left } enemy to come
       *[other] { $left } enemies to come
    }
progress-souls =
    { $mode ->
        [campaign] Campaign · section { $section } of { $sections } · { $sparks ->
            [one] { $sparks } spark left
           *[other] { $sparks } sparks left
        }
        [descent] The whole descent · stage { $section } of { $sections } · { $sparks ->
            [one] { $sparks } spark left
           *[other] { $sparks } sparks left
        }
        [encounter] One encounter
        [boss] One boss fight
       *[journey] A whole journey · { $sparks ->
            [one] { $sparks } spark left
           *[other] { $sparks } sparks left
        }
    }
progress-darkest-dungeon =
    { $mode ->
        [campaign] Campaign · Act { $act } · { $quests ->
            [0] before the first quest
            [one] { $quests } quest behind you
           *[other] { $quests } quests behind you
        }
        [quest] One quest
        [boss] One boss
        [circus] The Butcher’s Circus
       *[battle] One battle
    }

## Between the players

house-undo-refused = { $name } would rather not: your choice stands.
house-undo-lapsed = The game has gone on: your choice stands.
house-advised = { $name } asked what a master would do.
house-exported = The host has saved this game to a file, with everything that is hidden in it.
house-rules-changed = The rules have been corrected since: the game goes on from where it stood, and nothing from before can be taken back.
house-cards-changed = The cards have been changed since: the game goes on from where it stood, and nothing from before can be taken back.

## What the server refuses, after its own line

refused-you-talk-too-fast-wait-a-moment = You talk too fast: wait a moment.
refused-nobody-talks-at-this-table = Nobody talks at this table.
refused-spectators-do-not-talk-at-this-table = Spectators do not talk at this table.
refused-say-a-text-or-a-phrase-not-both-and-not-neither = A text or a phrase, not both and not neither.
refused-only-the-host-says-who-may-talk = Only the host says who may talk.
refused-only-the-host-opens-a-table-to-everybody = Only the host opens a table to everybody.
refused-this-table-is-not-open-to-everybody = This table is not open to everybody, or its match is over.
refused-no-seat-is-free-at-this-table-any-more = Somebody was quicker: no seat is free at this table any more.
refused-this-could-not-be-kept-on-disk-nothing-has-changed = This could not be kept on disk; nothing has changed.
refused-this-table-has-moved-to-another-server-come-again = This table has moved to another server: come again.
refused-there-is-no-such-call = There is no such call.
refused-not-from-another-site = This comes from another site and is refused.
refused-too-many-requests-from-here-wait-a-little = Too many requests from here: wait a little.
refused-only-the-host-may-see-the-invites = Only the host may see the invites.
refused-only-persons-at-the-table-say-who-plays-a-seat = Only persons at the table say who plays a seat.
refused-until-the-match-is-over-its-journal-is-for-the-host-only = Until the match is over its journal is for the host only.
refused-the-match-is-not-over-its-hands-are-still-secret = The match is not over: its hands are still secret.
refused-the-body-came-too-slowly = The body came too slowly.
refused-the-body-did-not-arrive = The body did not arrive.
refused-invite-it-does-not-exist-or-has-been-used = This invitation does not exist, or it has been used.
refused-only-the-host-may-give-away-the-seat-of-another = Only the host may give away the seat of another.
refused-somebody-has-this-seat-already = Somebody has this seat already.
refused-only-the-host-may-give-this-seat-to-another = Only the host may give this seat to another.
refused-this-seat-is-not-yours-to-take-back = This seat is not yours to take back.
refused-only-the-host-and-the-players-may-let-the-bots-go-on = Only the host and the players may let the bots go on.
refused-the-rules-failed-on-this-choice-it-was-not-taken = The rules failed on this choice; it was not taken.
refused-pack-its-choices-cost-too-much-this-table-stands-still = The choices of this pack cost too much; this table stands still.
refused-too-many-matches-are-being-analysed-wait-a-little = Too many matches are being analysed: wait a little.
refused-this-match-cannot-be-analysed-here = This match cannot be analysed here.
refused-too-many-frames-slow-down = Too many frames: slow down.
refused-only-text-frames-are-read = Only text frames are read.
refused-too-many-greetings-slow-down = Too many greetings: slow down.
refused-too-many-questions-slow-down = Too many questions: slow down.
refused-the-first-frame-must-be-hello = The connection did not begin as it should: load the page again.
refused-this-journal-cannot-be-read = This journal cannot be read.
refused-pack-name-one-or-bring-one = Either choose a pack of this house or bring one.
refused-pack-not-of-a-game-that-can-be-played-here = This pack is not for a game that can be played here.
refused-this-is-not-a-journal = This is not a journal.
refused-a-text-that-cannot-be-written-down = This text has signs that cannot be kept.
refused-pack-too-many-packs-of-others-are-in-play-try-again-later = Too many packs of others are in play: try again later.
refused-there-is-no-such-table = There is no such table.
refused-token-it-opens-no-seat-at-this-table = This key opens no seat at this table.
refused-only-for-operators = Only for operators.
refused-this-table-cannot-be-reached-just-now-come-again = This table cannot be reached just now: come again.
refused-the-server-is-closing-come-again = The server is closing: come again.
refused-too-many-screens-look-at-this-table-already = Too many screens look at this table already.
refused-a-spectator-only-watches = A spectator only watches.
refused-this-table-has-had-more-choices-than-any-game-needs = This table has had more choices than any game needs.
refused-this-seat-is-no-longer-yours = This seat is no longer yours.
refused-host-not-the-host-token-of-this-table = This is not the key of this table’s host.
refused-there-is-nothing-of-yours-to-take-back = There is nothing of yours to take back.
refused-another-request-to-take-back-is-open = Another request to take back is open.
refused-no-request-to-take-back-is-open = No request to take back is open.
refused-you-have-asked-the-others-answer = You have asked: the others answer.
refused-the-match-is-over = The match is over.
refused-the-question-has-changed-since = The question has changed since.
refused-lesson-it-brings-its-own-set-up-and-seed = A lesson brings its own set-up and seed.
refused-lesson-it-is-for-one-person-plan-one-seat = A lesson is for one person.
refused-puzzle-it-brings-its-own-set-up-and-seed = A puzzle brings its own set-up and seed.
refused-puzzle-it-is-for-one-person-plan-one-seat = A puzzle is for one person.

# The page for operators.
status-title = The house of Undercroft
status-version = Version
status-hours = Open for, in hours
status-processes = Processes that serve
status-store = Games are kept in
status-kept = Tables kept
status-tables = Tables in play
status-screens = Screens here
status-bots = Bots that think, of
status-waiting = Bots that wait
status-bans = Networks banned

## Hints

hint-only = There is nothing else to do.
hint-thumb = By rules of thumb: nobody has reckoned the chances here.
hint-none = Nobody knows anything about this.
hint-close = Hardly better than: { $other }
hint-better = Better in the long run than: { $other }

## Guided games
ui-lesson = First time? Learn by playing (10 min)
ui-lesson-next = Learn on: the next lesson (10 min)
ui-lesson-again = The guided game once more
ui-puzzles = Puzzles
ui-coach = Your guide
ui-coach-next = Go on
ui-coach-otherwise = My own way
ui-coach-hush = Leave me alone
ui-coach-call = Guide
ui-coach-following = Next lesson
ui-coach-play-on = Play on
ui-coach-thanks = Thank you
ui-coach-touch = A first tap looks, a second one chooses.
ui-rules-why = The rules of this question
ui-rules-all = All numbered rules
ui-record = My record
ui-daily = Fight of the day
ui-daily-hint = The same for everybody until midnight UTC. Seed: { $seed }
