### Darkest Dungeon: The Board Game, en français

## Nombres

count-action = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
count-turn = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
count-wound = { $n ->
    [one] { $n } Blessure
   *[other] { $n } Blessures
}
count-round = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
count-gold = { $n ->
    [one] { $n } pièce d’Or
   *[other] { $n } pièces d’Or
}
count-xp = { $n ->
    [one] { $n } point d’Expérience
   *[other] { $n } points d’Expérience
}
count-provision-die = { $n ->
    [one] { $n } dé de Provision
   *[other] { $n } dés de Provision
}
count-day = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Morceaux de phrases

# Ce que dit une carte est une tournure sans point final, qui commence par un nom ou un nombre : plusieurs peuvent se suivre.
dd-line = { CAP($what) }.
dd-effects = { $effects }
dd-or = { $first } ou { $second }
dd-then = { $first } ; { $second }
dd-roll-row = { $rows ->
    [one] d10 { $from } : { $what }
   *[many] d10 { $from }–{ $to } : { $what }
}
dd-upto = { $upto ->
    [1] Sur 1 au d10 : { $what }
   *[other] Sur 1–{ $upto } au d10 : { $what }
}
dd-upto-then = { $upto ->
    [1] sur 1 au d10, { $what }
   *[other] sur 1–{ $upto } au d10, { $what }
}
dd-to = { $to ->
    [heroes] { $what } (alliés seulement)
   *[monsters] { $what } (ennemis seulement)
}
dd-who = { $who ->
    [self] { "" }
    [all_heroes] { " " }pour chaque Héros
    [other_heroes] { " " }pour chaque autre Héros
    [heroes_here] { " " }pour chaque Héros de la même zone
   *[one_hero] { " " }pour un Héros de votre choix
}
dd-per = { $per ->
    [none] { "" }
    [by_level] { " " }selon le niveau du Héros
    [hero_level] { " " }par niveau de Héros
    [dungeon_level] { " " }par niveau de donjon
    [negative_quirks] { " " }par Particularité négative
    [positive_quirks] { " " }par Particularité positive
    [positive_quirk_levels] { " " }par Particularité positive, fois le niveau du Héros
   *[burdens] { " " }par Particularité négative et par Maladie
}
dd-turns = { COUNT($turns, "turn") }
dd-gold = { $gold } Or
dd-condition = { $condition ->
    [bleed] Saignement
    [blight] Flétrissure
    [stun] Étourdissement
    [buff] Bonus
    [debuff] Malus
    [mark] Marque
    [riposte] Riposte
    [guard] Garde
    [protection] Protection
    [shuffle] Déplacement forcé
   *[disease] Maladie
}
dd-hazard = { $hazard ->
    [rubble] Décombres
    [hunger] Faim
    [darkness] Obscurité
    [curio] Curiosité
    [trap] Piège
   *[blank] face vierge
}
dd-provision = { $side ->
    [food] Nourriture
    [bandage] Bandage
    [potion] Potion
    [torch] Torche
    [tool] Outil
   *[wild] face au choix
}
dd-a-provision = { $side ->
    [food] de la Nourriture
    [bandage] un Bandage
    [potion] une Potion
    [torch] une Torche
    [tool] un Outil
   *[wild] un dé sur la face de votre choix
}
dd-in-stance = { $stance ->
    [aggressive] agressive
    [defensive] défensive
    [ranged] à distance
   *[support] de soutien
}
dd-token = { $token ->
    [empty] une salle vide
    [dark] une salle obscure
    [trap] une salle piégée
    [curio] une salle à Curiosité
    [treasure] une salle au trésor
    [lair] un Repaire
   *[objective] une salle d’Objectif
}
# Les règles comptent les lieux à partir de 0, les gens à partir de 1.
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
dd-area = zone { $number }
dd-node-start = l’entrée
dd-node-dot = la halte du long couloir
dd-node-room = { $token ->
    [hidden] la salle { $number } (inconnue)
    [cleared] la salle { $number } (nettoyée)
    [empty] la salle { $number } (vide)
    [dark] la salle { $number } (obscure)
    [trap] la salle { $number } (piégée)
    [curio] la salle { $number } (Curiosité)
    [treasure] la salle { $number } (trésor)
    [lair] la salle { $number } (Repaire)
   *[objective] la salle { $number } (Objectif)
}

## Ce que font les cartes

dd-bonus = { $vs ->
    [unholy] +{ $amount } aux dégâts contre les Impies
    [human] +{ $amount } aux dégâts contre les Humains
    [eldritch] +{ $amount } aux dégâts contre les Indicibles
    [beast] +{ $amount } aux dégâts contre les Bêtes
    [marked] +{ $amount } aux dégâts contre une cible qui a une Marque
    [stunned] +{ $amount } aux dégâts contre une cible en Étourdissement
   *[blighted] +{ $amount } aux dégâts contre une cible qui a une Flétrissure
}
dd-ignores = { $what ->
    [guard] Peut viser sans tenir compte de la Garde
   *[protection] Dégâts entiers malgré la Protection
}

dd-verb-add = { $sign ->
    [less] { $amount } de moins{ dd-per }
   *[more] { $amount } de plus{ dd-per }
}
dd-verb-set = { $amount }
dd-verb-halve = la moitié, arrondie à l’entier supérieur
dd-verb-immune = Immunité ({ $conditions })
dd-verb-beckon = un simple déplacement
dd-verb-block = { THE($what) }
dd-verb-stress = { $sign ->
    [less] Stress −{ $amount }{ dd-per }{ dd-who }
   *[more] Stress +{ $amount }{ dd-per }{ dd-who }
}
dd-verb-wounds = { COUNT($amount, "wound") }{ dd-per }{ dd-who }
dd-verb-damage = { COUNT($amount, "damage") }{ dd-per }{ dd-who }
dd-verb-heal = { $amount ->
    [all] Vie entièrement rendue{ dd-per }{ dd-who }
    [one] { $amount } Blessure soignée{ dd-per }{ dd-who }
   *[other] { $amount } Blessures soignées{ dd-per }{ dd-who }
}
dd-verb-bleed = Saignement { $amount } ({ dd-turns }){ dd-who }
dd-verb-blight = Flétrissure { $amount } ({ dd-turns }){ dd-who }
dd-verb-stun = Étourdissement ({ dd-turns }){ dd-who }
dd-verb-buff = Bonus ({ dd-turns }){ dd-who }
dd-verb-debuff = Malus ({ dd-turns }){ dd-who }
dd-verb-mark = Marque ({ dd-turns }){ dd-who }
dd-verb-riposte = Riposte ({ dd-turns }){ dd-who }
dd-verb-guard = Garde ({ dd-turns }){ dd-who }
dd-verb-protection = Protection ({ dd-turns }){ dd-who }
dd-verb-remove = { $conditions-count ->
    [one] { $conditions } disparaît{ dd-who }
   *[other] { $conditions } disparaissent{ dd-who }
}
dd-verb-light = { $sign ->
    [less] Lumière −{ $amount }
   *[more] Lumière +{ $amount }
}
dd-verb-disease = Maladie (piochez une carte)
dd-verb-quirk = { $what ->
    [negative] Particularité négative (piochez une carte)
   *[positive] Particularité positive (piochez une carte)
}
dd-verb-virtue = Vertu (piochez une carte) ; à 10 de Stress, le cœur lâche
dd-verb-cure = Maladie guérie{ dd-who }
dd-verb-unlearn = { $amount ->
    [one] { $amount } Particularité peut être retirée{ dd-who }
   *[other] { $amount } Particularités peuvent être retirées{ dd-who }
}
dd-verb-push = Poussée { $areas }
dd-verb-pull = Traction { $areas }
dd-verb-choose-one = { $inner } (à votre choix)
dd-verb-toss = Projection dans la zone que désigne un d10, s’il y a de la place
dd-verb-scramble = Postures de tous les Héros redistribuées au hasard
dd-verb-stagger = Un rang de Posture en arrière, ou un en avant depuis le dernier
dd-verb-pulse = { $amount ->
    [0] quiconque se trouve dans { dd-in-areas } est attiré dans la zone { $goal } tant qu’il y a de la place
   *[other] quiconque se trouve dans { dd-in-areas } est attiré dans la zone { $goal } tant qu’il y a de la place ; un Héros attiré subit { $amount } Stress
}
dd-verb-transform = { $what ->
    [beast] Forme de bête
   *[human] Forme humaine
}
dd-verb-summon = { $once ->
    [yes] { A($what) } rejoint les ennemis, à moins d’être déjà là{ dd-where-it-stands }
   *[no] { A($what) } rejoint les ennemis{ dd-where-it-stands }
}
dd-where-it-stands = { $there ->
    [yes] , dans la zone de la cible
   *[no] { "" }
}
dd-some-monster = un monstre du paquet
dd-verb-spawn = { A($what) } arrive avant tous les autres
dd-verb-purge = { $what ->
    [unholy] les cartes des monstres qui n’étaient pas des Impies quittent le jeu
    [human] les cartes des monstres qui n’étaient pas des Humains quittent le jeu
    [eldritch] les cartes des monstres qui n’étaient pas des Indicibles quittent le jeu
   *[beast] les cartes des monstres qui n’étaient pas des Bêtes quittent le jeu
}
dd-verb-reanimate = il se relève dans sa zone avec toute sa Vie, s’il y a de la place ; seulement le premier de chaque combat, et aucun grand monstre
dd-verb-add-action = { $sign ->
    [less] { COUNT($amount, "action") } de moins pendant ce tour
   *[more] { COUNT($amount, "action") } de plus pendant ce tour
}
dd-verb-add-speed = { $sign ->
    [less] Vitesse −{ $amount } pendant ce tour
   *[more] Vitesse +{ $amount } pendant ce tour
}
dd-verb-power = Dégâts +{ $amount }{ dd-per }, pendant ce tour
dd-verb-add-acc = { $sign ->
    [less] Précision −{ $amount }
   *[more] Précision +{ $amount }
}
dd-verb-add-crit = { $sign ->
    [less] Critique −{ $amount }
   *[more] Critique +{ $amount }
}
dd-verb-add-damage = Dégâts +{ $amount } contre chaque cible touchée
dd-verb-add-heal = { $amount ->
    [one] { $amount } Blessure soignée de plus pour chaque cible touchée
   *[other] { $amount } Blessures soignées de plus pour chaque cible touchée
}
dd-verb-shorten = les Conditions infligées durent { COUNT($amount, "turn") } de moins
dd-verb-harmless = aucun dégât
dd-verb-also = { $inner } pour chaque cible touchée
dd-verb-add-dodge = { $sign ->
    [less] Esquive −{ $amount }
   *[more] Esquive +{ $amount }
}
dd-verb-half = la moitié des dégâts, arrondie à l’entier supérieur
dd-verb-force-crit = le coup devient critique
dd-verb-more-healing = { $sign ->
    [less] { $amount ->
        [one] { $amount } Blessure soignée de moins
       *[other] { $amount } Blessures soignées de moins
    }
   *[more] { $amount ->
        [one] { $amount } Blessure soignée de plus
       *[other] { $amount } Blessures soignées de plus
    }
}
dd-verb-refuse = la carte est défaussée sans effet
dd-verb-spare = aucun Stress
dd-verb-burden = { $amount } Stress de plus
dd-verb-add-virtue = { $sign ->
    [less] seuil de Vertu −{ $amount }
   *[more] seuil de Vertu +{ $amount }
}
dd-verb-ignore-die = un dé qui montre { $faces } est ignoré
dd-verb-turn-die = { $what ->
    [rubble] un dé est tourné sur Décombres
    [hunger] un dé est tourné sur Faim
    [darkness] un dé est tourné sur Obscurité
    [curio] un dé est tourné sur Curiosité
    [trap] un dé est tourné sur Piège
   *[blank] un dé est tourné sur sa face vierge
}
dd-verb-gold = { $dice ->
    [0] { $sign ->
        [less] { $amount } Or en moins
       *[more] { $amount } Or
    }
   *[other] { $sign ->
        [less] { $amount ->
            [1] 1d10 Or en moins
           *[other] { $amount } × 1d10 Or en moins
        }
       *[more] { $amount ->
            [1] 1d10 Or
           *[other] { $amount } × 1d10 Or
        }
    }
}
dd-verb-trinket = Bibelot (piochez une carte)
dd-verb-drop-trinket = 1 Bibelot perdu (au choix du joueur)
dd-verb-provision = { $what ->
    [food] { $amount ->
        [one] { $amount } Nourriture
       *[other] { $amount } Nourritures
    }
    [bandage] { $amount ->
        [one] { $amount } Bandage
       *[other] { $amount } Bandages
    }
    [potion] { $amount ->
        [one] { $amount } Potion
       *[other] { $amount } Potions
    }
    [torch] { $amount ->
        [one] { $amount } Torche
       *[other] { $amount } Torches
    }
    [tool] { $amount ->
        [one] { $amount } Outil
       *[other] { $amount } Outils
    }
    [roll] { $amount ->
        [one] { $amount } dé de Provision à lancer
       *[other] { $amount } dés de Provision à lancer
    }
   *[choose] { $amount ->
        [one] { $amount } dé de Provision sur la face de votre choix
       *[other] { $amount } dés de Provision sur les faces de votre choix
    }
}
dd-verb-loot = Butin (piochez un jeton de coffre)
dd-verb-waste = { $what ->
    [food] 1 Nourriture de plus est perdue (s’il en reste)
    [bandage] 1 Bandage de plus est perdu (s’il en reste)
    [potion] 1 Potion de plus est perdue (s’il en reste)
    [torch] 1 Torche de plus est perdue (s’il en reste)
   *[tool] 1 Outil de plus est perdu (s’il en reste)
}
dd-verb-eat = 1 Nourriture est consommée
dd-verb-squander = 1 Provision de votre choix est perdue
dd-verb-reveal = Salles voisines du groupe révélées
dd-verb-trap = Piège qui attaque (Précision 8, Critique 2) : 2 dégâts par niveau de donjon ; si le coup est critique, 4 par niveau de donjon et 1 Stress
dd-verb-tutor = Prochaine Compétence améliorée à la Guilde : { dd-gold-amount } de moins
dd-gold-amount = { $amount } Or
dd-verb-table = { $inner }
dd-verb-order-dice = { $amount ->
    [one] { $amount } dé de Provision de plus pour la prochaine Quête
   *[other] { $amount } dés de Provision de plus pour la prochaine Quête
}
dd-verb-dismiss = Intendant renvoyé : le bâtiment rouvre aujourd’hui
dd-verb-foresee = { $amount ->
    [one] { $amount } salle du prochain donjon révélée
   *[other] { $amount } salles du prochain donjon révélées
}
dd-verb-lowest = chaque Héros lance un d10 ; pour tous ceux qui ont le plus bas résultat : { $inner }
dd-verb-highest = chaque Héros lance un d10 ; pour tous ceux qui ont le plus haut résultat : { $inner }
dd-verb-haunt = { $amount ->
    [0] chaque Héros lance un d10 ; le plus bas (le premier de la ligne en cas d’égalité) passe la journée au Cimetière, sans son effet
   *[other] chaque Héros lance un d10 ; le plus bas (le premier de la ligne en cas d’égalité) passe la journée au Cimetière
}
dd-verb-raid = un d10 désigne un bâtiment, comme pour l’Intendant ; pour le Héros qui s’y trouve : { $inner }
dd-verb-build = un bâtiment peut être amélioré sans frais ; il est fermé pendant ce séjour
dd-verb-feast = { $who ->
    [self] plus de Stress, ou plus de Blessures
    [one_hero] un Héros de votre choix perd tout son Stress ou toutes ses Blessures
    [other_heroes] chaque autre Héros perd tout son Stress ou toutes ses Blessures
   *[all_heroes] chaque Héros perd tout son Stress ou toutes ses Blessures
}
dd-verb-teach = { $who ->
    [self] { dd-a-skill } peut être améliorée sans frais
    [one_hero] un Héros de votre choix peut améliorer { dd-a-skill } sans frais
    [other_heroes] chaque autre Héros peut améliorer { dd-a-skill } sans frais
   *[all_heroes] chaque Héros peut améliorer { dd-a-skill } sans frais
}
dd-a-skill = { $amount ->
    [1] une Compétence de niveau 1
   *[other] une Compétence
}

## Quand cela arrive

dd-in-areas = { $areas-count ->
    [one] la zone { $areas }
   *[other] les zones { $areas }
}
dd-someone = { $side ->
    [heroes] un Héros
    [monsters] un monstre
   *[any] quelqu’un
}
dd-those = { $side ->
    [heroes] les Héros
    [monsters] les monstres
   *[any] tous
}
dd-there = { $areas-count ->
    [0] { "" }
   *[other] { " " }dans { dd-in-areas }
}
dd-when-dodge = { $whose ->
    [own] Esquive : { $what }
   *[all] Esquive des Héros : { $what }
}
dd-when-acc = Précision des Héros : { $what }
dd-when-crit = { $whose ->
    [own] Critique : { $what }
   *[all] Critique des Héros : { $what }
}
dd-when-monster-dodge = Esquive des monstres : { $what }
dd-when-monster-acc = Précision des monstres : { $what }
dd-when-monster-crit = Critique des monstres : { $what }
dd-when-stress = À chaque Stress subi : { $what }
dd-when-relief = À chaque Stress perdu : { $what }
dd-when-damage = Chaque fois que des dégâts sont subis : { $what }
dd-when-critical = { $op ->
    [halve] Dégâts des coups critiques : { $what }
   *[other] Chaque fois qu’un coup critique fait des dégâts : { $what }
}
dd-when-healing = Chaque fois que des Blessures sont soignées : { $what }
dd-when-no-healing = Aucun soin pour { dd-those }{ dd-there }, ni Compétence de soin depuis cet endroit
dd-when-bleed = { $op ->
    [add] Tours de chaque nouveau Saignement : { $what }
   *[other] À chaque nouveau Saignement : { $what }
}
dd-when-blight = { $op ->
    [add] Tours de chaque nouvelle Flétrissure : { $what }
   *[other] À chaque nouvelle Flétrissure : { $what }
}
dd-when-stun = { $op ->
    [add] Tours de chaque nouvel Étourdissement : { $what }
   *[other] À chaque nouvel Étourdissement : { $what }
}
dd-when-shuffle = Zones et Postures d’une poussée ou d’une traction, si vous voulez : { $what }
dd-when-shuffled = À chaque poussée ou traction subie : { $what }
dd-when-shuffled-in = Quand une poussée, une traction ou une projection laisse { dd-someone }{ dd-there } : { $what }
dd-when-shuffled-out = Quand une poussée ou une traction fait quitter { dd-in-areas } à { dd-someone } : { $what }
dd-when-enter = Quand { dd-someone } entre dans { dd-in-areas } : { $what }
dd-when-move-end = Quand { dd-someone } finit un déplacement{ dd-there } : { $what }
dd-when-immunity = Pour { dd-those }{ dd-there } : { $what }
dd-when-dodged = Chaque fois qu’une attaque ennemie échoue : { $what }
dd-when-rolled-1 = Chaque fois que le Héros fait 1 au d10, sauf au Hameau : { $what }
dd-when-rolled-10 = Chaque fois que le Héros fait 10 au d10, sauf au Hameau : { $what }
dd-when-move = À chaque action de déplacement : { $what }
dd-when-virtue = Seuil de Vertu au test de Détermination : { $what }
dd-when-light-up = Chaque fois que la Lumière monte : { $what }
dd-when-light-down = Chaque fois que la Lumière baisse : { $what }
dd-when-battle-start = Au début de chaque combat : { $what }
dd-when-first-spawn = Au premier combat d’un donjon : { $what }
dd-when-spawn = { $type ->
    [unholy] Chaque fois qu’un monstre impie apparaît : { $what }
    [human] Chaque fois qu’un monstre humain apparaît : { $what }
    [eldritch] Chaque fois qu’un monstre indicible apparaît : { $what }
    [beast] Chaque fois qu’une Bête apparaît : { $what }
   *[any] Chaque fois qu’un monstre apparaît : { $what }
}
dd-when-round-start = Au début de chaque manche : { $what }
dd-when-last-turn = Monstre qui a le dernier tour d’une manche : il ne fait que se déplacer vers { dd-in-areas }, aussi près qu’il peut
dd-when-turn-end = Quand { dd-someone } finit son tour{ dd-there } : { $what }
dd-when-round-end = { $present ->
    [monsters] À la fin de { dd-these-rounds }, si un monstre se trouve dans { dd-in-areas } : { $what }
   *[any] À la fin de { dd-these-rounds } : { $what }
}
dd-these-rounds = { $rounds-count ->
    [0] chaque manche
    [one] la manche { $rounds }
   *[other] ces manches, { $rounds }
}
dd-when-round-end-each = Quand une manche finit, pour { dd-those }{ dd-there } : { $what }
dd-when-monster-death = Quand un monstre meurt : { $what }
dd-when-battle-end = Après chaque combat : { $what }
dd-when-dungeon-entered = À l’entrée du donjon : { $what }
dd-when-first-light = Lumière à l’entrée du prochain donjon : { $what }
dd-when-scouting = Stress de chaque Héros pour partir en éclaireur : { $what }
dd-when-rubble = Chaque fois que le Héros rencontre des décombres : { $what }
dd-when-hunger = Chaque fois que le Héros a faim : { $what }
dd-when-trap-dodge = Esquive contre les pièges : { $what }
dd-when-curio = Avant chaque Curiosité que rencontre le Héros : { $what }
dd-when-curio-rolled = Chaque fois qu’un dé d’exploration du Héros montre une Curiosité : { $what }
dd-when-curio-room = Il ne reste rien dans les salles à Curiosité : on n’y pioche aucune Curiosité
dd-when-curio-goods = Quand une Curiosité rapporterait de l’Or ou un Bibelot : sur 1–{ $number } au d10, ils ont déjà disparu
dd-when-food = Chaque fois que le Héros consomme de la Nourriture : { $what }
dd-when-rest = Points de chaque repos : { $what }
dd-when-blocked = Fermeture pendant tout le séjour : { $what }
dd-when-before-event = Avant de piocher l’événement : { $what }
dd-when-event = Aussitôt : { $what }
dd-when-first-day = Le premier jour : { $what }
dd-when-caretaker = Bâtiments que ferme l’Intendant chaque jour : { $what }
dd-when-day-end = À la fin de chaque jour : { $what }
dd-when-hamlet-skill = Chaque fois qu’un Héros utilise une Compétence du Hameau : { $what }
dd-when-tavern = Stress retiré par chaque visite à la Taverne : { $number } de moins
dd-when-sell = Or pour chaque Bibelot vendu : { $what }
dd-when-provisions = Dés de Provision pour la prochaine Quête : { $what }
dd-when-turn-dice = Chaque Héros peut tourner un dé du prochain jet de Provisions sur la face de son choix

## Bibelots : quand un côté peut servir

dd-way-if = { dd-way-stance }{ dd-way-light }
dd-way-stance = { $stance ->
    [any] { dd-way-other }
    [aggressive] , en Posture agressive
    [defensive] , en Posture défensive
    [ranged] , en Posture à distance
   *[support] , en Posture de soutien
}
dd-way-other = { $not-stance ->
    [aggressive] , hors de la Posture agressive
    [defensive] , hors de la Posture défensive
    [ranged] , hors de la Posture à distance
    [support] , hors de la Posture de soutien
   *[none] { "" }
}
dd-way-light = { $light-min ->
    [-1] { $light-max ->
        [-1] { "" }
       *[other] , à Lumière { $light-max } ou moins
    }
   *[other] , à Lumière { $light-min } ou plus
}
dd-window-free = Pendant votre tour ou entre les combats{ dd-way-if } : { $what }.
dd-window-turn = Pendant votre tour au combat{ dd-way-if } : { $what }.
dd-window-before-attack = Avant votre jet pour une Compétence{ dd-way-if } : { $what }.
dd-window-after-attack = Après votre jet pour une Compétence{ dd-way-if } : { $what }.
dd-window-before-defence = Avant le jet d’une Compétence qui vous vise{ dd-way-if } : { $what }.
dd-window-after-defence = Après le jet d’un ennemi qui vous touche{ dd-way-if } : { $what }.
dd-window-hit = Quand une Compétence ennemie vous touche{ dd-way-if } : { $what }.
dd-window-hurt = Quand une attaque ennemie vous touche{ dd-way-if } : { $what }.
dd-window-healed = Quand vous recevez des soins{ dd-way-if } : { $what }.
dd-window-disease = Quand vous piochez une Maladie{ dd-way-if } : { $what }.
dd-window-resolve = Avant votre test de Détermination{ dd-way-if } : { $what }.
dd-window-scouting = Quand le groupe part en éclaireur{ dd-way-if } : { $what }.
dd-window-resting = Quand le groupe se repose{ dd-way-if } : { $what }.
dd-window-die = Quand vous résolvez vos dés d’exploration{ dd-way-if } : { $what }.

## Monstres, salles, Hameau : leurs propres règles

dd-habit-prophet = Premier tour de chaque manche : quatre bancs tombent dans les zones que désigne un d10. Deuxième tour : une Compétence. Troisième tour : « Décombres de la ruine » contre les Héros de la zone de chaque banc, une attaque par banc.
dd-habit-collector = Tant qu’aucun collectionné n’est en jeu, il en fait venir trois au lieu d’utiliser une Compétence : l’Homme d’armes, le Bandit et la Vestale.
dd-habit-fanatic = Tant que le Bûcher est debout et qu’il y a de la place dans sa zone, il n’utilise aucune Compétence : il va vers le Héros le plus proche et jette dans la zone du Bûcher celui qu’il atteint.
dd-habit-cyst = Tant qu’aucune Tige leucocytaire n’est en jeu, il en appelle une au lieu d’utiliser une Compétence.
dd-habit-horror = Tant que le Prêtre du culte ou l’Excroissance maligne manque et qu’il y a de la place dans la ligne, elle utilise « Échos du démembrement », qui les appelle.
dd-habit-ancestor-one = Il commence avec deux Reflets parfaits et un Reflet imparfait. Tant que la ligne a un vide, il agit encore dans le même tour, et chaque coup qui touche lui amène un reflet ; quand elle est pleine, il utilise « Le temps guérit tout ». Quand tous ses reflets ont agi, les tours qui restent sont les siens.
dd-habit-imperfect = Quand ce reflet meurt, l’Ancêtre subit 10 Blessures.
dd-habit-ancestor-two = Trois zones contiennent un Néant absolu qui prend une place. Après chacun de ses tours, un d10 le déplace : sur 1–3, 4–6 ou 7–9 vers la zone défensive, à distance ou de soutien des monstres, sur 10 nulle part.
dd-habit-gestating = Il ne frappe pas : il appelle un monstre après l’autre.
dd-habit-doom = Fatalité : sa prochaine Compétence est tirée d’avance, aux yeux de tous.
dd-rule-turns = { $turns ->
    [one] Agit une fois par manche.
    [2] Agit deux fois par manche.
   *[other] Agit { $turns } fois par manche.
}
dd-rule-guard = Garde permanente : les ennemis doivent le viser d’abord.
dd-rule-wounded = Pour chaque Héros qui le blesse avec une Compétence : { $what }.
dd-rule-boss = Le combat est gagné quand le boss est mort (tous ses corps), même s’il reste d’autres ennemis.
dd-rule-interact = { COUNT($actions, "action") }{ dd-rule-once }{ dd-rule-alone } : { $what }.
dd-rule-once = { $once ->
    [yes] , une fois par combat
   *[no] { "" }
}
dd-rule-alone = { $alone ->
    [yes] , seulement sans monstre dans la zone
   *[no] { "" }
}
dd-hamlet-first = Seulement avant qu’un Héros ait employé sa journée.
dd-hamlet-once = Une fois par séjour.
dd-hamlet-own = Pour le Héros qui l’utilise : { $what }.
dd-hamlet-chosen = Pour un Héros de votre choix : { $what }.
dd-hamlet-ends-day = La journée de tous les Héros y passe.
dd-hamlet-taught = { $days ->
    [0] Si une Compétence est améliorée, le séjour finit aussitôt.
   *[other] Si une Compétence est améliorée, le séjour ne dure que { COUNT($days, "day") }.
}
dd-hamlet-removed = N’arrive qu’une fois par campagne.

## Questions

dd-prompt-pick-quest = Quelle Quête ?
dd-prompt-choose-quest = Quelle Quête ? Chacun vote ; en cas d’égalité, la voix du premier joueur l’emporte.
dd-prompt-arrange = Qui prend la Posture { dd-in-stance } ? La ligne va de l’avant vers l’arrière.
dd-prompt-outfit = { $left ->
    [one] { $who } : équipez encore une Compétence.
   *[other] { $who } : équipez encore { $left } Compétences.
}
dd-prompt-unequip = { $who } : quelle Compétence fait place à une autre ?
dd-prompt-choose-side = { $who } : quelle face pour ce dé de Provision ?
dd-prompt-turn-die = { $who } : tourner un de vos dés de Provision ?
dd-prompt-squander = Quelle Provision est perdue ?
dd-prompt-loot = { CAP(THE($who)) } { AGREE($who, "ouvre", "ouvrent") } le coffre : de l’Or ou un dé de Provision ?
dd-prompt-gain-trinket = Qui prend { THE($trinket) } ?
dd-prompt-offered = { CAP(THE($trinket)) } { AGREE($trinket, "est", "sont") } { FORM($trinket) ->
    [f] proposée
    [mp] proposés
    [fp] proposées
   *[m] proposé
} { TO($who) }. Que céder en échange ?
dd-prompt-drop-trinket = { $who } : quel Bibelot est perdu ?
dd-prompt-foresight = Une salle peut être révélée d’avance. Laquelle ?
dd-prompt-stop = Où va le groupe ?
dd-prompt-vote-scout = Partir en éclaireur ? Chaque Héros subit 1 Stress, puis lance un dé d’exploration de moins pour le prochain couloir.
dd-prompt-vote-leave = Quitter le donjon et rentrer avec ce que vous avez ? La Quête s’arrête là.
dd-prompt-vote-rest = Faire un feu et se reposer ? Le bois de chauffage y passe. Vous pouvez vous entendre sur le partage des points, ou demander des parts égales.
dd-prompt-vote-dig = Le chantier de fouilles offre un repos. Le groupe peut-il partager les points ? Vous pouvez demander des parts égales.
dd-prompt-last-die = { CAP(THE($who)) } { AGREE($who, "va", "vont") } affronter : { dd-hazard }. Utiliser quelque chose d’abord ?
dd-prompt-hero-dice = { $who } : quel dé d’abord ?
dd-prompt-hazard = { $hazard ->
    [rubble] Des décombres barrent la route { TO($who) }.
    [hunger] La faim tenaille { THE($who) }.
    [darkness] L’obscurité se referme sur { THE($who) }.
    [curio] { CAP(THE($who)) } { AGREE($who, "découvre", "découvrent") } une Curiosité. Une Torche écarterait son mauvais côté.
   *[trap] { CAP(THE($who)) } { AGREE($who, "a mis", "ont mis") } le pied dans un piège.
}
dd-prompt-trap-room = { $amount ->
    [one] { $who } : la salle est pleine de pièges. 1 Blessure ou 1 Stress ?
   *[other] { $who } : la salle est pleine de pièges. Choisissez des Blessures et du Stress, { $amount } en tout.
}
dd-prompt-curio-torch = Une Curiosité ! Dépenser une Torche avant de l’examiner ?
dd-prompt-curio-hero = { $curio } : qui l’examine ?
dd-prompt-campfire = Le boss est mort. Se reposer ici avant de rentrer ?
dd-prompt-rest = { $points ->
    [one] Le feu baisse : encore { $points } point pour soigner une Blessure ou retirer du Stress.
   *[other] Autour du feu : encore { $points } points ; chacun soigne une Blessure ou retire 1 Stress.
}
dd-prompt-rest-own = { $who } : encore { COUNT($points, "point") } pour vous.
dd-prompt-rest-window = { $who } : utiliser un Bibelot au coin du feu ?
dd-prompt-scout-hero = { $who } : partir en éclaireur coûte du Stress. Utiliser un Bibelot ?
dd-prompt-act = { $actions ->
    [0] { CAP(THE($who)) } { AGREE($who, "n’a plus", "n’ont plus") } d’action. Provisions et Bibelots, ou fin du tour ?
   *[other] { CAP(THE($who)) } { AGREE($who, "a encore", "ont encore") } { COUNT($actions, "action") }.
}
dd-prompt-pick-target = { $skill } : sur qui ?
dd-prompt-pick-effect = Que { AGREE($target, "subit", "subissent") } { THE($target) } ?
dd-prompt-declare = { $who } : utiliser un Bibelot avant le jet ?
dd-prompt-react = { $who } : utiliser un Bibelot, maintenant que le dé est tombé ?
dd-prompt-trap-declare = { CAP(THE($who)) } { AGREE($who, "tombe", "tombent") } dans un piège : utiliser un Bibelot avant le jet ?
dd-prompt-trap-react = { CAP(THE($who)) } { AGREE($who, "est", "sont") } dans le piège : utiliser un Bibelot, maintenant que le dé est tombé ?
dd-prompt-healed-window = { CAP(THE($who)) } { AGREE($who, "reçoit", "reçoivent") } des soins : utiliser un Bibelot ?
dd-prompt-bag = Vos Héros peuvent utiliser ce qu’ils portent.
dd-prompt-deathblow = { CAP(THE($who)) } { AGREE($who, "doit", "doivent") } lancer le dé de coup fatal. { AGREE($who, "L’aider", "Les aider") } d’abord ?
dd-prompt-at-ten = Le Stress va briser { THE($who) }. { AGREE($who, "L’aider", "Les aider") } d’abord ?
dd-prompt-resolve-window = { $who } : utiliser un Bibelot avant le test de Détermination ?
dd-prompt-sick-window = { CAP(THE($who)) } { AGREE($who, "va", "vont") } tomber { AGREE($who, "malade", "malades") } : utiliser un Bibelot ?
dd-prompt-shuffle = { $way ->
    [push] { CAP(THE($who)) } { AGREE($who, "subit", "subissent") } une poussée. Jusqu’où ?
   *[pull] { CAP(THE($who)) } { AGREE($who, "subit", "subissent") } une traction. Jusqu’où ?
}
dd-prompt-shove = { $way ->
    [push] { CAP(THE($who)) } { AGREE($who, "subit", "subissent") } une poussée. Vers quelle zone ?
   *[pull] { CAP(THE($who)) } { AGREE($who, "subit", "subissent") } une traction. Vers quelle zone ?
}
dd-prompt-settle = { CAP(THE($who)) } { AGREE($who, "a besoin", "ont besoin") } de place ici. Qui s’écarte ?
dd-prompt-find-place = Il n’y a pas de place pour { THE($who) } là où il faudrait. Où, alors ?
dd-prompt-approach = { CAP(THE($who)) } { AGREE($who, "approche", "approchent") }. Où { AGREE($who, "se place-t-", "se placent-") }{ HE($who) } ?
dd-prompt-choose-hero = Pour quel Héros ? { $what }.
dd-prompt-swap-quirk = { CAP(THE($who)) } { AGREE($who, "a déjà", "ont déjà") } trois Particularités, et en voici une autre : { $quirk }. Laquelle part ?
dd-prompt-lose-quirk = { $amount ->
    [one] { CAP(THE($who)) } { AGREE($who, "peut", "peuvent") } perdre une Particularité.
   *[other] { CAP(THE($who)) } { AGREE($who, "peut", "peuvent") } perdre { $amount } Particularités, l’une après l’autre.
}
dd-prompt-pick-hero = { $place ->
    [1] Qui part en premier ?
   *[other] Qui part en numéro { $place } ?
}
dd-prompt-replace = { CAP(THE($who)) } { AGREE($who, "est", "sont") } { FORM($who) ->
    [f] morte
    [mp] morts
    [fp] mortes
   *[m] mort
}. Qui prend sa place ?
dd-prompt-relieve = { $who } : qui part pour cette Quête ?
dd-prompt-train = { $left ->
    [one] { $who } : encore une amélioration possible.
   *[other] { $who } : jusqu’à { $left } améliorations, du niveau ou des Compétences.
}
dd-prompt-leftovers = { $dice ->
    [one] De retour. Il reste { $dice } dé de Provision : utilisez-le maintenant, ou vendez-le.
   *[other] De retour. Il reste { $dice } dés de Provision : utilisez-les maintenant, ou vendez-les.
}
dd-prompt-give-gold = Combien d’Or donnez-vous à l’Héritier ? Cela vaut de l’Expérience à chaque Héros.
dd-prompt-visit = { $days ->
    [one] { $who } : où aller, ce dernier jour au Hameau ?
   *[other] { $who } : où aller aujourd’hui ? Il reste { $days } jours au Hameau.
}
dd-prompt-prepare = Le séjour est fini. Reste-t-il quelque chose à faire avant de partir ?
dd-prompt-service = { $who }, { $building } : que demandez-vous ?
dd-prompt-forge = { $who } : quelle Compétence passe au niveau { $level } pour la prochaine Quête, pour { COUNT($gold, "gold") } ?
dd-prompt-trade = { CAP(THE($who)) } { AGREE($who, "peut", "peuvent") } vendre un Bibelot et en acheter un.
dd-prompt-skill-target = { $skill } : pour qui ?
dd-prompt-free-build = Quel bâtiment est amélioré sans frais ? Il est fermé pendant ce séjour.
dd-prompt-propose = { $gold ->
    [0] Améliorer gratuitement { THE($building) } au niveau { $level } ?
   *[other] Améliorer { THE($building) } au niveau { $level } pour { COUNT($gold, "gold") } ?
}
dd-prompt-feast = Le festin : de quoi { THE($who) } { AGREE($who, "a-t-", "ont-") }{ HE($who) } le plus besoin ?
dd-prompt-lesson = { $who } : quelle Compétence est améliorée sans frais ?
dd-prompt-draft = { $team ->
    [a] La première équipe choisit un Héros.
   *[b] La deuxième équipe choisit un Héros.
}
dd-prompt-profile = { $kind } : avec quelles Compétences ?
dd-prompt-line-up = Dans quel ordre se tiennent vos Héros, de l’avant vers l’arrière ?
dd-prompt-place-puppets = Les pantins remplissent une zone étroite pendant tout le combat. Laquelle ?
dd-prompt-pick-side = Choisissez le côté de l’arène de la première équipe ; on tire ensuite qui commence.
dd-prompt-butcher-path = La Bouchère se dirige vers la { $area }. Par où ?
dd-prompt-place-fighter = Qui va où ?
dd-prompt-activate = { $team ->
    [a] Première équipe : à qui le tour ?
   *[b] Deuxième équipe : à qui le tour ?
}

## Choix

dd-option-done = Rien de plus
dd-option-pass = Rien pour l’instant
dd-option-stay = Tous restent à leur place
dd-option-end = Finir le tour
dd-option-hero = { $who }
dd-option-figure = { $who }
dd-option-area = Vers la { $area }
dd-option-node = Salle { $node }
dd-option-effect = { CAP($what) }
dd-option-quest = { $quest }
dd-option-newcomer = { $kind }
dd-option-goes = { CAP(THE($who)) } { AGREE($who, "repart", "repartent") }
dd-option-draft = { $kind }
dd-option-equip = Équiper « { $skill } »
dd-option-unequip = Ranger « { $skill } »
dd-option-side = { $side ->
    [food] Nourriture
    [bandage] Bandage
    [potion] Potion
    [torch] Torche
   *[tool] Outil
}
dd-option-keep-dice = Garder les dés tels quels
dd-option-turn-die = { $from ->
    [food] Tourner la Nourriture sur { dd-turned-to }
    [bandage] Tourner un Bandage sur { dd-turned-to }
    [potion] Tourner une Potion sur { dd-turned-to }
    [torch] Tourner une Torche sur { dd-turned-to }
   *[tool] Tourner un Outil sur { dd-turned-to }
}
dd-turned-to = { $to ->
    [food] Nourriture
    [bandage] Bandage
    [potion] Potion
    [torch] Torche
   *[tool] Outil
}
dd-option-loot-gold = { $times ->
    [1] 1d10 Or
   *[other] { $times } × 1d10 Or
}
dd-option-loot-die = { $die ->
    [roll] Un dé de Provision à lancer
   *[choose] Un dé de Provision sur la face de votre choix
}
dd-option-take-trinket = { CAP(THE($who)) } { AGREE($who, "le prend", "le prennent") }
dd-option-take-trinket-for = { CAP(THE($who)) } { AGREE($who, "le prend et cède", "le prennent et cèdent") } { THE($old) }
dd-option-arena-side = Ce côté : { $areas }
dd-option-offer-trinket = Le proposer { TO($who) }, qui { AGREE($who, "n’a", "n’ont") } plus de place
dd-option-refuse-trinket = Le refuser
dd-option-leave-to-others = Le laisser aux autres
dd-option-drop-trinket = Perdre { THE($trinket) }
dd-option-discard = Le laisser
dd-option-explore = Explorer { $node }
dd-option-back = Rebrousser chemin vers { $node } : 1 Stress chacun
dd-option-scout = Partir en éclaireur : révéler les salles voisines pour 1 Stress chacun
dd-option-rest = Se reposer : utiliser le bois de chauffage ({ COUNT($points, "point") } pour soigner Blessures et Stress)
dd-option-leave = Quitter le donjon : la Quête s’arrête là, avec ce qu’elle a déjà rapporté
dd-option-arrange = Changer les Postures du groupe
dd-option-camp = { $side ->
    [food] Dresser un camp avec de la Nourriture
    [bandage] Dresser un camp avec un Bandage
    [potion] Dresser un camp avec une Potion
    [torch] Dresser un camp avec une Torche
   *[tool] Dresser un camp avec un Outil
}
dd-option-vote-yes = Oui
dd-option-vote-no = Non
dd-option-vote-split = Oui, à parts égales
dd-option-hazard = Résoudre : { dd-hazard }
dd-option-on-die = { $what } (sur : { dd-hazard })
dd-option-hazard-pay = { $hazard ->
    [rubble] Utiliser un Outil : la voie est déblayée
    [hunger] Manger de la Nourriture
    [darkness] Utiliser une Torche : l’obscurité recule
    [curio] Utiliser { dd-a-provision } : seul le bon côté compte
   *[trap] Utiliser un Outil : le piège est désarmé
}
dd-option-hazard-suffer = { $hazard ->
    [rubble] Passer par-dessus : { COUNT($wounds, "wound") } et 1 Stress
    [hunger] Jeûner : { COUNT($wounds, "wound") }
    [darkness] Endurer : 2 Stress
    [curio] L’examiner ainsi : d’abord le mauvais côté, puis le bon
   *[trap] Prendre le risque : le piège attaque et inflige { COUNT($wounds, "wound") }
}
dd-option-hazard-dim = Laisser la Lumière baisser de 1
dd-option-trap-room = { $wounds ->
    [0] { $stress } Stress
   *[other] { $stress ->
        [0] { COUNT($wounds, "wound") }
       *[other] { COUNT($wounds, "wound") } et { $stress } Stress
    }
}
dd-option-curio-torch = À la lueur d’une Torche : seul le bon côté compte
dd-option-home = Rentrer
dd-option-rest-life = { $who } : soigner 1 Blessure
dd-option-rest-stress = { $who } : Stress −1
dd-option-move = Aller en { $area }
dd-option-stance-forward = Avancer d’une Posture
dd-option-stance-back = Reculer d’une Posture
dd-option-skill = { $skill }
dd-option-use = { $skill } sur la { $area }
dd-outcome-odds = { $blows }
dd-outcome-blow =
    { $who } : { $kill ->
        [0] { $hit } % de chances de toucher
       *[other] { $hit } % de chances de toucher, { $kill } % de tuer
    }
dd-outcome-heal = { $who } : { COUNT($heal, "wound") } de moins
dd-option-loot = Ouvrir le coffre à butin
dd-option-interact = { $rule }
dd-option-task = { $task }
dd-option-eat = Manger de la Nourriture : soigner 1 Blessure
dd-option-bandage-bleed = Bandage : fin de tout Saignement
dd-option-bandage-heal = Bandage : soigner 1 Blessure
dd-option-potion-blight = Potion : fin de toute Flétrissure
dd-option-potion-stress = Potion : Stress −1
dd-option-torch = Torche : Lumière +1
dd-option-eat-for = { CAP(THE($who)) } { AGREE($who, "mange", "mangent") } de la Nourriture : soigner 1 Blessure
dd-option-bandage-bleed-for = Bandage pour { THE($who) } : fin de tout Saignement
dd-option-bandage-heal-for = Bandage pour { THE($who) } : soigner 1 Blessure
dd-option-potion-blight-for = Potion pour { THE($who) } : fin de toute Flétrissure
dd-option-potion-stress-for = Potion pour { THE($who) } : Stress −1
dd-option-torch-for = { CAP(THE($who)) } { AGREE($who, "allume", "allument") } une Torche : Lumière +1
dd-option-trinket = { $trinket } : { $what }
dd-option-shuffle = { $amount ->
    [0] Rester sur place
    [one] { $amount } zone et { $amount } Posture
   *[other] { $amount } zones et { $amount } Postures
}
dd-option-move-aside = { CAP(THE($who)) } { AGREE($who, "va", "vont") } en { $area }
dd-option-lose-quirk = Perdre « { $quirk } »
dd-option-keep-quirks = Les garder
dd-option-train-hero = { $gold ->
    [0] Passer le Héros au niveau { $level } ({ COUNT($xp, "xp") })
   *[other] Passer le Héros au niveau { $level } ({ COUNT($xp, "xp") }, { dd-gold })
}
dd-option-train-skill = { $gold ->
    [0] Améliorer « { $skill } » ({ COUNT($xp, "xp") })
   *[other] Améliorer « { $skill } » ({ COUNT($xp, "xp") }, { dd-gold })
}
dd-option-sell-dice = { $gold ->
    [0] Rien de plus
   *[other] Vendre le reste : { dd-gold }
}
dd-option-give-gold = { $xp ->
    [0] Rien
   *[other] { dd-gold } : { COUNT($xp, "xp") }
}
dd-option-visit = Visiter { THE($building) }
dd-option-hamlet-skill = { $skill }, à la place d’une visite
dd-option-upgrade = Améliorer { THE($building) } au niveau { $level } ({ dd-gold })
dd-option-swap = Changer les Compétences { OF($who) }
dd-option-tavern = Stress −{ $stress } (des visions gâchent le reste)
dd-option-service = { $gold ->
    [0] { $what } (sans frais)
   *[other] { $what } ({ dd-gold })
}
dd-option-depart = Quitter le Hameau
dd-option-forge = Affûter « { $skill } »
dd-option-buy = Acheter { THE($trinket) } ({ dd-gold })
dd-option-sell = Vendre { THE($trinket) } ({ dd-gold })
dd-option-free-build = Améliorer { THE($building) }
dd-option-feast-stress = La paix de l’esprit : plus aucun Stress
dd-option-feast-life = La force : toutes les Blessures soignées
dd-option-lesson = Améliorer « { $skill } »
dd-option-profile = Profil { $number } : { $skills }
dd-option-line-up = { $heroes }
dd-option-place-fighter = { $who } · { $where }

## Pourquoi c’est impossible

dd-why-rest = personne n’est blessé ni stressé
dd-why-no-actions = plus d’action
dd-why-form = { $form ->
    [beast] seulement sous la forme de la bête
   *[human] seulement sous forme humaine
}
dd-why-stance = inutilisable en Posture { dd-in-stance }
dd-why-spent = a déjà touché pendant ce tour
dd-why-no-healing = aucun soin possible dans cette zone
dd-why-range = personne à la bonne distance
dd-why-guard = des ennemis en Garde font barrage
dd-why-blocked = fermé aujourd’hui
dd-why-taken = un autre Héros y est aujourd’hui

## Ce qui s’est passé

dd-event-threat = Une Menace de niveau { $level } grandit : { $boss }.
dd-event-quest-drawn = Une Quête au choix : « { $quest } ».
dd-event-quest = Le groupe se met en route : « { $quest } ».
dd-event-arranged = Le groupe se met en ligne : { THE($figures) }.
dd-event-chosen = { CAP(THE($figure)) } { AGREE($figure, "rejoint", "rejoignent") } le groupe.
dd-event-joined = { CAP(THE($figure)) } { AGREE($figure, "arrive par la Diligence et rejoint", "arrivent par la Diligence et rejoignent") } le groupe.
dd-event-recovered = { CAP(THE($figure)) } { AGREE($figure, "se relève", "se relèvent") }, sans Blessure ni Stress.
dd-event-hero-raised = { CAP(THE($figure)) } { AGREE($figure, "passe", "passent") } au niveau { $level }.
dd-event-skill-raised = { CAP(THE($figure)) } { AGREE($figure, "connaît", "connaissent") } désormais « { $family } » au niveau { $level }.
dd-event-game-won = { $mode ->
    [campaign] Le domaine respire de nouveau. Victoire !
    [quest] Le groupe est rentré sain et sauf.
   *[other] Victoire !
}
dd-event-game-lost = { $mode ->
    [battle] Le combat est perdu.
   *[other] Les ténèbres ont gagné. Tout est perdu.
}
dd-event-provision = Dé de Provision : { dd-provision }.
dd-event-spent = Utilisé : { dd-provision }.
dd-event-gold = Le groupe a maintenant { COUNT($gold, "gold") }.
dd-event-loot = { $token ->
    [roll] { CAP(THE($figure)) } { AGREE($figure, "ouvre", "ouvrent") } un coffre : un dé de Provision à lancer.
    [choose] { CAP(THE($figure)) } { AGREE($figure, "ouvre", "ouvrent") } un coffre : un dé de Provision au choix.
    [gold_or_roll] { CAP(THE($figure)) } { AGREE($figure, "ouvre", "ouvrent") } un coffre : de l’Or, ou un dé de Provision à lancer.
    [double_gold_or_choose] { CAP(THE($figure)) } { AGREE($figure, "ouvre", "ouvrent") } un coffre : beaucoup d’Or, ou un dé de Provision au choix.
   *[other] { CAP(THE($figure)) } { AGREE($figure, "ouvre", "ouvrent") } un coffre.
}
dd-event-trinket-found = { CAP(THE($figure)) } { AGREE($figure, "trouve", "trouvent") } { THE($trinket) }.
dd-event-trinket-gained = { CAP(THE($figure)) } { AGREE($figure, "porte", "portent") } désormais { THE($trinket) }.
dd-event-trinket-lost = { CAP(THE($trinket)) } { AGREE($trinket, "est", "sont") } { FORM($trinket) ->
    [f] perdue
    [mp] perdus
    [fp] perdues
   *[m] perdu
}.
dd-event-trinket-used = { $side ->
    [positive] { CAP(THE($figure)) } { AGREE($figure, "utilise", "utilisent") } { THE($trinket) } ; { AGREE($trinket, "son", "leur") } mauvais côté est maintenant visible.
   *[negative] { CAP(THE($figure)) } { AGREE($figure, "endure", "endurent") } le mauvais côté { OF($trinket) } ; le bon est de nouveau visible.
}
dd-event-tile = Les salles du donjon sont en place.
dd-event-token = La salle { dd-slot } se révèle : { dd-token }.
dd-event-arrived = Le groupe avance.
dd-event-walks-back = Le groupe revient sur ses pas.
dd-event-enters = Le groupe entre dans { dd-token }.
dd-event-cleared = { $token ->
    [empty] La salle vide est sûre.
    [dark] La salle obscure est nettoyée.
    [trap] La salle piégée est nettoyée.
    [curio] La salle à Curiosité est nettoyée.
    [treasure] La salle au trésor est nettoyée.
    [lair] Le Repaire est nettoyé.
   *[objective] L’Objectif est rempli.
}
dd-event-scouted = Le groupe part en éclaireur.
dd-event-refused = { $what ->
    [scout] Tout le monde ne veut pas partir en éclaireur.
    [leave] Tout le monde ne veut pas quitter le donjon.
    [upgrade] Tout le monde ne veut pas bâtir.
   *[rest] Tout le monde ne veut pas se reposer.
}
dd-event-left = Le groupe quitte le donjon.
dd-event-camp = Un camp est dressé dans la salle { dd-slot }.
dd-event-lit = Une Torche éclaire la salle obscure pour de bon.
dd-event-hazard = { $hazard ->
    [blank] { CAP(THE($figure)) } { AGREE($figure, "trouve", "trouvent") } la voie libre.
   *[other] { CAP(THE($figure)) } { AGREE($figure, "rencontre", "rencontrent") } : { dd-hazard }.
}
dd-event-hurts = { $hazard ->
    [rubble] { CAP(THE($figure)) } { AGREE($figure, "franchit", "franchissent") } les Décombres.
    [hunger] { CAP(THE($figure)) } { AGREE($figure, "reste sur sa Faim", "restent sur leur Faim") }.
    [darkness] L’Obscurité pèse sur { THE($figure) }.
    [snare] Un Piège se referme sur { THE($figure) }.
   *[trap] La salle est un piège, et { THE($figure) } { AGREE($figure, "s’y trouve", "s’y trouvent") }.
}
dd-event-trap-missed = Le piège manque { THE($figure) }.
dd-event-curio-found = Le groupe trouve une Curiosité : { THE($curio) }.
dd-event-curio = { CAP(THE($figure)) } { AGREE($figure, "examine", "examinent") } une Curiosité : { THE($curio) }.
dd-event-stolen = Quelqu’un est passé avant : Or et Bibelots ont disparu.
dd-event-rests = Le groupe se repose autour du feu : { COUNT($points, "point") }.
dd-event-light = { $way ->
    [up] La Lumière monte à { $light }.
   *[down] La Lumière baisse à { $light }.
}
dd-event-room = Au combat ! { CAP(THE($room)) }.
dd-event-boss = { CAP(THE($boss)) } { AGREE($boss, "attend", "attendent") } le groupe.
dd-event-boss-beaten = { CAP(THE($boss)) } { AGREE($boss, "n’est plus", "ne sont plus") }.
dd-event-spawned = { CAP(THE($figure)) } { AGREE($figure, "apparaît", "apparaissent") } dans la zone { dd-place }.
dd-event-spawn-discarded = { CAP(THE($figure)) } { AGREE($figure, "cède", "cèdent") } la place à plus grand.
dd-event-purged = Hors du jeu : { $figures }.
dd-event-round = Manche { $round }.
dd-event-initiative = { $side ->
    [party] La carte du groupe est piochée.
   *[foes] La carte des ennemis est piochée.
}
dd-event-turn = { CAP(THE($figure)) } { AGREE($figure, "agit", "agissent") }.
dd-event-rolled = Le d10 donne { $roll }.
dd-event-uses = { $figures-count ->
    [0] { CAP(THE($figure)) } { AGREE($figure, "utilise", "utilisent") } « { $skill } ».
   *[other] { CAP(THE($figure)) } { AGREE($figure, "utilise", "utilisent") } « { $skill } » sur { THE($figures) }.
}
dd-event-results = { $results ->
    [miss] Échec : { THE($figure) } { AGREE($figure, "n’atteint", "n’atteignent") } pas { THE($figures) }.
    [hit] { CAP(THE($figure)) } { AGREE($figure, "atteint", "atteignent") } { THE($figures) }.
   *[crit] Critique ! { CAP(THE($figure)) } { AGREE($figure, "atteint", "atteignent") } { THE($figures) }.
}
dd-event-out-of-range = { CAP(THE($figure)) } { AGREE($figure, "n’atteint", "n’atteignent") } personne avec « { $skill } ».
dd-event-interacts = { $figure } : { $rule }.
dd-event-task-done = C’est fait ({ $figure }) : { $task }.
dd-event-moved = { CAP(THE($figure)) } { AGREE($figure, "va", "vont") } dans la zone { dd-place }.
dd-event-shoved = { CAP(THE($figure)) } { AGREE($figure, "se retrouve", "se retrouvent") } dans la zone { dd-place }.
dd-event-tossed = { CAP(THE($figure)) } { AGREE($figure, "vole", "volent") } jusque dans la zone { dd-place }.
dd-event-thrown = { CAP(THE($figure)) } { AGREE($figure, "finit", "finissent") } dans les flammes de la zone { dd-place }.
dd-event-placed = { CAP(THE($figure)) } { AGREE($figure, "prend", "prennent") } place dans la zone { dd-place }.
dd-event-stance = { $stance ->
    [0] { CAP(THE($figure)) } { AGREE($figure, "prend", "prennent") } la Posture agressive.
    [1] { CAP(THE($figure)) } { AGREE($figure, "prend", "prennent") } la Posture défensive.
    [2] { CAP(THE($figure)) } { AGREE($figure, "prend", "prennent") } la Posture à distance.
   *[3] { CAP(THE($figure)) } { AGREE($figure, "prend", "prennent") } la Posture de soutien.
}
dd-event-scrambled = Toutes les Postures sont mêlées : { THE($figures) }.
dd-event-transformed = { $form ->
    [beast] { CAP(THE($figure)) } { AGREE($figure, "devient", "deviennent") } la bête.
   *[human] { CAP(THE($figure)) } { AGREE($figure, "reprend", "reprennent") } forme humaine.
}
dd-event-wounded = { CAP(THE($figure)) } { AGREE($figure, "subit", "subissent") } { COUNT($amount, "wound") } ; Vie restante : { $left }.
dd-event-healed = { $amount ->
    [one] { CAP(THE($figure)) } { AGREE($figure, "guérit", "guérissent") } de { $amount } Blessure.
   *[other] { CAP(THE($figure)) } { AGREE($figure, "guérit", "guérissent") } de { $amount } Blessures.
}
dd-event-bleeds = { $why ->
    [bleed] Le Saignement affaiblit { THE($figure) } : { COUNT($amount, "wound") }.
    [blight] La Flétrissure ronge { THE($figure) } : { COUNT($amount, "wound") }.
   *[both] Saignement et Flétrissure rongent { THE($figure) } : { COUNT($amount, "wound") }.
}
dd-event-because = « { $source } » prend effet.
dd-event-stunned = Étourdissement : { THE($figure) } { AGREE($figure, "perd", "perdent") } le fil.
dd-event-riposte = { CAP(THE($figure)) } { AGREE($figure, "riposte", "ripostent") } contre { THE($foe) }.
dd-event-afflicted = { $condition ->
    [bleed] { $figure } : { dd-condition } { $amount } pour { dd-turns }.
    [blight] { $figure } : { dd-condition } { $amount } pour { dd-turns }.
   *[other] { $figure } : { dd-condition } pour { dd-turns }.
}
dd-event-shrugged-off = Sans effet sur { THE($figure) } : { dd-condition }.
dd-event-freed = { $conditions ->
    [bleed] { CAP(THE($figure)) } { AGREE($figure, "ne saigne plus", "ne saignent plus") }.
    [blight] { CAP(THE($figure)) } { AGREE($figure, "n’a plus", "n’ont plus") } de Flétrissure.
   *[other] { CAP(THE($figure)) } { AGREE($figure, "secoue ses entraves", "secouent leurs entraves") }.
}
dd-event-slain = { CAP(THE($figure)) } { AGREE($figure, "meurt", "meurent") }.
dd-event-battle-won = Le combat est gagné.
dd-event-battle-fled = Le groupe fuit.
dd-event-lull = { COUNT($rounds, "round") } sans Blessure ni Stress pour personne ; au bout de { $most }, tout s’arrête.
dd-event-given-up = { COUNT($rounds, "round") } sans que personne ne frappe. Le groupe renonce.
dd-event-pew = Un banc s’écrase dans la zone { dd-place }.
dd-event-doom = Fatalité : { $roll }.
dd-event-deaths-door = { CAP(THE($figure)) } { AGREE($figure, "est", "sont") } à la Porte de la Mort !
dd-event-deathblow = { $deadly ->
    [yes] La mort emporte { THE($figure) }.
   *[no] { CAP(THE($figure)) } { AGREE($figure, "s’accroche", "s’accrochent") } à la vie.
}
dd-event-died = { $why ->
    [deathblow] { CAP(THE($figure)) } { AGREE($figure, "n’est plus", "ne sont plus") }.
    [heart_attack] Crise cardiaque : { THE($figure) } { AGREE($figure, "n’est plus", "ne sont plus") }.
   *[madness] La folie emporte { THE($figure) } pour toujours.
}
dd-event-stressed = { CAP(THE($figure)) } { AGREE($figure, "subit", "subissent") } { $amount } Stress ({ $stress } sur 10).
dd-event-relieved = { CAP(THE($figure)) } { AGREE($figure, "perd", "perdent") } { $amount } Stress ({ $stress } sur 10).
dd-event-resolve = { $result ->
    [virtue] Test de Détermination, { $figure } : { $roll }. Vertu !
   *[affliction] Test de Détermination, { $figure } : { $roll }. Affliction !
}
dd-event-mood = { CAP(THE($mood)) } { AGREE($mood, "s’empare", "s’emparent") } { OF($figure) }.
dd-event-mood-rolled = { $acts ->
    [yes] { CAP(THE($mood)) } { AGREE($mood, "prend", "prennent") } le dessus sur { THE($figure) } ({ $roll }).
   *[no] { CAP(THE($figure)) } { AGREE($figure, "garde", "gardent") } la tête froide : { THE($mood) } { AGREE($mood, "reste", "restent") } sans effet ({ $roll }).
}
dd-event-quirk = { CAP(THE($figure)) } { AGREE($figure, "gagne", "gagnent") } une Particularité : { $quirk }.
dd-event-quirk-lost = { CAP(THE($figure)) } { AGREE($figure, "perd", "perdent") } une Particularité : { $quirk }.
dd-event-disease = { CAP(THE($figure)) } { AGREE($figure, "tombe malade", "tombent malades") } : { $disease }.
dd-event-cured = { CAP(THE($figure)) } { AGREE($figure, "guérit", "guérissent") } : { $disease }.
dd-event-home = Le groupe rentre au Hameau.
dd-event-xp = { $xp ->
    [0] La Quête n’a rapporté aucune Expérience.
   *[other] Chaque Héros gagne { COUNT($xp, "xp") }.
}
dd-event-hamlet = Un séjour au Hameau commence.
dd-event-event = { $days ->
    [0] Cette semaine : « { $event } ». Aucun jour sur place.
   *[other] Cette semaine : « { $event } ». { COUNT($days, "day") } sur place.
}
dd-event-day = { $days ->
    [one] Dernier jour au Hameau.
   *[other] Un nouveau jour ; encore { COUNT($days, "day") }.
}
dd-event-caretaker = L’Intendant passe la journée ici : { $building }.
dd-event-caretaker-gone = L’Intendant a été renvoyé.
dd-event-blocked = Fermé aujourd’hui : { $building }.
dd-event-visits = { CAP(THE($figure)) } { AGREE($figure, "visite", "visitent") } { THE($building) }.
dd-event-hamlet-skill = { CAP(THE($figure)) } { AGREE($figure, "utilise", "utilisent") } « { $hamlet_skill } ».
dd-event-rolls-off = { CAP(THE($figure)) } { AGREE($figure, "fait", "font") } { $roll }.
dd-event-raided = On trouve { THE($figure) } ici : { $building }.
dd-event-built = { CAP(THE($building)) } { AGREE($building, "passe", "passent") } au niveau { $level }.
dd-event-forged = { CAP(THE($figure)) } { AGREE($figure, "fait", "font") } affûter « { $family } » au niveau { $level }.
dd-event-offered = En vente à la Roulotte : { $trinket }.
dd-event-departs = Le groupe quitte le Hameau.
dd-event-first-team = { $team ->
    [a] La première équipe commence.
   *[b] La deuxième équipe commence.
}
dd-event-drafted = { $team ->
    [a] La première équipe prend { THE($hero) }.
   *[b] La deuxième équipe prend { THE($hero) }.
}
dd-event-profile = { CAP(THE($figure)) } { AGREE($figure, "combat", "combattent") } avec le profil { $profile }.
dd-event-puppets = Les pantins remplissent la zone { dd-place }.
dd-event-butcher = La Bouchère flâne vers la zone { dd-place }.
dd-event-bout-drawn = Après { COUNT($rounds, "round") }, le combat ne mène à rien : la Bouchère renvoie les deux équipes. Match nul.
dd-event-bout-won = { $team ->
    [a] La première équipe remporte le combat.
    [b] La deuxième équipe remporte le combat.
   *[none] Personne n’est resté debout.
}

## Comment cela finit

dd-why-won = Le groupe a triomphé.
dd-why-lost = Il ne reste aucun Héros pour continuer.
dd-why-fled = Les Héros sont en vie, mais le terrain est à l’ennemi.
dd-why-home-done = Le groupe est rentré, et il ne reste rien à faire.
dd-why-home-part = Le groupe est rentré avant d’avoir tout accompli.
dd-why-home-nothing = Le groupe est rentré les mains vides : sans Expérience, pas de victoire.
dd-end-won = { $mode ->
    [battle] Le combat est gagné
    [boss] Le boss est vaincu
   *[campaign] Le domaine est sauvé
}
dd-end-lost = { $mode ->
    [battle] Le combat est perdu
    [campaign] Le domaine est tombé
   *[other] Le groupe a péri
}
dd-end-fled = Le groupe a fui
dd-end-quest-done = La Quête est accomplie
dd-end-quest-part = La Quête est accomplie en partie
dd-end-quest-nothing = La Quête a échoué
dd-score-xp = Expérience
dd-why-bout = La foule acclame la dernière équipe debout.
dd-why-draw = Personne n’est resté debout.
dd-why-stalemate = Le combat ne menait à rien : match nul.

## Mise en place

dd-setup-players = Joueurs
dd-setup-players-value = { $value ->
    [one] { $value } joueur
   *[other] { $value } joueurs
}
dd-setup-mode = Que jouer
dd-setup-mode-value = { $value ->
    [campaign] Campagne
    [quest] Une Quête
    [battle] Un combat
    [boss] Un boss
   *[circus] Le Cirque de la Bouchère
}
dd-setup-mode-about = { $mode ->
    [campaign] Trois Actes de deux Quêtes et un boss chacun, puis le plus sombre des donjons.
    [quest] Un seul donjon, de l’entrée à l’objectif.
    [battle] Une salle pleine de monstres.
    [boss] Un boss, et des Héros prêts à l’affronter.
   *[circus] Deux équipes de quatre Héros s’affrontent dans l’arène.
}
dd-setup-mode-time = { $mode ->
    [campaign] bien des soirées
    [quest] une heure
    [battle] 15 minutes
    [boss] une demi-heure
   *[circus] une heure
}
dd-setup-difficulty = Difficulté
dd-setup-difficulty-value = { $value ->
    [standard] Normale
    [radiant] Radieuse
   *[stygian] Stygienne
}
dd-setup-difficulty-about = { $value ->
    [standard] 10 pièces d’Or au départ.
    [radiant] 20 pièces d’Or au départ ; chaque Héros choisit la face d’un dé de Provision et lance un dé d’exploration de moins.
   *[stygian] Pas d’Or, des salles plus dures, et des boss avec +1 en Critique.
}
dd-setup-party = Groupe
dd-setup-party-value = { $value ->
    [table] Choisi à la table
   *[other] Votre propre choix
}
dd-setup-hero = { $n ->
    [1] Héros de tête
    [2] Deuxième Héros
    [3] Troisième Héros
   *[4] Héros de queue
}
dd-setup-hero-values = Vie { $life }, Esquive { $dodge }, Vitesse { $speed }
dd-setup-hero-skills = { $skills }
dd-setup-party-heroes = { $heroes }
dd-setup-role-crusader = Tient la tête, étourdit, soigne un peu ; les Impies le redoutent.
dd-setup-role-hellion = Brise la première ligne, et atteint la dernière.
dd-setup-role-bounty-hunter = Déplace les ennemis et achève qui est marqué.
dd-setup-role-highwayman = Lame et pistolet : à sa place partout.
dd-setup-role-vestal = Soigne, depuis l’arrière.
dd-setup-role-jester = Apaise l’esprit des autres et fait saigner les ennemis.
dd-setup-role-plague-doctor = Empoisonne et étourdit les derniers rangs.
dd-setup-role-arbalest = Tire de loin, et marque pour les autres.
dd-setup-role-grave-robber = Se faufile, lance des dagues, laisse du poison.
dd-setup-role-occultist = Maudit, attire, et soigne beaucoup ou rien.
dd-setup-role-abomination = Un homme enchaîné, et la bête qu’il devient.
dd-setup-level = Niveau
dd-setup-level-value = Niveau { $value }
dd-setup-hero-level = Niveau des Héros
dd-setup-hero-level-value = { $value ->
    [same] Le même
   *[other] Niveau { $value }
}
dd-setup-trinket = { $n ->
    [1] Bibelot du Héros de tête
    [2] Bibelot du deuxième Héros
    [3] Bibelot du troisième Héros
   *[other] Bibelot du dernier Héros
}
dd-setup-trinket-value = Aucun
dd-setup-room = Salle
dd-setup-room-value = N’importe laquelle
dd-setup-quest = Quête
dd-setup-quest-value = Un choix entre deux
dd-setup-boss = Boss
dd-setup-boss-value = Le dernier affrontement
dd-setup-cancelled = Forme que ne prend pas le dernier ennemi
dd-setup-arena = Arène
dd-setup-puppets = Pantins dans l’arène : ils remplissent une zone étroite pendant tout le combat
dd-setup-butcher = La Bouchère parcourt l’arène : près d’elle, les coups sont plus souvent critiques
dd-setup-teams = Équipes
dd-house-campaign = Longueur de la campagne
dd-house-campaign-value = { $value ->
    [one] un Acte
    [two] deux Actes
   *[book] selon le livret
}
dd-house-campaign-about = { $value ->
    [one] Deux Quêtes et le boss du premier Acte : qui le vainc a gagné.
    [two] Deux Actes ; qui vainc le second boss a gagné.
   *[book] Trois Actes, puis le plus sombre des donjons et son dernier affrontement.
}
dd-house-light = La Lumière
dd-house-light-value = { $value ->
    [gentle] douce : jamais sous 2
    [harsh] cruelle : jamais au-dessus de 3
   *[book] selon le livret
}
dd-house-light-about = { $value ->
    [gentle] La Lumière ne descend jamais sous 2.
    [harsh] Chaque Quête commence à 3 de Lumière, et aucune Torche n’éclaire davantage.
   *[book] De 5 à 0.
}
dd-house-caretaker = L’Intendant
dd-house-caretaker-value = { $value ->
    [away] reste chez lui
   *[book] selon le livret
}
dd-house-caretaker-about = { $value ->
    [away] Aucun jet pour lui : il n’occupe aucun bâtiment. Ce qui ferme des bâtiments par ailleurs le fait toujours.
   *[book] Un bâtiment est fermé la plupart des jours.
}
dd-house-death = La mort
dd-house-death-value = { $value ->
    [off] jamais définitive
   *[book] selon le livret
}
dd-house-death-about = { $value ->
    [off] Qui est mort revient après le combat, sans Blessure ni Stress, avec tout ce qu’il a appris ; ses Bibelots restent aux autres. Un boss qui tue tout le groupe a tout de même gagné.
   *[book] Les morts sont morts : la Diligence amène quelqu’un d’autre, tant que quelqu’un y attend.
}
dd-house-heroes = Le groupe
dd-house-heroes-value = { $value ->
    [each_quest] choisi à chaque Quête
   *[book] selon le livret
}
dd-house-heroes-about = { $value ->
    [each_quest] Avant chaque Quête, un autre Héros peut partir à la place, comme s’il arrivait par la Diligence ; il reçoit les Bibelots de celui qui reste.
   *[book] Les mêmes Héros partent jusqu’à leur mort.
}
dd-preset = { $name ->
    [short_evening] Une courte soirée
    [first_campaign] Une première campagne
    [merciless] Sans pitié
   *[book] Selon le livret
}
dd-setup-teams-value = { $value ->
    [draft] Choisies tour à tour
   *[custom] Votre choix
}
dd-setup-fighter = { $team ->
    [a] Équipe A, Héros { $n }
   *[b] Équipe B, Héros { $n }
}
dd-setup-option-value = { $value ->
    [yes] Oui
   *[no] Non
}

## Ce qu’on demande aux vrais dés et paquets

dd-chance-d10 = un d10
dd-chance-provision = un dé de Provision
dd-chance-exploration = un dé d’exploration
dd-chance-deaths-door = le dé de la Porte de la Mort
dd-chance-mood = une carte Affliction ou Vertu
dd-chance-quirk = une carte Particularité
dd-chance-disease = une carte Maladie
dd-chance-trinket = une carte Bibelot
dd-chance-room = une carte salle
dd-chance-monster = une carte monstre
dd-chance-initiative = une carte d’Initiative
dd-chance-threat = la Menace imminente
dd-chance-quest = une carte Quête
dd-chance-tile = une tuile de donjon
dd-chance-token = un jeton de salle
dd-chance-loot = un jeton de coffre à butin
dd-chance-curio = une carte Curiosité
dd-chance-event = une carte événement
dd-chance-stance = qui prend la Posture suivante
dd-chance-team = l’équipe qui commence
dd-face-provision = { $face ->
    [food] Nourriture
    [bandage] Bandage
    [potion] Potion
    [torch] Torche
    [tool] Outil
   *[wild] Au choix
}
dd-face-exploration = { $face ->
    [rubble] Décombres
    [hunger] Faim
    [darkness] Obscurité
    [curio] Curiosité
    [trap] Piège
   *[blank] Vierge
}
dd-face-deaths-door = { $face ->
    [skull] Crâne
   *[blank] Vierge
}
dd-face-token = { $face ->
    [empty] Salle vide
    [dark] Salle obscure
    [trap] Salle piégée
    [curio] Salle à Curiosité
    [treasure] Salle au trésor
    [lair] Repaire
   *[objective] Objectif
}
dd-face-loot = { $face ->
    [roll] Un dé de Provision à lancer
    [choose] Un dé de Provision au choix
    [gold_or_roll] De l’Or, ou un dé de Provision à lancer
   *[double_gold_or_choose] Deux fois de l’Or, ou un dé de Provision au choix
}
dd-face-initiative = { $face ->
    [party] Héros
   *[foes] Ennemis
}
dd-face-team = { $face ->
    [a] Première équipe
   *[b] Deuxième équipe
}
dd-face-tile = { $face ->
    [long_gallery] Longue galerie
    [broken_ring] Anneau brisé
    [ladder] Échelle
    [antlers] Ramure
    [serpent] Serpent
    [cross] Croix
    [twin_halls] Salles jumelles
    [comb] Peigne
    [hourglass] Sablier
    [star] Étoile
    [spiral] Spirale
    [forked_descent] Descente fourchue
    [dd_a] Darkest Dungeon, face A
   *[dd_b] Darkest Dungeon, face B
}

## La table

dd-ui-chapter-over = Le récit s’achève
dd-ui-chapter-battle = Manche { $round }
dd-ui-chapter-boss = Boss, manche { $round }
dd-ui-chapter-bout = Manche { $round }
dd-ui-chapter-placing = L’arène
dd-ui-chapter-circus = Le Cirque
dd-ui-chapter-hamlet = Le Hameau
dd-ui-chapter-dungeon = Le donjon
dd-ui-chapter-prepare = Avant le départ
dd-ui-step-heroes = Un Héros agit
dd-ui-step-foes = Un monstre agit
dd-ui-step-bout = Tour à tour
dd-ui-step-draft = Les équipes
dd-ui-step-prepare = Préparatifs
dd-ui-step-dungeon = Exploration
dd-ui-step-hamlet = Le Hameau

dd-ui-life = Vie : { $left } sur { $life }
dd-ui-stress = Stress : { $stress } sur 10 ; à 10, test de Détermination
dd-ui-stress-red = Stress : { $stress } sur 10 ; la Détermination a été testée : à 10, le cœur lâche
dd-ui-die = Dé à dix faces : { $face }
dd-ui-stance = { $stance ->
    [aggressive] Agressive
    [defensive] Défensive
    [ranged] À distance
   *[support] Soutien
  }
dd-ui-stance-help = { $stance ->
    [aggressive] En tête : agit en premier et l’emporte à chaque égalité.
    [defensive] Deuxième de la ligne.
    [ranged] Troisième de la ligne.
   *[support] En queue : agit en dernier.
  }
dd-ui-stance-now = est ici à présent
dd-ui-stance-able = Utilisable en Posture : { $stance }
dd-ui-stance-unable = Inutilisable en Posture : { $stance }
dd-ui-slot = { $name }, { $stance }
dd-ui-slot-empty = { $stance } : personne
dd-ui-condition = { $condition ->
    [bleed] Saignement
    [blight] Flétrissure
    [stun] Étourdissement
    [buff] Bonus
    [debuff] Malus
    [mark] Marque
    [riposte] Riposte
    [guard] Garde
    [protection] Protection
    [shuffle] Déplacement forcé
   *[disease] Maladie
  }
dd-ui-condition-help = { $condition ->
    [bleed] { $amount ->
        [0] Des Blessures au début de chaque tour.
       *[other] { COUNT($amount, "wound") } au début de chaque tour.
      }
    [blight] { $amount ->
        [0] Des Blessures au début de chaque tour.
       *[other] { COUNT($amount, "wound") } au début de chaque tour.
      }
    [stun] Un Héros perd une action, un monstre tout son tour.
    [buff] Ses Compétences ont +1 en Critique.
    [debuff] Les Compétences qui le visent ont +1 en Critique.
    [mark] Les attaques qui le visent ont +1 en Précision ; certains monstres traquent les cibles marquées.
    [riposte] Rend la moitié des dégâts subis, arrondie à l’entier supérieur.
    [guard] Les ennemis doivent le viser.
    [protection] Ne subit que la moitié des dégâts des attaques, arrondie à l’entier supérieur.
    [shuffle] Subit une poussée ou une traction.
   *[disease] Tombe malade.
  }
dd-ui-stack = { $condition } : { LOW($help) } { $tokens ->
    [1] Encore un tour.
   *[other] Encore { COUNT($tokens, "turn") }.
  }
dd-ui-type = { $type ->
    [unholy] Impie
    [human] Humain
    [eldritch] Indicible
   *[beast] Bête
  }
dd-ui-size = { $size ->
    [small] petit
    [large] grand
   *[normal] de taille normale
  }
dd-ui-provision = { $side ->
    [food] Nourriture
    [bandage] Bandage
    [potion] Potion
    [torch] Torche
    [tool] Outil
   *[wild] Au choix
  }
dd-ui-provision-help = { $side ->
    [food] Soigne 1 Blessure, ou apaise la faim.
    [bandage] Met fin à tout Saignement d’un Héros, ou soigne 1 Blessure.
    [potion] Met fin à toute Flétrissure d’un Héros, ou retire 1 Stress.
    [torch] Lumière +1 ; chasse l’obscurité ; annule le mauvais côté d’une Curiosité.
    [tool] Déblaie les décombres et désarme les pièges.
   *[wild] Vous choisissez la face.
  }
dd-ui-provision-count = { $name } : { $count }. { $help }
dd-ui-provisions = Provisions
dd-ui-firewood = Bois de chauffage : le groupe peut se reposer une fois dans une salle nettoyée.
dd-ui-token = { $token ->
    [empty] Salle vide
    [dark] Salle obscure
    [trap] Salle piégée
    [curio] Salle à Curiosité
    [treasure] Salle au trésor
    [lair] Repaire
   *[objective] Objectif
  }
dd-ui-token-help = { $token ->
    [empty] Rien ici ; nettoyée aussitôt.
    [dark] Lumière −1 à chaque passage.
    [trap] À chaque passage, chaque Héros subit des Blessures ou du Stress à hauteur du niveau du donjon.
    [curio] Un combat sur 1–5 au d10 ; puis une Curiosité.
    [treasure] Un combat ; les vainqueurs trouvent 20 pièces d’Or.
    [lair] Un combat.
   *[objective] Selon la Quête ; toujours gardé.
  }
dd-ui-hazard = { $hazard ->
    [rubble] Décombres
    [hunger] Faim
    [darkness] Obscurité
    [curio] Curiosité
    [trap] Piège
   *[blank] Rien
  }
dd-ui-hazard-help = { $hazard ->
    [rubble] Un Outil, ou { COUNT($level, "wound") } et 1 Stress.
    [hunger] De la Nourriture, ou 2 Blessures par niveau de Héros.
    [darkness] Une Torche, ou Lumière −1, ou 2 Stress.
    [curio] Piochez une Curiosité ; une Torche annule son mauvais côté.
    [trap] Un Outil, ou le piège attaque : 2 Blessures par niveau de donjon, le double si c’est critique, aucune si le Héros esquive.
   *[blank] La voie est libre.
  }
dd-ui-exploration = Dés d’exploration
dd-ui-light = Lumière : { $light } sur 5
dd-ui-gold = Or
dd-ui-gold-count = { $gold } Or
dd-ui-purse = Ce que porte le groupe
dd-ui-difficulty = { $difficulty ->
    [radiant] Radieuse
    [stygian] Stygienne
   *[standard] Normale
  }

dd-ui-hero = Héros
dd-ui-actions = { COUNT($count, "action") }
dd-ui-inspect = { $name } : toutes les cartes
dd-ui-dodge = Esquive
dd-ui-dodge-help = Esquive : se retranche de la Précision de l’attaquant.
dd-ui-speed = Vitesse
dd-ui-speed-help = Vitesse : nombre de zones d’un déplacement.
dd-ui-protection = Protection
dd-ui-guard-help = Garde : ses ennemis doivent le viser, toujours.
dd-ui-protection-help = Protection : ne subit que la moitié des dégâts des attaques, toujours.
dd-ui-trinkets = Bibelots
dd-ui-trinkets-of = Bibelots ({ $count } sur { $slots })
dd-ui-door = Porte de la Mort
dd-ui-door-help = Vie épuisée : chaque nouveau coup peut être le dernier (un crâne sur 3 faces sur 10).
dd-ui-dead = Mort
dd-ui-beast = Bête
dd-ui-beast-help = Sous la forme de la bête, d’autres Compétences sont disponibles.
dd-ui-mood-help = Au début de chaque tour, sur 1–{ $upto } au d10 :
dd-ui-hero-level = Niveau { $level }
dd-ui-xp = Expérience
dd-ui-xp-help = Expérience : se dépense à la Guilde.
dd-ui-hero-facts = Niveau { $level } · Vie { $left } sur { $life } · Stress { $stress } · Esquive { $dodge } · Vitesse { $speed } · Expérience { $xp }
dd-ui-hero-facts-circus = Vie { $left } sur { $life } · Esquive { $dodge } · Vitesse { $speed }
dd-ui-resists = Résiste : { $list } (un tour de moins).
dd-ui-immune = Immunité : { $list }.
dd-ui-skills = Compétences ({ $count ->
    [one] { $count } équipée
   *[other] { $count } équipées
  } sur { $slots })
dd-ui-equipped = Équipée
dd-ui-quirks = Particularités
dd-ui-hamlet-skills = Compétences du Hameau
dd-ui-none = Aucun.
dd-ui-no-quirks = Aucune.
dd-ui-skills-of = Compétences : { $name }

dd-ui-acc = Précision
dd-ui-acc-help = Précision : retranchez-en l’Esquive de la cible ; le coup touche à ce résultat ou moins.
dd-ui-dmg = Dégâts
dd-ui-dmg-help = Dégâts ; { $crit } si le coup est critique.
dd-ui-heal = Soins
dd-ui-heal-help = Soins ; { $crit } en cas de critique.
dd-ui-crit = Critique
dd-ui-crit-help = Critique : à ce résultat ou moins, l’effet est plus fort.
dd-ui-skill-level = Niveau { $level }
dd-ui-range = { $range ->
    [self] sur soi
    [allies] tous les alliés
    [one] portée { $low }
   *[span] portée { $low }–{ $high }
  }
dd-ui-range-help = Nombre de zones de distance ; 0 est sa propre zone. Un terrain élevé, ou une cible en contrebas, en ajoute une.
dd-ui-targets = { $foes ->
    [0] { $friends ->
        [one] { $friends } allié d’une zone.
       *[other] Jusqu’à { $friends } alliés d’une zone.
    }
    [one] { $foes } ennemi d’une zone.
   *[other] Jusqu’à { $foes } ennemis d’une zone.
  }
dd-ui-self = Soi :
dd-ui-hits = de chances de toucher,
dd-ui-crits = de critique
dd-ui-between = { $low } à { $high }
dd-ui-odds = { $hit } de chances de toucher, { $crit } de critique
dd-ui-odds-kill = { $hit } de chances de toucher, { $crit } de critique, { $kill } de tuer
dd-ui-odds-heal = soigne { COUNT($heal, "wound") }, { $crit } de chances de critique

dd-ui-large = grand
dd-ui-large-help = Il prend deux places dans sa zone et dans la ligne.
dd-ui-acts = agit maintenant
dd-ui-has-acted = a agi
dd-ui-intents = Ce que { AGREE($name, "ferait", "feraient") } { THE($name) } maintenant
dd-ui-intent-drift = avance vers le Héros le plus proche
dd-ui-intent-nobody = personne à viser
dd-ui-intent-self = sur lui-même
dd-ui-intent-far = { $name }, hors de portée
dd-ui-intent-and = { $others ->
    [one] { $name } et { $others } autre
   *[other] { $name } et { $others } autres
}
dd-ui-intent-odds = { $hit } de chances de toucher pour { COUNT($damage, "damage") }, { $crit } de critique pour { $hard }
dd-ui-intent-hit = { $hit } de chances de toucher
dd-ui-foe-facts = Vie { $life } · Esquive { $dodge } · Vitesse { $speed } · { $size } · { $types }

dd-ui-tracker-party = Le groupe selon ses Postures
dd-ui-tracker-foes = Les monstres selon leurs Postures
dd-ui-team-a = Première équipe
dd-ui-team-b = Deuxième équipe
dd-ui-area = Zone { $number } : { $used ->
    [one] { $used } place prise
   *[other] { $used } places prises
  } sur { $capacity }{ $ground ->
    [high] , terrain élevé
    [low] , en contrebas
   *[level] { "" }
  }
dd-ui-ground = { $ground ->
    [high] Terrain élevé : d’ici, les Compétences qui visent plus bas ont +1 en Précision et portent une zone plus loin.
   *[low] En contrebas : qui vise ici de plus haut a +1 en Précision et porte une zone plus loin.
  }
dd-ui-chest = Un coffre à butin : une action l’ouvre.
dd-ui-block = Bloquée : une place de moins.
dd-ui-pew = Un banc
dd-ui-butcher = La Bouchère : les Héros de sa zone, et ceux qui la visent, ont +1 en Critique.
dd-ui-doom = Fatalité : { $doom }
dd-ui-rounds = Manche { $round } sur { $rounds }
dd-ui-rounds-help = Manche { $round } sur { $rounds } : après la dernière, les Héros fuient.
dd-ui-rounds-boss = Il n’y a qu’une issue.
dd-ui-initiative = Paquet d’Initiative : { $party } pour le groupe, { $foes } pour les monstres
dd-ui-initiative-help = Les cartes d’Initiative qui restent cette manche, celles du groupe et celles des monstres. Le premier de la ligne à qui il reste un tour agit.
dd-ui-standing = debout
dd-ui-next-party = vous ensuite : { $chance }
dd-ui-last-turn = dernier tour
dd-ui-rule-actions = { COUNT($count, "action") }
dd-ui-resists-short = { $list }
dd-ui-party = Le groupe
dd-ui-foes = Les monstres
dd-ui-more = La Quête et le domaine
dd-ui-stress-word = Stress
dd-ui-life-word = Vie
dd-ui-trinket-who = Choisissez qui le prend.
dd-ui-aim = Choisissez une zone ou une cible.

dd-ui-quest = Quête
dd-ui-quest-level = { $kind ->
    [boss] Le boss attend
    [darkest] Le plus sombre des donjons
   *[general] Niveau { $level }
  }
dd-ui-quest-boss = Trouvez et tuez { THE($boss) }.
dd-ui-quest-goal = { $counts ->
    [rooms] Entrez dans des salles : 1 point d’Expérience { $every ->
        [one] pour chacune
       *[other] toutes les { $every } salles
    }.
    [lair] Nettoyez des Repaires : 1 point d’Expérience chacun.
    [curio] Nettoyez des salles à Curiosité : 1 point d’Expérience chacune.
    [gold] Rapportez de l’Or : 1 point d’Expérience pour { COUNT($every, "gold") } { $every ->
        [one] donnée
       *[other] données
    }.
    [lit] Éclairez les salles obscures avec des Torches : 1 point d’Expérience chacune.
    [camp] Dressez des camps dans les salles vides : 1 point d’Expérience chacun.
   *[objective] Remplissez des Objectifs : 1 point d’Expérience chacun.
  }
dd-ui-quest-xp = { $xp } sur 3 points d’Expérience
dd-ui-quest-xp-help = Ce que chaque Héros aura pour cette Quête : trois au plus.
dd-ui-quest-next = { $xp } sur 3 points d’Expérience ; encore { $next } pour le prochain
dd-ui-quest-task = Dans les salles d’Objectif : { LOW($task) } ({ COUNT($actions, "action") }).
dd-ui-quest-task-pays = Dans les salles d’Objectif : { LOW($task) } ({ COUNT($actions, "action") } et un dé : { $side }).
dd-ui-quest-spawn = { $token } : { THE($monster) } { AGREE($monster, "s’y trouve", "s’y trouvent") }{ $life ->
    [0] { $dodge ->
        [0] { "" }
       *[other] , avec +{ $dodge } en Esquive
      }
   *[other] , avec +{ $life } en Vie{ $dodge ->
        [0] { "" }
       *[other] { " " }et +{ $dodge } en Esquive
      }
  }.
dd-ui-quest-spawn-level = { $token } : un monstre de niveau { $level } s’y trouve.
dd-ui-quest-road = Une première Quête : les salles sont révélées et peu de monstres y attendent.
dd-ui-quest-curio-battle = Il y a toujours un combat dans les salles à Curiosité.
dd-ui-quest-gold = { $token } : { COUNT($gold, "gold") } une fois le lieu nettoyé.
dd-ui-quest-needs = Ne compte que si au moins un lieu de ce type a été nettoyé : { $token }.
dd-ui-quest-camps = Un camp coûte un dé parmi : { $sides }.
dd-ui-quest-stores = Provisions en plus : { $side } × { $count }.
dd-ui-quest-turn = Des dés de Provision peuvent être tournés sur : { $side }.
dd-ui-quest-least = { $token } : seulement des monstres de niveau { $level } ou plus.
dd-ui-quest-cancels = Le succès ôte une forme au dernier ennemi : { $boss }.
dd-ui-quest-tokens = Salles
dd-ui-quest-fill = +{ $count } au hasard
dd-ui-quest-hidden = { $rooms ->
    [none] Ce que vaut un repos.
   *[some] Les salles encore inconnues, et ce que vaut un repos.
  }
dd-ui-rest-points = Points de repos
dd-ui-rest-help = Un repos donne { COUNT($points, "point") } en tout : chacun soigne 1 Blessure ou retire 1 Stress.
dd-ui-node-start = L’entrée
dd-ui-node-dot = Une halte dans un long couloir
dd-ui-node-hidden = Salle { $number } : inconnue
dd-ui-node-marked = Salle { $number } : inconnue ; l’Objectif est peut-être ici
dd-ui-node-known = Salle { $number } : { $token }. { $help }
dd-ui-node-cleared = Salle { $number } : { $token }, nettoyée
dd-ui-curio = Curiosité
dd-ui-curio-first = D’abord :
dd-ui-curio-then = Ensuite :
dd-ui-trinket-then = Une fois utilisé, son autre côté :
dd-ui-curio-help = Une Torche dépensée avant la pioche évite le mauvais côté.

dd-ui-threat = Menace imminente
dd-ui-threat-dungeon = Dans le donjon, { $name } :
dd-ui-threat-hamlet = Au Hameau, { $name } :
dd-ui-week = Cette semaine
dd-ui-days = { $days ->
    [0] Plus aucun jour
   *[other] Encore { COUNT($days, "day") }
  }
dd-ui-event-nothing = Il ne se passe rien.
dd-ui-campaign = La campagne
dd-ui-act = Acte { $act }
dd-ui-act-of = Acte { $act } sur 4
dd-ui-quests-played = { $count ->
    [0] Aucune Quête encore dans cet Acte
    [one] { $count } Quête dans cet Acte
   *[other] { $count } Quêtes dans cet Acte
  }
dd-ui-beaten = Tués : { $bosses }.
dd-ui-building-level = Niveau { $level } sur { $max }
dd-ui-building-help = { $building ->
    [stagecoach] Amène des Héros à la place des morts.
    [nomad_wagon] Vend et achète des Bibelots.
    [abbey] Ôte des Particularités.
    [sanitarium] Soigne les Blessures et guérit les Maladies.
    [tavern] Ôte du Stress.
    [survivalist] Aide aux Provisions.
    [guild] Améliore Héros et Compétences contre de l’Expérience et de l’Or.
    [blacksmith] Affûte une Compétence pour la prochaine Quête.
   *[graveyard] Ici reposent les morts.
  }
dd-ui-coach = Héros en attente : { $waiting }. Une recrue apporte { COUNT($xp, "xp") }.
dd-ui-blocked = L’Intendant y est aujourd’hui.
dd-ui-shut = Fermé cette semaine.
dd-ui-build = Améliorer ({ $gold } Or)

dd-ui-line-up = La ligne
dd-ui-profile = Profil { $number }

dd-ui-group-move = Aller en zone
dd-ui-group-areas = Zone
dd-ui-group-ways = Chemins
dd-ui-group-visit = Visiter
dd-ui-group-build = Améliorer un bâtiment
dd-ui-group-change = Postures et Compétences
dd-ui-group-orders = Tous les ordres

dd-ui-hint-act = Deux actions par tour ; les Provisions n’en coûtent pas. Prenez une carte de Compétence, puis montrez où ; ou cliquez une zone pour y aller.
dd-ui-hint-stop = Chaque nouveau couloir coûte deux dés d’exploration par Héros. Partir en éclaireur en épargne la moitié pour 1 Stress chacun.
dd-ui-hint-hazard = Payez avec un dé de Provision, ou subissez.
dd-ui-hint-dice = Choisissez le dé à résoudre d’abord.
dd-ui-hint-last-die = Ce qui soigne ou apaise peut servir maintenant, avant que le dé ne compte.
dd-ui-hint-visit = Un bâtiment par Héros et par jour, un choix par visite.
dd-ui-hint-arrange = L’avant agit en premier et reçoit les premiers coups. Une Compétence exige la bonne Posture : voyez les quatre signes de sa carte.
dd-ui-hint-wild = Un dé au choix devient ce qui manque le plus : en route Torches et Nourriture, dans un combat seul ce qui soigne.
dd-ui-hint-turn-die = Vous pouvez tourner un dé sur une autre face, ou tout garder.
dd-ui-hint-quest = Choisissez-en une ; l’autre reviendra peut-être.
dd-ui-hint-outfit = Seules les Compétences équipées servent pendant la Quête. Couvrez plus d’une Posture.
dd-ui-hint-draft = Chaque Héros ne peut être que dans une équipe.
dd-ui-hint-profile = L’autre équipe choisit en même temps et ne voit rien avant que tout soit choisi.
dd-ui-hint-place = Prenez un Héros, puis une zone de votre couleur.
dd-ui-hint-rest = Chaque point soigne 1 Blessure d’un Héros ou lui retire 1 Stress.

dd-ui-sheet = Feuille de sauvegarde
dd-ui-sheet-act = Acte
dd-ui-sheet-level = Niveau du donjon
dd-ui-sheet-difficulty = Difficulté
dd-ui-sheet-quests = Quêtes de cet Acte
dd-ui-sheet-waiting = Héros en attente
dd-ui-sheet-xp = { COUNT($xp, "xp") }
dd-ui-sheet-beaten = Boss tués
dd-ui-sheet-fallen = Héros morts
dd-ui-sheet-hero-level = Niveau
dd-ui-sheet-life = Vie
dd-ui-sheet-stress = Stress
dd-ui-sheet-stance = Posture
dd-ui-sheet-skills = Équipées
dd-ui-sheet-ranks = Améliorées
dd-ui-sheet-mood = Humeur
dd-ui-sheet-disease = Maladie
dd-ui-sheet-buildings = Bâtiments
dd-ui-sheet-gone = Hors de la campagne
dd-ui-print = Imprimer

dd-ui-help-turn-title = Un tour
dd-ui-help-turn = À chaque manche, un paquet décide quel camp agit ; dans ce camp, le premier de la ligne à qui il reste un tour. Un Héros a deux actions : se déplacer, changer de Posture d’un rang, interagir ou utiliser une Compétence. Une Compétence qui a touché ne sert plus pendant ce tour.
dd-ui-help-attack-title = Toucher
dd-ui-help-attack = Un d10 doit faire au plus la Précision de la Compétence moins l’Esquive de la cible. À la valeur de Critique ou moins, le coup est plus fort. La table montre la chance exacte sur chaque carte.
dd-ui-help-foes-title = Les monstres
dd-ui-help-foes = Leur Posture dit quelle Compétence ils utilisent, parfois avec un d10. À côté de chacun figure ce qu’il ferait maintenant. Un combat dure quatre manches ; ensuite les Héros fuient.
dd-ui-help-stress-title = Le Stress
dd-ui-help-stress = À 10, test de Détermination : sur 1–2 au d10 (le seuil de Vertu) une Vertu, sinon une Affliction. Le Stress retombe à 0. À 10 de nouveau, le cœur lâche.
dd-ui-help-door-title = La Porte de la Mort
dd-ui-help-door = Sans Vie, un Héros est à la Porte de la Mort. Chaque nouveau coup lance un dé : trois crânes sur dix, et le Héros est mort pour de bon.
dd-ui-help-dungeon-title = Le donjon
dd-ui-help-dungeon = Explorez salle après salle. Chaque couloir apporte des dangers que les Provisions écartent. Plus il fait sombre, plus tous frappent fort. On peut quitter une Quête générale à chaque halte ; ce qui compte est acquis.
dd-ui-help-hamlet-title = Le Hameau
dd-ui-help-hamlet = L’événement dit combien de jours vous restez. Chaque jour, l’Intendant ferme un bâtiment ; les Héros visitent les autres dans l’ordre des Postures.
dd-ui-help-circus-title = Le Cirque de la Bouchère
dd-ui-help-circus = Deux équipes de quatre. Les équipes activent un Héros tour à tour. À 10 de Stress, un Héros meurt aussitôt ; à la Porte de la Mort, un nouveau coup tue sur 7 faces sur 10. La dernière équipe debout gagne.
dd-ui-help-stances = Postures
dd-ui-help-conditions = Conditions
dd-ui-help-rooms = Salles

## Ce qu’un conseil donne pour raison

dd-hint-heroes = Héros sauvés : +{ $amount } par rapport à « { $other } »
dd-hint-life = Vie : +{ $amount } par rapport à « { $other } »
dd-hint-calm = Stress : −{ $amount } par rapport à « { $other } »
dd-hint-enemies = Vie prise aux ennemis : +{ $amount } par rapport à « { $other } »

## Glossaire

dd-ui-help-signs = Signes
dd-ui-help-buildings = Le Hameau
dd-gloss-name = { $term ->
    [wound] Blessure
    [stress] Stress
    [dodge] Esquive
    [speed] Vitesse
    [accuracy] Précision
    [critical] Critique
    [heal] Soin
    [door] Porte de la Mort
    [affliction] Affliction
    [virtue] Vertu
    [trinket] Bibelot
    [xp] Expérience
    [gold] Or
    [light] Lumière
   *[chest] Coffre
}
dd-gloss = { $term ->
    [wound] De la Vie perdue. Autant que de Vie : un Héros est à la Porte de la Mort, un monstre meurt.
    [stress] À 10, test de Détermination ; la seconde fois, le cœur lâche.
    [dodge] Se retranche de la Précision de l’attaquant.
    [speed] De combien de zones on se déplace en une fois.
    [accuracy] Une fois l’Esquive de la cible retranchée, le plus haut jet qui touche.
    [critical] À ce jet ou moins, le coup est plus rude, quelle que soit l’Esquive.
    [heal] Des Blessures en moins ; un Héros soigné n’est plus à la Porte de la Mort.
    [door] Plus de Vie : chaque coup de plus peut être le dernier.
    [affliction] L’esprit brisé par le Stress : elle peut agir d’elle-même au début d’un tour.
    [virtue] L’esprit plus fort que le Stress : elle peut aider au début d’un tour.
    [trinket] Un don et une malédiction : utilisé, il se retourne.
    [xp] Se dépense à la Guilde pour des niveaux et des Compétences.
    [gold] La bourse du groupe, à dépenser au Hameau.
    [light] 5 est clair, 0 est noir : dans l’obscurité les monstres frappent plus fort et le Stress croît.
   *[chest] Comme action, dans sa zone : de l’Or ou une Provision.
}
dd-gloss-hazard = { $hazard ->
    [rubble] Un Outil, ou 1 Blessure par niveau de donjon et 1 Stress.
    [hunger] De la Nourriture, ou 2 Blessures par niveau de Héros.
    [darkness] Une Torche, ou Lumière −1, ou 2 Stress.
    [curio] Piochez une Curiosité ; une Torche en annule le mauvais côté.
    [trap] Un Outil, ou le piège attaque : 2 Blessures par niveau de donjon, le double si c’est critique, aucune si le Héros esquive.
   *[blank] La voie est libre.
}
dd-gloss-building = { $building ->
    [stagecoach] Diligence
    [nomad_wagon] Roulotte
    [abbey] Abbaye
    [sanitarium] Sanatorium
    [tavern] Taverne
    [survivalist] Survivaliste
    [guild] Guilde
    [blacksmith] Forge
   *[graveyard] Cimetière
}
