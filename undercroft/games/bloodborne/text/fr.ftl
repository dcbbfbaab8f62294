### Bloodborne: The Card Game, en français

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
bb-option-choose = Jouer { $card }
bb-option-transform = Combattre avec { $card }
bb-option-upgrade = Prendre { $card }
bb-option-reclaim = Reprendre { $card }
bb-option-remove = { $place ->
    [used] Retirer { $card } (cartes utilisées)
    [played] Retirer { $card } (en jeu)
   *[hand] Retirer { $card }
}
bb-option-target = { $who }
bb-closed-no-weapon = vous n’avez aucune arme en main à transformer
bb-closed-not-a-weapon = seule une arme de mêlée ou à distance convient
bb-closed-used = elle reste parmi vos cartes utilisées jusqu’à votre Rêve
bb-closed-dream-stays = le Rêve du Chasseur ne peut jamais être retiré
bb-closed-dead = ce Chasseur est mort
bb-closed-no-melee = ce Chasseur n’a pas d’arme de mêlée en jeu

## Ce que font les cartes

bb-card-damage = { $timing ->
    [instant] Instantané : infligez { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
   *[attack] Attaque : infligez { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }.
}
bb-card-sole = Sans effet si un autre Chasseur a la même carte en jeu.
bb-card-transform = Quand toutes les cartes sont révélées, combattez avec une arme de mêlée ou à distance de votre main.
bb-card-dream = Subissez la moitié des dégâts cette manche, arrondie à l’inférieur. Puis mettez à l’abri votre sang collecté, reprenez vos cartes utilisées, gagnez une Amélioration et retrouvez toute votre Santé. Revient dans votre main.
bb-when-instant = Instantané : { $what }
bb-when-after-attack = Après son attaque : { $what }
bb-when-on-reveal = À la révélation : { $what }
bb-when-on-escape = S’il s’échappe : { $what }
bb-when-any-on-reveal = Quand un Monstre est révélé : { $what }
bb-when-any-on-escape = Quand un Monstre s’échappe : { $what }
bb-when-any-on-kill = Quand un Monstre est tué : { $what }
bb-when-on-kill = À sa mort : { $what }
bb-when-end-of-round = En fin de manche : { $what }
bb-verb-deal = Infligez { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
bb-verb-hurt = { $who ->
    [self] Vous subissez { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
    [others] Chaque autre Chasseur subit { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
    [neighbours] Les Chasseurs à votre gauche et à votre droite subissent { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
    [left] Le Chasseur à votre gauche subit { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
    [chosen_other] Un autre Chasseur de votre choix subit { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
    [chosen_melee] Un Chasseur avec une arme de mêlée, de votre choix, subit { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
    [dealers] Chaque Chasseur qui l’a blessé cette manche subit { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
   *[all] Chaque Chasseur subit { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
}
bb-verb-heal = { $if ->
    [took_last_echo] Si elle a pris le dernier sang, récupérez { $amount } Santé.
   *[always] { $amount ->
        [full] { $who ->
            [self] Récupérez toute votre Santé.
           *[all] Chaque Chasseur récupère toute sa Santé.
        }
       *[other] { $who ->
            [self] Récupérez { $amount } Santé.
            [dealers] Chaque Chasseur qui l’a blessé cette manche récupère { $amount } Santé.
            [others] Chaque autre Chasseur récupère { $amount } Santé.
           *[all] Chaque Chasseur récupère { $amount } Santé.
        }
    }
}
bb-verb-prevent = { $amount ->
    [all] L’attaque du Monstre de cette manche ne vous inflige rien.
   *[other] L’attaque du Monstre de cette manche vous inflige { $amount } de moins.
}
bb-verb-bonus = { $way ->
    [less] { $amount } de moins
   *[more] { $amount } de plus
} { $if ->
    [enemy_is_boss] contre les Boss.
    [other_ranged] si un autre Chasseur a une arme à distance en jeu.
    [low_health] si vous avez 4 Santé ou moins.
    [took_last_echo] si vous avez pris le dernier sang.
   *[always] à chaque fois.
}
bb-verb-order = { $value ->
    [first] Frappe avant toutes les autres armes de son étape.
   *[last] Frappe après toutes les autres armes de son étape.
}
bb-verb-weaken = { $who ->
    [chosen_melee] L’arme de mêlée d’un autre Chasseur de votre choix inflige { $amount } de moins cette manche.
    [chosen_other] L’arme de mêlée d’un autre Chasseur de votre choix inflige { $amount } de moins cette manche.
    [left] L’arme de mêlée du Chasseur à votre gauche inflige { $amount } de moins cette manche.
    [neighbours] Les armes de mêlée de vos voisins infligent { $amount } de moins cette manche.
    [self] Votre arme de mêlée inflige { $amount } de moins cette manche.
   *[others] Toutes les autres armes de mêlée infligent { $amount } de moins cette manche.
}
bb-verb-steal = { $who ->
    [chosen_melee] Prenez { $amount } sang collecté à un autre Chasseur qui a une arme de mêlée.
    [chosen_other] Prenez { $amount } sang collecté à un autre Chasseur.
    [left] Prenez { $amount } sang collecté au Chasseur à votre gauche.
    [neighbours] Prenez { $amount } sang collecté à chaque voisin.
   *[others] Prenez { $amount } sang collecté à chaque autre Chasseur.
}
bb-verb-bank = Mettez à l’abri jusqu’à { $amount } sang collecté.
bb-verb-reclaim = { $amount ->
    [one] Reprenez une carte utilisée.
   *[other] Reprenez jusqu’à { $amount } cartes utilisées.
}
bb-verb-lure = { $amount } dégâts de l’attaque du Monstre contre vous vont à un autre Chasseur.
bb-verb-lose-collected = { $who ->
    [dealers] Chaque Chasseur qui l’a blessé cette manche perd { $amount } sang collecté.
    [self] Vous perdez { $amount } sang collecté.
    [others] Chaque autre Chasseur perd { $amount } sang collecté.
   *[all] Chaque Chasseur perd { $amount } sang collecté.
}
bb-verb-gain = { $who ->
    [dealers] Chaque Chasseur qui l’a blessé cette manche gagne { $amount } sang.
    [self] Vous gagnez { $amount } sang.
   *[all] Chaque Chasseur gagne { $amount } sang.
}
bb-verb-exile-weapons = Les armes qui l’ont blessé cette manche quittent la partie, sauf pendant la manche de sa mort.
bb-verb-regrow = Il récupère { $amount } sang.
bb-verb-cap = { $weapon ->
    [melee] Les armes de mêlée lui infligent au plus { $max }.
    [ranged] Les armes à distance lui infligent au plus { $max }.
   *[any] Les armes lui infligent au plus { $max }.
}
bb-verb-instant-shield = Chaque carte lui inflige { $amount } de moins à l’étape des effets instantanés.
bb-verb-no-prevent = Les dégâts ne peuvent être ni évités, ni détournés, ni réduits de moitié.
bb-verb-splash-left = Une arme qui le blesse inflige autant au Chasseur à la gauche de l’attaquant.
bb-verb-die-bonus = Son attaque inflige { $amount } de plus.
bb-verb-enemy-health = Tout autre ennemi commence avec { $amount } sang de plus.
bb-verb-death-limit = Un Chasseur qui meurt pour la { $amount ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] { $amount }e
} fois est hors du jeu.
bb-verb-die-up = Tout autre ennemi lance le dé supérieur.
bb-verb-bank-tax = Qui met son sang à l’abri dans le Rêve du Chasseur perd d’abord { $amount } sang collecté.

## Ce qui s’est passé

bb-event-setup-final-boss = { $enemy } règne sur ce donjon.
bb-event-first-player = { $who } est le Premier Joueur.
bb-event-row = { $card } est disponible.
bb-event-revealed = { $enemy } apparaît avec { $echoes } sang.
bb-event-final-boss = Le donjon est vide. { $enemy } arrive avec { $echoes } sang.
bb-event-ability = La capacité de { $enemy } prend effet.
bb-event-round = Manche { $round }
bb-event-ready = { $who } a choisi.
bb-event-picked = Vous choisissez { $card }.
bb-event-played = { $who } joue { $card }.
bb-event-transformed = { $who } transforme : { $card }.
bb-event-negated = { $card } de { $who } est sans effet.
bb-event-instant = { $who } utilise { $card }.
bb-event-dealt = { $card } : { $who } prend { $amount } sang, il en reste { $left }.
bb-event-too-late = { $who } frappe avec { $card }, mais le Monstre est déjà mort : il ne reste plus de sang.
bb-event-blocked = { $card } de { $who } n’inflige rien.
bb-event-rolled = Le dé { $die ->
    [green] vert
    [yellow] jaune
   *[red] rouge
} donne { $face }.
bb-event-attack = Le Monstre attaque : { $amount }.
bb-event-hit = { $who } subit { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} (Santé : { $health }).
bb-event-prevented = { $who } évite { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
}.
bb-event-died = { $lost ->
    [0] { $who } meurt.
   *[other] { $who } meurt et perd { $lost } sang.
}
bb-event-out = { $who } est hors du jeu.
bb-event-attacks = { $who } attaque avec { $card }.
bb-event-healed = { $who } récupère { $amount } (Santé : { $health }).
bb-event-stole = { $amount ->
    [0] { $who } ne trouve rien à voler à { $from }.
   *[other] { $who } vole { $amount } sang à { $from }.
}
bb-event-weakened = { $by } affaiblit { $who } : { $amount } de moins en mêlée.
bb-event-lured = { $by } détourne { $amount } { $amount ->
    [one] dégât
   *[other] dégâts
} sur { $who }.
bb-event-gained = { $who } gagne { $amount } sang.
bb-event-lost = { $who } perd { $amount } sang collecté.
bb-event-killed = { $enemy } est tué.
bb-event-trophy = { $who } gagne un Trophée { $trophy ->
    [kin] Engeance
    [humanoid] Humanoïde
   *[beast] Bête
} ({ $count }).
bb-event-escaped = { $enemy } s’échappe avec { $left } sang.
bb-event-regrew = { $enemy } récupère { $amount } sang.
bb-event-banked = { $who } met { $amount } sang à l’abri.
bb-event-taxed = { $who } paie { $amount } sang avant de le mettre à l’abri.
bb-event-reclaimed = { $cards-count ->
    [one] { $who } reprend { $cards }.
   *[other] { $who } reprend { $cards-count } cartes : { $cards }.
}
bb-event-upgraded = { $who } prend { $card }.
bb-event-removed = { $who } retire { $card } de la partie.
bb-event-exiled = { $card } de { $who } quitte la partie.
bb-event-rested = { $who } se repose (Santé : { $health }).
bb-event-scored = { $who } marque { $total }.
bb-event-won = { $who } gagne.
bb-event-nobody-won = Il ne reste aucun Chasseur. Personne ne gagne.

## La fin

bb-score-banked = Sang à l’abri
bb-score-trophy = Trophées { $trophy ->
    [kin] Engeance
    [humanoid] Humanoïde
   *[beast] Bête
} : { $count }
bb-why-score = Meilleur score de sang.
bb-why-tie-break = Égalité au score ; le sang à l’abri décide.
bb-why-shared = Égalité au score et au sang à l’abri : la victoire est partagée.
bb-end-nobody = La chasse a échoué
bb-why-nobody = Tous les Chasseurs sont hors du jeu.

## Mise en place

bb-setup-random = Au hasard
bb-setup-players = Chasseurs
bb-setup-players-value = { $n } Chasseurs
bb-setup-final-boss = Boss Final
bb-setup-final-boss-help = Sa capacité vaut pour toute la partie.
bb-setup-health = Santé { $health }, davantage à plus de Chasseurs
bb-setup-first-player = Premier Joueur
bb-setup-seat = Place { $n }
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
    [never_kills] laissent 1 Santé
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
bb-chance-upgrade = une Amélioration
bb-chance-chalice = le Monstre suivant
bb-chance-green = le dé vert
bb-chance-yellow = le dé jaune
bb-chance-red = le dé rouge
