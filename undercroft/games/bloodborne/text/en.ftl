### Bloodborne: The Card Game, in English

## Questions

bb-prompt-choose = Choose a card to play. The others learn of it when all have chosen.
bb-prompt-transform = You transform: choose the Weapon you fight with.
bb-prompt-upgrade = Choose an Upgrade. It goes to your hand.
bb-prompt-remove = Eight cards are one too many: choose one to remove from the game.
bb-prompt-target = { $card }: choose a Hunter.
bb-prompt-reclaim = { $left ->
    [one] Take back one more used card.
   *[other] Take back a used card ({ $left } left).
}
bb-option-choose = Play { $card }
bb-option-transform = Fight with { $card }
bb-option-upgrade = Take { $card }
bb-option-reclaim = Take back { $card }
bb-option-remove = { $place ->
    [used] Remove { $card } (used pile)
    [played] Remove { $card } (in play)
   *[hand] Remove { $card }
}
bb-option-target = { $who }
bb-closed-no-weapon = you hold no Weapon to transform into
bb-closed-not-a-weapon = only a Melee or Ranged Weapon can be transformed into
bb-closed-used = it lies in your used pile until you dream
bb-closed-dream-stays = Hunter’s Dream can never be removed
bb-closed-dead = this Hunter is dead
bb-closed-no-melee = this Hunter has no Melee Weapon in play

## What cards do

bb-card-damage = { $timing ->
    [instant] Instant: deal { $amount } damage.
   *[attack] Attack: deal { $amount } damage.
}
bb-card-sole = Does nothing if another Hunter has the same card in play.
bb-card-transform = After all cards are revealed, fight with a Melee or Ranged Weapon from your hand.
bb-card-dream = Take half damage this round, rounded down. Then bank your Collected Blood, take back your used cards, gain an Upgrade and rest to full Health. Returns to your hand.
bb-when-instant = Instant: { LOW($what) }
bb-when-after-attack = After it attacks: { LOW($what) }
bb-when-on-reveal = When revealed: { LOW($what) }
bb-when-on-escape = If it escapes: { LOW($what) }
bb-when-any-on-reveal = When a Monster is revealed: { LOW($what) }
bb-when-any-on-escape = When a Monster escapes: { LOW($what) }
bb-when-any-on-kill = When a Monster is killed: { LOW($what) }
bb-when-on-kill = When killed: { LOW($what) }
bb-when-end-of-round = At the end of the round: { LOW($what) }
bb-verb-deal = Deal { $amount } damage.
bb-verb-hurt = { $who ->
    [self] You take { $amount } damage.
    [others] Every other Hunter takes { $amount } damage.
    [neighbours] The Hunters on your left and right take { $amount } damage.
    [left] The Hunter on your left takes { $amount } damage.
    [chosen_other] Another Hunter of your choice takes { $amount } damage.
    [chosen_melee] A Hunter with a Melee Weapon, of your choice, takes { $amount } damage.
    [dealers] Every Hunter who damaged it this round takes { $amount } damage.
   *[all] Every Hunter takes { $amount } damage.
}
bb-verb-heal = { $if ->
    [took_last_echo] If it took the last Blood, you heal { $amount }.
   *[always] { $amount ->
        [full] { $who ->
            [self] Heal to full Health.
           *[all] Every Hunter heals to full Health.
        }
       *[other] { $who ->
            [self] Heal { $amount }.
            [dealers] Every Hunter who damaged it this round heals { $amount }.
            [others] Every other Hunter heals { $amount }.
           *[all] Every Hunter heals { $amount }.
        }
    }
}
bb-verb-prevent = { $amount ->
    [all] You take no damage from this round’s Monster attack.
   *[other] You take { $amount } less from this round’s Monster attack.
}
bb-verb-bonus = { $way ->
    [less] { $amount } less damage
   *[more] { $amount } more damage
} { $if ->
    [enemy_is_boss] against Bosses.
    [other_ranged] if another Hunter has a Ranged Weapon in play.
    [low_health] if you have 4 Health or less.
    [took_last_echo] if you took the last Blood.
   *[always] every time.
}
bb-verb-order = { $value ->
    [first] Strikes before all other Weapons of its step.
   *[last] Strikes after all other Weapons of its step.
}
bb-verb-weaken = { $who ->
    [chosen_melee] One other Hunter’s Melee Weapon, of your choice, deals { $amount } less this round.
    [chosen_other] One other Hunter’s Melee Weapon, of your choice, deals { $amount } less this round.
    [left] The Melee Weapon of the Hunter on your left deals { $amount } less this round.
    [neighbours] The Melee Weapons of your neighbours deal { $amount } less this round.
    [self] Your Melee Weapon deals { $amount } less this round.
   *[others] All other Melee Weapons deal { $amount } less this round.
}
bb-verb-steal = { $who ->
    [chosen_melee] Take { $amount } Collected Blood from another Hunter with a Melee Weapon.
    [chosen_other] Take { $amount } Collected Blood from another Hunter.
    [left] Take { $amount } Collected Blood from the Hunter on your left.
    [neighbours] Take { $amount } Collected Blood from each neighbour.
   *[others] Take { $amount } Collected Blood from every other Hunter.
}
bb-verb-bank = Bank up to { $amount } Collected Blood.
bb-verb-reclaim = { $amount ->
    [one] Take back a used card.
   *[other] Take back up to { $amount } used cards.
}
bb-verb-lure = { $amount } damage of this round’s Monster attack on you goes to another Hunter.
bb-verb-lose-collected = { $who ->
    [dealers] Every Hunter who damaged it this round loses { $amount } Collected Blood.
    [self] You lose { $amount } Collected Blood.
    [others] Every other Hunter loses { $amount } Collected Blood.
   *[all] Every Hunter loses { $amount } Collected Blood.
}
bb-verb-gain = { $who ->
    [dealers] Every Hunter who damaged it this round gains { $amount } Blood.
    [self] You gain { $amount } Blood.
   *[all] Every Hunter gains { $amount } Blood.
}
bb-verb-exile-weapons = Weapons that damaged it this round are removed from the game, but not in the round of its death.
bb-verb-regrow = { $amount } Blood comes back onto it.
bb-verb-cap = { $weapon ->
    [melee] Melee Weapons deal at most { $max } damage to it.
    [ranged] Ranged Weapons deal at most { $max } damage to it.
   *[any] Weapons deal at most { $max } damage to it.
}
bb-verb-instant-shield = Each card deals { $amount } less to it in the Instant step.
bb-verb-no-prevent = Damage cannot be prevented, redirected or halved.
bb-verb-splash-left = A Weapon that damages it deals as much to the Hunter on the attacker’s left.
bb-verb-die-bonus = Its attack deals { $amount } more.
bb-verb-enemy-health = Every other enemy starts with { $amount } more Blood.
bb-verb-death-limit = A Hunter who dies for the { $amount ->
    [1] first
    [2] second
    [3] third
   *[other] { $amount }th
} time is out of the game.
bb-verb-die-up = Every other enemy rolls the next stronger die.
bb-verb-bank-tax = Whoever banks in the Hunter’s Dream first loses { $amount } Collected Blood.

## What happened

bb-event-setup-final-boss = { $enemy } rules this dungeon.
bb-event-first-player = { $who } is the First Player.
bb-event-row = { $card } is available.
bb-event-revealed = { $enemy } appears with { $echoes } Blood.
bb-event-final-boss = The dungeon is empty. { $enemy } comes with { $echoes } Blood.
bb-event-ability = The ability of { $enemy } takes effect.
bb-event-round = Round { $round }
bb-event-ready = { $who } has chosen.
bb-event-picked = You choose { $card }.
bb-event-played = { $who } plays { $card }.
bb-event-transformed = { $who } transforms: { $card }.
bb-event-negated = { $card } of { $who } is negated.
bb-event-instant = { $who } uses { $card }.
bb-event-dealt = { $card }: { $who } takes { $amount } Blood, { $left } left.
bb-event-too-late = { $who } strikes with { $card }, but the Monster is dead already: no Blood is left.
bb-event-blocked = { $card } of { $who } does no damage.
bb-event-rolled = The { $die ->
    [green] green
    [yellow] yellow
   *[red] red
} die shows { $face }.
bb-event-attack = The Monster attacks for { $amount }.
bb-event-hit = { $who } takes { $amount } damage ({ $health } Health left).
bb-event-prevented = { $who } is spared { $amount } damage.
bb-event-died = { $lost ->
    [0] { $who } dies.
   *[other] { $who } dies and loses { $lost } Blood.
}
bb-event-out = { $who } is out of the game.
bb-event-attacks = { $who } attacks with { $card }.
bb-event-healed = { $who } heals { $amount } ({ $health } Health).
bb-event-stole = { $amount ->
    [0] { $who } finds nothing to steal from { $from }.
   *[other] { $who } steals { $amount } Blood from { $from }.
}
bb-event-weakened = { $by } weakens { $who }: { $amount } less damage in melee.
bb-event-lured = { $by } sends { $amount } damage to { $who }.
bb-event-gained = { $who } gains { $amount } Blood.
bb-event-lost = { $who } loses { $amount } Collected Blood.
bb-event-killed = { $enemy } is killed.
bb-event-trophy = { $who } gains a { $trophy ->
    [kin] Kin
    [humanoid] Humanoid
   *[beast] Beast
} Trophy ({ $count }).
bb-event-escaped = { $enemy } escapes with { $left } Blood.
bb-event-regrew = { $enemy } gets { $amount } Blood back.
bb-event-banked = { $who } banks { $amount } Blood.
bb-event-taxed = { $who } pays { $amount } Blood before banking.
bb-event-reclaimed = { $cards-count ->
    [one] { $who } takes back { $cards }.
   *[other] { $who } takes back { $cards-count } cards: { $cards }.
}
bb-event-upgraded = { $who } takes { $card }.
bb-event-removed = { $who } removes { $card } from the game.
bb-event-exiled = { $card } of { $who } is removed from the game.
bb-event-rested = { $who } rests to { $health } Health.
bb-event-scored = { $who } scores { $total }.
bb-event-won = { $who } wins.
bb-event-nobody-won = No Hunter is left. Nobody wins.

## The end

bb-score-banked = Banked Blood
bb-score-trophy = { $trophy ->
    [kin] Kin
    [humanoid] Humanoid
   *[beast] Beast
} Trophies: { $count }
bb-why-score = Highest Blood Score.
bb-why-tie-break = The scores are tied; more Banked Blood decides.
bb-why-shared = Score and Banked Blood are tied: the victory is shared.
bb-end-nobody = The hunt has failed
bb-end-shadow = The Shadow has won
bb-why-nobody = Every Hunter is out of the game.

## Set-up

bb-setup-random = At random
bb-setup-players = Hunters
bb-setup-players-value = { $n } Hunters
bb-setup-final-boss = Final Boss
bb-setup-final-boss-help = Its ability holds for the whole game.
bb-setup-health = { $health } Health, more with more Hunters
bb-setup-first-player = First Player
bb-setup-seat = Seat { $n }
bb-house-shadow = A Hunter whom nobody plays
bb-house-shadow-value = { $value ->
    [hunts] the Shadow hunts along
   *[book] by the book
}
bb-house-shadow-about = { $value ->
    [hunts] One more Hunter draws its cards where all can see it, dreams when it is hurt or laden, and troubles whoever has the most Blood. So two can play.
   *[book] Three to five players, a Hunter each.
}
bb-house-dungeon = Length of the dungeon
bb-house-dungeon-value = { $value ->
    [shorter] 4 Monsters and 2 Bosses
    [longer] 10 Monsters and 4 Bosses
   *[book] by the book
}
bb-house-dungeon-about = { $value ->
    [shorter] 4 Monsters and 2 Bosses before the Final Boss.
    [longer] 10 Monsters and 4 Bosses before the Final Boss.
   *[book] 7 Monsters and 3 Bosses before the Final Boss.
}
bb-house-draft = Upgrades at the start
bb-house-draft-value = { $value ->
    [one] one each
    [two] two each
   *[book] by the book
}
bb-house-draft-about = { $value ->
    [one] Before the first Monster everybody takes an Upgrade from the row, the First Player first.
    [two] Everybody takes an Upgrade, the First Player first; then another, the First Player last.
   *[book] Upgrades come with the Hunter’s Dream.
}
bb-preset = { $name ->
    [short_evening] A short evening
    [merciless] Merciless
   *[book] By the book
}
bb-setup-yellow-die = Fifth face of the yellow die
bb-setup-yellow-die-value = { $value }
bb-setup-yellow-die-help = Sources disagree on this face; with 2+ the die is more dangerous.
bb-setup-dream-halves = Hunter’s Dream halves
bb-setup-dream-halves-value = { $value ->
    [monster_attack] the Monster’s attack only
   *[any_damage] any damage
}
bb-setup-dream-halves-help = The card speaks of any damage, the rulebook of the Monster’s attack.
bb-setup-prevention = Prevented damage counts
bb-setup-prevention-value = { $value ->
    [before_halving] before the Dream halves
   *[after_halving] after the Dream halves
}
bb-setup-prevention-help = The order of halving and prevention is not in the rulebook.
bb-setup-reveal-damage = Damage by a Monster being revealed
bb-setup-reveal-damage-value = { $value ->
    [never_kills] leaves 1 Health
   *[can_kill] can kill
}
bb-setup-reveal-damage-help = A Hunter killed by a reveal sits out the next round and comes back in its Dream step.
bb-setup-empty-transform = Transform without a Weapon in hand
bb-setup-empty-transform-value = { $value ->
    [allowed] may be played
   *[refused] is refused
}
bb-setup-empty-transform-help = Played without a Weapon, it does nothing.

## What real dice and decks are asked for

bb-chance-final-boss = the Final Boss
bb-chance-first-player = the First Player
bb-chance-shadow = a card of the Shadow
bb-chance-upgrade = an Upgrade
bb-chance-chalice = the next Monster
bb-chance-green = the green die
bb-chance-yellow = the yellow die
bb-chance-red = the red die

## Why a bot would choose something: there is more of this some rounds later, on average

bb-hint-banked = It brings { $amount } Blood more into the bank than: { $other }
bb-hint-collected = It collects { $amount } Blood more than: { $other }
bb-hint-trophies = Its Trophies are worth { $amount } Blood more than with: { $other }
bb-hint-health = It leaves { $amount } Health more than: { $other }
bb-hint-lives = It is less deadly ({ $amount } deaths fewer) than: { $other }
bb-hint-rivals = It leaves the strongest rival { $amount } Blood less than: { $other }

## Glossary

bb-gloss-cards = Cards
bb-gloss-trophies = Trophies
bb-gloss-dice = The Monster’s dice
bb-gloss-name = { $mark ->
    [collected] Collected Blood
    [banked] Banked Blood
    [bonus] Trophies
    [health] Health
   *[first] First Player
}
bb-gloss = { $mark ->
    [collected] Blood Echoes that are yours until you die: the Dream makes them safe.
    [banked] Blood Echoes that are safe to the end; they are what wins.
    [bonus] What your Trophies are worth at the end.
    [health] At 0 you die, lose your Collected Blood and wake in the Dream.
   *[first] Acts first in everything; goes to the next each round.
}
bb-gloss-type-name = { $type ->
    [melee] Melee Weapon
    [ranged] Ranged Weapon
   *[utility] Utility
}
bb-gloss-type = { $type ->
    [melee] Strikes after the Monster’s attack, if you still stand.
    [ranged] A Weapon as well; many act at once, before the Monster.
   *[utility] No Weapon: it helps, transforms or brings you into the Dream.
}
bb-gloss-trophy = { $trophy ->
    [kin] For every Hunter who hurt a slain Kin this round. More of one sort are worth more at the end.
    [humanoid] For every Hunter who hurt a slain Humanoid this round. More of one sort are worth more at the end.
   *[beast] For every Hunter who hurt a slain Beast this round. More of one sort are worth more at the end.
}
bb-gloss-die = { $die ->
    [green] Weak blows. A + is rolled again and added.
    [yellow] Harder blows. A + is rolled again and added.
   *[red] The hardest blows. A + is rolled again and added.
}
