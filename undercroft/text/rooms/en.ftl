## Settings

ui-settings-lang = Language and text
ui-settings-text = Size of the text
ui-settings-text-usual = Usual
ui-settings-text-large = Large
ui-settings-text-largest = Largest
ui-settings-text-hint = Larger text makes everything larger: a table may have to be scrolled.
ui-settings-colours = Colours
ui-settings-colours-usual = Usual
ui-settings-colours-redgreen = Red and green look alike to me
ui-settings-colours-blueyellow = Blue and yellow look alike to me
ui-settings-colours-sample = Seats, teams, healing and harm in these colours
ui-settings-good = healing
ui-settings-bad = harm
ui-settings-light = Motion and light
ui-pace = Motion
ui-pace-full = Full
ui-pace-quick = Quick
ui-pace-off = None
ui-settings-candle = Candlelight that follows the action, embers and fog
ui-settings-reduced = Your device asks for less motion: nothing moves, whatever is chosen here.
ui-settings-sound = Sound
ui-settings-volume = Volume
ui-settings-effects = Steps, dice, blows
ui-settings-music = Music
ui-settings-quiet = Silent
ui-settings-play = At the table
ui-forced = Go on by itself where nothing else can be done
ui-settings-deadly = Ask twice before what may kill
ui-settings-honest = Honest mode: nothing is taken back once dice, cards or another player have spoken
ui-settings-notices = Notifications
ui-settings-turn = Tell me when it is my turn and I am looking elsewhere
ui-settings-refused = Your browser does not allow notifications from here.
ui-settings-keys = A comma opens these settings anywhere. They are kept in this browser.

## Real dice, real cards

ui-by-hand = We roll and draw ourselves
ui-by-hand-hint = The app asks what came out and keeps the books. It can roll instead at any moment, and each switch can be turned at any time.
ui-by-hand-dice = Dice
ui-by-hand-foes = Cards of the enemies
ui-by-hand-finds = Finds
ui-by-hand-world = The world
ui-by-hand-what = { $group ->
    [dice] { $game ->
        [bloodborne] The Monster’s dice
        [darkest_dungeon] d10, Provisions, exploration, Death’s Door
       *[other] All dice
    }
    [foes] { $game ->
        [bloodborne] Monsters and the Final Boss
        [darkest_dungeon] Monsters, initiative, threats
       *[other] Behaviour cards
    }
    [finds] { $game ->
        [bloodborne] Upgrades
        [darkest_dungeon] Loot, Trinkets, Curios, Quirks, Diseases, moods
       *[other] Treasure
    }
   *[world] { $game ->
        [bloodborne] The First Player
        [dark_souls] Encounters, tiles, traps
        [darkest_dungeon] Quests, rooms, tiles, tokens, events
       *[other] Encounters, events, traps
    }
}
ui-outcome-find = Find a card by its name
ui-outcome-none = Nothing that can come now is called so.

## Coming back

ui-recap = When we left …
ui-recap-days = You were last here { $days } days ago.
ui-recap-hours = { $hours ->
    [one] You were last here an hour ago.
   *[other] You were last here { $hours } hours ago.
}
ui-recap-yours = It is your turn.
ui-recap-on = Go on

## Talk

ui-settings-talk = Hear what others say at the table
ui-talk-empty = Nobody has said anything yet. What is said here is kept nowhere.
ui-talk-closed = The host lets nobody talk at this table.
ui-talk-spectator = Spectator
ui-talk-spectators = the spectators
ui-talk-phrases = Quick phrases
ui-talk-say = Say something
ui-talk-send = Say it
ui-talk-who = Who talks
ui-talk-mute = Do not listen to { $name }
ui-talk-open = People may talk at this table
ui-talk-bench = Spectators may talk, too
ui-phrase-hello = Hello!
ui-phrase-yes = Yes, let us do that.
ui-phrase-no = I would rather not.
ui-phrase-well = Well done!
ui-phrase-thanks = Thank you!
ui-phrase-moment = One moment, please.
ui-phrase-heal = Can somebody heal me?
ui-phrase-lure = I draw them towards me.
ui-phrase-together = Let us strike the same one.
ui-phrase-rest = Shall we rest?
ui-phrase-retreat = Let us turn back.
ui-phrase-stress = My hero is near breaking.
ui-phrase-dream = I go to the Hunter’s Dream.
ui-phrase-instant = Who plays an instant?
ui-phrase-last-blow = The last blow is mine!
ui-phrase-spare-me = Spare me, and I spare you.

## Packs of one's own, at the set-up

ui-packs-hint = A pack brings cards, heroes, encounters and bosses of its own. This browser keeps it; several are used in the order in which you choose them, and the last has the last word.
ui-pack-bring = Bring a pack (.ucpack)
ui-pack-place = no. { $place }
ui-pack-forget = Forget { $pack }
ui-pack-refused = This cannot be played with:
ui-pack-none = This file is no pack.
ui-pack-other-game = This pack is for another game.
ui-pack-full = This browser has no room to keep the pack; it is used this once.
ui-pack-write = Write a pack
ui-pack-write-about = Cards, enemies and encounters of your own, over those of the game. What you write stays in this browser until you download it.
ui-pack-draft = Draft
ui-pack-new = New pack
ui-pack-open = Open a pack (.ucpack)
ui-pack-download = Download
ui-pack-play = Play with it
ui-pack-files = Files of the pack
ui-pack-remove = Take { $file } out
ui-pack-text = Text of { $file }
ui-pack-add = Add
ui-pack-what = Kind
ui-pack-kind =
    { $kind ->
        [card] Card
        [monster] Enemy
        [boss] Boss
        [final_boss] Final boss
        [encounter] Encounter or quest
        [event] Event
        [hero] Hero
        [quirk] Quirk
        [curio] Curio
       *[other] { $kind }
    }
ui-pack-after = Made after
ui-pack-which = Which one
ui-pack-empty = Nothing: an empty entry
ui-pack-name = Name in English
ui-pack-untitled = My own
ui-pack-change = Change one of the game’s own instead
ui-pack-problems =
    { $count ->
        [one] One thing is wrong:
       *[other] { $count } things are wrong:
    }
ui-pack-good = Nothing is wrong: it can be played with.
ui-pack-looking = Looking at it …
ui-pack-looks = As it will look
ui-pack-looks-none = Add an entry, or go to one with the cursor, to see its card here.
ui-pack-looks-bare = This has no card of its own: it shows itself in play.
ui-pack-old = As it was before the mistake:
ui-analysis = Analysis
ui-analysis-about = A master looks at every decision again, by what its seat knew then. It takes a while; you may watch the replay meanwhile.
ui-analysis-progress = Looking at the match: { $percent } % done
ui-analysis-failed = This match could not be analysed.
ui-analysis-chances = Chances to win over the match
ui-analysis-chance = { $percent } %
ui-analysis-value = { $name }: { $percent } %
ui-analysis-at = Step { $frame } of { $last }: { $values }
ui-analysis-change =
    { $points ->
        [0] ±0
       *[other] { $sign ->
            [less] −{ $points }
           *[more] +{ $points }
        }
    }
ui-analysis-fortunes = Luck and decisions
ui-analysis-who = Seat
ui-analysis-first = At first
ui-analysis-cost = Decisions
ui-analysis-luck = Luck
ui-analysis-end = End
ui-analysis-turns = Turning points
ui-analysis-turn = Step { $frame }: { $name }, from { $before } % to { $after } % by luck or others
ui-analysis-no-turns = Luck changed nothing by much.
ui-analysis-blunders = What cost most
ui-analysis-blunder = Step { $frame }: { $name }, −{ $points }.
ui-analysis-better = Chosen: “{ $chosen }”. Better: “{ $better }”.
ui-analysis-no-blunders = No decision cost much.
ui-analysis-how =
    { $count ->
        [one] Chances are estimates: one decision was tried out. Luck is whatever else changed a chance: dice, cards, and what others did.
       *[other] Chances are estimates: { $count } decisions were tried out. Luck is whatever else changed a chance: dice, cards, and what others did.
    }

ui-rules = Numbered rules
ui-rules-about = Every rule this table keeps to, in our own words and by its number. Numbers with A are our rulings where the book leaves a question open, numbers with V are house rules.
ui-rules-search = Look for a word or a number
ui-rules-found = { $count ->
    [0] No rule has all of these words.
    [one] One rule
   *[other] { $count } rules
}

## My record

ui-record-none = No finished match yet. Whatever you finish in this browser is remembered here.
ui-record-about = Kept in this browser alone; take it along as a file.
ui-record-matches = Matches
ui-record-wins = Won
ui-record-streak = Won in a row (best)
ui-record-fights = Fights won
ui-record-bosses = Bosses beaten
ui-record-lost = Heroes lost
ui-record-with = With whom
ui-record-mate = { $name } ({ $count })
ui-record-deeds = Deeds ({ $done } of { $all })
ui-record-deed-done = Done
ui-record-deed-open = Not yet
ui-record-chronicle = Chronicle
ui-record-won = Won
ui-record-over = Lost
ui-record-daily = Fight of the day
ui-record-export = Take it along
ui-record-import = Bring a file
ui-record-refused = This file is no record of ours.
ui-deed-bloodborne-first-hunt = The first hunt
ui-deed-bloodborne-first-hunt-text = Win a game.
ui-deed-bloodborne-good-hunter = Good Hunter
ui-deed-bloodborne-good-hunter-text = Win five games.
ui-deed-bloodborne-beloved-of-the-moon = Beloved of the moon
ui-deed-bloodborne-beloved-of-the-moon-text = Win three games in a row.
ui-deed-bloodborne-dawn = Nobody woke in the Dream
ui-deed-bloodborne-dawn-text = Win a game in which nobody died.
ui-deed-bloodborne-nightmare = A night of nightmares
ui-deed-bloodborne-nightmare-text = Eight deaths at one table.
ui-deed-bloodborne-cleaner = The streets are clean
ui-deed-bloodborne-cleaner-text = Eight enemies slain in one game.
ui-deed-bloodborne-exterminator = Fifty carcasses
ui-deed-bloodborne-exterminator-text = Fifty enemies slain in all games.
ui-deed-bloodborne-banker = Safe in the Dream
ui-deed-bloodborne-banker-text = Echoes banked eight times in one game.
ui-deed-bloodborne-arsenal = A well-stocked workshop
ui-deed-bloodborne-arsenal-text = Ten upgrades taken in one game.
ui-deed-bloodborne-turncoat = Blood is thicker than promises
ui-deed-bloodborne-turncoat-text = Somebody steals Echoes.
ui-deed-bloodborne-trick-weapons = Tricks of the trade
ui-deed-bloodborne-trick-weapons-text = Four Weapons transformed in one game.
ui-deed-bloodborne-that-got-away = The ones that got away
ui-deed-bloodborne-that-got-away-text = Five enemies escape in one game.
ui-deed-dark-souls-lit = The first flame
ui-deed-dark-souls-lit-text = Win a game.
ui-deed-dark-souls-chosen-undead = Chosen Undead
ui-deed-dark-souls-chosen-undead-text = Win ten games.
ui-deed-dark-souls-sunlight = Grossly incandescent
ui-deed-dark-souls-sunlight-text = Win three games in a row.
ui-deed-dark-souls-untouched = Hardly a scratch
ui-deed-dark-souls-untouched-text = Win while harm was suffered three times at most.
ui-deed-dark-souls-roller = Roll, roll, roll
ui-deed-dark-souls-roller-text = Five dodges succeed in one game.
ui-deed-dark-souls-no-sip = The flask stayed full
ui-deed-dark-souls-no-sip-text = Win without a draught of Estus.
ui-deed-dark-souls-boss-slayer = Slayer of lords
ui-deed-dark-souls-boss-slayer-text = Win a boss fight.
ui-deed-dark-souls-journey = To the kiln and back
ui-deed-dark-souls-journey-text = Win a whole journey.
ui-deed-dark-souls-reaper = A hundred hollows
ui-deed-dark-souls-reaper-text = A hundred enemies slain in all games.
ui-deed-dark-souls-trapped = Amazing trap ahead
ui-deed-dark-souls-trapped-text = Five traps sprung in one game.
ui-deed-dark-souls-heated = Out of the fire
ui-deed-dark-souls-heated-text = Win after a boss has heated up.
ui-deed-dark-souls-fallen = You died
ui-deed-dark-souls-fallen-text = Ten characters fallen in all games.
ui-deed-tomb-of-giants-first-light = A light in the tomb
ui-deed-tomb-of-giants-first-light-text = Win a game.
ui-deed-tomb-of-giants-gravelord = Gravelord no more
ui-deed-tomb-of-giants-gravelord-text = Win ten games.
ui-deed-tomb-of-giants-unbroken = Unbroken
ui-deed-tomb-of-giants-unbroken-text = Win three games in a row.
ui-deed-tomb-of-giants-knight-down = Armour without a knight
ui-deed-tomb-of-giants-knight-down-text = Win a boss fight.
ui-deed-tomb-of-giants-all-the-way = All the way down
ui-deed-tomb-of-giants-all-the-way-text = Win a whole descent.
ui-deed-tomb-of-giants-prepared = More than was asked
ui-deed-tomb-of-giants-prepared-text = Meet a Trial.
ui-deed-tomb-of-giants-torch-bearer = Bearer of the torch
ui-deed-tomb-of-giants-torch-bearer-text = Somebody takes the torch.
ui-deed-tomb-of-giants-lever = Every lever
ui-deed-tomb-of-giants-lever-text = Five levers pulled in all games.
ui-deed-tomb-of-giants-bone-breaker = Bone breaker
ui-deed-tomb-of-giants-bone-breaker-text = A hundred enemies slain in all games.
ui-deed-tomb-of-giants-again = They will not lie still
ui-deed-tomb-of-giants-again-text = Three skeletons come back in one game.
ui-deed-tomb-of-giants-step-aside = Light feet
ui-deed-tomb-of-giants-step-aside-text = Five dodges succeed in one game.
ui-deed-tomb-of-giants-spotless = Not a bone broken
ui-deed-tomb-of-giants-spotless-text = Win while harm was suffered three times at most.
ui-deed-darkest-dungeon-old-road = Off the old road
ui-deed-darkest-dungeon-old-road-text = Win a game.
ui-deed-darkest-dungeon-heir = A worthy heir
ui-deed-darkest-dungeon-heir-text = Win ten games.
ui-deed-darkest-dungeon-momentum = Momentum
ui-deed-darkest-dungeon-momentum-text = Win three games in a row.
ui-deed-darkest-dungeon-all-home = All came home
ui-deed-darkest-dungeon-all-home-text = Win with battles and no hero lost.
ui-deed-darkest-dungeon-at-the-door = Knocking at the door
ui-deed-darkest-dungeon-at-the-door-text = Win although heroes stood at Death’s Door three times.
ui-deed-darkest-dungeon-madness = Reminders of frailty
ui-deed-darkest-dungeon-madness-text = Resolve is tested three times in one game.
ui-deed-darkest-dungeon-slayer = Great is the weapon
ui-deed-darkest-dungeon-slayer-text = A hundred monsters slain in all games.
ui-deed-darkest-dungeon-boss = A foe brought low
ui-deed-darkest-dungeon-boss-text = Win a boss fight.
ui-deed-darkest-dungeon-circus = The crowd roars
ui-deed-darkest-dungeon-circus-text = Win a bout of the Circus.
ui-deed-darkest-dungeon-curious = Curiosity
ui-deed-darkest-dungeon-curious-text = Four Curios touched in one game.
ui-deed-darkest-dungeon-campfire = By the fire
ui-deed-darkest-dungeon-campfire-text = Five camps made in all games.
ui-deed-darkest-dungeon-graveyard = More dust, more ashes
ui-deed-darkest-dungeon-graveyard-text = Ten heroes lost in all games.

## Puzzles

ui-puzzles-about = One question each, from games that bots have played. One answer is clearly best: every one was tried out in the same worlds, again and again. What you solve is remembered in this browser.
ui-puzzles-games = Games with puzzles
ui-puzzles-solved = { $solved } of { $count } solved
ui-puzzle = Puzzle
ui-puzzle-number = Puzzle { $number }
ui-puzzle-solved = solved
ui-puzzle-easy = Straight
ui-puzzle-hard = Tricky
ui-puzzle-options = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
ui-puzzle-right = Right!
ui-puzzle-wrong = Not the best.
ui-puzzle-chosen = { $option } ({ $chance }% to win)
ui-puzzle-best = Best: { $option } ({ $chance }% to win)
ui-puzzle-proof = Every answer was played out { $worlds } times.
ui-puzzle-gone = This puzzle has been answered. Play on, or try it once more.
ui-puzzle-again = Once more
ui-puzzle-next = Next puzzle
# What a puzzle asks for, by what the right answer brings
puzzle-better = Find the best answer.
puzzle-banked = Bring Blood home.
puzzle-collected = Take all the Blood you can.
puzzle-trophies = Think of the Trophies.
puzzle-health = Come out of it in good health.
puzzle-lives = Somebody may die here: see to it that nobody does.
puzzle-rivals = Do not let a rival get away.
puzzle-foes = Strike where it counts.
puzzle-boxes = Come out of it with your bar as free as can be.
puzzle-flasks = Save the flasks.
puzzle-heroes = Keep every hero alive.
puzzle-life = Spare the heroes Wounds.
puzzle-calm = Keep your nerve.
puzzle-enemies = Bring the enemies down.

## Open tables

ui-open-about = Tables of this server whose host lets anybody sit down.
ui-open-again = Look again
ui-open-count = { $count ->
    [0] No open table
    [one] One open table
   *[other] { $count } open tables
}
ui-open-none = No table has a free seat for everybody right now. Set one up with a seat by invitation, and open it.
ui-open-join-at = Sit down at this table of { $game }
ui-open-how = Your host can open a table when setting it up, or later under Seats.

## The chapters of a long match

ui-diary-chapter = { $number }. { $text }
ui-diary-before = How it began
ui-diary-empty = The first chapter is still to be played.
ui-diary-slain = { $count ->
    [one] one enemy slain
   *[other] { $count } enemies slain
}
ui-diary-estus = { $count ->
    [one] one Estus Flask drunk
   *[other] { $count } Estus Flasks drunk
}
ui-diary-curios = { $count ->
    [one] one Curio examined
   *[other] { $count } Curios examined
}
ui-diary-visits = { $count ->
    [one] one visit in the Hamlet
   *[other] { $count } visits in the Hamlet
}
