### Darkest Dungeon: The Board Game, in English

## Pieces of sentences

# What a card says stands as a phrase, without a full stop and beginning with a name or a number, so that several can stand in a row.
dd-line = { $what }.
dd-effects = { $effects }
dd-or = { $first } or { $second }
dd-then = { $first }; { $second }
dd-roll-row = { $rows ->
    [one] d10 { $from }: { $what }
   *[many] d10 { $from }–{ $to }: { $what }
}
dd-upto = { $upto ->
    [1] On a d10 of 1: { $what }
   *[other] On a d10 of 1–{ $upto }: { $what }
}
dd-upto-then = { $upto ->
    [1] on a d10 of 1 { $what }
   *[other] on a d10 of 1–{ $upto } { $what }
}
dd-to = { $to ->
    [heroes] { $what }, allies only
   *[monsters] { $what }, enemies only
}
dd-who = { $who ->
    [self] { "" }
    [all_heroes] { " " }for every hero
    [other_heroes] { " " }for every other hero
    [heroes_here] { " " }for every hero in the same area
   *[one_hero] { " " }for one hero of your choice
}
dd-per = { $per ->
    [none] { "" }
    [by_level] { " " }by hero level
    [hero_level] { " " }per hero level
    [dungeon_level] { " " }per dungeon level
    [negative_quirks] { " " }per negative Quirk
    [positive_quirks] { " " }per positive Quirk
    [positive_quirk_levels] { " " }per positive Quirk, times the hero level
   *[burdens] { " " }per negative Quirk and Disease
}
dd-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
dd-gold = { $gold } Gold
dd-condition = { $condition ->
    [bleed] Bleed
    [blight] Blight
    [stun] Stun
    [buff] Buff
    [debuff] Debuff
    [mark] Mark
    [riposte] Riposte
    [guard] Guard
    [protection] Protection
    [shuffle] Shuffle
   *[disease] Disease
}
dd-hazard = { $hazard ->
    [rubble] Rubble
    [hunger] Hunger
    [darkness] Darkness
    [curio] Curio
    [trap] Trap
   *[blank] a blank side
}
dd-provision = { $side ->
    [food] Food
    [bandage] Bandage
    [potion] Potion
    [torch] Torch
    [tool] Tool
   *[wild] a side of your choice
}
dd-a-provision = { $side ->
    [food] some Food
    [bandage] a Bandage
    [potion] a Potion
    [torch] a Torch
    [tool] a Tool
   *[wild] a die with a side of your choice
}
dd-in-stance = { $stance ->
    [aggressive] Aggressive
    [defensive] Defensive
    [ranged] Ranged
   *[support] Support
}
dd-token = { $token ->
    [empty] an empty room
    [dark] a dark room
    [trap] a trap room
    [curio] a Curio room
    [treasure] a treasure room
    [lair] a lair
   *[objective] an objective
}
# Places are counted from 0 by the rules and from 1 by people.
dd-place = { $area ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
    [10] 11
    [11] 12
    [12] 13
    [13] 14
    [14] 15
    [15] 16
    [16] 17
    [17] 18
    [18] 19
    [19] 20
    [20] 21
    [21] 22
    [22] 23
    [23] 24
    [24] 25
    [25] 26
    [26] 27
    [27] 28
    [28] 29
   *[29] 30
}
dd-slot = { $node ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
    [9] 10
    [10] 11
    [11] 12
    [12] 13
    [13] 14
    [14] 15
    [15] 16
    [16] 17
    [17] 18
    [18] 19
   *[19] 20
}
dd-area = area { $number }
dd-node-start = the way in
dd-node-dot = the stop in the long corridor
dd-node-room = { $token ->
    [hidden] room { $number } (unknown)
    [cleared] room { $number } (cleared)
    [empty] room { $number } (empty)
    [dark] room { $number } (dark)
    [trap] room { $number } (trap)
    [curio] room { $number } (Curio)
    [treasure] room { $number } (treasure)
    [lair] room { $number } (lair)
   *[objective] room { $number } (objective)
}

## What cards do

dd-bonus = { $vs ->
    [unholy] + { $amount } damage against the Unholy
    [human] + { $amount } damage against Humans
    [eldritch] + { $amount } damage against the Eldritch
    [beast] + { $amount } damage against Beasts
    [marked] + { $amount } damage against a target with Mark
    [stunned] + { $amount } damage against a target with Stun
   *[blighted] + { $amount } damage against a target with Blight
}
dd-ignores = { $what ->
    [guard] May aim past enemies with Guard
   *[protection] Full damage in spite of Protection
}

dd-verb-add = { $sign ->
    [less] { $amount } less{ dd-per }
   *[more] { $amount } more{ dd-per }
}
dd-verb-set = { $amount }
dd-verb-halve = half, rounded up
dd-verb-immune = Immunity to { $conditions }
dd-verb-beckon = nothing but a move
dd-verb-block = { $what }
dd-verb-stress = { $sign ->
    [less] Stress − { $amount }{ dd-per }{ dd-who }
   *[more] Stress + { $amount }{ dd-per }{ dd-who }
}
dd-verb-wounds = { $amount ->
    [one] { $amount } Wound{ dd-per }{ dd-who }
   *[other] { $amount } Wounds{ dd-per }{ dd-who }
}
dd-verb-damage = { $amount } damage{ dd-per }{ dd-who }
dd-verb-heal = { $amount ->
    [all] Life restored in full{ dd-per }{ dd-who }
    [one] { $amount } Wound healed{ dd-per }{ dd-who }
   *[other] { $amount } Wounds healed{ dd-per }{ dd-who }
}
dd-verb-bleed = Bleed { $amount } ({ dd-turns }){ dd-who }
dd-verb-blight = Blight { $amount } ({ dd-turns }){ dd-who }
dd-verb-stun = Stun ({ dd-turns }){ dd-who }
dd-verb-buff = Buff ({ dd-turns }){ dd-who }
dd-verb-debuff = Debuff ({ dd-turns }){ dd-who }
dd-verb-mark = Mark ({ dd-turns }){ dd-who }
dd-verb-riposte = Riposte ({ dd-turns }){ dd-who }
dd-verb-guard = Guard ({ dd-turns }){ dd-who }
dd-verb-protection = Protection ({ dd-turns }){ dd-who }
dd-verb-remove = { $conditions-count ->
    [one] { $conditions } removed{ dd-who }
   *[other] { $conditions } removed{ dd-who }
}
dd-verb-light = { $sign ->
    [less] Light − { $amount }
   *[more] Light + { $amount }
}
dd-verb-disease = Disease (draw a card)
dd-verb-quirk = { $what ->
    [negative] Negative Quirk (draw a card)
   *[positive] Positive Quirk (draw a card)
}
dd-verb-virtue = Virtue (draw a card); at 10 Stress the heart stops
dd-verb-cure = Disease cured{ dd-who }
dd-verb-unlearn = { $amount ->
    [one] { $amount } Quirk can be removed{ dd-who }
   *[other] { $amount } Quirks can be removed{ dd-who }
}
dd-verb-push = Push { $areas }
dd-verb-pull = Pull { $areas }
dd-verb-choose-one = { $inner }, as you like
dd-verb-toss = Thrown into the area a d10 names, if it has space
dd-verb-scramble = All heroes’ stances drawn anew at random
dd-verb-stagger = One stance back, or one forward from the last place
dd-verb-pulse = { $amount ->
    [0] everybody in { dd-in-areas } is drawn into area { $goal } while there is space
   *[other] everybody in { dd-in-areas } is drawn into area { $goal } while there is space; heroes drawn suffer { $amount } Stress
}
dd-verb-transform = { $what ->
    [beast] Shape of the beast
   *[human] Shape of a human
}
dd-verb-summon = { $once ->
    [yes] { $what } joins the enemies, if it is not there yet{ dd-where-it-stands }
   *[no] { $what } joins the enemies{ dd-where-it-stands }
}
dd-where-it-stands = { $there ->
    [yes] , in the target’s area
   *[no] { "" }
}
dd-some-monster = 1 monster from the deck
dd-verb-spawn = { $what } comes first
dd-verb-purge = { $what ->
    [unholy] the cards of all monsters that were not Unholy leave the game
    [human] the cards of all monsters that were not Human leave the game
    [eldritch] the cards of all monsters that were not Eldritch leave the game
   *[beast] the cards of all monsters that were not Beasts leave the game
}
dd-verb-reanimate = it rises again at full Life in its area, if there is space; only the first of each battle, and no large one
dd-verb-add-action = { $sign ->
    [less] { $amount ->
        [one] { $amount } action less this turn
       *[other] { $amount } actions less this turn
    }
   *[more] { $amount ->
        [one] { $amount } action more this turn
       *[other] { $amount } actions more this turn
    }
}
dd-verb-add-speed = { $sign ->
    [less] Speed − { $amount } this turn
   *[more] Speed + { $amount } this turn
}
dd-verb-power = Damage + { $amount }{ dd-per }, this turn
dd-verb-add-acc = { $sign ->
    [less] Accuracy − { $amount }
   *[more] Accuracy + { $amount }
}
dd-verb-add-crit = { $sign ->
    [less] Critical − { $amount }
   *[more] Critical + { $amount }
}
dd-verb-add-damage = Damage + { $amount } to each target hit
dd-verb-add-heal = { $amount ->
    [one] { $amount } more Wound healed on each target hit
   *[other] { $amount } more Wounds healed on each target hit
}
dd-verb-shorten = { $amount ->
    [one] its Conditions last { $amount } turn less
   *[other] its Conditions last { $amount } turns less
}
dd-verb-harmless = it deals no damage
dd-verb-also = { $inner } for each target hit
dd-verb-add-dodge = { $sign ->
    [less] Dodge − { $amount }
   *[more] Dodge + { $amount }
}
dd-verb-half = half the damage, rounded up
dd-verb-force-crit = the hit becomes critical
dd-verb-more-healing = { $sign ->
    [less] { $amount ->
        [one] { $amount } Wound fewer healed
       *[other] { $amount } Wounds fewer healed
    }
   *[more] { $amount ->
        [one] { $amount } Wound more healed
       *[other] { $amount } Wounds more healed
    }
}
dd-verb-refuse = the card is discarded without effect
dd-verb-spare = no Stress
dd-verb-burden = { $amount } Stress more
dd-verb-add-virtue = { $sign ->
    [less] highest roll for a Virtue − { $amount }
   *[more] highest roll for a Virtue + { $amount }
}
dd-verb-ignore-die = one die that shows { $faces } is ignored
dd-verb-turn-die = { $what ->
    [rubble] one die is turned to Rubble
    [hunger] one die is turned to Hunger
    [darkness] one die is turned to Darkness
    [curio] one die is turned to Curio
    [trap] one die is turned to Trap
   *[blank] one die is turned to its blank side
}
dd-verb-gold = { $dice ->
    [0] { $sign ->
        [less] { $amount } Gold lost
       *[more] { $amount } Gold
    }
   *[other] { $sign ->
        [less] { $amount ->
            [1] 1d10 Gold lost
           *[other] { $amount } × 1d10 Gold lost
        }
       *[more] { $amount ->
            [1] 1d10 Gold
           *[other] { $amount } × 1d10 Gold
        }
    }
}
dd-verb-trinket = Trinket (draw a card)
dd-verb-drop-trinket = 1 Trinket lost, of the player’s choice
dd-verb-provision = { $what ->
    [food] { $amount } Food
    [bandage] { $amount ->
        [one] { $amount } Bandage
       *[other] { $amount } Bandages
    }
    [potion] { $amount ->
        [one] { $amount } Potion
       *[other] { $amount } Potions
    }
    [torch] { $amount ->
        [one] { $amount } Torch
       *[other] { $amount } Torches
    }
    [tool] { $amount ->
        [one] { $amount } Tool
       *[other] { $amount } Tools
    }
    [roll] { $amount ->
        [one] { $amount } Provision die, rolled
       *[other] { $amount } Provision dice, rolled
    }
   *[choose] { $amount ->
        [one] { $amount } Provision die with a side of your choice
       *[other] { $amount } Provision dice with sides of your choice
    }
}
dd-verb-loot = Loot (draw a chest token)
dd-verb-waste = { $what ->
    [food] 1 more Food is lost, if there is any
    [bandage] 1 more Bandage is lost, if there is any
    [potion] 1 more Potion is lost, if there is any
    [torch] 1 more Torch is lost, if there is any
   *[tool] 1 more Tool is lost, if there is any
}
dd-verb-eat = 1 Food is consumed
dd-verb-squander = 1 Provision of your choice is lost
dd-verb-reveal = Rooms next to the party revealed
dd-verb-trap = Trap attack (Accuracy 8, Critical 2): 2 damage per dungeon level; if it is critical 4 per dungeon level, and 1 Stress
dd-verb-tutor = Next skill raised at the Guild: { dd-gold-amount } less
dd-gold-amount = { $amount } Gold
dd-verb-table = { $inner }
dd-verb-order-dice = { $amount ->
    [one] { $amount } more Provision die for the next quest
   *[other] { $amount } more Provision dice for the next quest
}
dd-verb-dismiss = Caretaker sent away: the building is open again today
dd-verb-foresee = { $amount ->
    [one] { $amount } room of the next dungeon revealed
   *[other] { $amount } rooms of the next dungeon revealed
}
dd-verb-lowest = each hero rolls a d10; for all with the lowest roll: { $inner }
dd-verb-highest = each hero rolls a d10; for all with the highest roll: { $inner }
dd-verb-haunt = { $amount ->
    [0] each hero rolls a d10; the lowest (in a tie the foremost) spends the day at the Graveyard, without its effect
   *[other] each hero rolls a d10; the lowest (in a tie the foremost) spends the day at the Graveyard
}
dd-verb-raid = a d10 names a building, as for the Caretaker; for the hero in it: { $inner }
dd-verb-build = one building can be raised for nothing; it is closed during this stay
dd-verb-feast = { $who ->
    [self] all Stress gone or all Wounds healed
    [one_hero] one hero of your choice loses all Stress or is healed of all Wounds
    [other_heroes] every other hero loses all Stress or is healed of all Wounds
   *[all_heroes] every hero loses all Stress or is healed of all Wounds
}
dd-verb-teach = { $who ->
    [self] { dd-a-skill } can be raised for nothing
    [one_hero] one hero of your choice can raise { dd-a-skill } for nothing
    [other_heroes] every other hero can raise { dd-a-skill } for nothing
   *[all_heroes] every hero can raise { dd-a-skill } for nothing
}
dd-a-skill = { $amount ->
    [1] one skill of level 1
   *[other] one skill
}

## When it happens

dd-in-areas = { $areas-count ->
    [one] area { $areas }
   *[other] areas { $areas }
}
dd-someone = { $side ->
    [heroes] a hero
    [monsters] a monster
   *[any] anybody
}
dd-those = { $side ->
    [heroes] heroes
    [monsters] monsters
   *[any] all
}
dd-there = { $areas-count ->
    [0] { "" }
   *[other] { " " }in { dd-in-areas }
}
dd-when-dodge = { $whose ->
    [own] Dodge: { $what }
   *[all] Heroes’ Dodge: { $what }
}
dd-when-acc = Heroes’ Accuracy: { $what }
dd-when-crit = { $whose ->
    [own] Critical: { $what }
   *[all] Heroes’ Critical: { $what }
}
dd-when-monster-dodge = Monsters’ Dodge: { $what }
dd-when-monster-acc = Monsters’ Accuracy: { $what }
dd-when-monster-crit = Monsters’ Critical: { $what }
dd-when-stress = Whenever Stress is suffered: { $what }
dd-when-relief = Whenever Stress is recovered: { $what }
dd-when-damage = Whenever damage is taken: { $what }
dd-when-critical = { $op ->
    [halve] Damage of critical hits: { $what }
   *[other] Whenever a critical hit deals damage: { $what }
}
dd-when-healing = Whenever Wounds are healed: { $what }
dd-when-no-healing = No healing for { dd-those }{ dd-there }, and no skills that heal from there
dd-when-bleed = { $op ->
    [add] Turns of each new Bleed: { $what }
   *[other] With each new Bleed: { $what }
}
dd-when-blight = { $op ->
    [add] Turns of each new Blight: { $what }
   *[other] With each new Blight: { $what }
}
dd-when-stun = { $op ->
    [add] Turns of each new Stun: { $what }
   *[other] With each new Stun: { $what }
}
dd-when-shuffle = Areas and stances of a push or pull, if you wish: { $what }
dd-when-shuffled = Whenever pushed or pulled: { $what }
dd-when-shuffled-in = When a push, pull or throw leaves { dd-someone }{ dd-there }: { $what }
dd-when-shuffled-out = When { dd-someone } is pushed or pulled out of { dd-in-areas }: { $what }
dd-when-enter = When { dd-someone } comes into { dd-in-areas }: { $what }
dd-when-move-end = When { dd-someone } ends a move{ dd-there }: { $what }
dd-when-immunity = For { dd-those }{ dd-there }: { $what }
dd-when-dodged = Whenever an enemy’s attack misses: { $what }
dd-when-rolled-1 = Whenever the hero rolls a 1 on a d10, except in the Hamlet: { $what }
dd-when-rolled-10 = Whenever the hero rolls a 10 on a d10, except in the Hamlet: { $what }
dd-when-move = With each move action: { $what }
dd-when-virtue = Highest roll for a Virtue when Resolve is tested: { $what }
dd-when-light-up = Whenever the Light rises: { $what }
dd-when-light-down = Whenever the Light falls: { $what }
dd-when-battle-start = At the start of each battle: { $what }
dd-when-first-spawn = In the first battle of a dungeon: { $what }
dd-when-spawn = { $type ->
    [unholy] Whenever an Unholy monster appears: { $what }
    [human] Whenever a Human monster appears: { $what }
    [eldritch] Whenever an Eldritch monster appears: { $what }
    [beast] Whenever a Beast appears: { $what }
   *[any] Whenever a monster appears: { $what }
}
dd-when-round-start = At the start of each round: { $what }
dd-when-last-turn = Monster with the last turn of a round: it only moves, as near to { dd-in-areas } as it can
dd-when-turn-end = When { dd-someone } ends the turn{ dd-there }: { $what }
dd-when-round-end = { $present ->
    [monsters] At the end of { dd-these-rounds }, if a monster stands in { dd-in-areas }: { $what }
   *[any] At the end of { dd-these-rounds }: { $what }
}
dd-these-rounds = { $rounds-count ->
    [0] each round
    [one] round { $rounds }
   *[other] rounds { $rounds }
}
dd-when-round-end-each = When a round ends, for { dd-those }{ dd-there }: { $what }
dd-when-monster-death = When a monster dies: { $what }
dd-when-battle-end = After each battle: { $what }
dd-when-dungeon-entered = On entering the dungeon: { $what }
dd-when-first-light = Light on entering the next dungeon: { $what }
dd-when-scouting = Stress of each hero for scouting: { $what }
dd-when-rubble = Whenever the hero meets Rubble: { $what }
dd-when-hunger = Whenever the hero meets Hunger: { $what }
dd-when-trap-dodge = Dodge against traps: { $what }
dd-when-curio = Before each Curio the hero meets: { $what }
dd-when-curio-rolled = Whenever the hero’s exploration die shows a Curio: { $what }
dd-when-curio-room = Nothing is left in Curio rooms: no Curio is drawn there
dd-when-curio-goods = When a Curio would bring Gold or a Trinket: on a d10 of 1–{ $number } they are gone already
dd-when-food = Whenever the hero consumes Food: { $what }
dd-when-rest = Points of each rest: { $what }
dd-when-blocked = Closed during the whole stay: { $what }
dd-when-before-event = Before the event is drawn: { $what }
dd-when-event = At once: { $what }
dd-when-first-day = On the first day: { $what }
dd-when-caretaker = Buildings the Caretaker closes each day: { $what }
dd-when-day-end = At the end of each day: { $what }
dd-when-hamlet-skill = Whenever a hero uses a Hamlet skill: { $what }
dd-when-tavern = Stress taken away by each visit to the Tavern: { $number } less
dd-when-sell = Gold for each Trinket sold: { $what }
dd-when-provisions = Provision dice for the next quest: { $what }
dd-when-turn-dice = Each hero may turn one die of the next provision roll to any side

## Trinkets: when a side can be used

dd-way-if = { dd-way-stance }{ dd-way-light }
dd-way-stance = { $stance ->
    [any] { dd-way-other }
    [aggressive] , in the Aggressive stance
    [defensive] , in the Defensive stance
    [ranged] , in the Ranged stance
   *[support] , in the Support stance
}
dd-way-other = { $not-stance ->
    [aggressive] , in any stance but Aggressive
    [defensive] , in any stance but Defensive
    [ranged] , in any stance but Ranged
    [support] , in any stance but Support
   *[none] { "" }
}
dd-way-light = { $light-min ->
    [-1] { $light-max ->
        [-1] { "" }
       *[other] , at Light { $light-max } or less
    }
   *[other] , at Light { $light-min } or more
}
dd-window-free = In your turn, or between battles{ dd-way-if }: { $what }.
dd-window-turn = In your turn in battle{ dd-way-if }: { $what }.
dd-window-before-attack = Before your roll for a skill{ dd-way-if }: { $what }.
dd-window-after-attack = After your roll for a skill{ dd-way-if }: { $what }.
dd-window-before-defence = Before the roll of a skill that targets you{ dd-way-if }: { $what }.
dd-window-after-defence = After an enemy’s roll that hits you{ dd-way-if }: { $what }.
dd-window-hit = When an enemy’s skill hits you{ dd-way-if }: { $what }.
dd-window-hurt = When an enemy’s attack hits you{ dd-way-if }: { $what }.
dd-window-healed = When you are healed{ dd-way-if }: { $what }.
dd-window-disease = When you draw a Disease{ dd-way-if }: { $what }.
dd-window-resolve = Before your Resolve is tested{ dd-way-if }: { $what }.
dd-window-scouting = When the party scouts{ dd-way-if }: { $what }.
dd-window-resting = When the party rests{ dd-way-if }: { $what }.
dd-window-die = When you resolve your exploration dice{ dd-way-if }: { $what }.

## Monsters, rooms, the Hamlet: rules of their own

dd-habit-prophet = First turn of each round: four pews fall on areas named by a d10. Second turn: a skill. Third turn: Rubble of Ruin against the heroes in the area of each pew, one attack for each pew.
dd-habit-collector = While no Collected is in play, he brings in three of them instead of using a skill: Man at Arms, Highwayman and Vestal.
dd-habit-fanatic = While the Pyre stands and has space in its area, he uses no skill: he goes for the closest hero, and throws whoever he reaches into the area of the Pyre.
dd-habit-cyst = While no White Cell Stalk is in play, it calls one instead of using a skill.
dd-habit-horror = While the Cultist Priest or the Malignant Growth is missing and there is room in the line, it uses Echoing Disassembly, which calls them.
dd-habit-ancestor-one = He begins with two Perfect Reflections and an Imperfect one. While the line has a gap he acts again in the same turn, and whoever is hit brings him another; with the line full he uses Time Heals All. When all his reflections have acted, the turns that are left are his.
dd-habit-imperfect = When it is slain, the Ancestor suffers 10 Wounds.
dd-habit-ancestor-two = Three areas hold an Absolute Nothingness that takes one space. After each of his turns a d10 moves him: on 1–3, 4–6 or 7–9 to the monsters’ Defensive, Ranged or Support area, on 10 nowhere.
dd-habit-gestating = It does not strike: it calls one monster after another.
dd-habit-doom = Impending doom: its next skill is rolled openly in advance.
dd-rule-turns = { $turns ->
    [one] Acts once in each round.
    [2] Acts twice in each round.
   *[other] Acts { $turns } times in each round.
}
dd-rule-guard = Guard for good: enemies must aim at it first.
dd-rule-wounded = For each hero who wounds it with a skill: { $what }.
dd-rule-boss = The battle is won when the boss is slain (every body of it), whoever else still stands.
dd-rule-interact = { $actions ->
    [one] { $actions } action{ dd-rule-once }{ dd-rule-alone }: { $what }.
   *[other] { $actions } actions{ dd-rule-once }{ dd-rule-alone }: { $what }.
}
dd-rule-once = { $once ->
    [yes] , once in the battle
   *[no] { "" }
}
dd-rule-alone = { $alone ->
    [yes] , only with no monster in the area
   *[no] { "" }
}
dd-hamlet-first = Only before any hero has used the day.
dd-hamlet-once = Once in each stay.
dd-hamlet-own = For the hero who uses it: { $what }.
dd-hamlet-chosen = For one hero of your choice: { $what }.
dd-hamlet-ends-day = It uses up the day of every hero.
dd-hamlet-taught = { $days ->
    [0] If any skill is raised, the stay ends at once.
    [one] If any skill is raised, the stay lasts only { $days } day.
   *[other] If any skill is raised, the stay lasts only { $days } days.
}
dd-hamlet-removed = Comes only once in a campaign.

## Questions

dd-prompt-pick-quest = Which quest?
dd-prompt-choose-quest = Which quest? Everybody votes; a tie goes by the vote of the first player.
dd-prompt-arrange = Who takes the { dd-in-stance } stance? The line goes from the front to the back.
dd-prompt-outfit = { $left ->
    [one] { $who }: equip one more skill.
   *[other] { $who }: equip { $left } more skills.
}
dd-prompt-unequip = { $who }: which skill makes room for another?
dd-prompt-choose-side = { $who }: which side for this Provision die?
dd-prompt-turn-die = { $who }: turn one of your Provision dice?
dd-prompt-squander = Which Provision is lost?
dd-prompt-loot = { $who } opens the chest: Gold or a Provision die?
dd-prompt-gain-trinket = Who takes { $trinket }?
dd-prompt-offered = { $trinket } is offered to { $who }. What makes room for it?
dd-prompt-drop-trinket = { $who }: which Trinket is lost?
dd-prompt-foresight = One room can be revealed in advance. Which one?
dd-prompt-stop = Where does the party go?
dd-prompt-vote-scout = Scout the rooms ahead? Each hero suffers 1 Stress, and rolls one exploration die less for the next corridor.
dd-prompt-vote-leave = Leave the dungeon and go home with what you have? The quest ends here.
dd-prompt-vote-rest = Make a fire and rest? The Firewood is used up. You can agree on how to share the points, or ask for equal shares.
dd-prompt-vote-dig = The excavation site offers a rest. May the group share out the points? You can ask for equal shares.
dd-prompt-last-die = { $who } is about to face { dd-hazard }. Use something first?
dd-prompt-hero-dice = { $who }: which die first?
dd-prompt-hazard = { $hazard ->
    [rubble] { $who } stands before Rubble.
    [hunger] { $who } is hungry.
    [darkness] Darkness closes in on { $who }.
    [curio] { $who } comes upon a Curio. A Torch would keep its bad side away.
   *[trap] { $who } has set foot in a Trap.
}
dd-prompt-trap-room = { $amount ->
    [one] { $who }: the room is full of traps. 1 Wound or 1 Stress?
   *[other] { $who }: the room is full of traps. Choose Wounds and Stress that make { $amount } together.
}
dd-prompt-curio-torch = A Curio! Spend a Torch before it is examined?
dd-prompt-curio-hero = { $curio }: who examines it?
dd-prompt-campfire = The Boss is dead. Rest here before the party goes home?
dd-prompt-rest = { $points ->
    [one] The fire burns low: { $points } point left to heal a Wound or take away Stress.
   *[other] At the fire: { $points } points left, each heals a Wound or takes away 1 Stress.
}
dd-prompt-rest-own = { $points ->
    [one] { $who }: { $points } point left for you.
   *[other] { $who }: { $points } points left for you.
}
dd-prompt-rest-window = { $who }: use a Trinket at the fire?
dd-prompt-scout-hero = { $who }: scouting costs Stress. Use a Trinket?
dd-prompt-act = { $actions ->
    [0] { $who } has no action left. Provisions and Trinkets, or the end of the turn?
    [one] { $who } has { $actions } action left.
   *[other] { $who } has { $actions } actions left.
}
dd-prompt-pick-target = { $skill }: on whom?
dd-prompt-pick-effect = What is { $target } to suffer?
dd-prompt-declare = { $who }: use a Trinket before the roll?
dd-prompt-react = { $who }: use a Trinket now that the die has fallen?
dd-prompt-trap-declare = { $who } walks into a trap: use a Trinket before the roll?
dd-prompt-trap-react = { $who } in the trap: use a Trinket now that the die has fallen?
dd-prompt-healed-window = { $who } is being healed: use a Trinket?
dd-prompt-bag = Your heroes may use what they carry.
dd-prompt-deathblow = { $who } must roll a Deathblow. Help first?
dd-prompt-at-ten = Stress is about to break { $who }. Help first?
dd-prompt-resolve-window = { $who }: use a Trinket before Resolve is tested?
dd-prompt-sick-window = { $who } is about to fall ill: use a Trinket?
dd-prompt-shuffle = { $way ->
    [push] { $who } is pushed. How far?
   *[pull] { $who } is pulled. How far?
}
dd-prompt-shove = { $way ->
    [push] { $who } is pushed away. Into which area?
   *[pull] { $who } is pulled closer. Into which area?
}
dd-prompt-settle = { $who } needs space here. Who makes way?
dd-prompt-find-place = There is no space for { $who } where it should stand. Where instead?
dd-prompt-approach = { $who } draws near. Where does it stand?
dd-prompt-choose-hero = For which hero? { $what }.
dd-prompt-swap-quirk = { $who } has three Quirks already, and now { $quirk }. Which one goes?
dd-prompt-lose-quirk = { $amount ->
    [one] { $who } can lose one Quirk.
   *[other] { $who } can lose { $amount } Quirks, one after the other.
}
dd-prompt-pick-hero = { $place ->
    [1] Who goes first?
   *[other] Who goes as number { $place }?
}
dd-prompt-replace = { $who } is dead. Who takes the place?
dd-prompt-relieve = { $who }: who goes on this Quest?
dd-prompt-train = { $left ->
    [one] { $who }: one more can be raised.
   *[other] { $who }: raise up to { $left } of level and skills.
}
dd-prompt-leftovers = { $dice ->
    [one] Home again. { $dice } Provision die is left: use it now, or sell it.
   *[other] Home again. { $dice } Provision dice are left: use them now, or sell them.
}
dd-prompt-give-gold = How much Gold do you give to the Heir? It counts as Experience for every hero.
dd-prompt-visit = { $days ->
    [one] { $who }: where to on the last day in the Hamlet?
   *[other] { $who }: where to today? { $days } days are left in the Hamlet.
}
dd-prompt-prepare = The stay is over. Is there anything left to do before the party leaves?
dd-prompt-service = { $who } at { $building }: what for?
dd-prompt-forge = { $who }: which skill works at level { $level } on the next quest, for { dd-gold }?
dd-prompt-trade = { $who } may sell one Trinket and buy one.
dd-prompt-skill-target = { $skill }: for whom?
dd-prompt-free-build = Which building is raised for nothing? It is closed during this stay.
dd-prompt-propose = { $gold ->
    [0] Raise for nothing, to level { $level }: { $building }?
   *[other] Raise to level { $level } for { $gold } Gold: { $building }?
}
dd-prompt-feast = The Feast: what does { $who } need more?
dd-prompt-lesson = { $who }: which skill is raised for nothing?
dd-prompt-draft = { $team ->
    [a] The first team chooses a hero.
   *[b] The second team chooses a hero.
}
dd-prompt-profile = { $kind }: with which skills?
dd-prompt-line-up = In which order do your heroes stand, from the front to the back?
dd-prompt-place-puppets = The puppets fill one narrow area for the whole bout. Which one?
dd-prompt-pick-side = Choose the first team’s side of the arena; who begins is drawn afterwards.
dd-prompt-butcher-path = The Butcher goes towards { $area }. Which way?
dd-prompt-place-fighter = Who goes where?
dd-prompt-activate = { $team ->
    [a] First team: whose turn is it?
   *[b] Second team: whose turn is it?
}

## Choices

dd-option-done = Nothing more
dd-option-pass = Nothing now
dd-option-stay = All stay where they are
dd-option-end = End the turn
dd-option-hero = { $who }
dd-option-figure = { $who }
dd-option-area = To { $area }
dd-option-node = Room { $node }
dd-option-effect = { $what }
dd-option-quest = { $quest }
dd-option-newcomer = { $kind }
dd-option-goes = { $who } goes again
dd-option-draft = { $kind }
dd-option-equip = Equip { $skill }
dd-option-unequip = Put { $skill } away
dd-option-side = { $side ->
    [food] Food
    [bandage] Bandage
    [potion] Potion
    [torch] Torch
   *[tool] Tool
}
dd-option-keep-dice = Keep the dice as they are
dd-option-turn-die = { $from ->
    [food] Turn Food to { dd-turned-to }
    [bandage] Turn a Bandage to { dd-turned-to }
    [potion] Turn a Potion to { dd-turned-to }
    [torch] Turn a Torch to { dd-turned-to }
   *[tool] Turn a Tool to { dd-turned-to }
}
dd-turned-to = { $to ->
    [food] Food
    [bandage] Bandage
    [potion] Potion
    [torch] Torch
   *[tool] Tool
}
dd-option-loot-gold = { $times ->
    [1] 1d10 Gold
   *[other] { $times } × 1d10 Gold
}
dd-option-loot-die = { $die ->
    [roll] A Provision die, rolled
   *[choose] A Provision die with a side of your choice
}
dd-option-take-trinket = { $who } takes it
dd-option-take-trinket-for = { $who } takes it and gives { $old } away
dd-option-arena-side = This side: { $areas }
dd-option-offer-trinket = Offer it to { $who }, who has no room
dd-option-refuse-trinket = Refuse it
dd-option-leave-to-others = Leave it to the others
dd-option-drop-trinket = Lose { $trinket }
dd-option-discard = Leave it behind
dd-option-explore = Explore: { $node }
dd-option-back = Go back to { $node } (1 Stress each)
dd-option-scout = Scout: reveal the rooms ahead for 1 Stress each
dd-option-rest = Rest: use the Firewood ({ $points } points to heal Wounds and calm Stress)
dd-option-leave = Leave the dungeon: the quest ends with what it has earned so far
dd-option-arrange = Change the stances of the party
dd-option-camp = { $side ->
    [food] Set up a camp with some Food
    [bandage] Set up a camp with a Bandage
    [potion] Set up a camp with a Potion
    [torch] Set up a camp with a Torch
   *[tool] Set up a camp with a Tool
}
dd-option-vote-yes = Yes
dd-option-vote-no = No
dd-option-vote-split = Yes, with equal shares
dd-option-hazard = Resolve { dd-hazard }
dd-option-on-die = { $what } (on { dd-hazard })
dd-option-hazard-pay = { $hazard ->
    [rubble] Use a Tool: the way is cleared
    [hunger] Eat some Food
    [darkness] Use a Torch: the dark draws back
    [curio] Use { dd-a-provision }: only the good side counts
   *[trap] Use a Tool: the trap is disarmed
}
dd-option-hazard-suffer = { $hazard ->
    [rubble] Climb over: { $wounds ->
        [one] 1 Wound
       *[other] { $wounds } Wounds
    } and 1 Stress
    [hunger] Starve: { $wounds } Wounds
    [darkness] Bear it: 2 Stress
    [curio] Examine it as it is: first the bad side, then the good one
   *[trap] Risk it: the trap attacks for { $wounds } Wounds
}
dd-option-hazard-dim = Let the Light sink by 1
dd-option-trap-room = { $wounds ->
    [0] { $stress } Stress
    [one] { $stress ->
        [0] { $wounds } Wound
       *[other] { $wounds } Wound and { $stress } Stress
    }
   *[other] { $stress ->
        [0] { $wounds } Wounds
       *[other] { $wounds } Wounds and { $stress } Stress
    }
}
dd-option-curio-torch = By the light of a Torch: only the good side counts
dd-option-home = Go home
dd-option-rest-life = { $who }: heal 1 Wound
dd-option-rest-stress = { $who }: Stress − 1
dd-option-move = Move to { $area }
dd-option-stance-forward = One stance forward
dd-option-stance-back = One stance back
dd-option-skill = { $skill }
dd-option-use = { $skill } on { $area }
dd-outcome-odds = { $blows }
dd-outcome-blow =
    { $who }: { $kill ->
        [0] { $hit }% to hit
       *[other] { $hit }% to hit, { $kill }% to kill
    }
dd-outcome-heal = { $who }: heals { $heal }
dd-option-loot = Open the loot chest
dd-option-interact = { $rule }
dd-option-task = { $task }
dd-option-eat = Eat some Food: heal 1 Wound
dd-option-bandage-bleed = Bandage: end all Bleed
dd-option-bandage-heal = Bandage: heal 1 Wound
dd-option-potion-blight = Potion: end all Blight
dd-option-potion-stress = Potion: Stress − 1
dd-option-torch = Torch: Light + 1
dd-option-eat-for = { $who } eats some Food: heal 1 Wound
dd-option-bandage-bleed-for = Bandage for { $who }: end all Bleed
dd-option-bandage-heal-for = Bandage for { $who }: heal 1 Wound
dd-option-potion-blight-for = Potion for { $who }: end all Blight
dd-option-potion-stress-for = Potion for { $who }: Stress − 1
dd-option-torch-for = { $who } lights a Torch: Light + 1
dd-option-trinket = { $trinket }: { $what }
dd-option-shuffle = { $amount ->
    [0] Stay put
    [one] { $amount } area and stance
   *[other] { $amount } areas and stances
}
dd-option-move-aside = { $who } moves to { $area }
dd-option-lose-quirk = Lose { $quirk }
dd-option-keep-quirks = Keep them
dd-option-train-hero = { $gold ->
    [0] Raise the hero to level { $level } ({ $xp } Experience)
   *[other] Raise the hero to level { $level } ({ $xp } Experience, { dd-gold })
}
dd-option-train-skill = { $gold ->
    [0] Raise { $skill } ({ $xp } Experience)
   *[other] Raise { $skill } ({ $xp } Experience, { dd-gold })
}
dd-option-sell-dice = { $gold ->
    [0] Nothing more
   *[other] Sell what is left: { dd-gold }
}
dd-option-give-gold = { $xp ->
    [0] Nothing
   *[other] { dd-gold }: { $xp } Experience
}
dd-option-visit = Visit: { $building }
dd-option-hamlet-skill = { $skill }, in place of a visit
dd-option-upgrade = Raise { $building } to level { $level } ({ dd-gold })
dd-option-swap = Change the skills of { $who }
dd-option-tavern = Stress − { $stress } (visions spoil the rest)
dd-option-service = { $gold ->
    [0] { $what } (free)
   *[other] { $what } ({ dd-gold })
}
dd-option-depart = Leave the Hamlet
dd-option-forge = Sharpen { $skill }
dd-option-buy = Buy { $trinket } ({ dd-gold })
dd-option-sell = Sell { $trinket } ({ dd-gold })
dd-option-free-build = Raise { $building }
dd-option-feast-stress = Peace of mind: all Stress gone
dd-option-feast-life = Strength: all Wounds healed
dd-option-lesson = Raise { $skill }
dd-option-profile = Profile { $number }: { $skills }
dd-option-line-up = { $heroes }
dd-option-place-fighter = { $who } · { $where }

## Why something cannot be done

dd-why-rest = nobody is hurt or stressed
dd-why-no-actions = no action left
dd-why-form = { $form ->
    [beast] only in the shape of the beast
   *[human] only in human shape
}
dd-why-stance = not from the { dd-in-stance } stance
dd-why-spent = has hit in this turn already
dd-why-no-healing = no healing in this area
dd-why-range = nobody at the right distance
dd-why-guard = enemies with Guard stand in the way
dd-why-blocked = closed today
dd-why-taken = another hero is there today

## What happened

dd-event-threat = A threat of level { $level } gathers: { $boss }.
dd-event-quest-drawn = A quest to choose from: { $quest }.
dd-event-quest = The party sets out: { $quest }.
dd-event-arranged = The party lines up: { $figures }.
dd-event-chosen = { $figure } joins the party.
dd-event-joined = { $figure } comes with the Stagecoach and joins the party.
dd-event-recovered = { $figure } is back on the feet, unhurt and calm.
dd-event-hero-raised = { $figure } rises to level { $level }.
dd-event-skill-raised = { $figure } knows { $family } at level { $level } now.
dd-event-game-won = { $mode ->
    [campaign] The estate breathes again. Victory!
    [quest] The party is safely home.
   *[other] Victory!
}
dd-event-game-lost = { $mode ->
    [battle] The battle is lost.
   *[other] The darkness has won. All is lost.
}
dd-event-provision = Provision die: { dd-provision }.
dd-event-spent = Used: { dd-provision }.
dd-event-gold = The party now has { dd-gold }.
dd-event-loot = { $token ->
    [roll] { $figure } opens a chest: a Provision die to roll.
    [choose] { $figure } opens a chest: a Provision die of choice.
    [gold_or_roll] { $figure } opens a chest: Gold, or a Provision die to roll.
    [double_gold_or_choose] { $figure } opens a chest: plenty of Gold, or a Provision die of choice.
   *[other] { $figure } opens a chest.
}
dd-event-trinket-found = { $figure } finds { $trinket }.
dd-event-trinket-gained = { $figure } carries { $trinket } now.
dd-event-trinket-lost = { $trinket } is gone.
dd-event-trinket-used = { $side ->
    [positive] { $figure } uses { $trinket }; its bad side is up now.
   *[negative] { $figure } bears the bad side of { $trinket }; its good side is up again.
}
dd-event-tile = The halls of the dungeon are laid out.
dd-event-token = Room { dd-slot } turns out to be { dd-token }.
dd-event-arrived = The party moves on.
dd-event-walks-back = The party walks back a way it knows.
dd-event-enters = The party enters { dd-token }.
dd-event-cleared = { $token ->
    [empty] The empty room is safe.
    [dark] The dark room is cleared.
    [trap] The trap room is cleared.
    [curio] The Curio room is cleared.
    [treasure] The treasure room is cleared.
    [lair] The lair is cleared.
   *[objective] The objective is fulfilled.
}
dd-event-scouted = The party scouts ahead.
dd-event-refused = { $what ->
    [scout] Not everybody wants to scout.
    [leave] Not everybody wants to leave.
    [upgrade] Not everybody wants to build.
   *[rest] Not everybody wants to rest.
}
dd-event-left = The party leaves the dungeon.
dd-event-camp = A camp is set up in room { dd-slot }.
dd-event-lit = A Torch lights the dark room for good.
dd-event-hazard = { $hazard ->
    [blank] { $figure } finds the way clear.
   *[other] { $figure } meets: { dd-hazard }.
}
dd-event-hurts = { $hazard ->
    [rubble] { $figure } climbs over the Rubble.
    [hunger] { $figure } goes hungry.
    [darkness] The Darkness weighs on { $figure }.
    [snare] A Trap snaps at { $figure }.
   *[trap] The room is a trap, and { $figure } is in it.
}
dd-event-trap-missed = The trap misses { $figure }.
dd-event-curio-found = The party finds a Curio: { $curio }.
dd-event-curio = { $figure } examines a Curio: { $curio }.
dd-event-stolen = Somebody was here before: Gold and Trinkets are gone.
dd-event-rests = { $points ->
    [one] The party rests at the fire: { $points } point.
   *[other] The party rests at the fire: { $points } points.
}
dd-event-light = { $way ->
    [up] The Light rises to { $light }.
   *[down] The Light falls to { $light }.
}
dd-event-room = Battle! { $room }.
dd-event-boss = { $boss } awaits the party.
dd-event-boss-beaten = { $boss } is no more.
dd-event-spawned = { $figure } appears in area { dd-place }.
dd-event-spawn-discarded = { $figure } makes room for something larger.
dd-event-purged = Gone for good: { $figures }.
dd-event-round = Round { $round }.
dd-event-initiative = { $side ->
    [party] The party’s card is drawn.
   *[foes] The enemies’ card is drawn.
}
dd-event-turn = { $figure } acts.
dd-event-rolled = The d10 shows { $roll }.
dd-event-uses = { $figures-count ->
    [0] { $figure } uses { $skill }.
   *[other] { $figure } uses { $skill } on { $figures }.
}
dd-event-results = { $results ->
    [miss] { $figure } misses { $figures }.
    [hit] { $figure } reaches { $figures }.
   *[crit] Critical! { $figure } reaches { $figures }.
}
dd-event-out-of-range = { $figure } reaches nobody with { $skill }.
dd-event-interacts = { $figure }: { $rule }.
dd-event-task-done = { $figure } has done it: { $task }.
dd-event-moved = { $figure } goes to area { dd-place }.
dd-event-shoved = { $figure } is driven into area { dd-place }.
dd-event-tossed = { $figure } is hurled into area { dd-place }.
dd-event-thrown = { $figure } is thrown into the fire in area { dd-place }.
dd-event-placed = { $figure } takes a place in area { dd-place }.
dd-event-stance = { $stance ->
    [0] { $figure } takes the Aggressive stance.
    [1] { $figure } takes the Defensive stance.
    [2] { $figure } takes the Ranged stance.
   *[3] { $figure } takes the Support stance.
}
dd-event-scrambled = All stances are muddled: { $figures }.
dd-event-transformed = { $form ->
    [beast] { $figure } turns into the beast.
   *[human] { $figure } is human again.
}
dd-event-wounded = { $amount ->
    [one] { $figure } suffers { $amount } Wound; Life left: { $left }.
   *[other] { $figure } suffers { $amount } Wounds; Life left: { $left }.
}
dd-event-healed = { $amount ->
    [one] { $figure } is healed of { $amount } Wound.
   *[other] { $figure } is healed of { $amount } Wounds.
}
dd-event-bleeds = { $why ->
    [bleed] { $figure } bleeds: { $amount }.
    [blight] Blight gnaws at { $figure }: { $amount }.
   *[both] Bleed and Blight gnaw at { $figure }: { $amount }.
}
dd-event-because = { $source } takes effect.
dd-event-stunned = { $figure } is stunned.
dd-event-riposte = { $figure } strikes back at { $foe }.
dd-event-afflicted = { $condition ->
    [bleed] { $figure }: { dd-condition } { $amount } for { dd-turns }.
    [blight] { $figure }: { dd-condition } { $amount } for { dd-turns }.
   *[other] { $figure }: { dd-condition } for { dd-turns }.
}
dd-event-shrugged-off = { $figure } shrugs it off: { dd-condition }.
dd-event-freed = { $conditions ->
    [bleed] { $figure } stops bleeding.
    [blight] { $figure } is rid of Blight.
   *[other] { $figure } shakes off what was a burden.
}
dd-event-slain = { $figure } is slain.
dd-event-battle-won = The battle is won.
dd-event-battle-fled = The party flees.
dd-event-lull = { $rounds } rounds without Wounds or Stress for anybody; after { $most } it is over.
dd-event-given-up = { $rounds } rounds have passed, and nobody has struck a blow. The party gives up.
dd-event-pew = A pew crashes down in area { dd-place }.
dd-event-doom = Impending doom: { $roll }.
dd-event-deaths-door = { $figure } stands at Death’s Door!
dd-event-deathblow = { $deadly ->
    [yes] Death takes { $figure }.
   *[no] { $figure } clings to life.
}
dd-event-died = { $why ->
    [deathblow] { $figure } is dead.
    [heart_attack] The heart of { $figure } stops. { $figure } is dead.
   *[madness] Madness takes { $figure } away for good.
}
dd-event-stressed = { $figure } suffers { $amount } Stress ({ $stress } of 10).
dd-event-relieved = { $figure } recovers { $amount } Stress ({ $stress } of 10).
dd-event-resolve = { $result ->
    [virtue] The Resolve of { $figure } is tested: { $roll }. Virtue!
   *[affliction] The Resolve of { $figure } is tested: { $roll }. Affliction!
}
dd-event-mood = { $figure } is changed: { $mood }.
dd-event-mood-rolled = { $acts ->
    [yes] { $mood } takes hold of { $figure } ({ $roll }).
   *[no] { $figure } keeps a clear head: { $mood } does nothing ({ $roll }).
}
dd-event-quirk = { $figure } gains a Quirk: { $quirk }.
dd-event-quirk-lost = { $figure } loses a Quirk: { $quirk }.
dd-event-disease = { $figure } falls ill: { $disease }.
dd-event-cured = { $figure } is cured: { $disease }.
dd-event-home = The party comes home to the Hamlet.
dd-event-xp = { $xp ->
    [0] The quest brought no Experience.
   *[other] Each hero gains { $xp } Experience.
}
dd-event-hamlet = A stay in the Hamlet begins.
dd-event-event = { $days ->
    [0] This week: { $event }. No day to stay.
    [one] This week: { $event }. { $days } day to stay.
   *[other] This week: { $event }. { $days } days to stay.
}
dd-event-day = { $days ->
    [one] The last day in the Hamlet.
   *[other] A new day; { $days } days left.
}
dd-event-caretaker = The Caretaker spends the day here: { $building }.
dd-event-caretaker-gone = The Caretaker has been sent away.
dd-event-blocked = Closed today: { $building }.
dd-event-visits = { $figure } visits: { $building }.
dd-event-hamlet-skill = { $figure } uses { $hamlet_skill }.
dd-event-rolls-off = { $figure } rolls { $roll }.
dd-event-raided = { $figure } is found at: { $building }.
dd-event-built = Raised to level { $level }: { $building }.
dd-event-forged = { $figure } has { $family } sharpened to level { $level }.
dd-event-offered = For sale at the Nomad Wagon: { $trinket }.
dd-event-departs = The party leaves the Hamlet.
dd-event-first-team = { $team ->
    [a] The first team begins.
   *[b] The second team begins.
}
dd-event-drafted = { $team ->
    [a] The first team takes { $hero }.
   *[b] The second team takes { $hero }.
}
dd-event-profile = { $figure } fights with profile { $profile }.
dd-event-puppets = The puppets fill area { dd-place }.
dd-event-butcher = The Butcher strolls into area { dd-place }.
dd-event-bout-drawn = After { $rounds } rounds the bout leads nowhere: the Butcher sends both teams home. A draw.
dd-event-bout-won = { $team ->
    [a] The first team wins the bout.
    [b] The second team wins the bout.
   *[none] Nobody is left standing.
}

## How it ended

dd-why-won = The party has prevailed.
dd-why-lost = No hero is left to go on.
dd-why-fled = The heroes live, but the field belongs to the enemy.
dd-why-home-done = The party is home again, and nothing is left to do.
dd-why-home-part = The party is home again before everything was done.
dd-why-home-nothing = The party is home again with empty hands: no Experience, no victory.
dd-end-won = { $mode ->
    [battle] The battle is won
    [boss] The Boss is slain
   *[campaign] The estate is saved
}
dd-end-lost = { $mode ->
    [battle] The battle is lost
    [campaign] The estate has fallen
   *[other] The party has perished
}
dd-end-fled = The party has fled
dd-end-quest-done = The quest is done
dd-end-quest-part = The quest is done in part
dd-end-quest-nothing = The quest has failed
dd-score-xp = Experience
dd-why-bout = The crowd cheers the last team standing.
dd-why-draw = Nobody was left standing.
dd-why-stalemate = The bout led nowhere: a draw.

## Setting up

dd-setup-players = Players
dd-setup-players-value = { $value ->
    [one] { $value } player
   *[other] { $value } players
}
dd-setup-mode = What to play
dd-setup-mode-value = { $value ->
    [campaign] Campaign
    [quest] One quest
    [battle] One battle
    [boss] One boss
   *[circus] The Butcher’s Circus
}
dd-setup-mode-about = { $mode ->
    [campaign] Three acts of two quests and a boss each, then down into the Darkest Dungeon.
    [quest] One dungeon, from the gate to the goal.
    [battle] One room full of monsters.
    [boss] One boss, with heroes who are ready for it.
   *[circus] Two teams of four heroes fight each other in the arena.
}
dd-setup-mode-time = { $mode ->
    [campaign] many evenings
    [quest] an hour
    [battle] 15 minutes
    [boss] half an hour
   *[circus] an hour
}
dd-setup-difficulty = Difficulty
dd-setup-difficulty-value = { $value ->
    [standard] Standard
    [radiant] Radiant
   *[stygian] Stygian
}
dd-setup-difficulty-about = { $value ->
    [standard] 10 Gold to begin with.
    [radiant] 20 Gold to begin with; every hero chooses the side of one Provision die, and rolls one exploration die less.
   *[stygian] No Gold, harsher rooms, and bosses are critical on 1 more.
}
dd-setup-party = Party
dd-setup-party-value = { $value ->
    [table] Chosen at the table
   *[other] Your own choice
}
dd-setup-hero = { $n ->
    [1] Hero in front
    [2] Second hero
    [3] Third hero
   *[4] Hero at the back
}
dd-setup-hero-values = Life { $life }, Dodge { $dodge }, Speed { $speed }
dd-setup-hero-skills = { $skills }
dd-setup-party-heroes = { $heroes }
dd-setup-role-crusader = Stands in front, stuns, heals a little, and is dreaded by the unholy.
dd-setup-role-hellion = Breaks the front line, and reaches the last one.
dd-setup-role-bounty-hunter = Drags foes out of place and finishes whoever is marked.
dd-setup-role-highwayman = Blade and pistol: at home in every place.
dd-setup-role-vestal = Heals, from the back.
dd-setup-role-jester = Calms the minds of others and makes enemies bleed.
dd-setup-role-plague-doctor = Blights and stuns the back rows.
dd-setup-role-arbalest = Shoots from afar, and marks for the others.
dd-setup-role-grave-robber = Slips past, throws daggers, leaves poison.
dd-setup-role-occultist = Curses, pulls, and heals for much or nothing.
dd-setup-role-abomination = A man in chains, and the beast he turns into.
dd-setup-level = Level
dd-setup-level-value = Level { $value }
dd-setup-hero-level = Level of the heroes
dd-setup-hero-level-value = { $value ->
    [same] The same
   *[other] Level { $value }
}
dd-setup-trinket = { $n ->
    [1] Trinket of the hero in front
    [2] Trinket of the second hero
    [3] Trinket of the third hero
   *[other] Trinket of the last hero
}
dd-setup-trinket-value = None
dd-setup-room = Room
dd-setup-room-value = Any room
dd-setup-quest = Quest
dd-setup-quest-value = A choice between two
dd-setup-boss = Boss
dd-setup-boss-value = The final encounter
dd-setup-cancelled = Shape that the last enemy does not take
dd-setup-arena = Arena
dd-setup-puppets = Puppets in the arena: they fill one narrow area for the whole bout
dd-setup-butcher = The Butcher walks through the arena: near her, blows are critical more often
dd-setup-teams = Teams
dd-house-campaign = Length of the Campaign
dd-house-campaign-value = { $value ->
    [one] one act
    [two] two acts
   *[book] by the book
}
dd-house-campaign-about = { $value ->
    [one] Two Quests and the Boss of the first act: whoever beats it has won.
    [two] Two acts; whoever beats the second Boss has won.
   *[book] Three acts, and the Darkest Dungeon with its final encounter.
}
dd-house-light = The Light
dd-house-light-value = { $value ->
    [gentle] gentle: never below 2
    [harsh] harsh: never above 3
   *[book] by the book
}
dd-house-light-about = { $value ->
    [gentle] The Light never falls below 2.
    [harsh] Every Quest begins at Light 3, and no torch burns brighter.
   *[book] From 5 down to 0.
}
dd-house-caretaker = The Caretaker
dd-house-caretaker-value = { $value ->
    [away] stays away
   *[book] by the book
}
dd-house-caretaker-about = { $value ->
    [away] Nobody rolls for him: he stands in no building. Whatever else closes buildings still does.
   *[book] A building is closed on most days.
}
dd-house-death = Death
dd-house-death-value = { $value ->
    [off] not for ever
   *[book] by the book
}
dd-house-death-about = { $value ->
    [off] Who has died is back after the Battle, unhurt and calm, with all that he has learnt; his Trinkets are with the others. A Boss who kills everybody has still won.
   *[book] The dead are dead: somebody else comes with the Stagecoach, as long as somebody waits there.
}
dd-house-heroes = The party
dd-house-heroes-value = { $value ->
    [each_quest] chosen for each Quest
   *[book] by the book
}
dd-house-heroes-about = { $value ->
    [each_quest] Before each Quest another hero may go instead, as if he came with the Stagecoach; he takes the other’s Trinkets.
   *[book] The same heroes go until they die.
}
dd-preset = { $name ->
    [short_evening] A short evening
    [first_campaign] A first Campaign
    [merciless] Merciless
   *[book] By the book
}
dd-setup-teams-value = { $value ->
    [draft] Drafted in turn
   *[custom] Your own choice
}
dd-setup-fighter = { $team ->
    [a] Team A, hero { $n }
   *[b] Team B, hero { $n }
}
dd-setup-option-value = { $value ->
    [yes] Yes
   *[no] No
}

## What real dice and decks are asked for

dd-chance-d10 = a d10
dd-chance-provision = a Provision die
dd-chance-exploration = an exploration die
dd-chance-deaths-door = the die of Death’s Door
dd-chance-mood = an Affliction or Virtue card
dd-chance-quirk = a Quirk card
dd-chance-disease = a Disease card
dd-chance-trinket = a Trinket card
dd-chance-room = a room card
dd-chance-monster = a monster card
dd-chance-initiative = an initiative card
dd-chance-threat = the imminent threat
dd-chance-quest = a quest card
dd-chance-tile = a dungeon tile
dd-chance-token = a room token
dd-chance-loot = a loot chest token
dd-chance-curio = a Curio card
dd-chance-event = an event card
dd-chance-stance = who takes the next stance
dd-chance-team = the team that begins
dd-face-provision = { $face ->
    [food] Food
    [bandage] Bandage
    [potion] Potion
    [torch] Torch
    [tool] Tool
   *[wild] Any side
}
dd-face-exploration = { $face ->
    [rubble] Rubble
    [hunger] Hunger
    [darkness] Darkness
    [curio] Curio
    [trap] Trap
   *[blank] Blank
}
dd-face-deaths-door = { $face ->
    [skull] Skull
   *[blank] Blank
}
dd-face-token = { $face ->
    [empty] Empty room
    [dark] Dark room
    [trap] Trap room
    [curio] Curio room
    [treasure] Treasure room
    [lair] Lair
   *[objective] Objective
}
dd-face-loot = { $face ->
    [roll] A Provision die to roll
    [choose] A Provision die of choice
    [gold_or_roll] Gold, or a Provision die to roll
   *[double_gold_or_choose] Twice Gold, or a Provision die of choice
}
dd-face-initiative = { $face ->
    [party] Heroes
   *[foes] Enemies
}
dd-face-team = { $face ->
    [a] First team
   *[b] Second team
}
dd-face-tile = { $face ->
    [long_gallery] Long Gallery
    [broken_ring] Broken Ring
    [ladder] Ladder
    [antlers] Antlers
    [serpent] Serpent
    [cross] Cross
    [twin_halls] Twin Halls
    [comb] Comb
    [hourglass] Hourglass
    [star] Star
    [spiral] Spiral
    [forked_descent] Forked Descent
    [dd_a] Darkest Dungeon, side A
   *[dd_b] Darkest Dungeon, side B
}

## The table in the browser

dd-ui-chapter-over = The tale ends
dd-ui-chapter-battle = Battle, round { $round }
dd-ui-chapter-boss = Boss, round { $round }
dd-ui-chapter-bout = Arena, round { $round }
dd-ui-chapter-placing = The arena
dd-ui-chapter-circus = The Circus
dd-ui-chapter-hamlet = The Hamlet
dd-ui-chapter-dungeon = The Dungeon
dd-ui-chapter-prepare = Before the march
dd-ui-step-heroes = A hero acts
dd-ui-step-foes = A monster acts
dd-ui-step-bout = In turn
dd-ui-step-draft = The teams
dd-ui-step-prepare = Preparation
dd-ui-step-dungeon = Exploration
dd-ui-step-hamlet = The Hamlet

dd-ui-life = Life { $left } of { $life }
dd-ui-stress = Stress { $stress } of 10; at 10 Resolve is tested
dd-ui-stress-red = Stress { $stress } of 10; Resolve has been tested: at 10 the heart stops
dd-ui-die = Ten-sided die: { $face }
dd-ui-stance = { $stance ->
    [aggressive] Aggressive
    [defensive] Defensive
    [ranged] Ranged
   *[support] Support
  }
dd-ui-stance-help = { $stance ->
    [aggressive] First in line: acts first, and comes first in every tie.
    [defensive] Second in line.
    [ranged] Third in line.
   *[support] Last in line: acts last.
  }
dd-ui-stance-now = stands here now
dd-ui-stance-able = Can be used from { $stance }
dd-ui-stance-unable = Cannot be used from { $stance }
dd-ui-slot = { $name }, { $stance }
dd-ui-slot-empty = { $stance }: nobody
dd-ui-condition = { $condition ->
    [bleed] Bleed
    [blight] Blight
    [stun] Stun
    [buff] Buff
    [debuff] Debuff
    [mark] Mark
    [riposte] Riposte
    [guard] Guard
    [protection] Protection
    [shuffle] Shuffle
   *[disease] Disease
  }
dd-ui-condition-help = { $condition ->
    [bleed] { $amount ->
        [0] Wounds at the start of each turn.
        [one] One Wound at the start of each turn.
       *[other] { $amount } Wounds at the start of each turn.
      }
    [blight] { $amount ->
        [0] Wounds at the start of each turn.
        [one] One Wound at the start of each turn.
       *[other] { $amount } Wounds at the start of each turn.
      }
    [stun] A hero loses one action, a monster its whole turn.
    [buff] Critical on 1 more.
    [debuff] Whoever aims at it has Critical on 1 more.
    [mark] Whoever attacks it has 1 more Accuracy; some monsters hunt the marked.
    [riposte] Returns half of any damage taken, rounded up.
    [guard] Enemies must aim at it.
    [protection] Takes half damage from attacks, rounded up.
    [shuffle] Is pushed or pulled about.
   *[disease] Falls ill.
  }
dd-ui-stack = { $condition }: { $help } { $tokens ->
    [one] One turn left.
   *[other] { $tokens } turns left.
  }
dd-ui-type = { $type ->
    [unholy] Unholy
    [human] Human
    [eldritch] Eldritch
   *[beast] Beast
  }
dd-ui-size = { $size ->
    [small] small
    [large] large
   *[normal] of normal size
  }
dd-ui-provision = { $side ->
    [food] Food
    [bandage] Bandage
    [potion] Potion
    [torch] Torch
    [tool] Tool
   *[wild] Any
  }
dd-ui-provision-help = { $side ->
    [food] Heals 1, or stills Hunger.
    [bandage] Ends all Bleed of one hero, or heals 1.
    [potion] Ends all Blight of one hero, or takes 1 Stress.
    [torch] Light + 1; drives off Darkness; cancels the bad side of a Curio.
    [tool] Clears Rubble and disarms Traps.
   *[wild] You choose the side.
  }
dd-ui-provision-count = { $name }: { $count }. { $help }
dd-ui-provisions = Provisions
dd-ui-firewood = Firewood: the party can rest once in a cleared room.
dd-ui-token = { $token ->
    [empty] Empty room
    [dark] Dark room
    [trap] Trap room
    [curio] Curio room
    [treasure] Treasure room
    [lair] Lair
   *[objective] Objective
  }
dd-ui-token-help = { $token ->
    [empty] Nothing here; cleared at once.
    [dark] Light − 1 at each visit.
    [trap] Each hero suffers Wounds or Stress equal to the dungeon’s level, at each visit.
    [curio] A battle on 1–5 of a d10; then a Curio.
    [treasure] A battle; the winners find 20 Gold.
    [lair] A battle.
   *[objective] As the quest says; always guarded.
  }
dd-ui-hazard = { $hazard ->
    [rubble] Rubble
    [hunger] Hunger
    [darkness] Darkness
    [curio] Curio
    [trap] Trap
   *[blank] Nothing
  }
dd-ui-hazard-help = { $hazard ->
    [rubble] A Tool, or { $level } Wounds and 1 Stress.
    [hunger] Food, or 2 Wounds for each level of the hero.
    [darkness] A Torch, or Light − 1, or 2 Stress.
    [curio] Draw a Curio; a Torch cancels its bad side.
    [trap] A Tool, or the trap attacks: 2 Wounds per dungeon level, twice that if critical, none if the hero dodges.
   *[blank] The way is clear.
  }
dd-ui-exploration = Exploration dice
dd-ui-light = Light { $light } of 5
dd-ui-gold = Gold
dd-ui-gold-count = { $gold } Gold
dd-ui-purse = What the party carries
dd-ui-difficulty = { $difficulty ->
    [radiant] Radiant
    [stygian] Stygian
   *[standard] Standard
  }

dd-ui-hero = Hero
dd-ui-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
  }
dd-ui-inspect = { $name }: all cards
dd-ui-dodge = Dodge
dd-ui-dodge-help = Dodge: taken from the attacker’s Accuracy.
dd-ui-speed = Speed
dd-ui-speed-help = Speed: how many areas one move goes.
dd-ui-protection = Protection
dd-ui-guard-help = Guard: its enemies must aim at it, for good.
dd-ui-protection-help = Protection: takes half damage from attacks, for good.
dd-ui-trinkets = Trinkets
dd-ui-trinkets-of = Trinkets ({ $count } of { $slots })
dd-ui-door = Death’s Door
dd-ui-door-help = No Life left: every further blow may be the last (a skull on 3 of 10).
dd-ui-dead = Dead
dd-ui-beast = Beast
dd-ui-beast-help = In the shape of the beast other skills are at hand.
dd-ui-mood-help = At the start of each turn, on 1–{ $upto } of a d10:
dd-ui-hero-level = Level { $level }
dd-ui-xp = Experience
dd-ui-xp-help = Experience: spent at the Guild.
dd-ui-hero-facts = Level { $level } · Life { $left } of { $life } · Stress { $stress } · Dodge { $dodge } · Speed { $speed } · Experience { $xp }
dd-ui-hero-facts-circus = Life { $left } of { $life } · Dodge { $dodge } · Speed { $speed }
dd-ui-resists = Resists { $list }: one turn less.
dd-ui-immune = Immune to { $list }.
dd-ui-skills = Skills ({ $count } of { $slots } equipped)
dd-ui-equipped = Equipped
dd-ui-quirks = Quirks
dd-ui-hamlet-skills = Hamlet skills
dd-ui-none = None.
dd-ui-no-quirks = None.
dd-ui-skills-of = Skills of { $name }

dd-ui-acc = Accuracy
dd-ui-acc-help = Accuracy: less the target’s Dodge, the highest roll that hits.
dd-ui-dmg = Damage
dd-ui-dmg-help = Damage; { $crit } if the hit is critical.
dd-ui-heal = Healing
dd-ui-heal-help = Healing; { $crit } if it is critical.
dd-ui-crit = Critical
dd-ui-crit-help = Critical: on this roll or less it strikes harder.
dd-ui-skill-level = Level { $level }
dd-ui-range = { $range ->
    [self] on oneself
    [allies] all allies
    [one] range { $low }
   *[span] range { $low }–{ $high }
  }
dd-ui-range-help = How many areas away; 0 is the own area. High ground, or a target on low ground, adds one.
dd-ui-targets = { $foes ->
    [0] Up to { $friends } allies in one area.
   *[other] Up to { $foes } enemies in one area.
  }
dd-ui-self = Self:
dd-ui-hits = to hit,
dd-ui-crits = critical
dd-ui-between = { $low } to { $high }
dd-ui-odds = { $hit } to hit, { $crit } critical
dd-ui-odds-kill = { $hit } to hit, { $crit } critical, { $kill } to kill
dd-ui-odds-heal = heals { $heal }, { $crit } critical

dd-ui-large = large
dd-ui-large-help = It takes two places in its area and in the line.
dd-ui-acts = acts now
dd-ui-has-acted = has acted
dd-ui-intents = What { $name } would do now
dd-ui-intent-drift = moves towards the nearest hero
dd-ui-intent-nobody = nobody to aim at
dd-ui-intent-self = on itself
dd-ui-intent-far = { $name }, out of reach
dd-ui-intent-and = { $name } and { $others } more
dd-ui-intent-odds = { $hit } to hit for { $damage }, { $crit } critical for { $hard }
dd-ui-intent-hit = { $hit } to hit
dd-ui-foe-facts = Life { $life } · Dodge { $dodge } · Speed { $speed } · { $size } · { $types }

dd-ui-tracker-party = The party in its stances
dd-ui-tracker-foes = The monsters in their stances
dd-ui-team-a = First team
dd-ui-team-b = Second team
dd-ui-area = Area { $number }: { $used } of { $capacity } places taken{ $ground ->
    [high] , high ground
    [low] , low ground
   *[level] { "" }
  }
dd-ui-ground = { $ground ->
    [high] High ground: from here skills aimed lower have 1 more Accuracy and reach one area further.
   *[low] Low ground: whoever aims here from higher up has 1 more Accuracy and reaches one area further.
  }
dd-ui-chest = A loot chest: an action opens it.
dd-ui-block = Blocked: one place less.
dd-ui-pew = A pew
dd-ui-butcher = The Butcher: for heroes in her area, or aiming at it, Critical is on 1 more.
dd-ui-doom = Doom: { $doom }
dd-ui-rounds = Round { $round } of { $rounds }
dd-ui-rounds-help = Round { $round } of { $rounds }: after the last one the heroes flee.
dd-ui-rounds-boss = There is no end to this but one.
dd-ui-initiative = Initiative deck: { $party } for the party, { $foes } for the monsters
dd-ui-initiative-help = The initiative cards still in this round’s deck, the party’s and the monsters’. The foremost with a turn left acts.
dd-ui-standing = standing
dd-ui-next-party = next: you { $chance }
dd-ui-last-turn = last turn
dd-ui-rule-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
  }
dd-ui-resists-short = { $list }
dd-ui-party = The party
dd-ui-foes = The monsters
dd-ui-more = The quest and the estate
dd-ui-stress-word = Stress
dd-ui-life-word = Life
dd-ui-trinket-who = Choose a hero for it.
dd-ui-aim = Choose an area or a target.

dd-ui-quest = Quest
dd-ui-quest-level = { $kind ->
    [boss] The boss awaits
    [darkest] The Darkest Dungeon
   *[general] Level { $level }
  }
dd-ui-quest-boss = Find and slay: { $boss }.
dd-ui-quest-goal = { $counts ->
    [rooms] Enter rooms: 1 Experience for { $every ->
        [one] each
       *[other] every { $every }
    }.
    [lair] Clear Lairs: 1 Experience for each.
    [curio] Clear Curio rooms: 1 Experience for each.
    [gold] Bring home Gold: 1 Experience for every { $every } given away.
    [lit] Light the Dark rooms with Torches: 1 Experience for each.
    [camp] Set up camps in Empty rooms: 1 Experience for each.
   *[objective] Fulfil Objectives: 1 Experience for each.
  }
dd-ui-quest-xp = { $xp } of 3 Experience
dd-ui-quest-xp-help = What every hero will have for this quest: three at most.
dd-ui-quest-next = { $xp } of 3 Experience; the next after { $next } more of these
dd-ui-quest-task = In Objective rooms: { $task } ({ $actions } actions).
dd-ui-quest-task-pays = In Objective rooms: { $task } ({ $actions } actions and a { $side }).
dd-ui-quest-spawn = { $token }: { $monster } is there{ $life ->
    [0] { $dodge ->
        [0] { "" }
       *[other] , with { $dodge } more Dodge
      }
   *[other] , with { $life } more Life{ $dodge ->
        [0] { "" }
       *[other] { " " }and { $dodge } more Dodge
      }
  }.
dd-ui-quest-spawn-level = { $token }: a monster of level { $level } is there.
dd-ui-quest-road = A first quest: the rooms lie face up, and few monsters wait in them.
dd-ui-quest-curio-battle = Curio rooms always hold a battle.
dd-ui-quest-gold = { $token }: { $gold } Gold when cleared.
dd-ui-quest-needs = Counts only if at least one of these was cleared: { $token }.
dd-ui-quest-camps = A camp costs one of { $sides }.
dd-ui-quest-stores = Extra provisions: { $side } × { $count }.
dd-ui-quest-turn = Provision dice can be turned to { $side }.
dd-ui-quest-least = { $token }: only monsters of level { $level } or more.
dd-ui-quest-cancels = Success takes one shape from the last enemy: { $boss }.
dd-ui-quest-tokens = Rooms
dd-ui-quest-fill = + { $count } at random
dd-ui-quest-hidden = { $rooms ->
    [none] What a rest is worth.
   *[some] Rooms not seen yet, and what a rest is worth.
  }
dd-ui-rest-points = Resting points
dd-ui-rest-help = A rest gives back { $points } Life or Stress in all.
dd-ui-node-start = The way in
dd-ui-node-dot = A stop in a long corridor
dd-ui-node-hidden = Room { $number }: unknown
dd-ui-node-marked = Room { $number }: unknown; the objective may be here
dd-ui-node-known = Room { $number }: { $token }. { $help }
dd-ui-node-cleared = Room { $number }: { $token }, cleared
dd-ui-curio = Curio
dd-ui-curio-first = First:
dd-ui-curio-then = Then:
dd-ui-trinket-then = Once used, its other side:
dd-ui-curio-help = A Torch spent before the draw skips the bad side.

dd-ui-threat = Imminent threat
dd-ui-threat-dungeon = In the dungeon, { $name }:
dd-ui-threat-hamlet = In the Hamlet, { $name }:
dd-ui-week = This week
dd-ui-days = { $days ->
    [one] 1 day left
   *[other] { $days } days left
  }
dd-ui-event-nothing = Nothing happens.
dd-ui-campaign = The campaign
dd-ui-act = Act { $act }
dd-ui-act-of = Act { $act } of 4
dd-ui-quests-played = { $count ->
    [0] No quest yet in this act
    [one] 1 quest in this act
   *[other] { $count } quests in this act
  }
dd-ui-beaten = Slain: { $bosses }.
dd-ui-building-level = Level { $level } of { $max }
dd-ui-building-help = { $building ->
    [stagecoach] Brings new heroes for the dead.
    [nomad_wagon] Sells and buys Trinkets.
    [abbey] Takes Quirks away.
    [sanitarium] Heals Wounds, cures Diseases.
    [tavern] Takes Stress away.
    [survivalist] Helps with provisions.
    [guild] Raises heroes and skills for Experience and Gold.
    [blacksmith] Sharpens one skill for the next quest.
   *[graveyard] Here lie the fallen.
  }
dd-ui-coach = Heroes waiting: { $waiting }. A newcomer brings { $xp } Experience.
dd-ui-blocked = The Caretaker is there today.
dd-ui-shut = Closed this week.
dd-ui-build = Raise ({ $gold } Gold)

dd-ui-line-up = The line
dd-ui-profile = Profile { $number }

dd-ui-group-move = Move to area
dd-ui-group-areas = Area
dd-ui-group-ways = Ways
dd-ui-group-visit = Visit
dd-ui-group-build = Raise a building
dd-ui-group-change = Stances and skills
dd-ui-group-orders = All orders

dd-ui-hint-act = Two actions a turn; provisions cost none. Pick up a skill card, then show where; or click an area to move.
dd-ui-hint-stop = Every new corridor costs two exploration dice for each hero. Scouting halves that for 1 Stress each.
dd-ui-hint-hazard = Pay with a provision die, or bear it.
dd-ui-hint-dice = Choose which die to resolve first.
dd-ui-hint-last-die = What heals or calms may be used now, before the die counts.
dd-ui-hint-visit = One building for each hero and day, one choice for each visit.
dd-ui-hint-arrange = The front acts first and is struck first. A skill needs the right stance: see the four signs on its card.
dd-ui-hint-wild = A wild die becomes what you need most: on the road torches and food, in a single battle what heals.
dd-ui-hint-turn-die = You may turn a die to another side, or keep them all.
dd-ui-hint-quest = Choose one; the other may come back later.
dd-ui-hint-outfit = Only equipped skills can be used on the coming quest. Cover more than one stance.
dd-ui-hint-draft = Each hero can be in one team only.
dd-ui-hint-profile = The other team chooses at the same time and sees nothing until all is chosen.
dd-ui-hint-place = Pick up a hero, then an area of your colour.
dd-ui-hint-rest = Each point gives back 1 Life or takes 1 Stress from one hero.

dd-ui-sheet = Save sheet
dd-ui-sheet-act = Act
dd-ui-sheet-level = Dungeon level
dd-ui-sheet-difficulty = Difficulty
dd-ui-sheet-quests = Quests in this act
dd-ui-sheet-waiting = Heroes waiting
dd-ui-sheet-xp = { $xp } Experience
dd-ui-sheet-beaten = Slain bosses
dd-ui-sheet-fallen = Fallen heroes
dd-ui-sheet-hero-level = Level
dd-ui-sheet-life = Life
dd-ui-sheet-stress = Stress
dd-ui-sheet-stance = Stance
dd-ui-sheet-skills = Equipped
dd-ui-sheet-ranks = Raised
dd-ui-sheet-mood = Mood
dd-ui-sheet-disease = Disease
dd-ui-sheet-buildings = Buildings
dd-ui-sheet-gone = Out of the campaign
dd-ui-print = Print

dd-ui-help-turn-title = A turn
dd-ui-help-turn = In each round a deck decides which side acts next; of that side the foremost with a turn left. A hero has two actions: move, change stance by one place, interact, or use a skill. A skill that has hit cannot be used again in that turn.
dd-ui-help-attack-title = To hit
dd-ui-help-attack = A d10 must be at most the skill’s Accuracy less the target’s Dodge. At or below Critical it hits harder. The table shows the exact chance on every card.
dd-ui-help-foes-title = Monsters
dd-ui-help-foes = Their stance says which skill they use, sometimes by a d10. Beside each stands what it would do now. A battle lasts four rounds; then the heroes flee.
dd-ui-help-stress-title = Stress
dd-ui-help-stress = At 10 Resolve is tested: on 1–2 of a d10 a Virtue, else an Affliction. Stress falls to 0. At 10 again the heart stops.
dd-ui-help-door-title = Death’s Door
dd-ui-help-door = With no Life left a hero stands at Death’s Door. Each further blow rolls a die: three skulls in ten, and the hero is dead for good.
dd-ui-help-dungeon-title = The dungeon
dd-ui-help-dungeon = Explore room by room. Each corridor brings hazards, which provisions turn away. The darker it is, the harder all strike. You may leave a general quest at any stop; what counted so far is kept.
dd-ui-help-hamlet-title = The Hamlet
dd-ui-help-hamlet = The event says how many days you stay. Each day one building is closed by the Caretaker; the heroes visit the others in stance order.
dd-ui-help-circus-title = The Butcher’s Circus
dd-ui-help-circus = Two teams of four. The teams activate one hero in turn. At 10 Stress a hero dies at once; at Death’s Door a further blow kills on 7 of 10. The last team standing wins.
dd-ui-help-stances = Stances
dd-ui-help-conditions = Conditions
dd-ui-help-rooms = Rooms

## What a hint gives as its reason

dd-hint-heroes = It saves { $amount } heroes more than: { $other }
dd-hint-life = It leaves { $amount } Life more than: { $other }
dd-hint-calm = It brings { $amount } Stress less than: { $other }
dd-hint-enemies = It takes { $amount } Life more from the enemies than: { $other }

## Glossary

dd-ui-help-signs = Signs
dd-ui-help-buildings = The Hamlet
dd-gloss-name = { $term ->
    [wound] Wound
    [stress] Stress
    [dodge] Dodge
    [speed] Speed
    [accuracy] Accuracy
    [critical] Critical
    [heal] Healing
    [door] Death’s Door
    [affliction] Affliction
    [virtue] Virtue
    [trinket] Trinket
    [xp] Experience
    [gold] Gold
    [light] Light
   *[chest] Loot Chest
}
dd-gloss = { $term ->
    [wound] Life lost. As many as Life: a hero stands at Death’s Door, a monster dies.
    [stress] At 10 Resolve is tested; a second time the heart gives out.
    [dodge] Taken from the attacker’s Accuracy.
    [speed] How many areas one move goes.
    [accuracy] Less the target’s Dodge, the highest roll that hits.
    [critical] On this roll or less it strikes harder, whatever the Dodge.
    [heal] Wounds taken away; they end Death’s Door.
    [door] No Life left: every further blow may be the last.
    [affliction] Broken under Stress: it may act by itself at the start of a turn.
    [virtue] Risen above Stress: it may help at the start of a turn.
    [trinket] A gift and a curse: used, it turns over.
    [xp] Spent at the Guild for levels and skills.
    [gold] The party’s purse, spent in the Hamlet.
    [light] 5 is bright, 0 is black: in the dark monsters hit harder and Stress grows.
   *[chest] As an action in its area: Gold or a Provision.
}
dd-gloss-hazard = { $hazard ->
    [rubble] A Tool, or a Wound for each level of the dungeon and 1 Stress.
    [hunger] Food, or 2 Wounds for each level of the hero.
    [darkness] A Torch, or Light − 1, or 2 Stress.
    [curio] Draw a Curio; a Torch cancels its bad side.
    [trap] A Tool, or the trap attacks: 2 Wounds per dungeon level, twice that if critical, none if the hero dodges.
   *[blank] The way is clear.
}
dd-gloss-building = { $building ->
    [stagecoach] Stagecoach
    [nomad_wagon] Nomad Wagon
    [abbey] Abbey
    [sanitarium] Sanitarium
    [tavern] Tavern
    [survivalist] Survivalist
    [guild] Guild
    [blacksmith] Blacksmith
   *[graveyard] Graveyard
}
