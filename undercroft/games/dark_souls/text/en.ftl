### Dark Souls: The Board Game, in English

ds-tagline = One to four characters share a bonfire. If one dies, all fall.

## Words

ds-word-souls = Souls
ds-word-sparks = Sparks
ds-word-stamina = Stamina
ds-word-health = Health
ds-word-endurance = Endurance bar
ds-word-block = Block
ds-word-resist = Resist
ds-word-dodge = Dodge
ds-word-range = Range
ds-word-threat = Threat level
ds-word-taunt = Taunt
ds-word-aggro = Aggro
ds-word-estus = Estus Flask
ds-word-luck = Luck
ds-word-heroic = Heroic Action
ds-word-ember = Ember
ds-word-inventory = Inventory
ds-word-treasure = Treasure deck
ds-word-armour = Armour
ds-word-left-hand = Left hand
ds-word-right-hand = Right hand
ds-word-backup = Backup slot
ds-word-upgrade-slots = Upgrade slots
ds-word-needs = Needs
ds-word-strength = Strength
ds-word-dexterity = Dexterity
ds-word-intelligence = Intelligence
ds-word-faith = Faith
ds-word-tile = Tile
ds-word-level = Level
ds-word-bonfire = Bonfire
ds-word-fog-gate = Fog Gate
ds-word-chest = Treasure chest
ds-word-boss = Boss
ds-word-behaviour-deck = Behaviour deck
ds-word-discard = Discard pile
ds-word-known-order = Known order
ds-word-heated = Heated up
ds-word-node = Node
ds-stat = { $stat ->
    [strength] Strength
    [dexterity] Dexterity
    [intelligence] Intelligence
   *[faith] Faith
}
ds-die = { $die ->
    [black] black die
    [blue] blue die
    [orange] orange die
   *[dodge] dodge die
}
ds-condition = { $condition ->
    [bleed] Bleed
    [poison] Poison
    [frostbite] Frostbite
   *[stagger] Stagger
}
ds-condition-help = { $condition ->
    [bleed] The next damage is 2 higher; then the Bleed is over.
    [poison] 1 damage at the end of the activation; then the Poison is over.
    [frostbite] A character pays 1 more Stamina for each walk, run and dodge; an enemy moves 1 node less. It ends with the activation.
   *[stagger] A character pays 1 more Stamina for each weapon action; the attacks of an enemy are 1 weaker. It ends with the activation.
}
ds-terrain = { $terrain ->
    [gravestone] Gravestone
    [barrel] Barrel
    [broken_barrel] Destroyed barrel
    [chest] Closed chest
   *[open_chest] Opened chest
}
ds-arc = { $arc ->
    [front] front arc
    [right] right arc
    [back] back arc
   *[left] left arc
}
ds-phase = { $phase ->
    [bonfire] At the bonfire
    [explore] Exploration
    [enemies] The enemies activate
    [boss] The boss activates
    [character] A character activates
   *[over] The journey is over
}

## Pieces of sentences

ds-conditions = { $conditions ->
    [1] Bleed
    [2] Poison
    [3] Bleed and Poison
    [4] Frostbite
    [5] Bleed and Frostbite
    [6] Poison and Frostbite
    [7] Bleed, Poison and Frostbite
    [8] Stagger
    [9] Bleed and Stagger
    [10] Poison and Stagger
    [11] Bleed, Poison and Stagger
    [12] Frostbite and Stagger
    [13] Bleed, Frostbite and Stagger
    [14] Poison, Frostbite and Stagger
   *[15] Bleed, Poison, Frostbite and Stagger
}
ds-bar = bar: { $black } black, { $red } red
ds-gain = { $stamina ->
    [0] { $health } Health
   *[other] { $health ->
        [0] { $stamina } Stamina
       *[other] { $stamina } Stamina and { $health } Health
    }
}
ds-dice-black = { $black ->
    [one] { $black } black die
   *[other] { $black } black dice
}
ds-dice-blue = { $blue ->
    [one] { $blue } blue die
   *[other] { $blue } blue dice
}
ds-dice-orange = { $orange ->
    [one] { $orange } orange die
   *[other] { $orange } orange dice
}
ds-dice-and-orange = { $orange ->
    [0] { "" }
   *[other] { " " }+ { ds-dice-orange }
}
ds-dice = { $black ->
    [0] { $blue ->
        [0] { ds-dice-orange }
       *[other] { ds-dice-blue }{ ds-dice-and-orange }
    }
   *[other] { $blue ->
        [0] { ds-dice-black }{ ds-dice-and-orange }
       *[other] { ds-dice-black } + { ds-dice-blue }{ ds-dice-and-orange }
    }
}
ds-mod = { $mod ->
    [-1] − 1
    [-2] − 2
    [-3] − 3
    [-4] − 4
   *[other] + { $mod }
}
ds-shift = { $shift ->
    [one] Shift up to { $shift } node
   *[other] Shift up to { $shift } nodes
}
ds-place-node = node { $node }
ds-place-node-arc = node { $node }, { ds-arc }
ds-place-arc = the { ds-arc } of the boss

## Actions of hand cards

ds-action = { ds-action-before }{ ds-action-what }{ ds-action-repeat }{ ds-action-backup }
ds-action-before = { $when ->
    [before] { ds-shift } first.{ " " }
   *[other] { "" }
}
ds-action-what = { $black ->
    [0] { $blue ->
        [0] { $orange ->
            [0] { ds-action-no-dice }
           *[other] { ds-action-attack }
        }
       *[other] { ds-action-attack }
    }
   *[other] { ds-action-attack }
}
ds-action-no-dice = { $push ->
    [0] { $bleed ->
        [yes] { ds-action-harm }
       *[no] { $poison ->
            [yes] { ds-action-harm }
           *[no] { $frostbite ->
                [yes] { ds-action-harm }
               *[no] { $stagger ->
                    [yes] { ds-action-harm }
                   *[no] { ds-action-help }
                }
            }
        }
    }
   *[other] { ds-action-harm }
}
ds-action-attack = Attack: { ds-dice }{ $mod ->
    [0] { "" }
   *[other] { " " }{ ds-mod }
}{ ds-action-traits }.{ ds-action-and-gain }{ ds-action-and-enchant }{ ds-action-and-ward }{ ds-action-and-shift }
ds-action-harm = Attack without dice{ ds-action-traits }.{ ds-action-and-gain }{ ds-action-and-enchant }{ ds-action-and-ward }{ ds-action-and-shift }
ds-action-traits = { $magic ->
    [yes] , magical
   *[no] { "" }
}{ $range ->
    [infinite] , infinite range
    [-1] { "" }
   *[other] , range { $range }
}{ $node ->
    [yes] , whole node
   *[no] { "" }
}{ $shaft ->
    [yes] , Shaft (not at range 0)
   *[no] { "" }
}{ $bleed ->
    [yes] , Bleed
   *[no] { "" }
}{ $poison ->
    [yes] , Poison
   *[no] { "" }
}{ $frostbite ->
    [yes] , Frostbite
   *[no] { "" }
}{ $stagger ->
    [yes] , Stagger
   *[no] { "" }
}{ $push ->
    [0] { "" }
    [one] , push { $push } node
   *[other] , push { $push } nodes
}
ds-action-help = { $who ->
    [none] { $enchant ->
        [none] { $ward ->
            [0] { $when ->
                [only] { ds-shift }.
                [after] { ds-shift }.
               *[none] No effect.
            }
           *[other] { ds-action-ward }{ ds-action-and-shift }
        }
       *[magic] { ds-action-enchant }{ ds-action-and-ward }{ ds-action-and-shift }
    }
   *[all] { ds-action-gain }{ ds-action-and-enchant }{ ds-action-and-ward }{ ds-action-and-shift }
}
ds-action-within = { $range ->
    [infinite] { "" }
    [-1] { "" }
    [0] { " " }on your node
   *[other] { " " }in range { $range }
}
ds-action-gain = { $who ->
    [self] You gain { ds-gain }.
    [one] One character{ ds-action-within } gains { ds-gain }.
    [two] Up to two characters{ ds-action-within } gain { ds-gain } each.
    [others] All other characters{ ds-action-within } gain { ds-gain }.
   *[all] All characters{ ds-action-within } gain { ds-gain }.
}
ds-action-and-gain = { $who ->
    [none] { "" }
    [self] { " " }You gain { ds-gain }.
    [one] { " " }One character nearby gains { ds-gain }.
    [two] { " " }Up to two characters nearby gain { ds-gain } each.
    [others] { " " }All other characters nearby gain { ds-gain }.
   *[all] { " " }All characters nearby gain { ds-gain }.
}
ds-action-enchant = { $enchant ->
    [magic-mod] Your attacks in this activation are magical and get + 1.
   *[magic] Your attacks in this activation are magical.
}
ds-action-and-enchant = { $enchant ->
    [none] { "" }
   *[magic] { " " }{ ds-action-enchant }
}
ds-action-ward = { $ward ->
    [one] In the next enemy activation, every character rolls { $ward } more die to block or resist.
   *[other] In the next enemy activation, every character rolls { $ward } more dice to block or resist.
}
ds-action-and-ward = { $ward ->
    [0] { "" }
   *[other] { " " }{ ds-action-ward }
}
ds-action-and-shift = { $when ->
    [after] { " " }{ ds-shift } after that.
    [only] { " " }{ ds-shift } after that.
   *[none] { "" }
}
ds-action-repeat = { $repeat ->
    [0] { "" }
    [1] { "" }
    [2] { " " }All this twice.
   *[other] { " " }All this { $repeat } times.
}
ds-action-backup = { $backup ->
    [yes] { " " }Usable from the backup slot.
   *[no] { "" }
}

## What else cards do

ds-effect-attack = { $on ->
    [weapon] Attacks with this weapon: { ds-effect-attack-bonus }.
   *[wearer] All your attacks: { ds-effect-attack-bonus }.
}
ds-effect-attack-bonus = { $black ->
    [0] { $blue ->
        [0] { $orange ->
            [0] { ds-effect-attack-more }
           *[other] + { ds-dice }{ ds-effect-attack-and }
        }
       *[other] + { ds-dice }{ ds-effect-attack-and }
    }
   *[other] + { ds-dice }{ ds-effect-attack-and }
}
ds-effect-attack-more = { $mod ->
    [0] { $magic ->
        [yes] magical damage{ ds-effect-attack-and-condition }
       *[no] { $condition ->
            [none] no change
           *[other] { ds-condition }
        }
    }
   *[other] { ds-mod }{ ds-effect-attack-and-magic }{ ds-effect-attack-and-condition }
}
ds-effect-attack-and = { $mod ->
    [0] { "" }
   *[other] { " " }{ ds-mod }
}{ ds-effect-attack-and-magic }{ ds-effect-attack-and-condition }
ds-effect-attack-and-magic = { $magic ->
    [yes] , magical damage
   *[no] { "" }
}
ds-effect-attack-and-condition = { $condition ->
    [none] { "" }
   *[other] , { ds-condition }
}
ds-effect-cheaper = The dearest action of this weapon costs { $amount } Stamina less.
ds-effect-immune = You cannot get { ds-condition }.
ds-effect-dodge-nodes = When you dodge you may move up to { $amount } nodes.
ds-effect-walk-nodes = Your walk is up to { $amount } nodes.
ds-effect-start-stamina = Characters on your node, you too, gain { $amount } Stamina instead of 2 when their activation begins.
ds-effect-start-mixed = When your activation begins you may gain { ds-gain } instead of 2 Stamina.
ds-effect-end-health = You gain { $amount } Health at the end of your activation.
ds-effect-end-health-per-enemy = At the end of your activation you gain { $amount } Health for each enemy on your node.
ds-effect-stamina-when-hurt = You gain { $amount } Stamina when an attack damages you.
ds-effect-stamina-when-strong = You gain { $amount } Stamina when one of your attacks deals { $least } or more damage.
ds-effect-beside-two-hander = May be held beside a two-handed weapon.
ds-effect-take-aggro = Once per encounter you may take the Aggro token at the end of another character’s activation.
ds-effect-steady = Attacks do not push you.
ds-effect-ponderous = You can neither run nor dodge.
ds-effect-ember = One character without an Ember gets it: attacks of 3 or more damage deal 1 less to that character. A defeat puts it out.

## What enemies do

ds-icon-attack = { $target ->
    [aggro] { $node ->
        [yes] Attacks everybody on the node of the Aggro holder: { ds-icon-harm }.
       *[no] Attacks the Aggro holder: { ds-icon-harm }.
    }
    [area] Attacks everybody in the marked arcs: { ds-icon-harm }.
   *[nearest] { $node ->
        [yes] Attacks everybody on the node of the nearest character: { ds-icon-harm }.
       *[no] Attacks the nearest character: { ds-icon-harm }.
    }
}
ds-icon-harm = { $type ->
    [magical] { $damage } magical damage
   *[physical] { $damage } physical damage
}{ $condition ->
    [none] { "" }
   *[other] , { ds-condition }
}{ $push ->
    [yes] , push
   *[no] { "" }
}
ds-icon-move = { $nodes ->
    [0] { $target ->
        [aggro] Turns to the Aggro holder.
       *[nearest] Turns to the nearest character.
    }
   *[other] { $way ->
        [away] { $target ->
            [aggro] Moves { ds-icon-nodes } away from the Aggro holder{ ds-icon-push }.
           *[nearest] Moves { ds-icon-nodes } away from the nearest character{ ds-icon-push }.
        }
       *[toward] { $target ->
            [aggro] Moves { ds-icon-nodes } towards the Aggro holder{ ds-icon-push }.
           *[nearest] Moves { ds-icon-nodes } towards the nearest character{ ds-icon-push }.
        }
    }
}
ds-icon-nodes = { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}
ds-icon-push = { $push ->
    [yes] { $damage ->
        [0] , pushing characters
       *[other] , pushing characters: { $damage } physical damage where it enters
    }
   *[no] { "" }
}
ds-icon-shift = { $way ->
    [forward] Moves { ds-icon-nodes } forwards without turning{ ds-icon-push }.
    [backward] Moves { ds-icon-nodes } backwards without turning{ ds-icon-push }.
    [left] Moves { ds-icon-nodes } to its left without turning{ ds-icon-push }.
   *[right] Moves { ds-icon-nodes } to its right without turning{ ds-icon-push }.
}
ds-icon-turn = { $way ->
    [left] Turns left by 90 degrees.
    [right] Turns right by 90 degrees.
   *[around] Turns around.
}
ds-icon-leap = { $target ->
    [aggro] Leaps to the Aggro holder{ ds-icon-push }.
   *[nearest] Leaps to the nearest character{ ds-icon-push }.
}
ds-ability-heavy-blows = A character who blocks a physical attack with a roll of { $least } or more loses { $stamina } Stamina.
ds-ability-construct = Attacks of { $least } or more damage deal { $less } less.
ds-ability-flying = Once it is heated up, attacks from its node cost { $stamina } more Stamina.
ds-ability-immune = Frostbite and Stagger do nothing to it.
ds-ability-reshuffle = After each heat up card the whole behaviour deck is shuffled, discard pile and all.
ds-ability-survivor = When the other one falls, this one gets { $health } more Health and goes on with its own heat up cards.
ds-heroic-backstab = After a dodge: attack the enemy you dodged for 0 Stamina, if it is in range.
ds-heroic-rally = All characters gain 2 Stamina.
ds-heroic-stand-fast = Add one blue die to a Block roll.
ds-heroic-charge = Move 1 node for 0 Stamina; your next attack at range 0 costs 0 Stamina and strikes the whole node.

## Questions

ds-prompt-choose-boss = { $kind ->
    [mini] Choose the mini boss.
   *[main] Choose the main boss.
}
ds-prompt-place-tile = Choose a place for the next tile.
ds-prompt-place-fog = Choose the tile of the Fog Gate.
ds-prompt-explore = { $where ->
    [bonfire] You are at the bonfire. What does the party do?
   *[tile] The way is clear. What does the party do?
}
ds-prompt-confirm-rest = There is nothing to gain. Spend a spark on a rest all the same?
ds-prompt-ember = Who takes the Ember?
ds-prompt-equip = { $card }: who takes it?
ds-prompt-attach = { $card }: what does it improve?
ds-prompt-dash = Fight here, or dash on to another tile?
ds-prompt-place = { $who }: choose an entry node.
ds-prompt-lead = Who led the way? That character has the Aggro token.
ds-prompt-first-activation = Which character activates first?
ds-prompt-next-foe = Which enemy activates next?
ds-prompt-nearest = { $who }: which of the characters equally near?
ds-prompt-move-foe = { $who } moves. Where to?
ds-prompt-boss-aside = { $who } is pushed aside. Where to?
ds-prompt-met-arc = { $who }: in which arc of the boss?
ds-prompt-push = { $who } is pushed. Where to?
ds-prompt-push-foe = { $who } is pushed. Where to?
ds-prompt-make-room = The node is full. Push one of the models.
ds-prompt-targets = Who defends first?
ds-prompt-defend = { $type ->
    [magical] { $who } attacks: { $strength } magical damage, dodge difficulty { $difficulty }. Resist or dodge?
   *[physical] { $who } attacks: { $strength } physical damage, dodge difficulty { $difficulty }. Block or dodge?
}
ds-prompt-dodge-further = You may move on with this dodge.
ds-prompt-trap = A trap: { $damage } damage, dodge difficulty { $difficulty }. What do you do?
ds-prompt-after-roll = { $purpose ->
    [attack] Attack roll: { $total } on the dice. Change it?
    [block] Block roll: { $total } against { $need }. Change it?
    [resist] Resist roll: { $total } against { $need }. Change it?
   *[dodge] Dodge roll: { $total } of { $need }. Change it?
}
ds-prompt-begin = Your activation begins. What do you gain?
ds-prompt-activation = { $who }: what do you do?
ds-prompt-shift = { $left ->
    [one] Shift: you may move 1 node.
   *[other] Shift: you may move up to { $left } nodes.
}
ds-prompt-target = Whom do you attack?
ds-prompt-gain = Who gains?
ds-prompt-charge = Charge: you may move 1 node.
ds-prompt-backstab = You dodged { $who }. Strike back?
ds-prompt-take-aggro = Take the Aggro token?

ds-option-boss = { $boss }
ds-option-place-tile = Column { $x }, row { $y }: doorways { $doors }
ds-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
ds-option-tile = Tile { $n }
ds-option-go = Enter tile { $n } (level { $level })
ds-option-bonfire = Return to the bonfire
ds-option-chest = Open the chest on tile { $n }
ds-option-fog = { $souls ->
    [0] Pass the Fog Gate: { $boss }
    [one] Pass the Fog Gate: { $boss } (a victory loses the { $souls } soul still lying on a tile)
   *[other] Pass the Fog Gate: { $boss } (a victory loses the { $souls } souls still lying on a tile)
}
ds-option-rest = Rest for one spark: every encounter must be fought again
ds-option-buy = { $souls ->
    [one] Buy a treasure ({ $souls } soul)
   *[other] Buy a treasure ({ $souls } souls)
}
ds-option-level = { $souls ->
    [one] { $who }: { ds-stat } to { $value } ({ $souls } soul)
   *[other] { $who }: { ds-stat } to { $value } ({ $souls } souls)
}
ds-option-luck = { $who }: restore Luck (1 soul)
ds-option-equip = Equip { $card }
ds-option-stow = { $who }: put { $card } into the inventory
ds-option-attach = Attach { $card }
ds-option-detach = { $who }: take the upgrades off the armour
ds-option-detach-from = Take the upgrades off { $card } in the inventory
ds-option-spark = Buy a spark ({ $souls } souls)
ds-option-sell = Sell { $card } (1 soul a card)
ds-option-join = { $who } joins the party (1 spark)
ds-option-leave = { $who } leaves the party (1 spark back)
ds-option-hero = { $who }
ds-option-equip-to = { $slot ->
    [armour] { $replaces ->
        [yes] { $who }: armour (instead of { $card })
       *[no] { $who }: armour
    }
    [left] { $replaces ->
        [yes] { $who }: left hand (instead of { $card })
       *[no] { $who }: left hand
    }
    [right] { $replaces ->
        [yes] { $who }: right hand (instead of { $card })
       *[no] { $who }: right hand
    }
   *[backup] { $who }: backup slot
}
ds-option-to-inventory = To the inventory
ds-option-attach-to = { $card }
ds-option-fight = Stay and fight
ds-option-dash = { $n ->
    [0] Dash back to the bonfire
   *[other] Dash to tile { $n }
}
ds-option-seat = { $who }
ds-option-nobody = Nobody else
ds-option-foe = { $who } (node { $node })
ds-option-move-foe = To { $place }
ds-option-push = To { $place }
ds-option-make-room = Push { $who } to { $place }
ds-option-block = Block: roll the Block dice
ds-option-resist = Resist: roll the Resist dice
ds-option-dodge = Dodge on the spot ({ $stamina } Stamina)
ds-option-dodge-to = Dodge to { $place } ({ $stamina } Stamina)
ds-option-trap-suffer = Suffer { $damage } damage
ds-option-trap-dodge = Dodge ({ $stamina } Stamina)
ds-option-keep = Keep the roll
ds-option-stand-fast = Heroic Action: add a die to the Block roll
ds-option-reroll = { $colour ->
    [black] Luck: reroll a black die ({ $face })
    [blue] Luck: reroll a blue die ({ $face })
    [orange] Luck: reroll an orange die ({ $face })
   *[dodge] Luck: reroll a dodge die ({ $face })
}
ds-option-begin = Gain { ds-gain }
ds-option-end = End the activation
ds-option-walk = { $stamina ->
    [0] Walk to { $place }
   *[other] Walk to { $place } ({ $stamina } Stamina)
}
ds-option-run = Run to { $place } ({ $stamina } Stamina)
ds-option-act = { $card }, { $stamina } Stamina. { $what }
ds-option-estus = Drink the Estus Flask: the whole endurance bar is empty again
ds-option-heroic-rally = { $name }: all characters gain Stamina
ds-option-heroic-charge = { $name }: move 1 node, then a free attack at range 0 on the whole node
ds-option-hold = Take in hand: { $cards }
ds-option-stay = Stay here
ds-option-move = Move to { $place }
ds-option-target = { $who } on node { $node } ({ $health } Health)
ds-option-target-node = All enemies on node { $node }
ds-option-yes = Yes
ds-option-no = No

ds-closed-moved-after = you have moved after attacking
ds-closed-used = this card has been used in this activation
ds-closed-stamina = you have too little Stamina
ds-closed-range = no enemy is in range
ds-closed-estus = the flask is empty until the party rests
ds-closed-ponderous = your armour is too heavy
ds-closed-no-spark = there is no spark left
ds-closed-no-rise = the next tier would bring nothing more
ds-closed-souls = there are too few souls
ds-closed-fog = the encounter on the tile of the Fog Gate must be won first

## What happened

ds-event-map = A new exploration begins.
ds-event-tile = A tile is laid.
ds-event-fog = The Fog Gate stands on tile { $tile }.
ds-event-boss-chosen = { $boss } waits behind the Fog Gate.
ds-event-second-half = The sparks are back and the party has rested. The main boss is next.
ds-event-section = A new section: { $section }
ds-event-travelled = { $tile ->
    [0] The party returns to the bonfire.
   *[other] The party enters tile { $tile }.
}
ds-event-encounter = Encounter of level { $level }: { $encounter }
ds-event-boss = Boss encounter: { $boss }
ds-event-shown = A gravestone tells of { $behaviour }.
ds-event-placed = { $who } stands on node { $node }.
ds-event-aggro = { $who } has the Aggro token.
ds-event-enemy-phase = The enemies activate.
ds-event-acts = { $model } activates.
ds-event-behaviour = Behaviour card: { $behaviour }
ds-event-attacks = { $model } attacks: { $amount } damage.
ds-event-missed = Nobody is in reach: { $model } misses.
ds-event-foe-moved = { $model } moves to node { $node }.
ds-event-leaps = { $model } leaps.
ds-event-turns = { $facing ->
    [0] { $model } turns to the north.
    [1] { $model } turns to the north-east.
    [2] { $model } turns to the east.
    [3] { $model } turns to the south-east.
    [4] { $model } turns to the south.
    [5] { $model } turns to the south-west.
    [6] { $model } turns to the west.
   *[7] { $model } turns to the north-west.
}
ds-event-foe-pushed = { $model } is pushed to node { $node }.
ds-event-reshuffled = The behaviour deck is shuffled.
ds-event-heated = { $model } heats up. A new card is in the behaviour deck.
ds-event-survivor = { $model } goes on alone with { $amount } more Health.
ds-event-activates = { $who } activates.
ds-event-moved = { $who } moves to node { $node }.
ds-event-turned-about = { $who } moves to the { ds-arc } of the boss.
ds-event-barrel-broken = { $who } destroys the barrel on node { $node }.
ds-event-pushed = { $who } is pushed to node { $node }.
ds-event-trap = { $damage ->
    [0] { $who } flips a trap on node { $node }: blank.
   *[other] { $who } springs a trap on node { $node }: { $damage } damage, dodge difficulty { $difficulty }.
}
ds-event-rolled = { $face ->
    [0] The { ds-die } is blank.
   *[other] The { ds-die } shows { $face }.
}
ds-event-luck = { $who } uses Luck and rerolls a die.
ds-event-heroic = { $heroic ->
    [backstab] { $who } uses the Heroic Action and strikes back.
    [rally] { $who } uses the Heroic Action and rallies the party.
    [stand_fast] { $who } uses the Heroic Action and stands fast.
   *[charge] { $who } uses the Heroic Action and charges.
}
ds-event-estus = { $who } drinks the Estus Flask. The endurance bar is empty.
ds-event-holds = { $cards-count ->
    [0] { $who } has empty hands.
   *[other] { $who } takes in hand: { $cards }.
}
ds-event-uses = { $stamina ->
    [0] { $who } uses { $card }.
   *[other] { $who } uses { $card } for { $stamina } Stamina.
}
ds-event-strikes = { $amount ->
    [0] { $who } strikes { $model } without damage.
   *[other] { $who } strikes { $model }: { $amount } damage.
}
ds-event-wounded = { $model } suffers { $amount } damage ({ $left } Health left).
ds-event-slain = { $model } is defeated.
ds-event-foe-afflicted = { $model } gets { ds-conditions }.
ds-event-dodges = { $who } tries to dodge.
ds-event-dodged = { $who } dodges.
ds-event-hit = { $amount ->
    [0] { $who } is hit without damage.
   *[other] { $who } is hit: { $amount } damage.
}
ds-event-paid = { $who } spends { $amount } Stamina ({ ds-bar }).
ds-event-gained = { $who } gains { ds-gain } ({ ds-bar }).
ds-event-suffered = { $who } suffers { $amount } damage ({ ds-bar }).
ds-event-afflicted = { $who } gets { ds-conditions }.
ds-event-fell = { $who } is killed.
ds-event-victory = { $souls ->
    [0] The fight is won.
    [one] The fight is won: { $souls } soul.
   *[other] The fight is won: { $souls } souls.
}
ds-event-defeat = With { $who } the whole party is defeated.
ds-event-souls-dropped = { $souls ->
    [one] { $souls } soul stays where the character fell.
   *[other] { $souls } souls stay where the character fell.
}
ds-event-souls-found = { $souls ->
    [one] { $who } takes back { $souls } soul.
   *[other] { $who } takes back { $souls } souls.
}
ds-event-rested = { $sparks ->
    [0] The party rests at the bonfire. No spark is left.
    [one] The party rests at the bonfire. { $sparks } spark is left.
   *[other] The party rests at the bonfire. { $sparks } sparks are left.
}
ds-event-chest = The party opens the chest on tile { $tile }.
ds-event-found = Treasure: { $card }
ds-event-ember = { $who } takes the Ember.
ds-event-equipped = { $who } equips { $card }.
ds-event-stowed = { $who } puts { $card } into the inventory.
ds-event-attached = { $upgrade } now improves { $card }.
ds-event-detached = { $who } takes { $card } off the armour.
ds-event-taken-off = { $upgrade } is taken off { $card }.
ds-event-spent = { $amount ->
    [one] The party spends { $amount } soul ({ $souls } left).
   *[other] The party spends { $amount } souls ({ $souls } left).
}
ds-event-levelled = { $who } levels up: { ds-stat } { $value }.
ds-event-luck-restored = { $who } has Luck again.
ds-event-boss-treasure = { $cards-count ->
    [0] The boss leaves no treasure.
   *[other] The boss leaves treasure: { $cards }.
}
ds-event-spark-bought = The party buys a spark and has { $sparks } now.
ds-event-sold = { $souls ->
    [one] { $card } is sold for { $souls } soul.
   *[other] { $card } is sold for { $souls } souls.
}
ds-event-joined = { $who } joins the party.
ds-event-left = { $who } leaves the party.
ds-event-dashed = { $tile ->
    [0] The party dashes back to the bonfire.
   *[other] The party dashes on to tile { $tile }.
}
ds-event-won = The party is victorious.
ds-event-lost-game = The fire goes out. The party has lost.

## The end

ds-why-won = All enemies have been overcome.
ds-why-lost = A character died, and there was no way back.

## Set-up

ds-setup-players = Characters
ds-setup-players-value = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
ds-setup-mode = Game
ds-setup-mode-value = { $mode ->
    [campaign] Campaign
    [encounter] A single encounter
    [boss] A single boss encounter
   *[journey] A whole journey
}
ds-setup-mode-help = A journey leads to a mini boss and then to a main boss. A campaign has three sections with their own bosses. The single fights are short; against a boss the party comes well equipped.
ds-setup-class = Character { $n }
ds-setup-encounter = Encounter, for a single encounter
ds-setup-level = A random one of level { $level }
ds-setup-boss = Boss, for a single boss encounter
ds-setup-scenario = Scenario, for a campaign
ds-setup-layout = Tiles
ds-setup-layout-value = { $way ->
    [by_hand] laid out by the players
   *[random] laid out at random
}

## The rules in short

ds-help-turn-title = Taking turns
ds-help-turn = First all enemies activate, the greatest threat first. Then one character activates: it gains 2 Stamina, takes the Aggro token, and may move and attack. Then all enemies activate again, then the next character. You move before you attack or after it, not both. The first step is a free walk; each step more is a run for 1 Stamina.
ds-help-endurance-title = The endurance bar
ds-help-endurance = Ten boxes hold both your Stamina and your Health. Stamina you spend fills it with black cubes, damage with red ones. Gaining Stamina or Health takes them off again. When all ten boxes are full the character is dead, and the whole party is defeated. The Estus Flask empties the bar once; a rest fills the flask.
ds-help-attack-title = Attacking
ds-help-attack = Each card in hand can be used once per activation. Choose one of its actions, pay the Stamina and roll its dice. An enemy subtracts its Block from physical damage and its Resist from magical damage. Enemies never dodge, so pushes and conditions always work. Luck rerolls one die of your own roll.
ds-help-defence-title = Defending
ds-help-defence = Before you roll, decide. Block a physical attack or resist a magical one: the dice of all you have equipped lower the damage. Or dodge for 1 Stamina: you may move one node and roll your dodge dice. With as many dodges as the difficulty nothing happens to you; with fewer you suffer everything.
ds-help-boss-title = Bosses and arcs
ds-help-boss = A boss draws a behaviour card each time. When the deck is empty it comes again in the same order, so learn it. A boss has four arcs: front, back, left and right. Some attacks strike every character in the marked arcs. The last card shows the weak arc: attack from there and roll one black die more. At its heat up point the boss gets a new card and the deck is shuffled.
ds-help-bonfire-title = The bonfire
ds-help-bonfire = Between fights the party can go back to the bonfire. Blacksmith Andre sells treasure, changes equipment and attaches upgrades; an upgrade on a weapon stays there for ever. The Firekeeper raises stats and restores Luck for souls. A rest makes flasks, Luck and Heroic Actions ready again, but every encounter must be fought once more.
ds-help-sparks-title = Sparks and souls
ds-help-sparks = Each rest and each defeat costs a spark. If a character dies with no spark left, the game is lost. A won encounter gives 2 souls for each character; a boss gives each character 1 soul for every spark left. If you are defeated your souls stay on the node where the character fell. Step there to take them back; another death and they are gone.
ds-help-terrain-title = Terrain and traps
ds-help-terrain = Gravestones, chests and barrels block the way. A character can break a barrel for 1 Stamina more; enemies cannot. A chest opens when its encounter is won and gives two treasures. Each gravestone on a cleared tile shows one card of the boss in advance. Traps lie face down: whoever comes onto the node suffers the damage or dodges it. No trap harms an enemy.

ds-scenario = { $id ->
    [first_journey] The First Journey
    [coiled_sword] The Coiled Sword
   *[other] { $name }
}

## What real dice and decks are asked for

ds-chance-black = a black die
ds-chance-blue = a blue die
ds-chance-orange = an orange die
ds-chance-dodge = a dodge die
ds-chance-treasure = a treasure card
ds-chance-trap = a trap
ds-chance-behaviour = a behaviour card
ds-chance-encounter = an encounter card
ds-chance-tile = a tile
ds-chance-place = where the tile lies
ds-chance-fog = the tile with the Fog Gate

## The table

ds-ui-chapter-encounter = Encounter
ds-ui-chapter-boss = Boss fight
ds-ui-chapter-dungeon = The dungeon
ds-ui-board = The board of the fight
ds-ui-map = The dungeon map
ds-ui-hero = Character
ds-ui-enemies = Enemies, in the order they act
ds-ui-acted = has acted
ds-ui-thinks = is choosing
ds-ui-has-aggro = Has the Aggro token
ds-ui-which = Which one?
ds-ui-choose-hero = Choose
ds-ui-inspect = Equipment of { $name }
ds-ui-gear-of = Equipment of { $name }
ds-ui-foe-label = { $name }, { $place }, health { $health }
ds-ui-hero-label = { $name }, { $place }, { $free } boxes free
ds-ui-endurance = { $stamina } stamina spent, { $wounds } damage, { $free } boxes free
ds-ui-die-face = { $die }: { $face }
ds-ui-roll = The last roll
ds-ui-token-ready = { $name }: ready
ds-ui-token-used = { $name }: used
ds-ui-ember-lit = { $name }: yes
ds-ui-ember-out = { $name }: none
ds-ui-dodge-difficulty = Dodge difficulty
ds-ui-repeat = All of it { $count } times.
ds-ui-attack-arcs = Strikes the { $arcs }.
ds-ui-weak-arcs = Weak in the { $arcs }: one more black die.
ds-ui-threat-rest = Still to come:
ds-ui-threat-now = If it acted now:
ds-ui-threat-hit = { $name } would be hit for { $damage } ({ $type ->
    [magical] magical
   *[physical] physical
})
ds-ui-threat-moves = it would move and hit nobody.
ds-ui-threat-nothing = nothing would happen.
ds-ui-threat-all = If all acted now:
ds-ui-heat-card = Heat up card
ds-ui-card-numbers = Range { $range } · dodge { $dodge } · × { $repeat }
ds-ui-heats-at = heats up at { $health } Health
ds-ui-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
ds-ui-deck-unseen = { $count ->
    [one] { $count } card in unknown order
   *[other] { $count } cards in unknown order
}
ds-ui-deck-seen = Seen, still in the deck
ds-ui-next-card = Next: { $name }
ds-ui-last-card = Last: { $name }
ds-ui-boss-health = Health { $health } of { $full }
ds-ui-boss-facts = Health { $health } · Block { $block } · Resist { $resist }
ds-ui-trap-hidden = A trap, face down
ds-ui-trap-known = Trap: { $damage } damage, dodge { $difficulty }
ds-ui-souls-here = { $souls ->
    [one] { $souls } lost soul
   *[other] { $souls } lost souls
}
ds-ui-souls = Souls: { $souls }
ds-ui-sparks = Sparks: { $sparks } of { $max }
ds-ui-treasure-left = { $count ->
    [one] { $count } treasure card left
   *[other] { $count } treasure cards left
}
ds-ui-level = Level { $level }
ds-ui-tile = Tile { $n }
ds-ui-tile-open = face up
ds-ui-tile-hidden = not yet won
ds-ui-party-here = the party is here
ds-ui-lay-here = Lay it here
ds-ui-hand-tile = The tile in hand
ds-ui-doorways = Doorways: { $doors }
ds-ui-tiles-left = { $count ->
    [0] The last one
    [one] One more after this
   *[other] { $count } more after this
}
ds-ui-turn = Turn
ds-ui-way = { $of } ways, this is number { $n }: R turns it
ds-ui-ways = { $count } ways
ds-ui-places = All places in words
ds-ui-hint-place-tile = Point at a glowing place to see the tile there; click to lay it. R or the arrow turns it.
ds-ui-hint-place-touch = Tap a glowing place to see the tile there, turn it, and lay it with the second tap.
ds-ui-chapter-laying = Laying the map
ds-ui-this-card = Now: { $name }
ds-ui-goal = Behind the fog waits { $boss }.
ds-ui-two-hands = two hands
ds-ui-slots = { $count ->
    [one] { $count } upgrade slot
   *[other] { $count } upgrade slots
}
ds-ui-needs = Needs { $stat } { $value }
ds-ui-costs = Costs { $stamina } Stamina
ds-ui-taunt = Taunt { $taunt }.
ds-ui-next-tier = The next tier costs { $souls } souls
ds-ui-odds-attack = ≈ { $damage } damage · { $kill } % to kill
ds-ui-odds-defence = ≈ { $damage } damage · { $safe } % unhurt
ds-ui-odds-defence-death = ≈ { $damage } damage · { $safe } % unhurt · { $death } % death
ds-ui-group-walk = Walk to node …
ds-ui-group-run = Run to node …
ds-ui-group-dodge = Dodge and move to node …
ds-ui-group-party = The party
ds-ui-group-andre = Blacksmith Andre
ds-ui-group-firekeeper = Firekeeper
ds-ui-verb-equip = Equip
ds-ui-verb-attach = Attach
ds-ui-verb-sell = Sell
ds-ui-put-away = { $count ->
    [one] Put away ({ $count } card)
   *[other] Put away ({ $count } cards)
}
ds-ui-inventory-empty = The inventory is empty.
ds-ui-sheet = Campaign sheet
ds-ui-sheet-scenario = Scenario in progress
ds-ui-sheet-encounters = Encounters in use
ds-ui-sheet-unseen = level { $level }, face down
ds-ui-sheet-section = Section
ds-ui-print = Print
ds-ui-hint-activation = Move before or after attacking, not both. Point at an enemy to see what it will do.
ds-ui-hint-defend = Block rolls your dice against the damage. Dodging costs 1 stamina and avoids everything, or nothing.
ds-ui-hint-target = Click the enemy on the board.
ds-ui-hint-explore = Choose a tile on the map. At the bonfire, buy, equip and level up first.
ds-ui-hint-place = The glowing nodes beside the doorway are free.
ds-ui-hint-lead = Whoever leads has the Aggro token: many enemies go for that character first.
ds-ui-hint-next-foe = Equally threatening enemies act in the order you like.
ds-ui-help-bar = Black from the left: spent stamina. Red from the right: damage.

ds-ui-act = { $card } ({ $stamina } Stamina)

ds-ui-odds-damage = ≈ { $damage } damage

ds-ui-rest = Rest (1 spark)
