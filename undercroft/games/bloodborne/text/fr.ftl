### Nombres

count-echo = { $n ->
    [one] { $n } Écho de sang
   *[other] { $n } Échos de sang
}
count-collected-echo = { $n ->
    [one] { $n } Écho de sang collecté
   *[other] { $n } Échos de sang collectés
}

## Bloodborne: The Card Game, en français

## Questions

bb-prompt-choose = Choisissez une carte à jouer. Les autres la verront quand tous auront choisi.
bb-prompt-transform = Vous transformez : choisissez l’arme avec laquelle vous combattez.
bb-prompt-upgrade = Choisissez une Amélioration. Elle va dans votre main.
bb-prompt-remove = Huit cartes, c’est une de trop : choisissez celle qui quitte la partie.
bb-prompt-target = { $card } : choisissez un Chasseur.
bb-prompt-reclaim = { $left ->
    [one] Reprenez encore une carte utilisée.
   *[other] Reprenez une carte utilisée (encore { $left }).
}
bb-option-choose = Jouer { THE($card) }
bb-option-transform = Combattre avec { THE($card) }
bb-option-upgrade = Prendre { THE($card) }
bb-option-reclaim = Reprendre { THE($card) }
bb-option-remove = { $place ->
    [used] Retirer { THE($card) } (cartes utilisées)
    [played] Retirer { THE($card) } (en jeu)
   *[hand] Retirer { THE($card) }
}
bb-option-target = { $who }
bb-closed-no-weapon = vous n’avez aucune arme en main à transformer
bb-closed-not-a-weapon = seule une arme de mêlée ou à distance convient
bb-closed-used = cette carte reste parmi vos cartes utilisées jusqu’à votre Rêve
bb-closed-dream-stays = le Rêve du Chasseur ne peut jamais être retiré
bb-closed-dead = ce Chasseur est mort
bb-closed-no-melee = ce Chasseur n’a pas d’arme de mêlée en jeu

## Ce que font les cartes

bb-card-damage = { $timing ->
    [instant] Instantané : infligez { COUNT($amount, "damage") }.
   *[attack] Attaque : infligez { COUNT($amount, "damage") }.
}
bb-card-sole = Sans effet si un autre Chasseur a la même carte en jeu.
bb-card-transform = Quand toutes les cartes sont révélées, combattez avec une arme de mêlée ou à distance de votre main.
bb-card-dream = Subissez la moitié des dégâts cette manche, arrondie à l’entier inférieur. Puis mettez à l’abri vos Échos de sang collectés, reprenez vos cartes utilisées, gagnez une Amélioration et retrouvez toute votre Santé. Revient dans votre main.
bb-when-instant = Instantané : { LOW($what) }
bb-when-after-attack = Après son attaque : { LOW($what) }
bb-when-on-reveal = À la révélation : { LOW($what) }
bb-when-on-escape = S’il s’échappe : { LOW($what) }
bb-when-any-on-reveal = Quand un Monstre est révélé : { LOW($what) }
bb-when-any-on-escape = Quand un Monstre s’échappe : { LOW($what) }
bb-when-any-on-kill = Quand un Monstre est tué : { LOW($what) }
bb-when-on-kill = À sa mort : { LOW($what) }
bb-when-end-of-round = En fin de manche : { LOW($what) }
bb-verb-deal = Infligez { COUNT($amount, "damage") }.
bb-verb-hurt = { $who ->
    [self] Vous subissez { COUNT($amount, "damage") }.
    [others] Chaque autre Chasseur subit { COUNT($amount, "damage") }.
    [neighbours] Les Chasseurs à votre gauche et à votre droite subissent { COUNT($amount, "damage") }.
    [left] Le Chasseur à votre gauche subit { COUNT($amount, "damage") }.
    [chosen_other] Un autre Chasseur de votre choix subit { COUNT($amount, "damage") }.
    [chosen_melee] Un Chasseur de votre choix qui a une arme de mêlée subit { COUNT($amount, "damage") }.
    [dealers] Chaque Chasseur qui l’a blessé cette manche subit { COUNT($amount, "damage") }.
   *[all] Chaque Chasseur subit { COUNT($amount, "damage") }.
}
bb-verb-heal = { $if ->
    [took_last_echo] Si elle a pris le dernier Écho de sang, récupérez { COUNT($amount, "health") }.
   *[always] { $amount ->
        [full] { $who ->
            [self] Récupérez toute votre Santé.
           *[all] Chaque Chasseur récupère toute sa Santé.
        }
       *[other] { $who ->
            [self] Récupérez { COUNT($amount, "health") }.
            [dealers] Chaque Chasseur qui l’a blessé cette manche récupère { COUNT($amount, "health") }.
            [others] Chaque autre Chasseur récupère { COUNT($amount, "health") }.
           *[all] Chaque Chasseur récupère { COUNT($amount, "health") }.
        }
    }
}
bb-verb-prevent = { $amount ->
    [all] L’attaque du Monstre ne vous inflige aucun dégât cette manche.
   *[other] L’attaque du Monstre vous inflige { COUNT($amount, "damage") } de moins cette manche.
}
bb-verb-bonus = { $way ->
    [less] Inflige { COUNT($amount, "damage") } de moins
   *[more] Inflige { COUNT($amount, "damage") } de plus
} { $if ->
    [enemy_is_boss] aux Boss.
    [other_ranged] si un autre Chasseur a une arme à distance en jeu.
    [low_health] si vous avez 4 points de Santé ou moins.
    [took_last_echo] si vous avez pris le dernier Écho de sang.
   *[always] à chaque fois.
}
bb-verb-order = { $value ->
    [first] Frappe avant toutes les autres armes de son étape.
   *[last] Frappe après toutes les autres armes de son étape.
}
bb-verb-weaken = { $who ->
    [chosen_melee] L’arme de mêlée d’un autre Chasseur de votre choix inflige { COUNT($amount, "damage") } de moins cette manche.
    [chosen_other] L’arme de mêlée d’un autre Chasseur de votre choix inflige { COUNT($amount, "damage") } de moins cette manche.
    [left] L’arme de mêlée du Chasseur à votre gauche inflige { COUNT($amount, "damage") } de moins cette manche.
    [neighbours] Les armes de mêlée de vos voisins infligent { COUNT($amount, "damage") } de moins cette manche.
    [self] Votre arme de mêlée inflige { COUNT($amount, "damage") } de moins cette manche.
   *[others] Toutes les autres armes de mêlée infligent { COUNT($amount, "damage") } de moins cette manche.
}
bb-verb-steal = { $who ->
    [chosen_melee] Prenez { COUNT($amount, "collected-echo") } à un autre Chasseur qui a une arme de mêlée.
    [chosen_other] Prenez { COUNT($amount, "collected-echo") } à un autre Chasseur.
    [left] Prenez { COUNT($amount, "collected-echo") } au Chasseur à votre gauche.
    [neighbours] Prenez { COUNT($amount, "collected-echo") } à chacun de vos voisins.
   *[others] Prenez { COUNT($amount, "collected-echo") } à chaque autre Chasseur.
}
bb-verb-bank = Mettez à l’abri jusqu’à { COUNT($amount, "collected-echo") }.
bb-verb-reclaim = { $amount ->
    [one] Reprenez une carte utilisée.
   *[other] Reprenez jusqu’à { $amount } cartes utilisées.
}
bb-verb-lure = { $amount ->
    [one] { $amount } dégât de l’attaque du Monstre contre vous va à un autre Chasseur.
   *[other] { $amount } dégâts de l’attaque du Monstre contre vous vont à un autre Chasseur.
}
bb-verb-lose-collected = { $who ->
    [dealers] Chaque Chasseur qui l’a blessé cette manche perd { COUNT($amount, "collected-echo") }.
    [self] Vous perdez { COUNT($amount, "collected-echo") }.
    [others] Chaque autre Chasseur perd { COUNT($amount, "collected-echo") }.
   *[all] Chaque Chasseur perd { COUNT($amount, "collected-echo") }.
}
bb-verb-gain = { $who ->
    [dealers] Chaque Chasseur qui l’a blessé cette manche gagne { COUNT($amount, "echo") }.
    [self] Vous gagnez { COUNT($amount, "echo") }.
   *[all] Chaque Chasseur gagne { COUNT($amount, "echo") }.
}
bb-verb-exile-weapons = Les armes qui l’ont blessé cette manche quittent la partie, sauf pendant la manche de sa mort.
bb-verb-regrow = Il récupère { COUNT($amount, "echo") }.
bb-verb-cap = { $weapon ->
    [melee] Une arme de mêlée lui inflige au plus { COUNT($max, "damage") }.
    [ranged] Une arme à distance lui inflige au plus { COUNT($max, "damage") }.
   *[any] Une arme lui inflige au plus { COUNT($max, "damage") }.
}
bb-verb-instant-shield = Chaque carte lui inflige { COUNT($amount, "damage") } de moins à l’étape des effets instantanés.
bb-verb-no-prevent = Les dégâts ne peuvent être ni évités, ni détournés, ni réduits de moitié.
bb-verb-splash-left = Une arme qui le blesse inflige autant de dégâts au Chasseur à la gauche de l’attaquant.
bb-verb-die-bonus = Son attaque inflige { COUNT($amount, "damage") } de plus.
bb-verb-enemy-health = Tout autre ennemi commence avec { COUNT($amount, "echo") } de plus.
bb-verb-death-limit = Un Chasseur qui meurt pour la { $amount ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] { $amount }e
} fois est hors du jeu.
bb-verb-die-up = Tout autre ennemi lance le dé supérieur.
bb-verb-bank-tax = Qui met ses Échos de sang à l’abri dans le Rêve du Chasseur perd d’abord { COUNT($amount, "collected-echo") }.

## Ce qui s’est passé

bb-event-setup-final-boss = { CAP(THE($enemy)) } { AGREE($enemy, "règne", "règnent") } sur ce donjon.
bb-event-first-player = { $who } a le jeton Premier Joueur.
bb-event-row = { CAP(THE($card)) } { AGREE($card, "est disponible", "sont disponibles") }.
bb-event-revealed = { CAP(THE($enemy)) } { AGREE($enemy, "apparaît", "apparaissent") } avec { COUNT($echoes, "echo") }.
bb-event-final-boss = Le donjon est vide. { CAP(THE($enemy)) } { AGREE($enemy, "arrive", "arrivent") } avec { COUNT($echoes, "echo") }.
bb-event-ability = La capacité { OF($enemy) } prend effet.
bb-event-round = Manche { $round }
bb-event-ready = { $who } a choisi.
bb-event-picked = Vous choisissez { THE($card) }.
bb-event-played = { $who } joue { THE($card) }.
bb-event-transformed = { $who } transforme son arme et combat avec { THE($card) }.
bb-event-negated = { CAP(THE($card)) } { OF($who) } { AGREE($card, "est", "sont") } sans effet.
bb-event-instant = { $who } utilise { THE($card) }.
bb-event-dealt = { $card } : { $who } prend { COUNT($amount, "echo") }, il en reste { $left }.
bb-event-too-late = { $who } frappe avec { THE($card) }, mais le Monstre est déjà mort : il ne reste plus d’Échos de sang.
bb-event-blocked = { CAP(THE($card)) } { OF($who) } { AGREE($card, "n’inflige", "n’infligent") } aucun dégât.
bb-event-rolled = Le dé { $die ->
    [green] vert
    [yellow] jaune
   *[red] rouge
} donne { $face }.
bb-event-attack = Le Monstre attaque : { COUNT($amount, "damage") }.
bb-event-hit = { $who } subit { COUNT($amount, "damage") } (Santé : { $health }).
bb-event-prevented = { $who } évite { COUNT($amount, "damage") }.
bb-event-died = { $lost ->
    [0] { $who } meurt.
   *[other] { $who } meurt et perd { COUNT($lost, "echo") }.
}
bb-event-out = { $who } est hors du jeu.
bb-event-attacks = { $who } attaque avec { THE($card) }.
bb-event-healed = { $who } récupère { COUNT($amount, "health") } (Santé : { $health }).
bb-event-stole = { $amount ->
    [0] { $who } ne trouve rien à voler { TO($from) }.
   *[other] { $who } vole { COUNT($amount, "echo") } { TO($from) }.
}
bb-event-weakened = { $by } affaiblit { $who } : { COUNT($amount, "damage") } de moins en mêlée.
bb-event-lured = { $by } détourne { COUNT($amount, "damage") } sur { $who }.
bb-event-gained = { $who } gagne { COUNT($amount, "echo") }.
bb-event-lost = { $who } perd { COUNT($amount, "collected-echo") }.
bb-event-killed = { CAP(THE($enemy)) } { AGREE($enemy, "est", "sont") } { FORM($enemy) ->
    [f] tuée
    [mp] tués
    [fp] tuées
   *[m] tué
}.
bb-event-trophy = { $who } gagne un Trophée { $trophy ->
    [kin] Engeance
    [humanoid] Humanoïde
   *[beast] Bête
} ({ $count }).
bb-event-escaped = { CAP(THE($enemy)) } { AGREE($enemy, "s’échappe", "s’échappent") } avec { COUNT($left, "echo") }.
bb-event-regrew = { CAP(THE($enemy)) } { AGREE($enemy, "récupère", "récupèrent") } { COUNT($amount, "echo") }.
bb-event-banked = { $who } met { COUNT($amount, "echo") } à l’abri.
bb-event-taxed = { $who } paie { COUNT($amount, "echo") } avant la mise à l’abri.
bb-event-reclaimed = { $cards-count ->
    [one] { $who } reprend { THE($cards) }.
   *[other] { $who } reprend { COUNT($cards-count, "card") } : { $cards }.
}
bb-event-upgraded = { $who } prend { THE($card) }.
bb-event-removed = { $who } retire { THE($card) } de la partie.
bb-event-exiled = { CAP(THE($card)) } { OF($who) } { AGREE($card, "quitte", "quittent") } la partie.
bb-event-rested = { $who } se repose (Santé : { $health }).
bb-event-scored = { $who } marque { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
bb-event-won = { $who } gagne.
bb-event-nobody-won = Il ne reste aucun Chasseur. Personne ne gagne.

## La fin

bb-score-banked = Échos de sang mis à l’abri
bb-score-trophy = Trophées { $trophy ->
    [kin] Engeance
    [humanoid] Humanoïde
   *[beast] Bête
} : { $count }
bb-why-score = Meilleur score de sang.
bb-why-tie-break = Égalité au score ; les Échos de sang mis à l’abri décident.
bb-why-shared = Égalité au score et aux Échos de sang mis à l’abri : la victoire est partagée.
bb-end-nobody = La chasse a échoué
bb-end-shadow = L’Ombre a gagné
bb-why-nobody = Tous les Chasseurs sont hors du jeu.

## Mise en place

bb-setup-random = Au hasard
bb-setup-players = Chasseurs
bb-setup-players-value = { $n ->
    [one] { $n } Chasseur
   *[other] { $n } Chasseurs
}
bb-setup-final-boss = Boss Final
bb-setup-final-boss-help = Sa capacité vaut pour toute la partie.
bb-setup-health = Santé { $health }, davantage avec plus de Chasseurs
bb-setup-first-player = Premier Joueur
bb-setup-seat = Place { $n }
bb-house-shadow = Un Chasseur que personne ne joue
bb-house-shadow-value = { $value ->
    [hunts] l’Ombre chasse aussi
   *[book] selon le livret
}
bb-house-shadow-about = { $value ->
    [hunts] Un Chasseur de plus pioche ses cartes au vu de tous, rêve quand il est blessé ou chargé, et gêne qui a le plus d’Échos de sang. On peut donc jouer à deux.
   *[book] De trois à cinq joueurs, un Chasseur chacun.
}
bb-house-dungeon = Longueur du donjon
bb-house-dungeon-value = { $value ->
    [shorter] 4 Monstres et 2 Boss
    [longer] 10 Monstres et 4 Boss
   *[book] selon le livret
}
bb-house-dungeon-about = { $value ->
    [shorter] 4 Monstres et 2 Boss avant le Boss Final.
    [longer] 10 Monstres et 4 Boss avant le Boss Final.
   *[book] 7 Monstres et 3 Boss avant le Boss Final.
}
bb-house-draft = Améliorations de départ
bb-house-draft-value = { $value ->
    [one] une chacun
    [two] deux chacun
   *[book] selon le livret
}
bb-house-draft-about = { $value ->
    [one] Avant le premier Monstre, chacun prend une Amélioration exposée, le Premier Joueur d’abord.
    [two] Chacun prend une Amélioration, le Premier Joueur d’abord ; puis une autre, le Premier Joueur en dernier.
   *[book] Les Améliorations viennent avec le Rêve du Chasseur.
}
bb-preset = { $name ->
    [short_evening] Une courte soirée
    [merciless] Sans pitié
   *[book] Selon le livret
}
bb-setup-yellow-die = Cinquième face du dé jaune
bb-setup-yellow-die-value = { $value }
bb-setup-yellow-die-help = Les sources divergent sur cette face ; avec 2+, le dé est plus dangereux.
bb-setup-dream-halves = Le Rêve du Chasseur réduit de moitié
bb-setup-dream-halves-value = { $value ->
    [monster_attack] la seule attaque du Monstre
   *[any_damage] tous les dégâts
}
bb-setup-dream-halves-help = La carte parle de tous les dégâts, la règle de l’attaque du Monstre.
bb-setup-prevention = Les dégâts évités comptent
bb-setup-prevention-value = { $value ->
    [before_halving] avant la réduction du Rêve
   *[after_halving] après la réduction du Rêve
}
bb-setup-prevention-help = La règle ne dit pas dans quel ordre réduire.
bb-setup-reveal-damage = Dégâts d’un Monstre à sa révélation
bb-setup-reveal-damage-value = { $value ->
    [never_kills] laissent 1 point de Santé
   *[can_kill] peuvent tuer
}
bb-setup-reveal-damage-help = Un Chasseur tué par une révélation passe la manche suivante et revient à son étape du Rêve.
bb-setup-empty-transform = Transformer sans arme en main
bb-setup-empty-transform-value = { $value ->
    [allowed] peut être joué
   *[refused] est refusé
}
bb-setup-empty-transform-help = Joué sans arme, il ne fait rien.

## Ce qu’on demande aux vrais dés et paquets

bb-chance-final-boss = le Boss Final
bb-chance-first-player = le Premier Joueur
bb-chance-shadow = une carte de l’Ombre
bb-chance-upgrade = une Amélioration
bb-chance-chalice = le Monstre suivant
bb-chance-green = le dé vert
bb-chance-yellow = le dé jaune
bb-chance-red = le dé rouge

## Pourquoi un robot choisirait cela : il y en a plus quelques manches après, en moyenne

bb-hint-banked = Échos de sang mis à l’abri : +{ $amount } par rapport à « { $other } »
bb-hint-collected = Échos de sang collectés : +{ $amount } par rapport à « { $other } »
bb-hint-trophies = Valeur des Trophées : +{ $amount } par rapport à « { $other } »
bb-hint-health = Santé : +{ $amount } par rapport à « { $other } »
bb-hint-lives = Risque de mort : −{ $amount } par rapport à « { $other } »
bb-hint-rivals = Échos de sang du rival le plus fort : −{ $amount } par rapport à « { $other } »

## Glossaire

bb-gloss-cards = Cartes
bb-gloss-trophies = Trophées
bb-gloss-dice = Les dés du Monstre
bb-gloss-name = { $mark ->
    [collected] Échos collectés
    [banked] Échos mis à l’abri
    [bonus] Trophées
    [health] Santé
   *[first] Premier Joueur
}
bb-gloss = { $mark ->
    [collected] À vous jusqu’à votre mort : le Rêve les met à l’abri.
    [banked] À l’abri jusqu’à la fin ; ce sont eux qui font gagner.
    [bonus] Ce que vos Trophées valent à la fin.
    [health] À 0 vous mourez, perdez les Échos collectés et vous réveillez dans le Rêve.
   *[first] Agit le premier en tout ; change de joueur à chaque manche.
}
bb-gloss-type-name = { $type ->
    [melee] Arme de mêlée
    [ranged] Arme à distance
   *[utility] Utilitaire
}
bb-gloss-type = { $type ->
    [melee] Frappe après l’attaque du Monstre, si vous tenez encore debout.
    [ranged] Une arme elle aussi ; beaucoup agissent tout de suite, avant le Monstre.
   *[utility] Pas une arme : elle aide, transforme ou mène au Rêve.
}
bb-gloss-trophy = { $trophy ->
    [kin] Pour chaque Chasseur qui a blessé pendant la manche une Engeance tuée. Plusieurs d’une même sorte valent davantage à la fin.
    [humanoid] Pour chaque Chasseur qui a blessé pendant la manche un Humanoïde tué. Plusieurs d’une même sorte valent davantage à la fin.
   *[beast] Pour chaque Chasseur qui a blessé pendant la manche une Bête tuée. Plusieurs d’une même sorte valent davantage à la fin.
}
bb-gloss-die = { $die ->
    [green] Des coups faibles. Un + se relance et s’ajoute.
    [yellow] Des coups plus durs. Un + se relance et s’ajoute.
   *[red] Les coups les plus durs. Un + se relance et s’ajoute.
}
