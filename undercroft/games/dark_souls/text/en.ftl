### Dark Souls: The Board Game, in English

ds-tagline = One to four characters share a bonfire. If one dies, all fall.

## Words

ds-word-tile = Tile
ds-word-fog-gate = Fog Gate
ds-word-known-order = Known order
ds-phase = { $phase ->
    [bonfire] At the bonfire
    [explore] Exploration
    [enemies] The enemies activate
    [boss] The boss activates
    [character] A character activates
   *[over] The end
}

## Questions

ds-prompt-choose-boss = { $kind ->
    [mini] Choose the mini boss.
   *[main] Choose the main boss.
}
ds-prompt-place-tile = Choose a place for the next tile.
ds-prompt-place-fog = Choose the tile of the Fog Gate.
ds-prompt-place-level = Which tile gets the encounter of level { $level }?
ds-prompt-onward = The scenario is won. Does the party go on into another?
ds-prompt-explore = { $where ->
    [bonfire] You are at the bonfire. What does the party do?
   *[tile] The way is clear. What does the party do?
}
ds-prompt-confirm-rest = There is nothing to gain. Spend a spark on a rest all the same?
ds-prompt-ember = Who takes the Ember? Attacks of 3 or more damage deal 1 less to whoever has it.
ds-prompt-dash = Fight here, or dash on to another tile?
ds-prompt-place = { $who }: choose an entry node.
ds-prompt-lead = Who led the way? That character has the Aggro token.
ds-option-boss = { $boss }
ds-option-place-tile = Column { $column }, row { $row }: { $doors-count ->
    [one] doorway { $doors }
   *[other] doorways { $doors }
}
ds-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
ds-option-tile = Tile { $n }
ds-option-finish = End here, victorious
ds-option-onward = On into { $scenario }, with all the party owns
ds-option-go = Enter tile { $n } (level { $level })
ds-option-bonfire = Return to the bonfire
ds-option-chest = Open the chest on tile { $n }
ds-option-fog = { $souls ->
    [0] Pass the Fog Gate: { $boss }
    [one] Pass the Fog Gate: { $boss } (a victory loses the { $souls } soul still lying on a tile)
   *[other] Pass the Fog Gate: { $boss } (a victory loses the { $souls } souls still lying on a tile)
}
ds-option-rest = { $gain ->
    [party] Rest for one spark: flasks, Luck and Heroic Actions are ready again, every encounter must be fought again
    [fights] Rest for one spark: nothing to restore, but every encounter can be fought again
   *[none] Rest for one spark: nothing to gain
}
ds-option-buy = { $souls ->
    [one] Buy a treasure ({ $souls } soul)
   *[other] Buy a treasure ({ $souls } souls)
}
ds-option-luck = { $who }: restore Luck (1 soul)
ds-option-detach = { $who }: take the upgrades off the armour
ds-option-spark = Buy a spark ({ $souls } souls)
ds-option-sell = Sell { $card } (1 soul a card)
ds-option-join = { $who } joins the party (1 spark)
ds-option-leave = { $who } leaves the party (1 spark back)
ds-option-fight = Stay and fight
ds-option-dash = { $n ->
    [0] Dash back to the bonfire
   *[other] Dash to tile { $n }
}
ds-closed-no-rise = the next tier would bring nothing more
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
ds-event-encounter = Encounter of level { $level }: { $encounter }
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
ds-event-wounded = { $model } suffers { $amount } damage{ ds-of-bleed } ({ $left } Health left).
ds-event-slain = { $model } is defeated.
ds-event-foe-afflicted = { $model } gets { $conditions }.
ds-event-blessed = { $to ->
    [block] { $who } is protected until the next character’s activation: + { $amount } blue to block.
   *[resist] { $who } is protected until the next character’s activation: + { $amount } blue to resist.
}
ds-event-dodges = { $who } tries to dodge.
ds-event-dodged = { $who } dodges.
ds-event-hit = { $amount ->
    [0] { $who } is hit without damage.
   *[other] { $who } is hit: { $amount } damage.
}
ds-event-paid = { $who } spends { $amount } Stamina.
ds-event-gained = { $who } gains { ds-gain }.
ds-event-suffered = { $who } suffers { $amount } damage{ ds-of-bleed }.
ds-event-afflicted = { $who } gets { $conditions }.
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
ds-event-left = { $class } leaves the party.
ds-event-dashed = { $tile ->
    [0] The party dashes back to the bonfire.
   *[other] The party dashes on to tile { $tile }.
}
ds-event-won = The party is victorious.
ds-event-lost-game = The fire goes out. The party has lost.

## The end

ds-end-won = { $mode ->
    [encounter] The encounter is won
    [boss] The boss has fallen
    [campaign] The campaign is won
   *[journey] The journey is done
}
ds-end-lost = { $mode ->
    [encounter] You died
    [boss] You died
   *[other] The fire has gone out
}
ds-why-won = All enemies have been overcome.
ds-why-lost = A character died, and there was no way back.

## Set-up

ds-setup-mode-value = { $mode ->
    [campaign] Campaign
    [encounter] A single encounter
    [boss] A single boss encounter
   *[journey] A whole journey
}
ds-setup-mode-about = { $mode ->
    [campaign] Three sections, each with bosses of its own; the party keeps what it has gained.
    [encounter] One room full of enemies, with the equipment one begins with.
    [boss] One boss against a party that comes well equipped.
   *[journey] Through the rooms to a mini boss, and on to a main boss.
}
ds-setup-mode-time = { $mode ->
    [campaign] several evenings
    [encounter] 10 minutes
    [boss] 20 minutes
   *[journey] an evening
}
ds-setup-scenario = Scenario
ds-setup-layout = Tiles
ds-setup-layout-value = { $way ->
    [by_hand] laid out by the players
   *[random] laid out at random
}
ds-setup-onward = After the last boss
ds-setup-onward-value = { $way ->
    [on] the party may go on into another scenario
   *[end] the campaign is over
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
ds-face-tile = { $tile ->
    [room1a] Tile 1, side A
    [room1b] Tile 1, side B
    [room2a] Tile 2, side A
    [room2b] Tile 2, side B
    [room3a] Tile 3, side A
    [room3b] Tile 3, side B
    [room4a] Tile 4, side A
    [room4b] Tile 4, side B
    [room5a] Tile 5, side A
    [room5b] Tile 5, side B
    [room6a] Tile 6, side A
    [room6b] Tile 6, side B
   *[bonfire] The bonfire tile
}
ds-face-place = { ds-face-from }, { $turn ->
    [0] upright
    [1] a quarter turn to the right
    [2] upside down
   *[other] a quarter turn to the left
}
ds-face-from = From the bonfire { $across } { $side ->
    [west] west
   *[east] east
}, { $along } { $way ->
    [north] north
   *[south] south
}

## The table

ds-ui-chapter-dungeon = The dungeon
ds-ui-map = The dungeon map
ds-ui-wares = Andre’s wares
ds-ui-ware = { $kind ->
    [buy] Buy
    [keep] Keep
   *[save] Save
}
ds-ui-level = Level { $level }
ds-ui-encounter-map = Its tile
ds-ui-encounter-node =
    { $node ->
        [1] First spawn node
       *[other] Second spawn node
    }
ds-ui-encounter-nobody = Nobody waits here.
ds-ui-encounter-traps =
    { $trapped ->
        [yes] Traps lie on the tile, face down.
       *[no] There are no traps.
    }
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
ds-ui-goal = Behind the fog waits { $boss }.
ds-ui-group-dodge = Dodge and move to node …
ds-ui-sheet = Campaign sheet
ds-ui-sheet-scenario = Scenario in progress
ds-ui-sheet-encounters = Encounters in use
ds-ui-sheet-unseen = level { $level }, face down
ds-ui-sheet-section = Section
ds-ui-print = Print
ds-ui-hint-defend = Block rolls your dice against the damage. A dodge, here or onto a glowing node, costs 1 Stamina and avoids all of it or nothing.
ds-ui-hint-explore = Choose a tile on the map. At the bonfire, buy, equip and level up first.
ds-ui-hint-place = The glowing nodes beside the doorway are free.
ds-ui-hint-lead = Whoever leads has the Aggro token: many enemies go for that character first.
ds-ui-rest = { $gain ->
    [party] Rest (1 spark)
    [fights] Rest (1 spark): only the encounters come back
   *[none] Rest (1 spark): nothing to gain
}

## House rules

ds-house-souls = Souls and sparks
ds-house-souls-value = { $value ->
    [double] twice the souls, half the sparks
   *[book] by the book
}
ds-house-souls-about = { $value ->
    [double] Every victory brings twice its souls; the dial begins with half its sparks, rounded up. Fewer fights are fought twice.
   *[book] 2 souls a character for an encounter; 5, 4, 3 or 2 sparks.
}
ds-house-start = Souls at the start
ds-house-start-value = { $value ->
    [each] 4 for each character
    [sixteen] 16 for the party
   *[book] by the book
}
ds-house-start-about = { $value ->
    [each] The party begins with 4 souls for each of its characters.
    [sixteen] The party begins with 16 souls, whatever its size.
   *[book] 16 souls for a single character, none for a larger party.
}
ds-house-boss = What a boss leaves
ds-house-boss-value = { $value ->
    [sparks] as if every spark had been used
   *[book] by the book
}
ds-house-boss-about = { $value ->
    [sparks] For each spark left the party also gets the souls of every encounter of the way: nobody needs to fight them again for souls.
   *[book] One soul a character for each spark left.
}
ds-house-shop = Andre’s shop
ds-house-shop-value = { $value ->
    [two] draw two, keep one
    [market] a market of three
   *[book] by the book
}
ds-house-shop-about = { $value ->
    [two] For each purchase two treasures are looked at; one is kept, the other is shuffled in again.
    [market] Three treasures lie open at the bonfire and are bought by choice. When the party rests they change; one may be saved.
   *[book] The next card of the treasure deck.
}
ds-house-treasure = The treasure deck
ds-house-treasure-value = { $value ->
    [tiers] in two tiers
   *[book] by the book
}
ds-house-treasure-about = { $value ->
    [tiers] Cards that ask for 30 in a stat, or for more than 20 in two, join the deck after the first boss.
   *[book] All common cards and those of the classes at the table.
}
ds-house-cleared = Encounters after a rest
ds-house-cleared-value = { $value ->
    [flawless] won twice without a flaw, won for good
    [crawl] won is won, with a treasure each
   *[book] by the book
}
ds-house-cleared-about = { $value ->
    [flawless] An encounter won twice without Estus, Luck or a heroic action stays won when the party rests.
    [crawl] An encounter that is won stays won, and each victory brings a treasure beside the souls.
   *[book] Every encounter must be fought again.
}
ds-house-ties = Ties of enemies
ds-house-ties-value = { $value ->
    [die] chance decides
   *[book] by the book
}
ds-house-ties-about = { $value ->
    [die] Whom an enemy goes for, which way, and which of several acts first is left to chance where it is equal.
   *[book] The players choose.
}
ds-house-way = Length of the way
ds-house-way-value = { $value ->
    [shorter] one encounter fewer
    [longer] one encounter more
   *[book] by the book
}
ds-house-way-about = { $value ->
    [shorter] One encounter of the commonest level is left out before each boss.
    [longer] One more encounter of the commonest level lies before each boss.
   *[book] As the boss or the scenario has it.
}
ds-house-estus = Estus and wounds
ds-house-estus-value = { $value ->
    [sips] three draughts, no free healing
   *[book] by the book
}
ds-house-estus-about = { $value ->
    [sips] A flask holds three draughts until the next rest; after a victory damage stays on the endurance bars.
   *[book] One draught; a victory empties the endurance bars.
}
ds-preset = { $name ->
    [short_evening] A short evening
    [classic_crawl] Classic crawl
    [merciless] Merciless
   *[book] By the book
}
ds-prompt-keep-one = Which treasure do you keep?
ds-prompt-save-one = The market changes. Save a card for later?
ds-option-keep-card = Keep { $card }
ds-option-save = Save { $card }
ds-closed-embers = everybody has an Ember already
ds-option-buy-ware = { $souls ->
    [one] Buy { $card } ({ $souls } soul)
   *[other] Buy { $card } ({ $souls } souls)
}
ds-event-offered = On the market: { $card }
ds-chance-tie = a tie of enemies

## What a hint gives as its reason

ds-hint-lives = It is less deadly ({ $amount } defeats fewer) than: { $other }
ds-hint-foes = It takes { $amount } health more from the enemies than: { $other }
ds-hint-boxes = It leaves the party { $amount } free boxes more than: { $other }
ds-hint-flasks = It spares { $amount } Estus Flasks more than: { $other }
