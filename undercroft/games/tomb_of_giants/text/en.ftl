### Dark Souls: Tomb of Giants, in English

## Pieces of sentences

tg-deck = { $deck ->
    [treasure] treasure deck
    [event] event deck
    [encounter_1] encounter deck of level 1
    [encounter_2] encounter deck of level 2
   *[encounter_3] encounter deck of level 3
}
tg-token = { $token ->
    [estus] Estus Flask
    [heroic] Heroic Action
   *[luck] Luck token
}
tg-souls = { $flat ->
    [one] { $flat } soul
   *[other] { $flat } souls
}
tg-souls-each = { $players ->
    [one] { $players } soul per player
   *[other] { $players } souls per player
}
tg-turns = { $flat ->
    [one] { $flat } turn
   *[other] { $flat } turns
}
tg-turns-each = { $players ->
    [one] { $players } turn per player
   *[other] { $players } turns per player
}
tg-how-many-souls = { $players ->
    [0] { tg-souls }
   *[other] { $flat ->
        [0] { tg-souls-each }
       *[other] { tg-souls } and { $players } more per player
    }
}
tg-how-many-turns = { $players ->
    [0] { tg-turns }
   *[other] { $flat ->
        [0] { tg-turns-each }
       *[other] { tg-turns } and { $players } more per player
    }
}
tg-how-much-health = { $players ->
    [0] { $flat }
   *[other] { $flat } + { $players } per player
}
tg-condition-help = { $condition ->
    [bleed] The next damage is 2 higher; then the Bleed is over.
    [poison] 1 damage at the end of the turn; then the Poison is over.
    [frostbite] A character recovers 1 Stamina less when the turn begins; an enemy moves 1 node less. It ends with the turn.
   *[stagger] A character pays 1 more Stamina for each weapon action; the attacks of an enemy are 1 weaker. It ends with the turn.
}

## Encounter cards

tg-goal-kill-all = Kill all enemies.
tg-goal-kill = { $tile ->
    [none] Kill the { $enemy }.
   *[other] Kill the { $enemy } that starts on tile { $tile }.
}
tg-goal-survive = Survive: nobody dies for { tg-how-many-turns }.
tg-goal-exit = Exit: all characters stand on the exit node at the same time.
tg-goal-occupy = Occupy: characters end { tg-how-many-turns } on the shrine, in a row or not.
tg-goal-levers = { $each ->
    [yes] { $times ->
        [one] Pull the lever.
       *[other] Pull each of the { $times } levers.
    }
   *[no] Pull the lever { $times } times.
}
tg-goal-chests = { $times ->
    [one] Open the chest.
    [2] Open both chests.
   *[other] Open { $times } chests.
}
tg-goal-barrels = Leave no barrel standing. Whoever moves onto its node breaks it.
tg-goal-torch = Put the torch down on the shrine.

tg-deed-respawn = { $tile ->
    [none] all enemies of the card come once more (Respawn)
   *[other] the enemies of tile { $tile } come once more (Respawn)
}
tg-deed-spawn = { $node ->
    [primary] { tg-deed-who } on the primary enemy spawn node of tile { $tile }
    [secondary] { tg-deed-who } on the secondary enemy spawn node of tile { $tile }
    [near_chest] { tg-deed-who } on the enemy spawn node{ tg-deed-of-tile } closest to the chest
   *[near_character] { tg-deed-who } on the enemy spawn node{ tg-deed-of-tile } closest to the character
}
tg-deed-who = { $players ->
    [0] { $flat ->
        [1] a { $enemy } appears
       *[other] { $flat } × { $enemy } appear
    }
   *[other] { $flat ->
        [0] { $players ->
            [1] one { $enemy } per player appears
           *[other] { $players } × { $enemy } per player appear
        }
       *[other] { $flat } × { $enemy } and { $players } more per player appear
    }
}
tg-deed-of-tile = { $tile ->
    [none] { "" }
   *[other] { " " }of tile { $tile }
}
tg-deed-remove-tile = tile { $tile } is taken away with every enemy on it
tg-deed-reset-timer = the timer goes back to 0

tg-rule-barrels-on-traps = A barrel stands on every node with a trap.
tg-rule-blank-barrel-souls = Whoever breaks a barrel and finds a blank trap below rolls a black die: the party gains that many souls.
tg-rule-lever = Each time the lever is pulled: { $do }.
tg-rule-lever-needs-torch = The lever works only while the torch is on its node or an adjacent one.
tg-rule-chest = When a chest is opened: { $do }.
tg-rule-torch-found = When a character first comes onto the node of the torch: { $do }.
tg-rule-health = { $enemy }: Health { tg-how-much-health }.
tg-rule-mighty = { $times ->
    [1] { $enemy }: + { $block } Block, + { $resist } Resist.
    [2] { $enemy }: twice the Health, + { $block } Block, + { $resist } Resist.
   *[other] { $enemy }: { $times } times the Health, + { $block } Block, + { $resist } Resist.
}
tg-rule-skip-first-turn = The enemies skip their first turn: a character begins.
tg-rule-might = All enemy attacks deal { $flat } more damage.
tg-rule-venom = All enemy attacks also inflict { ds-condition }.
tg-rule-nimble = The dodge difficulty of all enemy attacks is { $flat } higher.
tg-rule-haste = { $flat ->
    [one] Enemies go { $flat } node farther with each move.
   *[other] Enemies go { $flat } nodes farther with each move.
}
tg-rule-hearty = All enemies have { $flat } more Health.
tg-rule-unharmed = The { $enemy } cannot suffer damage.
tg-rule-node-limit = A node holds no more than { $flat } models.
tg-rule-leave-when-clear = Characters can leave a tile only when no enemy is left on it.
tg-rule-forbidden = Characters cannot enter tile { $tile }.
tg-rule-restless = A character who ends the turn on the node where that turn began suffers { $flat } damage.
tg-rule-drain = Each character suffers { $flat } damage at the end of their turn.
tg-rule-torchlight = Attacks from a node that is neither the torch’s nor next to it: { $flat ->
    [-1] − 1
    [-2] − 2
    [-3] − 3
   *[other] { $flat }
}.
tg-rule-deep-water = Walking costs { $flat } Stamina. Running costs what it always does.
tg-rule-hemmed-in = With an enemy on the tile, a character who walks pays { $flat } Stamina.
tg-rule-begin-with = All characters begin with { ds-condition }.
tg-rule-urns = For each barrel on their tile, enemies have + { $block } Block and + { $resist } Resist.
tg-rule-evasive = Before each attack on an enemy a dodge die is rolled. On a dodge the attack misses, and you place the target on an adjacent node.
tg-rule-shrine-guard = An enemy that begins its turn next to the shrine moves onto it. With an enemy on the shrine the encounter fails.
tg-rule-exhausting = A character hit by a { $enemy } for 0 damage pays { $flat } Stamina.
tg-rule-bonded = Each time a { $kin } is killed, the { $enemy } suffers { $flat } damage.
tg-rule-skeleton-ball = After each enemy turn the Skeleton Ball rolls up to { $nodes } nodes along its arrow; a wall stops it and turns it around. Nobody can move onto its node. Whoever it reaches is pushed to an adjacent node and suffers { $damage } damage.

tg-reward-souls = { $kill ->
    [0] { $respawn ->
        [0] { tg-how-many-souls }
       *[other] { tg-how-many-souls }, and { $respawn } for each respawn
    }
    [one] { $kill } soul for each enemy killed
   *[other] { $kill } souls for each enemy killed
}
tg-reward-treasure = { $flat ->
    [one] Draw { $flat } treasure card
   *[other] Draw { $flat } treasure cards
}
tg-reward-event = { $flat ->
    [one] Draw { $flat } event card
   *[other] Draw { $flat } event cards
}
tg-reward-search = Search: { $card } from the treasure deck, if it is still there
tg-reward-refresh = { $token ->
    [estus] Refresh: every Estus Flask is full again
    [heroic] Refresh: every Heroic Action is ready again
   *[luck] Refresh: every Luck token is ready again
}
tg-reward-shortcut = Shortcut: after a rest the party may begin here

tg-trial-turns = { $turns ->
    [one] Complete the encounter within { $turns } turn.
   *[other] Complete the encounter within { $turns } turns.
}
tg-trial-kill = Kill the { $enemy }.

## Event cards

tg-card-boon = One character may raise one stat by a tier for nothing.
tg-card-supplies = One character gets the Estus Flask, Heroic Action and Luck back.
tg-card-scry = Look at the top { $amount } event cards; put each on top of the deck or under it, in any order.
tg-card-reforge = You may discard up to { $amount } cards of the inventory for 1 soul each.
tg-card-artifact = Look at { $amount } treasure cards and keep one. The others go under the deck.
tg-card-offering = Each character may give up ready tokens (Estus Flask, Heroic Action, Luck) for 1 soul each.
tg-card-dodge-die = { $amount ->
    [one] In the next encounter the holder rolls { $amount } more dodge die.
   *[other] In the next encounter the holder rolls { $amount } more dodge dice.
}
tg-card-trial = In the next encounter the holder may discard this card to roll a whole attack or defence roll again. If the encounter is completed without that, treasure cards are revealed until an upgrade comes: it is the party’s and may be attached at once.
tg-card-free-runs = In the next encounter running costs the holder no Stamina.
tg-card-heal = In the next encounter the holder gains { $amount } Health whenever their turn begins.
tg-card-attack = In the next encounter the attacks of the holder get + { $amount }.
tg-card-armour = In the next encounter enemy attacks deal { $amount } less damage to the holder.
tg-card-rekindle = When the party next returns to the bonfire, any stat may be lowered again; the souls it cost come back.
tg-card-ascetic = { $rules } Completing the encounter also gives { tg-how-many-souls }.
tg-card-scout = When the party comes here, one more encounter card is drawn to choose from. If a card lies here already, the new one may take its place.
tg-card-promise = { $amount ->
    [2] After this encounter is completed Patches’ token is tossed. Bright side: the souls it gave are doubled. Corroded side: they are lost.
   *[other] After this encounter is completed Patches’ token is tossed. Bright side: the souls it gave count { $amount } times. Corroded side: they are lost.
}
tg-card-merchant = After this encounter is completed the party may buy treasure: four cards are shown, 1 soul each.

## Questions

tg-prompt-bonfire = The party is at the bonfire. What does it do before it sets out?
tg-prompt-onward = On to the next space, or back to the bonfire?
tg-prompt-prepare = { $what } comes next. Exchange equipment before it is set up?
tg-prompt-choose-card = Which encounter of level { $level } do you play here? The other cards go back into the deck.{ $lost ->
    [0] { "" }
    [one] { " " }With the card that lay here its { $lost } lost soul is gone.
   *[other] { " " }With the card that lay here its { $lost } lost souls are gone.
}
tg-prompt-purchase = { $souls ->
    [0] Each card costs 1 soul, and you have no souls.
    [one] Each card costs 1 soul; you have { $souls } soul. What do you buy?
   *[other] Each card costs 1 soul; you have { $souls } souls. What do you buy?
}
tg-prompt-start-node = { $who }: choose a start node.
tg-prompt-aggro = Who has the Aggro token? Many enemies go for that character first.
tg-prompt-ember = Who takes the Ember? Attacks of 3 or more damage deal 1 less to whoever has it. It can also wait in the inventory.
tg-prompt-hold = { $event }: who takes the card?
tg-prompt-supplies = Who gets the Estus Flask, Heroic Action and Luck back?
tg-prompt-boon = Whose stat rises by a tier, for nothing?
tg-prompt-put-back = { $deck ->
    [treasure] Which card goes back to the treasure deck next, and where?
    [event] Which card goes back to the event deck next, and where?
   *[other] Does the card go back on top of its encounter deck or under it?
}
tg-prompt-reforge = { $left ->
    [one] You may discard { $left } more card of the inventory for 1 soul.
   *[other] You may discard up to { $left } cards of the inventory for 1 soul each.
}
tg-prompt-unearth = Which treasure do you keep? The others go under the deck.
tg-prompt-offering = { $who }: give up a ready token for 1 soul?
tg-prompt-rekindle = Which stat is lowered by a tier? The souls it cost come back.
tg-prompt-swap = { $heroic ->
    [yes] { $who }: other cards in hand, or the heroic action, before the others move?
   *[no] { $who }: take other cards in hand?
}
tg-prompt-follow = { $who }: you may move 1 node for nothing.
tg-prompt-fortune = Defence roll: { $dodges } of { $difficulty } dodges, { $pips } against { $strength } damage. { $open ->
    [yes] Change it?
   *[no] Nothing could better it.
}
tg-prompt-step-aside = { $stamina ->
    [0] You may move on with this dodge.
   *[other] You dodged. Move 1 node for { $stamina } Stamina?
}
tg-prompt-push-back = { $who } attacked you from your own node. Push it away?
tg-prompt-sidestep = { $who } evades. Onto which node?
tg-prompt-sidestep-one = The attack misses. Which of them was its target, and onto which node does it step?
tg-prompt-spawn = { $who } appears. On which of the nodes equally near?
tg-prompt-bowled = The Skeleton Ball pushes { $who }. Where to?

tg-option-go = On to space { $n } (an encounter of level { $level })
tg-option-go-known = On to space { $n }: { $encounter }
tg-option-go-boss = On to space { $n }: { $boss }
tg-option-return = { $free ->
    [yes] Return to the bonfire and rest, this once without a spark (you have { $sparks })
   *[no] Return to the bonfire and rest for a spark (you have { $sparks }): every encounter must be played again
}
tg-option-shop = Blacksmith Andre: see four treasures, 1 soul each
tg-option-detach = { $who }: take { $upgrade } off { $card }
tg-option-detach-lying = Take { $upgrade } off { $card } in the inventory
tg-option-begin = Begin the encounter
tg-option-ember = Use { $card }
tg-option-card = { $encounter }
tg-option-buy = Buy { $card } (1 soul)
tg-option-leave = Buy nothing more: the rest goes under the deck
tg-option-put-back = { $where ->
    [top] { $card }: on top of the deck
   *[bottom] { $card }: under the deck
}
tg-option-end = End the turn
tg-option-done = Enough
tg-option-reforge = Discard { $card } (1 soul)
tg-option-take = Keep { $card }
tg-option-offering = Give up the { tg-token } (1 soul)
tg-option-lower = { $souls ->
    [one] { $who }: { ds-stat } down to { $value } ({ $souls } soul back)
   *[other] { $who }: { ds-stat } down to { $value } ({ $souls } souls back)
}
tg-option-keep-hands = Keep what you hold
tg-option-later = Let another go first
tg-option-gravestone = Gravestone: look at the top card of the { tg-deck }. No attack in this turn
tg-option-lever = Pull the lever. No attack in this turn
tg-option-chest = Open the chest. No attack in this turn
tg-option-take-torch = Take the torch and the Aggro token with it
tg-option-drop-torch = Put the torch down here
tg-option-blessing = Remove the blessing from the game: all your damage and conditions are gone
tg-option-again = Discard the event card: the whole roll once more
tg-option-spawn = Node { $node }

tg-closed-shop = Andre shows his wares once after each rest
tg-closed-lever-dark = the torch must be here or next to it

## What happened

tg-event-space = The party moves to space { $space }.
tg-event-looked = { $deck ->
    [treasure] From the treasure deck: { $card }
    [event] An event card is looked at.
   *[encounter] An encounter card is drawn.
}
tg-event-card-kept = The party chooses { $encounter }.
tg-event-encounter = Encounter of level { $level }: { $encounter }
tg-event-boss = Boss encounter: { $boss }
tg-event-placed = { $who } stands on node { $node }.
tg-event-aggro = { $who } has the Aggro token.
tg-event-enemy-phase = The enemies’ turn begins.
tg-event-acts = { $model } acts.
tg-event-behaviour = Behaviour card: { $behaviour }
tg-event-attacks = { $model } attacks: { $amount } damage.
tg-event-missed = Nobody is in reach: { $model } misses.
tg-event-foe-moved = { $model } moves to node { $node }.
tg-event-leaps = { $model } leaps.
tg-event-turns = { $facing ->
    [0] { $model } turns to the north.
    [1] { $model } turns to the north-east.
    [2] { $model } turns to the east.
    [3] { $model } turns to the south-east.
    [4] { $model } turns to the south.
    [5] { $model } turns to the south-west.
    [6] { $model } turns to the west.
   *[7] { $model } turns to the north-west.
}
tg-event-foe-pushed = { $model } is pushed to node { $node }.
tg-event-evades = { $model } evades the attack.
tg-event-heated = { $model } heats up. A new card is in the behaviour deck.
tg-event-survivor = { $model } goes on alone with { $amount } more Health.
tg-event-spawned = { $model } appears on node { $node }.
tg-event-token = No figure of { $model } is free: a token waits on node { $node }.
tg-event-respawn = Respawn: the enemies come once more.
tg-event-resurrects = { $model } raises the dead.
tg-event-tile-removed = { $tile ->
    [0] Tile 1 is taken away.
    [1] Tile 2 is taken away.
    [2] Tile 3 is taken away.
   *[other] Tile 4 is taken away.
}
tg-event-shrine-lost = { $model } has reached the shrine.
tg-event-ball = The Skeleton Ball rolls to node { $node }.
tg-event-ball-turns = The Skeleton Ball turns around on node { $node }.
tg-event-activates = { $who } begins a turn.
tg-event-moved = { $who } moves to node { $node }.
tg-event-turned-about = { $who } moves to the { ds-arc } of the boss.
tg-event-pushed = { $who } is pushed to node { $node }.
tg-event-barrel-gone = The barrel on node { $node } breaks.
tg-event-trap = { $damage ->
    [0] { $who } flips a trap on node { $node }: blank.
   *[other] { $who } springs a trap on node { $node }: { $damage } damage, dodge difficulty { $difficulty }.
}
tg-event-torch-taken = { $who } takes the torch.
tg-event-torch-put = { $who } puts the torch down on node { $node }.
tg-event-lever = { $who } pulls the lever on node { $node }.
tg-event-gravestone = The gravestone on node { $node } shows { $who } a card of the { tg-deck }.
tg-event-chest-opened = { $who } opens the chest on node { $node }.
tg-event-made-whole = { $who } is whole again: no damage, no conditions.
tg-event-occupied = { $count ->
    [one] { $who } holds the shrine: { $count } turn so far.
   *[other] { $who } holds the shrine: { $count } turns so far.
}
tg-event-timer = Timer: { $timer }
tg-event-rolled = { $face ->
    [0] The { ds-die } is blank.
   *[other] The { ds-die } shows { $face }.
}
tg-event-luck = { $who } uses Luck and rerolls a die.
tg-event-heroic = { $heroic ->
    [backstab] { $who } uses the Heroic Action and strikes back.
    [rally] { $who } uses the Heroic Action and rallies the party.
    [stand_fast] { $who } uses the Heroic Action and stands fast.
    [charge] { $who } uses the Heroic Action and charges.
    [keep_faith] { $who } uses the Heroic Action and heals those nearby.
    [crit] { $who } uses the Heroic Action: the next attack gets one more die.
   *[slip_away] { $who } uses the Heroic Action and slips away.
}
tg-event-estus = { $who } drinks the Estus Flask. The endurance bar is empty.
tg-event-holds = { $cards-count ->
    [0] { $who } has empty hands.
   *[other] { $who } takes in hand: { $cards }.
}
tg-event-uses = { $stamina ->
    [0] { $who } uses { $card }.
   *[other] { $who } uses { $card } for { $stamina } Stamina.
}
tg-event-strikes = { $amount ->
    [0] { $who } strikes { $model } without damage.
   *[other] { $who } strikes { $model }: { $amount } damage.
}
tg-event-wounded = { $model } suffers { $amount } damage{ ds-of-bleed } ({ $left } Health left).
tg-event-slain = { $model } is killed.
tg-event-foe-afflicted = { $model } gets { $conditions }.
tg-event-blessed = { $to ->
    [block] { $who } is protected until the next character’s turn: + { $amount } blue to block.
   *[resist] { $who } is protected until the next character’s turn: + { $amount } blue to resist.
}
tg-event-dodged = { $who } dodges.
tg-event-hit = { $amount ->
    [0] { $who } is hit without damage.
   *[other] { $who } is hit: { $amount } damage.
}
tg-event-paid = { $who } spends { $amount } Stamina.
tg-event-gained = { $who } gains { ds-gain }.
tg-event-suffered = { $who } suffers { $amount } damage{ ds-of-bleed }.
tg-event-afflicted = { $who } gets { $conditions }.
tg-event-fell = { $who } is killed.
tg-event-completed = The encounter is completed.
tg-event-failed = The encounter has failed.
tg-event-trial = The trial is passed: there is more to gain.
tg-event-earned = { $amount ->
    [one] The party gains { $amount } soul ({ $souls } in all).
   *[other] The party gains { $amount } souls ({ $souls } in all).
}
tg-event-souls-back = { $amount ->
    [one] The party takes back { $amount } lost soul ({ $souls } in all).
   *[other] The party takes back { $amount } lost souls ({ $souls } in all).
}
tg-event-souls-dropped = { $souls ->
    [one] { $souls } soul stays on the failed encounter card.
   *[other] { $souls } souls stay on the failed encounter card.
}
tg-event-barrel-souls = { $amount ->
    [0] The barrel is empty.
    [one] The barrel holds { $amount } soul.
   *[other] The barrel holds { $amount } souls.
}
tg-event-refreshed = { $token ->
    [estus] Every Estus Flask is full again.
    [heroic] Every Heroic Action is ready again.
   *[luck] Every Luck token is ready again.
}
tg-event-shortcut = A shortcut leads to space { $space } now.
tg-event-not-found = { $card } is no longer in the treasure deck.
tg-event-found = Treasure: { $card }
tg-event-offers = For sale: { $card }.
tg-event-ember = { $who } takes the Ember.
tg-event-event = Event card: { $event }
tg-event-event-held = { $who } takes { $event }.
tg-event-event-gone = { $event } is used up.
tg-event-rendezvous = { $event } waits below space { $space }.
tg-event-put-back = { $where ->
    [top] A card goes back on top of its deck.
   *[bottom] A card goes under its deck.
}
tg-event-supplied = { $who } has Estus Flask, Heroic Action and Luck again.
tg-event-offered = { $who } gives up the { tg-token } for a soul ({ $souls } in all).
tg-event-patches = { $side ->
    [bright] Patches keeps his word: the encounter gives its souls once more ({ $souls } in all).
   *[corroded] Patches has lied: the souls of the encounter are lost ({ $souls } left).
}
tg-event-unlearnt = { $who } gives up a tier: { ds-stat } { $value } ({ $souls } souls in all).
tg-event-new-bonfire = { $sparks ->
    [one] A bonfire burns here now. Every character takes an Ember; { $sparks } spark is left.
   *[other] A bonfire burns here now. Every character takes an Ember; { $sparks } sparks are left.
}
tg-event-rested = { $sparks ->
    [0] The party rests at the bonfire. No spark is left.
    [one] The party rests at the bonfire. { $sparks } spark is left.
   *[other] The party rests at the bonfire. { $sparks } sparks are left.
}
tg-event-equipped = { $who } equips { $card }.
tg-event-stowed = { $who } puts { $card } into the inventory.
tg-event-attached = { $upgrade } now improves { $card }.
tg-event-detached = { $who } takes the upgrade { $card } off.
tg-event-taken-off = { $upgrade } is taken off { $card }.
tg-event-spent = { $amount ->
    [one] The party spends { $amount } soul ({ $souls } left).
   *[other] The party spends { $amount } souls ({ $souls } left).
}
tg-event-levelled = { $who } levels up: { ds-stat } { $value }.
tg-event-sold = { $souls ->
    [one] { $card } is discarded for { $souls } soul.
   *[other] { $card } is discarded for { $souls } souls.
}
tg-event-won = The party is victorious.
tg-event-lost-game = The fire goes out. The party has lost.

## The end

tg-end-won = { $mode ->
    [encounter] The encounter is won
    [boss] The boss has fallen
   *[campaign] The Tomb is conquered
}
tg-end-lost = { $mode ->
    [encounter] The encounter has failed
    [boss] You died
   *[campaign] The Tomb keeps you
}
tg-why-won = The party has done what it came for.
tg-why-lost = The party failed, and there was no way back.

## Set-up

tg-setup-players-help = The box has three characters; a fourth comes from the first Dark Souls box. More characters start with fewer sparks.
tg-setup-mode-value = { $mode ->
    [campaign] The whole descent
    [encounter] A single encounter
   *[boss] A single boss encounter
}
tg-setup-mode-about = { $mode ->
    [encounter] One encounter with its own objective; from level 2 on the party comes well equipped.
    [boss] The Black Knight or Gravelord Nito, against a party that comes well equipped.
   *[campaign] Along the encounter track, past the Black Knight, down to Gravelord Nito.
}
tg-setup-mode-time = { $mode ->
    [encounter] 10 minutes
    [boss] 20 minutes
   *[campaign] an evening
}

## What real dice and decks are asked for

tg-chance-black = a black die
tg-chance-blue = a blue die
tg-chance-orange = an orange die
tg-chance-dodge = a dodge die
tg-chance-treasure = a treasure card
tg-chance-trap = a trap
tg-chance-behaviour = a behaviour card
tg-chance-encounter = an encounter card
tg-chance-event = an event card
tg-chance-patches = the Patches token
tg-face-patches = { $side ->
    [bright] the bright side
   *[corroded] the corroded side
}

## The table in the browser

tg-ui-chapter-over = The end
tg-ui-chapter-space = Space { $n }
tg-ui-chapter-track = The tomb
tg-ui-step-bonfire = At the bonfire
tg-ui-step-road = On the track
tg-ui-step-boss = The boss’s turn
tg-ui-step-enemies = Enemies
tg-ui-step-upkeep = Upkeep
tg-ui-step-action = Action
tg-ui-track = The encounter track
tg-ui-space = Space { $n }
tg-ui-done = completed
tg-ui-level = Level { $level }
tg-ui-party-here = the party is here
tg-ui-shortcut = Shortcut
tg-ui-below = below it: { $event }
tg-ui-goals = Objectives
tg-ui-met = met
tg-ui-progress = { $have } of { $need }
tg-ui-timer-at = Timer { $at }:
tg-ui-timer-now = Timer { $now }, next effect at { $at }
tg-ui-trial = Trial
tg-ui-trial-lost = missed
tg-ui-turns-left = { $count ->
    [0] last turn
    [one] { $count } turn left
   *[other] { $count } turns left
}
tg-ui-kills = Killed: { $count }
tg-ui-respawns = Respawns: { $count }
tg-ui-defeat = Defeat { $boss }.
tg-ui-rules = What holds here
tg-ui-rewards = Rewards
tg-ui-enemies = Enemies
tg-ui-map-of = Map of { $name }
tg-ui-keyword = { $keyword ->
    [darkness] Darkness:
    [onslaught] Onslaught:
   *[other] { $keyword }
}
tg-ui-keyword-help = { $keyword ->
    [darkness] characters attack only their own node and those next to it.
    [onslaught] the enemies of all tiles act from the start.
   *[other] { "" }
}
tg-ui-traps = Traps:
tg-ui-traps-help = they lie face down on the marked nodes and harm characters only.
tg-ui-event-kind = { $kind ->
    [immediate] Immediate event
    [consumable] Consumable event
   *[rendezvous] Rendezvous
}
tg-ui-drawn = Event cards just drawn
tg-ui-put-aside = Put aside
tg-ui-looked = Cards being looked at
tg-ui-to-top = On top
tg-ui-to-bottom = Under the deck
tg-ui-wares = Andre’s wares
tg-ui-buy = Buy
tg-ui-as-drawn = All under the deck as they lie
tg-ui-decks = Decks
tg-ui-camp = The camp
tg-ui-on-top = on top: { $cards }
tg-ui-at-bottom = at the bottom: { $cards }
tg-ui-return = Back to the bonfire (1 spark)
tg-ui-return-free = Back to the bonfire (free)
tg-ui-group-equipment = Equipment
tg-ui-group-gravestone = Gravestone: look at the …
tg-ui-group-node = To node …
tg-ui-empty-hands = Empty both hands
tg-ui-whole-map = The whole map
tg-ui-read = Read { $name }
tg-ui-torch = Torch
tg-ui-blessed = Protected
tg-ui-ball = Skeleton Ball
tg-ui-token = A token waits for { $name }
tg-ui-asleep = Asleep: enemies act only on tiles where a character has been.
tg-ui-sleeps = asleep
tg-ui-danger = { $name }: ≈ { $damage } damage with the defence roll, { $safe }% unhurt
tg-ui-hint-bonfire = Press a piece of gear to take it off or put it on. Souls buy cards and raise stats. Then set out: a glowing space is open.
tg-ui-hint-onward = Going on keeps the spark. Going back readies every token, but all encounters must be played again.
tg-ui-hint-prepare = You know what waits there: change what you wear and hold now. Upgrades are changed only at the bonfire.
tg-ui-hint-choose-card = The card you choose stays in the slot for the rest of the descent.
tg-ui-hint-purchase = What you do not buy goes under the treasure deck.
tg-ui-hint-start-node = The dotted nodes are where the party comes in.
tg-ui-hint-aggro = The enemies act first, and many go for this character.
tg-ui-hint-swap = Only now can cards from the backup slot come into your hands.
tg-ui-hint-follow = A free step in another character’s upkeep. You may as well stay.
tg-ui-hint-step-aside = You dodged. The step costs 1 Stamina; staying costs nothing.
tg-ui-hint-fortune = Enough dodges and nothing happens. Else the points come off the damage. Click a die to reroll it with Luck.
tg-ui-hint-turn = Move and one action, in either order. Levers, chests and gravestones take the place of an attack.
tg-ui-help-track-title = The descent
tg-ui-help-track = The party goes along the encounter track from left to right. On an empty space you draw two cards of its level and keep one; it stays there. A completed card is tilted and an event is drawn. Then go on, or return to the bonfire: that costs a spark, and all cards are to be played again. Past the Black Knight there is a new bonfire; Gravelord Nito is the end.
tg-ui-help-goal-title = Objectives
tg-ui-help-goal = Each card says what is to be done: kill, survive, reach the exit, hold the shrine, pull levers, open chests. With all of it done the encounter ends at once, whoever is left. A trial brings more but need not be passed. The timer moves at the end of each character’s turn. If a character dies the encounter fails: your souls stay on that card until you complete it.
tg-ui-help-turn-title = Taking turns
tg-ui-help-turn = First the enemies act, the greatest threat first; then one character; then the enemies again. Upkeep: the character recovers 3 Stamina, takes the Aggro token, may take other cards in hand, and every other character may move one node for nothing. Then a move and one action, in either order. One step is free, each step more costs 1 Stamina.
tg-ui-help-endurance-title = The endurance bar
tg-ui-help-endurance = Ten boxes hold Stamina spent and damage taken. A full bar is not death yet: the next token that finds no room is. The Estus Flask empties the bar once.
tg-ui-help-attack-title = Attacking
tg-ui-help-attack = An attack uses the cards in both hands, each once. Choose one of the actions of a card, pay the Stamina, roll. The enemy subtracts Block, or Resist from magic. No attack reaches another tile.
tg-ui-help-defence-title = Defending
tg-ui-help-defence = One roll for nothing: your dodge dice together with your Block or Resist dice. With as many dodges as the difficulty the attack misses, and you may move one node for 1 Stamina. Else the points come off the damage. Luck rerolls one die.
tg-ui-help-tiles-title = Tiles
tg-ui-help-tiles = Tiles are joined where two doorways meet; going through ends the move. Enemies on dark tiles sleep until a character has been there. Tokens are enemies that wait for a free figure.
tg-ui-help-terrain-title = Terrain and traps
tg-ui-help-terrain = From an adjacent node an action opens a chest (a treasure) or reads a gravestone (the top card of a deck); on its node it pulls a lever. Barrels break when anyone comes; those that are left pay souls by a black die. The torch is taken and put down freely and holds the Aggro token. Traps lie face down, are rolled against with dodge dice, and are gone after that.
tg-ui-help-boss-title = Bosses and arcs
tg-ui-help-boss = A boss draws a behaviour card each turn; when the deck is empty it comes again in the same order. The last card shows the weak arc: attack from there and roll one black die more. At its heat up point a new card comes in.
tg-ui-help-bonfire-title = The bonfire
tg-ui-help-bonfire = Andre shows four treasures once after each rest, 1 soul each, and attaches or removes upgrades. The Firekeeper raises stats. Equipment may also be changed before the next encounter. Shortcuts lead on from the bonfire.
tg-ui-help-sparks-title = Sparks and souls
tg-ui-help-sparks = Each return to the bonfire costs a spark, a failed encounter as well. Whoever must return with no spark left has lost.

## House rules

tg-house-souls = Souls and sparks
tg-house-souls-value = { $value ->
    [double] twice the souls, half the sparks
   *[book] by the book
}
tg-house-souls-about = { $value ->
    [double] A card’s souls are given twice; the dial begins with half its sparks, rounded up.
   *[book] The souls of the card; 5, 4, 3 or 2 sparks.
}
tg-house-start = Souls at the start
tg-house-start-value = { $value ->
    [each] 4 for each character
   *[book] by the book
}
tg-house-start-about = { $value ->
    [each] The party begins with 4 souls for each of its characters.
   *[book] None.
}
tg-house-ties = Ties of enemies
tg-house-ties-value = { $value ->
    [die] chance decides
   *[book] by the book
}
tg-house-ties-about = { $value ->
    [die] Whom an enemy goes for, which way, and which of several acts first is left to chance where it is equal.
   *[book] The players choose.
}
tg-house-estus = Estus and wounds
tg-house-estus-value = { $value ->
    [sips] three draughts, no free healing
   *[book] by the book
}
tg-house-estus-about = { $value ->
    [sips] A flask holds three draughts until the next rest; after an encounter damage stays on the endurance bars until the party returns to the bonfire.
   *[book] One draught; the end of an encounter empties the endurance bars.
}
tg-house-treasure = The treasure deck
tg-house-treasure-value = { $value ->
    [tiers] in two tiers
   *[book] by the book
}
tg-house-treasure-about = { $value ->
    [tiers] Cards that ask for 30 in a stat, or for more than 20 in two, join the deck after the Black Knight; what an encounter gives by name is there from the start.
   *[book] All common cards and those of the classes at the table.
}
tg-preset = { $name ->
    [short_evening] A short evening
    [merciless] Merciless
   *[book] By the book
}
tg-chance-tie = a tie of enemies

## What a hint gives as its reason

tg-hint-lives = It is less deadly ({ $amount } defeats fewer) than: { $other }
tg-hint-foes = It takes { $amount } health more from the enemies than: { $other }
tg-hint-boxes = It leaves the party { $amount } free boxes more than: { $other }
tg-hint-flasks = It spares { $amount } Estus Flasks more than: { $other }

## Glossary

tg-gloss = { $term ->
    [trap] A token that turns over when a character steps on it: nothing, or damage unless it is dodged. Enemies walk over it unharmed.
    [souls] The party’s money: for treasure and better stats at the bonfire. A failed encounter keeps them until it is completed.
    [sparks] Each return to the bonfire costs one; returning without any loses the game.
    [aggro] Many enemies go for whoever has this token. Whoever is active takes it, unless another holds the torch.
    [health] What an enemy can bear. A character has no number: ten boxes of the endurance bar hold wounds and Stamina alike.
    [stamina] Paid in black cubes, from the left of the endurance bar; wounds come in red from the right. No box left is death.
    [block] Taken from physical damage: dice for a character, a fixed number for an enemy.
    [resist] Taken from magical damage: dice for a character, a fixed number for an enemy.
    [dodge] Dodge dice are rolled with the others, for nothing. Enough dodges, and the attack misses; then 1 Stamina buys a step.
    [range] How many nodes it reaches; 0 is the own node.
   *[threat] The highest acts first.
}
tg-gloss-token = { $token ->
    [estus] Once: all wounds and all Stamina leave the bar, in the own activation. The bonfire fills it again.
    [heroic] The power of the class, once. A rest makes it ready again.
    [luck] One die of the own roll is rolled again, once. A rest makes it ready again.
   *[ember] An attack of 3 damage or more does 1 less.
}
tg-gloss-terrain = { $terrain ->
    [barrel] Whoever steps there breaks it. Each one left at the end may pay souls.
    [broken_barrel] Gone.
    [gravestone] In the way. From beside it, as the action: look at the top card of a deck.
    [dim_gravestone] It gives nothing more in this encounter.
    [chest] In the way. From beside it, as the action: one treasure card.
    [open_chest] Empty in this encounter.
    [lever] On its node, as the action: what the card says.
    [shrine] Objectives speak of it.
   *[exit] All characters there at once: this objective is met. Four find room on it.
}
tg-gloss-die = { $die ->
    [black] The weakest: each pip is 1 damage, or 1 damage kept off.
    [blue] Stronger than black: each pip counts 1.
    [orange] The strongest: each pip counts 1.
   *[dodge] Shows a dodge or nothing; rolled with Block or Resist.
}
tg-gloss-own = Of the tomb
tg-gloss-goals = Objectives
tg-gloss-events = Events
tg-gloss-decks = Decks
tg-gloss-name = { $term ->
    [torch] Torch
    [ball] Skeleton Ball
    [shortcut] Shortcut
    [timer] Timer
    [trial] Trial
    [respawn] Respawn
    [darkness] Darkness
   *[onslaught] Onslaught
}
tg-gloss-own-text = { $term ->
    [torch] Whoever carries it has Aggro, and nobody can take that away.
    [ball] It rolls on after each turn; whoever stands in its way is pushed and hurt.
    [shortcut] After a rest the party may begin here.
    [timer] Moves on after each character’s activation; the card says what happens when it arrives.
    [trial] More to gain for whoever also does this; missing it costs nothing.
    [respawn] The enemies of the card come once more.
    [darkness] Characters attack only their own node and those next to it.
   *[onslaught] The enemies of all tiles act from the start.
}
tg-gloss-goal-name = { $goal ->
    [kill_all] Kill all
    [kill] Kill
    [survive] Survive
    [exit] Exit
    [occupy] Occupy
    [levers] Levers
    [chests] Chests
    [barrels] Barrels
   *[torch] Carry the torch
}
tg-gloss-goal = { $goal ->
    [kill_all] No enemy may be left, nor one waiting to come back.
    [kill] The enemy named must fall.
    [survive] Nobody dies in so many activations.
    [exit] All characters stand on the exit node at the same time.
    [occupy] So many activations end on the node named; whose and when does not matter.
    [levers] So many levers are pulled.
    [chests] So many chests are opened.
    [barrels] So many barrels are broken, or left whole: as the card says.
   *[torch] The torch is brought to where the card says.
}
tg-gloss-event = { $kind ->
    [immediate] Happens at once.
    [consumable] One player keeps it; the card says when it can be used.
   *[rendezvous] Lies below a space ahead and happens there.
}
tg-gloss-deck-name = { $deck ->
    [treasure] Treasure deck
    [event] Event deck
    [encounter_1] Encounters of level 1
    [encounter_2] Encounters of level 2
   *[encounter_3] Encounters of level 3
}
tg-gloss-deck = { $deck ->
    [treasure] Weapons, armour, upgrades: from chests, rewards and Andre.
    [event] One card after every encounter completed.
    [encounter_1] The first spaces of the track.
    [encounter_2] The middle of the track.
   *[encounter_3] The last spaces before the end.
}
