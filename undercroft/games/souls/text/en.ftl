### Dark Souls, the words of both boxes, in English

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
ds-word-level = Level
ds-word-bonfire = Bonfire
ds-word-chest = Treasure chest
ds-word-boss = Boss
ds-word-behaviour-deck = Behaviour deck
ds-word-discard = Discard pile
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
    [open_chest] Opened chest
    [dim_gravestone] Diminished gravestone
    [lever] Lever
    [shrine] Shrine
   *[exit] Exit
}
ds-arc = { $arc ->
    [front] front arc
    [right] right arc
    [back] back arc
   *[left] left arc
}

## Pieces of sentences

ds-of-bleed = { $bleed ->
    [0] { "" }
   *[other] , { $bleed } of it from Bleed
}
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
ds-ui-walk-far = To node { $node }: { $steps } steps
ds-ui-at-node = node { $node }
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
ds-action-no-dice = { $harm ->
    [0] { $push ->
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
   *[other] { ds-action-sure }
}
ds-action-attack = Attack: { ds-dice }{ $mod ->
    [0] { "" }
   *[other] { " " }{ ds-mod }
}{ ds-action-traits }.{ ds-action-and-all }
ds-action-harm = Attack without dice{ ds-action-traits }.{ ds-action-and-all }
ds-action-sure = Attack without dice: { $harm } damage, not lowered by Block or Resist{ ds-action-traits }.{ ds-action-and-all }
ds-action-and-all = { ds-action-crowded }{ ds-action-aggro }{ ds-action-and-gain }{ ds-action-and-enchant }{ ds-action-and-ward }{ ds-action-and-bless }{ ds-action-and-shift }
ds-action-crowded = { $crowded ->
    [yes] { " " }Only against an enemy that shares its node with another one.
   *[no] { "" }
}
ds-action-aggro = { $aggro ->
    [yes] { " " }After the attack you may give the Aggro token to another character.
   *[no] { "" }
}
ds-action-traits = { $magic ->
    [yes] , magical
   *[no] { "" }
}{ $pierce ->
    [yes] , ignores Block and Resist
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
            [0] { $bless ->
                [none] { $when ->
                    [only] { ds-shift }.
                    [after] { ds-shift }.
                   *[none] No effect.
                }
               *[other] { ds-action-bless }{ ds-action-and-shift }
            }
           *[other] { ds-action-ward }{ ds-action-and-bless }{ ds-action-and-shift }
        }
       *[magic] { ds-action-enchant }{ ds-action-and-ward }{ ds-action-and-bless }{ ds-action-and-shift }
    }
   *[all] { ds-action-gain }{ ds-action-and-enchant }{ ds-action-and-ward }{ ds-action-and-bless }{ ds-action-and-shift }
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
    [node] All characters on one node{ ds-action-within } gain { ds-gain }.
    [others] All other characters{ ds-action-within } gain { ds-gain }.
   *[all] All characters{ ds-action-within } gain { ds-gain }.
}
ds-action-and-gain = { $who ->
    [none] { "" }
    [self] { " " }You gain { ds-gain }.
    [one] { " " }One character nearby gains { ds-gain }.
    [two] { " " }Up to two characters nearby gain { ds-gain } each.
    [node] { " " }All characters on one node nearby gain { ds-gain }.
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
ds-action-bless = { $bless ->
    [block] Until the next character’s activation, you and all characters{ ds-action-within } roll { ds-action-more-blue } to block.
   *[resist] Until the next character’s activation, you and all characters{ ds-action-within } roll { ds-action-more-blue } to resist.
}
ds-action-more-blue = { $dice ->
    [one] { $dice } more blue die
   *[other] { $dice } more blue dice
}
ds-action-and-bless = { $bless ->
    [none] { "" }
   *[other] { " " }{ ds-action-bless }
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
    [weapon] Attacks with this weapon{ ds-effect-attack-against }: { ds-effect-attack-bonus }.
    [card] Attacks with this card{ ds-effect-attack-against }: { ds-effect-attack-bonus }.
   *[wearer] All your attacks{ ds-effect-attack-against }: { ds-effect-attack-bonus }.
}
ds-effect-attack-against = { $against ->
    [none] { "" }
    [boss] { " " }against bosses
   *[tag] { $tag ->
        [hollow] { " " }against enemies with “Hollow” in their name
       *[other] { " " }against enemies of the kind “{ $tag }”
    }
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
ds-effect-start-stamina = Characters on your node, you too, gain { $amount } Stamina instead of the usual amount when their activation begins.
ds-effect-start-mixed = When your activation begins you may gain { ds-gain } instead of the usual Stamina.
ds-effect-own-stamina = You gain { $amount } Stamina instead of the usual amount when your activation begins.
ds-effect-end-health = You gain { $amount } Health at the end of your activation.
ds-effect-end-health-per-enemy = At the end of your activation you gain { $amount } Health for each enemy on your node.
ds-effect-stamina-when-hurt = You gain { $amount } Stamina when an attack damages you.
ds-effect-stamina-when-strong = You gain { $amount } Stamina when one of your attacks deals { $least } or more damage.
ds-effect-beside-two-hander = May be held beside a two-handed weapon.
ds-effect-take-aggro = Once per encounter you may take the Aggro token at the end of another character’s activation.
ds-effect-steady = Attacks do not push you.
ds-effect-ponderous = You can neither run nor dodge.
ds-effect-far-dodge = { $amount ->
    [one] Against an attacker 2 or more nodes away you roll { $amount } more dodge die.
   *[other] Against an attacker 2 or more nodes away you roll { $amount } more dodge dice.
}
ds-effect-resist = You roll { ds-dice } more to resist.
ds-effect-more-healing = When your cards give Health, each character gains { $amount } more.
ds-effect-blessing = In your activation you may remove this card from the game: all your damage and conditions are gone.
ds-effect-crit = The die of your Heroic Action is blue instead of black.
ds-effect-slot = Its weapon has one more upgrade slot.
ds-effect-more-souls = { $amount ->
    [one] Each completed encounter gives the party { $amount } more soul.
   *[other] Each completed encounter gives the party { $amount } more souls.
}
ds-effect-unopened = { $amount ->
    [one] When an encounter is completed and no chest was opened, the party draws { $amount } treasure card.
   *[other] When an encounter is completed and no chest was opened, the party draws { $amount } treasure cards.
}
ds-effect-push-attacker = { $tag ->
    [hollow] When an enemy with “Hollow” in its name has attacked you from your own node, you may push it 1 node.
   *[other] When an enemy of the kind “{ $tag }” has attacked you from your own node, you may push it 1 node.
}
ds-effect-weight = Takes up { $amount } upgrade slots.
ds-effect-ember = One character without an Ember gets it: attacks of 3 or more damage deal 1 less to that character. Death puts it out.

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
    [0] { $push ->
        [yes] { $target ->
            [aggro] Pushes the characters off its node{ ds-icon-shove } and turns to the Aggro holder.
           *[nearest] Pushes the characters off its node{ ds-icon-shove } and turns to the nearest character.
        }
       *[no] { $target ->
            [aggro] Turns to the Aggro holder.
           *[nearest] Turns to the nearest character.
        }
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
       *[other] { $start ->
            [yes] , pushing characters: { ds-icon-push-harm } for each one pushed
           *[no] , pushing characters: { ds-icon-push-harm } where it enters
        }
    }
   *[no] { "" }
}
ds-icon-shove = { $damage ->
    [0] { "" }
   *[other] { " " }({ ds-icon-push-harm })
}
ds-icon-push-harm = { $damage } physical damage{ $condition ->
    [none] { "" }
   *[other] { " " }and { ds-condition }
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
ds-icon-resurrect = Raises the dead: a Skeleton Soldier comes onto the enemy spawn node closest to it, if a figure is free.
ds-ability-heavy-blows = A character who blocks a physical attack with a roll of { $least } or more loses { $stamina } Stamina.
ds-ability-construct = Attacks of { $least } or more damage deal { $less } less.
ds-ability-flying = Once it is heated up, attacks from its node cost { $stamina } more Stamina.
ds-ability-immune = Frostbite and Stagger do nothing to it.
ds-ability-reshuffle = After each heat up card the whole behaviour deck is shuffled, discard pile and all.
ds-ability-survivor = When the other one falls, this one gets { $health } more Health and goes on with its own heat up cards.
ds-ability-parry = A character whose attack on it causes no wounds gets Stagger at the end of that activation.
ds-ability-call = When it heats up, every enemy killed in this fight comes back.
ds-heroic-backstab = After a dodge: attack the enemy you dodged for 0 Stamina, if it is in range.
ds-heroic-rally = All characters gain { $stamina } Stamina.
ds-heroic-stand-fast = { $blue ->
    [one] Add one blue die to a Block roll.
   *[other] Add { $blue } blue dice to a Block roll.
}
ds-heroic-charge = Move 1 node for 0 Stamina; your next attack at range 0 costs 0 Stamina and strikes the whole node.
ds-heroic-keep-faith = You and all characters on your node or next to it gain { $health } Health.
ds-heroic-crit = { $black ->
    [one] Your next attack in this activation rolls one more black die.
   *[other] Your next attack in this activation rolls { $black } more black dice.
}
ds-heroic-slip-away = { $nodes ->
    [one] Move 1 node for 0 Stamina; then you may give the Aggro token to another character.
   *[other] Move up to { $nodes } nodes for 0 Stamina; then you may give the Aggro token to another character.
}

## Questions

ds-prompt-equip = { $card }: who takes it?
ds-prompt-attach = { $card }: what does it improve?
ds-prompt-first-activation = Which character activates first?
ds-prompt-next-foe = Which enemy activates next?
ds-prompt-nearest = { $who }: which of the characters equally near?
ds-prompt-move-foe = { $who } moves. Where to?
ds-prompt-turn-foe = { $away ->
    [yes] { $who } turns its back. To which node?
   *[no] { $who } turns. Which node does it face?
}
ds-prompt-overspend = { $who } has not enough left: spending { $stamina } Stamina means death. Do it all the same?
ds-prompt-boss-aside = { $who } is pushed aside. Where to?
ds-prompt-met-arc = { $who }: in which arc of the boss?
ds-prompt-push = { $by } pushes { $who }. Where to?
ds-prompt-push-order = Several enemies are pushed. Which of them first?
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
    [attack] Attack roll: { $total } on the dice.
    [block] Block roll: { $total } against { $need }.
    [resist] Resist roll: { $total } against { $need }.
   *[dodge] Dodge roll: { $total } of { $need }.
} { $open ->
    [yes] Change it?
   *[no] Nothing could better it.
}
ds-prompt-begin = Your activation begins. What do you gain?
ds-prompt-activation = { $who }: what do you do?
ds-prompt-shift = { $left ->
    [one] Shift: you may move 1 node.
   *[other] Shift: you may move up to { $left } nodes.
}
ds-prompt-target = Whom do you attack?
ds-prompt-gain = Who gains { ds-gain }?
ds-prompt-pass-aggro = You may give the Aggro token to another character. Who gets it?
ds-prompt-charge = Heroic Action: you may move 1 node for 0 Stamina.
ds-prompt-backstab = You dodged { $who }. Strike back?
ds-prompt-take-aggro = Take the Aggro token?
ds-option-level = { $souls ->
    [0] { $who }: { ds-stat } to { $value }, for nothing
    [one] { $who }: { ds-stat } to { $value } ({ $souls } soul)
   *[other] { $who }: { ds-stat } to { $value } ({ $souls } souls)
}
ds-option-equip = Equip { $card }
ds-option-stow = { $who }: put { $card } into the inventory
ds-option-attach = Attach { $card }
ds-option-detach-from = Take the upgrades off { $card } in the inventory
ds-option-hero = { $who }
ds-outcome-equip = Then block { $block }, resist { $resist }, dodge { $dodge }.
ds-guard = { $all ->
    [0] nothing
   *[other] { ds-dice }
}
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
ds-option-seat = { $who }
ds-option-keep-aggro = { $who } keeps it
ds-option-gain-node = All characters on node { $node }
ds-option-nobody = Nobody else
ds-option-stop = Strike no more
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
ds-option-heroic-keep_faith = { $name }: you and all characters on your node or next to it gain { $health } Health
ds-option-heroic-crit = { $black ->
    [one] { $name }: one more die for your next attack
   *[other] { $name }: { $black } more dice for your next attack
}
ds-option-heroic-slip_away = { $nodes ->
    [one] { $name }: move 1 node, then you may pass the Aggro token on
   *[other] { $name }: move up to { $nodes } nodes, then you may pass the Aggro token on
}
ds-ui-does-estus = clears your whole bar
ds-ui-does-heroic = { $heroic ->
    [rally] Stamina for everybody
    [charge] a free step and attack
    [keep_faith] heals your neighbours too
    [crit] more dice next attack
   *[slip_away] a free move, Aggro may go
}
ds-option-hold = Take in hand: { $cards }
ds-option-empty-hands = Empty both hands: everything goes to the backup slot
ds-option-stay = Stay here
ds-option-move = Move to { $place }
ds-option-target = { $who } on node { $node } ({ $health } Health)
ds-option-target-node = All enemies on node { $node }
ds-option-overspend = { $what } – more than is left
ds-option-overspend-move = { $way ->
    [walk] Walk
    [run] Run
   *[dodge] Dodge
} ({ $stamina } Stamina) – more than is left
ds-option-die = Spend it and die
ds-outcome-no-gain = nothing to gain
ds-outcome-dodged = dodged: no damage
ds-outcome-undodged = not dodged: { $damage } damage{ $dies ->
    [yes] {": "}{ $who } dies
   *[no] {""}
}
ds-outcome-blow = { $strength } − { $rolled }{ $ember ->
    [0] {""}
   *[other] {" "}− { $ember } (Ember)
}{ $bleed ->
    [0] {""}
   *[other] {" "}+ { $bleed } (Bleed)
} { $even ->
    [yes] =
   *[no] →
} { $damage } damage{ $stamina ->
    [0] {""}
   *[other] , costs { $stamina } Stamina
}{ $dies ->
    [yes] {": "}{ $who } dies
   *[no] {""}
}
ds-outcome-strike = { $who }: { $less ->
    [0] { $damage } damage
   *[other] { $total } − { $type ->
        [magical] Resist
       *[physical] Block
    } { $less } = { $damage } damage
}, { $left ->
    [0] dies
   *[other] lives with { $left }
}
ds-outcome-strikes = { $lines }
ds-outcome-deadly = It kills
ds-option-yes = Yes
ds-option-no = No
ds-closed-moved-after = you have moved after attacking
ds-closed-used = this card can no longer be used in this activation
ds-closed-range = no enemy is in range
ds-closed-estus = the flask is empty until the party rests
ds-closed-no-spark = there is no spark left
ds-closed-souls = there are too few souls

## Set-up

ds-setup-players = Characters
ds-setup-players-value = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
ds-setup-mode = Game
ds-setup-class = Character { $n }
ds-setup-encounter = Encounter
ds-setup-encounter-level = level { $level }
ds-setup-level = A random one of level { $level }
ds-setup-boss = Boss
ds-setup-gear = Gear and levels
ds-setup-gear-value = { $gear ->
    [fitting] What a party has at this point of a game
    [start] What the characters begin with
    [level_2] Of a party that meets encounters of level 2
    [level_3] Of a party that meets encounters of level 3
    [mini] Of a party before the mini boss
    [main] Of a party before the main boss
   *[other] { $gear }
}
ds-setup-boss-kind = { $kind ->
    [mini] Mini Boss
   *[main] Main Boss
}
ds-setup-boss-health = { $health } Health
ds-setup-heroic = { $heroic }: { $text }
ds-setup-kit = { $cards }
ds-setup-role = { $stat ->
    [strength] In the thick of it, with heavy arms and armour.
    [dexterity] Quick, with light arms; dodges what others block.
    [intelligence] Strikes from afar, with sorcery and fire.
   *[faith] Stands by the others, with miracles.
}
ds-setup-taunt = Taunt { $taunt }: of those equally near, enemies go for the highest
ds-setup-stats = Strength { $strength }, Dexterity { $dexterity }, Intelligence { $intelligence }, Faith { $faith }

## The table

ds-ui-chapter-encounter = Encounter
ds-ui-chapter-boss = Boss fight
ds-ui-board = The board of the fight
ds-ui-hero = Character
ds-ui-enemies = Enemies, in the order they act
ds-ui-acts = acts now
ds-ui-acted = has acted
ds-ui-thinks = is choosing
ds-ui-has-aggro = Has the Aggro token
ds-ui-inspect = Equipment of { $name }
ds-ui-gear-of = Equipment of { $name }
ds-ui-foe-label = { $name }, { $place }, health { $health }
ds-ui-hero-label = { $name }, { $place }, { $free } boxes free
ds-ui-fits-same = no change in defence
ds-ui-fits-nobody = Nobody can wear or wield it now.
ds-ui-endurance = { $stamina } stamina spent, { $wounds } damage, { $free } boxes free
ds-ui-die-face = { $die }: { $face }
ds-ui-roll = The last roll
ds-ui-token-ready = { $token ->
    [estus] { $name }: full
   *[heroic] { $name }: ready
}
ds-ui-token-used = { $token ->
    [estus] { $name }: empty
   *[heroic] { $name }: used
}
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
    [one] { $count } unknown card
   *[other] { $count } cards in unknown order
}
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
ds-ui-this-card = Now: { $name }
ds-ui-two-hands = two hands
ds-ui-slots = { $count ->
    [one] { $count } upgrade slot
   *[other] { $count } upgrade slots
}
ds-ui-needs = Needs { $stat } { $value }
ds-ui-costs = Costs { $stamina } Stamina
ds-ui-taunt = Taunt { $taunt }.
ds-ui-now = Now
ds-ui-then = Then
ds-ui-point-at-place = Point at a place to see what would change.
ds-ui-card = Card
ds-ui-next-tier = The next tier costs { $souls } souls
ds-ui-odds-attack = ≈ { $damage } damage · { $kill }% to kill
ds-ui-odds-defence = ≈ { $damage } damage · { $safe }% unhurt
ds-ui-odds-defence-death = ≈ { $damage } damage · { $safe }% unhurt · { $death }% death
ds-ui-group-overspend = Deadly: more Stamina than is left
ds-ui-group-walk = Walk to node …
ds-ui-group-run = Run to node …
ds-ui-group-party = The party
ds-ui-group-andre = Blacksmith Andre
ds-ui-group-firekeeper = Firekeeper
ds-ui-inventory-empty = The inventory is empty.
ds-ui-hint-roll = Luck rerolls one die: press that die. Or keep the roll as it is.
ds-ui-hint-activation = Move before or after attacking, not both. Point at an enemy to see what it will do.
ds-ui-hint-target = Click the enemy on the board.
ds-ui-hint-next-foe = Equally threatening enemies act in the order you like.
ds-ui-help-bar = Black from the left: spent stamina. Red from the right: damage.
ds-ui-odds-damage = ≈ { $damage } damage

## Turned up by hand

ds-face-trap = { $damage ->
    [0] Blank
   *[other] { $damage } damage, dodge difficulty { $difficulty }
}
ds-face-tie = { $kind ->
    [seat] character { $n }
    [foe] enemy { $n }
   *[node] node { $n }
}

## Glossary

ds-gloss-signs = Signs
ds-gloss-tokens = Tokens
ds-gloss-conditions = Conditions
ds-gloss-stats = Stats
ds-gloss-terrains = Terrain
ds-gloss-dice = Dice
ds-gloss-name = { $term ->
    [trap] Trap
    [souls] Souls
    [sparks] Sparks
    [aggro] Aggro
    [health] Health
    [stamina] Stamina
    [block] Block
    [resist] Resist
    [dodge] Dodge
    [range] Range
   *[threat] Threat level
}
ds-gloss = { $term ->
    [trap] A token that turns over when a character steps on it: nothing, or damage to dodge or suffer. Enemies walk over it unharmed.
    [souls] The party’s money: for treasure and better stats at the bonfire. A defeat leaves them where somebody fell.
    [sparks] Each rest and each defeat costs one; with none left, the next death loses the game.
    [aggro] Many enemies go for whoever has this token. Whoever is active takes it.
    [health] What an enemy can bear. A character has no number: ten boxes of the endurance bar hold wounds and Stamina alike.
    [stamina] Paid in black cubes, from the left of the endurance bar; wounds come in red from the right. No box left is death.
    [block] Taken from physical damage: dice for a character, a fixed number for an enemy.
    [resist] Taken from magical damage: dice for a character, a fixed number for an enemy.
    [dodge] Instead of blocking: 1 Stamina, perhaps a step, and the dice must show so many dodges. Success means no damage, failure all of it.
    [range] How many nodes it reaches; 0 is the own node.
   *[threat] The highest acts first.
}
ds-gloss-token-name = { $token ->
    [estus] Estus Flask
    [heroic] Heroic Action
    [luck] Luck
   *[ember] Ember
}
ds-gloss-token = { $token ->
    [estus] Once: all wounds and all Stamina leave the bar, in the own activation. A rest fills it again.
    [heroic] The power of the class, once. A rest makes it ready again.
    [luck] One die of the own roll is rolled again, once. A rest makes it ready again.
   *[ember] An attack of 3 damage or more does 1 less.
}
ds-gloss-stat = { $stat ->
    [strength] What heavy weapons and armour ask for. The Firekeeper raises it.
    [dexterity] What quick weapons and bows ask for. The Firekeeper raises it.
    [intelligence] What sorceries ask for. The Firekeeper raises it.
   *[faith] What miracles and talismans ask for. The Firekeeper raises it.
}
ds-gloss-terrain = { $terrain ->
    [barrel] In the way: 1 more Stamina smashes it and walks on. Enemies go around.
    [broken_barrel] Smashed: nobody is kept from walking there.
    [gravestone] In the way. One beside it shows what a boss may do.
    [dim_gravestone] It has told what it knew.
    [chest] In the way. After a victory the party opens it: two treasure cards.
    [open_chest] Empty.
    [lever] An encounter says what it does.
    [shrine] An encounter says what it is for.
   *[exit] The way out.
}
ds-gloss-die = { $die ->
    [black] The weakest: each pip is 1 damage, or 1 damage kept off.
    [blue] Stronger than black: each pip counts 1.
    [orange] The strongest: each pip counts 1.
   *[dodge] Shows a dodge or nothing; rolled instead of Block or Resist.
}
