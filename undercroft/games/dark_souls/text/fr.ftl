### Dark Souls: The Board Game, en français

ds-tagline = Un à quatre personnages autour d’un feu de camp. Si l’un meurt, tous tombent.

## Mots

ds-word-souls = Âmes
ds-word-sparks = Étincelles
ds-word-stamina = Énergie
ds-word-health = Santé
ds-word-endurance = Barre d’endurance
ds-word-block = Parade
ds-word-resist = Résistance
ds-word-dodge = Esquive
ds-word-range = Portée
ds-word-threat = Niveau de menace
ds-word-taunt = Provocation
ds-word-aggro = Aggro
ds-word-estus = Fiole d’Estus
ds-word-luck = Chance
ds-word-heroic = Action Héroïque
ds-word-ember = Ember (Braise)
ds-word-inventory = Inventaire
ds-word-treasure = Paquet trésor
ds-word-armour = Armure
ds-word-left-hand = Main gauche
ds-word-right-hand = Main droite
ds-word-backup = Position de secours
ds-word-upgrade-slots = Emplacements d’amélioration
ds-word-needs = Caractéristiques exigées
ds-word-strength = Force
ds-word-dexterity = Dextérité
ds-word-intelligence = Intelligence
ds-word-faith = Foi
ds-word-tile = Tuile
ds-word-level = Niveau
ds-word-bonfire = Feu de camp
ds-word-fog-gate = Brume Portail
ds-word-chest = Coffre au trésor
ds-word-boss = Boss
ds-word-behaviour-deck = Paquet de comportement
ds-word-discard = Pile de défausse
ds-word-known-order = Ordre connu
ds-word-heated = Intensifié
ds-word-node = Repère
ds-stat = { $stat ->
    [strength] Force
    [dexterity] Dextérité
    [intelligence] Intelligence
   *[faith] Foi
}
ds-die = { $die ->
    [black] dé noir
    [blue] dé bleu
    [orange] dé orange
   *[dodge] dé d’esquive
}
ds-condition = { $condition ->
    [bleed] Saignement
    [poison] Poison
    [frostbite] Gelure
   *[stagger] Fléchir
}
ds-condition-help = { $condition ->
    [bleed] Les prochains dégâts augmentent de 2 ; puis le Saignement prend fin.
    [poison] 1 dégât à la fin de l’activation ; puis le Poison prend fin.
    [frostbite] Un personnage paie 1 Énergie de plus pour marcher, courir ou esquiver ; un ennemi se déplace d’un repère de moins. Prend fin avec l’activation.
   *[stagger] Un personnage paie 1 Énergie de plus pour chaque action d’arme ; les attaques d’un ennemi infligent 1 dégât de moins. Prend fin avec l’activation.
}
ds-terrain = { $terrain ->
    [gravestone] Stèle
    [barrel] Baril
    [broken_barrel] Baril détruit
    [chest] Coffre fermé
   *[open_chest] Coffre ouvert
}
ds-arc = { $arc ->
    [front] arc avant
    [right] arc droit
    [back] arc arrière
   *[left] arc gauche
}
ds-phase = { $phase ->
    [bonfire] Au feu de camp
    [explore] Exploration
    [enemies] Les ennemis s’activent
    [boss] Le boss s’active
    [character] Un personnage s’active
   *[over] Le voyage est fini
}

## Morceaux de phrases

ds-conditions = { $conditions ->
    [1] Saignement
    [2] Poison
    [3] Saignement et Poison
    [4] Gelure
    [5] Saignement et Gelure
    [6] Poison et Gelure
    [7] Saignement, Poison et Gelure
    [8] Fléchir
    [9] Saignement et Fléchir
    [10] Poison et Fléchir
    [11] Saignement, Poison et Fléchir
    [12] Gelure et Fléchir
    [13] Saignement, Gelure et Fléchir
    [14] Poison, Gelure et Fléchir
   *[15] Saignement, Poison, Gelure et Fléchir
}
ds-bar = barre : { $black ->
    [one] { $black } noir
   *[other] { $black } noirs
}, { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
ds-gain = { $stamina ->
    [0] { $health } Santé
   *[other] { $health ->
        [0] { $stamina } Énergie
       *[other] { $stamina } Énergie et { $health } Santé
    }
}
ds-dice-black = { $black ->
    [one] { $black } dé noir
   *[other] { $black } dés noirs
}
ds-dice-blue = { $blue ->
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
}
ds-dice-orange = { $orange ->
    [one] { $orange } dé orange
   *[other] { $orange } dés orange
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
    [one] Transfert jusqu’à { $shift } repère
   *[other] Transfert jusqu’à { $shift } repères
}
ds-place-node = le repère { $node }
ds-place-node-arc = le repère { $node }, { ds-arc }
ds-place-arc = l’{ ds-arc } du boss

## Actions des cartes en main

ds-action = { ds-action-before }{ ds-action-what }{ ds-action-repeat }{ ds-action-backup }
ds-action-before = { $when ->
    [before] { ds-shift } d’abord.{ " " }
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
ds-action-attack = Attaque : { ds-dice }{ $mod ->
    [0] { "" }
   *[other] { " " }{ ds-mod }
}{ ds-action-traits }.{ ds-action-and-gain }{ ds-action-and-enchant }{ ds-action-and-ward }{ ds-action-and-shift }
ds-action-harm = Attaque sans dés{ ds-action-traits }.{ ds-action-and-gain }{ ds-action-and-enchant }{ ds-action-and-ward }{ ds-action-and-shift }
ds-action-traits = { $magic ->
    [yes] , magique
   *[no] { "" }
}{ $range ->
    [infinite] , portée infinie
    [-1] { "" }
   *[other] , portée { $range }
}{ $node ->
    [yes] , tout le repère
   *[no] { "" }
}{ $shaft ->
    [yes] , Hast (pas à portée 0)
   *[no] { "" }
}{ $bleed ->
    [yes] , Saignement
   *[no] { "" }
}{ $poison ->
    [yes] , Poison
   *[no] { "" }
}{ $frostbite ->
    [yes] , Gelure
   *[no] { "" }
}{ $stagger ->
    [yes] , Fléchir
   *[no] { "" }
}{ $push ->
    [0] { "" }
    [one] , poussée de { $push } repère
   *[other] , poussée de { $push } repères
}
ds-action-help = { $who ->
    [none] { $enchant ->
        [none] { $ward ->
            [0] { $when ->
                [only] { ds-shift }.
                [after] { ds-shift }.
               *[none] Aucun effet.
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
    [0] { " " }sur votre repère
   *[other] { " " }à portée { $range }
}
ds-action-gain = { $who ->
    [self] Vous gagnez { ds-gain }.
    [one] Un personnage{ ds-action-within } gagne { ds-gain }.
    [two] Un ou deux personnages{ ds-action-within } gagnent chacun { ds-gain }.
    [others] Tous les autres personnages{ ds-action-within } gagnent { ds-gain }.
   *[all] Tous les personnages{ ds-action-within } gagnent { ds-gain }.
}
ds-action-and-gain = { $who ->
    [none] { "" }
    [self] { " " }Vous gagnez { ds-gain }.
    [one] { " " }Un personnage proche gagne { ds-gain }.
    [two] { " " }Un ou deux personnages proches gagnent chacun { ds-gain }.
    [others] { " " }Tous les autres personnages proches gagnent { ds-gain }.
   *[all] { " " }Tous les personnages proches gagnent { ds-gain }.
}
ds-action-enchant = { $enchant ->
    [magic-mod] Vos attaques de cette activation sont magiques et gagnent + 1.
   *[magic] Vos attaques de cette activation sont magiques.
}
ds-action-and-enchant = { $enchant ->
    [none] { "" }
   *[magic] { " " }{ ds-action-enchant }
}
ds-action-ward = { $ward ->
    [one] À la prochaine activation des ennemis, chaque personnage lance { $ward } dé de plus en Parade et en Résistance.
   *[other] À la prochaine activation des ennemis, chaque personnage lance { $ward } dés de plus en Parade et en Résistance.
}
ds-action-and-ward = { $ward ->
    [0] { "" }
   *[other] { " " }{ ds-action-ward }
}
ds-action-and-shift = { $when ->
    [after] { " " }{ ds-shift } ensuite.
    [only] { " " }{ ds-shift } ensuite.
   *[none] { "" }
}
ds-action-repeat = { $repeat ->
    [0] { "" }
    [1] { "" }
    [2] { " " }Le tout deux fois.
   *[other] { " " }Le tout { $repeat } fois.
}
ds-action-backup = { $backup ->
    [yes] { " " }Utilisable en position de secours.
   *[no] { "" }
}

## Ce que font encore les cartes

ds-effect-attack = { $on ->
    [weapon] Attaques avec cette arme : { ds-effect-attack-bonus }.
   *[wearer] Toutes vos attaques : { ds-effect-attack-bonus }.
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
        [yes] dégâts magiques{ ds-effect-attack-and-condition }
       *[no] { $condition ->
            [none] aucun changement
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
    [yes] , dégâts magiques
   *[no] { "" }
}
ds-effect-attack-and-condition = { $condition ->
    [none] { "" }
   *[other] , { ds-condition }
}
ds-effect-cheaper = L’action la plus chère de cette arme coûte { $amount } Énergie de moins.
ds-effect-immune = Vous ne pouvez pas recevoir la condition { ds-condition }.
ds-effect-dodge-nodes = En esquivant, vous pouvez vous déplacer jusqu’à { $amount } repères.
ds-effect-walk-nodes = Vous marchez jusqu’à { $amount } repères.
ds-effect-start-stamina = Les personnages de votre repère, vous compris, gagnent { $amount } Énergie au lieu de 2 au début de leur activation.
ds-effect-start-mixed = Au début de votre activation, vous pouvez gagner { ds-gain } au lieu de 2 Énergie.
ds-effect-end-health = Vous gagnez { $amount } Santé à la fin de votre activation.
ds-effect-end-health-per-enemy = À la fin de votre activation, vous gagnez { $amount } Santé par ennemi sur votre repère.
ds-effect-stamina-when-hurt = Vous gagnez { $amount } Énergie quand une attaque vous inflige des dégâts.
ds-effect-stamina-when-strong = Vous gagnez { $amount } Énergie quand une de vos attaques inflige { $least } dégâts ou plus.
ds-effect-beside-two-hander = Peut être tenu avec une arme à deux mains.
ds-effect-take-aggro = Une fois par rencontre, vous pouvez prendre le jeton Aggro à la fin de l’activation d’un autre personnage.
ds-effect-steady = Les attaques ne vous poussent pas.
ds-effect-ponderous = Vous ne pouvez ni courir ni esquiver.
ds-effect-ember = Un personnage sans jeton Ember (Braise) en reçoit un : les attaques de 3 dégâts ou plus lui en infligent 1 de moins. Une défaite l’éteint.

## Ce que font les ennemis

ds-icon-attack = { $target ->
    [aggro] { $node ->
        [yes] Attaque tous les personnages du repère du jeton Aggro : { ds-icon-harm }.
       *[no] Attaque le personnage avec le jeton Aggro : { ds-icon-harm }.
    }
    [area] Attaque tous les personnages dans les arcs d’attaque : { ds-icon-harm }.
   *[nearest] { $node ->
        [yes] Attaque tous les personnages du repère du plus proche : { ds-icon-harm }.
       *[no] Attaque le personnage le plus proche : { ds-icon-harm }.
    }
}
ds-icon-harm = { $type ->
    [magical] { $damage ->
        [one] { $damage } dégât magique
       *[other] { $damage } dégâts magiques
    }
   *[physical] { $damage ->
        [one] { $damage } dégât physique
       *[other] { $damage } dégâts physiques
    }
}{ $condition ->
    [none] { "" }
   *[other] , { ds-condition }
}{ $push ->
    [yes] , poussée
   *[no] { "" }
}
ds-icon-move = { $nodes ->
    [0] { $target ->
        [aggro] Se tourne vers le personnage avec le jeton Aggro.
       *[nearest] Se tourne vers le personnage le plus proche.
    }
   *[other] { $way ->
        [away] { $target ->
            [aggro] S’éloigne de { ds-icon-nodes } du personnage avec le jeton Aggro{ ds-icon-push }.
           *[nearest] S’éloigne de { ds-icon-nodes } du personnage le plus proche{ ds-icon-push }.
        }
       *[toward] { $target ->
            [aggro] Se déplace de { ds-icon-nodes } vers le personnage avec le jeton Aggro{ ds-icon-push }.
           *[nearest] Se déplace de { ds-icon-nodes } vers le personnage le plus proche{ ds-icon-push }.
        }
    }
}
ds-icon-nodes = { $nodes ->
    [one] { $nodes } repère
   *[other] { $nodes } repères
}
ds-icon-push = { $push ->
    [yes] { $damage ->
        [0] , en poussant les personnages
        [one] , en poussant les personnages : { $damage } dégât physique là où il entre
       *[other] , en poussant les personnages : { $damage } dégâts physiques là où il entre
    }
   *[no] { "" }
}
ds-icon-shift = { $way ->
    [forward] Avance de { ds-icon-nodes } sans se tourner{ ds-icon-push }.
    [backward] Recule de { ds-icon-nodes } sans se tourner{ ds-icon-push }.
    [left] Se déplace de { ds-icon-nodes } vers sa gauche sans se tourner{ ds-icon-push }.
   *[right] Se déplace de { ds-icon-nodes } vers sa droite sans se tourner{ ds-icon-push }.
}
ds-icon-turn = { $way ->
    [left] Tourne de 90 degrés à gauche.
    [right] Tourne de 90 degrés à droite.
   *[around] Fait demi-tour.
}
ds-icon-leap = { $target ->
    [aggro] Bondit sur le personnage avec le jeton Aggro{ ds-icon-push }.
   *[nearest] Bondit sur le personnage le plus proche{ ds-icon-push }.
}
ds-ability-heavy-blows = Un personnage qui pare une attaque physique avec un jet de { $least } ou plus perd { $stamina } Énergie.
ds-ability-construct = Les attaques de { $least } dégâts ou plus lui en infligent { $less } de moins.
ds-ability-flying = Une fois intensifié, les attaques depuis son repère coûtent { $stamina } Énergie de plus.
ds-ability-immune = Gelure et Fléchir sont sans effet sur lui.
ds-ability-reshuffle = Après chaque carte Intensification, tout le paquet de comportement est mélangé, pile de défausse comprise.
ds-ability-survivor = Quand l’autre tombe, celui-ci gagne { $health } Santé et continue avec ses propres cartes Intensification.
ds-heroic-backstab = Après une esquive : attaquez l’ennemi esquivé pour 0 Énergie, s’il est à portée.
ds-heroic-rally = Tous les personnages gagnent 2 Énergie.
ds-heroic-stand-fast = Ajoutez un dé bleu à un jet de Parade.
ds-heroic-charge = Déplacez-vous d’un repère pour 0 Énergie ; votre prochaine attaque à portée 0 coûte 0 Énergie et frappe tout le repère.

## Questions

ds-prompt-choose-boss = { $kind ->
    [mini] Choisissez le boss secondaire.
   *[main] Choisissez le boss principal.
}
ds-prompt-place-tile = Choisissez la place de la prochaine tuile.
ds-prompt-place-fog = Choisissez la tuile du Brume Portail.
ds-prompt-explore = { $where ->
    [bonfire] Vous êtes au feu de camp. Que fait le groupe ?
   *[tile] La voie est libre. Que fait le groupe ?
}
ds-prompt-confirm-rest = Il n’y a rien à gagner. Dépenser quand même une étincelle pour se reposer ?
ds-prompt-ember = Qui reçoit l’Ember (Braise) ?
ds-prompt-equip = { $card } : qui la prend ?
ds-prompt-attach = { $card } : quelle carte améliorer ?
ds-prompt-dash = Combattre ici, ou foncer vers une autre tuile ?
ds-prompt-place = { $who } : choisissez un repère d’entrée.
ds-prompt-lead = Qui ouvrait la marche ? Ce personnage reçoit le jeton Aggro.
ds-prompt-first-activation = Quel personnage s’active en premier ?
ds-prompt-next-foe = Quel ennemi s’active ensuite ?
ds-prompt-nearest = { $who } : lequel des personnages à égale distance ?
ds-prompt-move-foe = { $who } se déplace. Où ?
ds-prompt-boss-aside = { $who } est poussé de côté. Vers où ?
ds-prompt-met-arc = { $who } : dans quel arc du boss ?
ds-prompt-push = { $who } est poussé. Vers où ?
ds-prompt-push-foe = { $who } est poussé. Vers où ?
ds-prompt-make-room = Le repère est plein. Poussez une des figurines.
ds-prompt-targets = Qui se défend en premier ?
ds-prompt-defend = { $type ->
    [magical] { $who } attaque : { $strength ->
        [one] { $strength } dégât magique
       *[other] { $strength } dégâts magiques
    }, difficulté d’esquive { $difficulty }. Résister ou esquiver ?
   *[physical] { $who } attaque : { $strength ->
        [one] { $strength } dégât physique
       *[other] { $strength } dégâts physiques
    }, difficulté d’esquive { $difficulty }. Parer ou esquiver ?
}
ds-prompt-dodge-further = Vous pouvez poursuivre le déplacement de cette esquive.
ds-prompt-trap = Un piège : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, difficulté d’esquive { $difficulty }. Que faites-vous ?
ds-prompt-after-roll = { $purpose ->
    [attack] Jet d’attaque : { $total } aux dés. Le modifier ?
    [block] Jet de Parade : { $total } contre { $need }. Le modifier ?
    [resist] Jet de Résistance : { $total } contre { $need }. Le modifier ?
   *[dodge] Jet d’esquive : { $total } sur { $need }. Le modifier ?
}
ds-prompt-begin = Votre activation commence. Que gagnez-vous ?
ds-prompt-activation = { $who } : que faites-vous ?
ds-prompt-shift = { $left ->
    [one] Transfert : vous pouvez vous déplacer d’un repère.
   *[other] Transfert : vous pouvez vous déplacer jusqu’à { $left } repères.
}
ds-prompt-target = Qui attaquez-vous ?
ds-prompt-gain = Qui en profite ?
ds-prompt-charge = Charge : vous pouvez vous déplacer d’un repère.
ds-prompt-backstab = Vous avez esquivé { $who }. Riposter ?
ds-prompt-take-aggro = Prendre le jeton Aggro ?

ds-option-boss = { $boss }
ds-option-place-tile = Colonne { $x }, ligne { $y } : portes { $doors }
ds-side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
ds-option-tile = Tuile { $n }
ds-option-go = Entrer sur la tuile { $n } (niveau { $level })
ds-option-bonfire = Retourner au feu de camp
ds-option-chest = Ouvrir le coffre de la tuile { $n }
ds-option-fog = { $souls ->
    [0] Franchir le Brume Portail : { $boss }
    [one] Franchir le Brume Portail : { $boss } (une victoire fait perdre { $souls } âme restée sur une tuile)
   *[other] Franchir le Brume Portail : { $boss } (une victoire fait perdre { $souls } âmes restées sur une tuile)
}
ds-option-rest = Se reposer pour une étincelle : chaque rencontre sera à refaire
ds-option-buy = { $souls ->
    [one] Acheter un trésor ({ $souls } âme)
   *[other] Acheter un trésor ({ $souls } âmes)
}
ds-option-level = { $souls ->
    [one] { $who } : { ds-stat } à { $value } ({ $souls } âme)
   *[other] { $who } : { ds-stat } à { $value } ({ $souls } âmes)
}
ds-option-luck = { $who } : récupérer la Chance (1 âme)
ds-option-equip = Équiper { $card }
ds-option-stow = { $who } : mettre { $card } dans l’inventaire
ds-option-attach = Fixer { $card }
ds-option-detach = { $who } : retirer les améliorations de l’armure
ds-option-detach-from = Retirer les améliorations de { $card } dans l’inventaire
ds-option-spark = Acheter une étincelle ({ $souls } âmes)
ds-option-sell = Vendre { $card } (1 âme par carte)
ds-option-join = { $who } rejoint le groupe (1 étincelle)
ds-option-leave = { $who } quitte le groupe (1 étincelle rendue)
ds-option-hero = { $who }
ds-option-equip-to = { $slot ->
    [armour] { $replaces ->
        [yes] { $who } : armure (remplace { $card })
       *[no] { $who } : armure
    }
    [left] { $replaces ->
        [yes] { $who } : main gauche (remplace { $card })
       *[no] { $who } : main gauche
    }
    [right] { $replaces ->
        [yes] { $who } : main droite (remplace { $card })
       *[no] { $who } : main droite
    }
   *[backup] { $who } : position de secours
}
ds-option-to-inventory = Dans l’inventaire
ds-option-attach-to = { $card }
ds-option-fight = Rester et combattre
ds-option-dash = { $n ->
    [0] Foncer vers le feu de camp
   *[other] Foncer vers la tuile { $n }
}
ds-option-seat = { $who }
ds-option-nobody = Personne d’autre
ds-option-foe = { $who } (repère { $node })
ds-option-move-foe = Vers { $place }
ds-option-push = Vers { $place }
ds-option-make-room = Pousser { $who } vers { $place }
ds-option-block = Parer : lancer les dés de Parade
ds-option-resist = Résister : lancer les dés de Résistance
ds-option-dodge = Esquiver sur place ({ $stamina } Énergie)
ds-option-dodge-to = Esquiver vers { $place } ({ $stamina } Énergie)
ds-option-trap-suffer = { $damage ->
    [one] Subir { $damage } dégât
   *[other] Subir { $damage } dégâts
}
ds-option-trap-dodge = Esquiver ({ $stamina } Énergie)
ds-option-keep = Garder le jet
ds-option-stand-fast = Action Héroïque : ajouter un dé au jet de Parade
ds-option-reroll = { $colour ->
    [black] Chance : relancer un dé noir ({ $face })
    [blue] Chance : relancer un dé bleu ({ $face })
    [orange] Chance : relancer un dé orange ({ $face })
   *[dodge] Chance : relancer un dé d’esquive ({ $face })
}
ds-option-begin = Gagner { ds-gain }
ds-option-end = Terminer l’activation
ds-option-walk = { $stamina ->
    [0] Marcher vers { $place }
   *[other] Marcher vers { $place } ({ $stamina } Énergie)
}
ds-option-run = Courir vers { $place } ({ $stamina } Énergie)
ds-option-act = { $card }, { $stamina } Énergie. { $what }
ds-option-estus = Boire la Fiole d’Estus : la barre d’endurance se vide entièrement
ds-option-heroic-rally = { $name } : tous les personnages gagnent de l’Énergie
ds-option-heroic-charge = { $name } : un repère de déplacement, puis une attaque gratuite à portée 0 sur tout le repère
ds-option-hold = Prendre en main : { $cards }
ds-option-stay = Rester ici
ds-option-move = Aller vers { $place }
ds-option-target = { $who }, repère { $node } (Santé : { $health })
ds-option-target-node = Tous les ennemis du repère { $node }
ds-option-yes = Oui
ds-option-no = Non

ds-closed-moved-after = vous vous êtes déplacé après avoir attaqué
ds-closed-used = cette carte a déjà servi pendant cette activation
ds-closed-stamina = vous n’avez pas assez d’Énergie
ds-closed-range = aucun ennemi n’est à portée
ds-closed-estus = la fiole est vide jusqu’au prochain repos
ds-closed-ponderous = votre armure est trop lourde
ds-closed-no-spark = il ne reste aucune étincelle
ds-closed-no-rise = le palier suivant n’apporterait rien de plus
ds-closed-souls = il n’y a pas assez d’âmes
ds-closed-fog = il faut d’abord gagner la rencontre de la tuile du Brume Portail

## Ce qui s’est passé

ds-event-map = Une nouvelle exploration commence.
ds-event-tile = Une tuile est posée.
ds-event-fog = Le Brume Portail se dresse sur la tuile { $tile }.
ds-event-boss-chosen = { $boss } attend derrière le Brume Portail.
ds-event-second-half = Les étincelles sont de retour et le groupe s’est reposé. Place au boss principal.
ds-event-section = Nouvelle section : { $section }
ds-event-travelled = { $tile ->
    [0] Le groupe retourne au feu de camp.
   *[other] Le groupe entre sur la tuile { $tile }.
}
ds-event-encounter = Rencontre de niveau { $level } : { $encounter }
ds-event-boss = Rencontre boss : { $boss }
ds-event-shown = Une stèle révèle { $behaviour }.
ds-event-placed = { $who } se place sur le repère { $node }.
ds-event-aggro = { $who } a le jeton Aggro.
ds-event-enemy-phase = Les ennemis s’activent.
ds-event-acts = { $model } s’active.
ds-event-behaviour = Carte de comportement : { $behaviour }
ds-event-attacks = { $model } attaque : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
ds-event-missed = Personne n’est à portée : l’attaque échoue ({ $model }).
ds-event-foe-moved = { $model } va au repère { $node }.
ds-event-leaps = { $model } bondit.
ds-event-turns = { $facing ->
    [0] { $model } se tourne vers le nord.
    [1] { $model } se tourne vers le nord-est.
    [2] { $model } se tourne vers l’est.
    [3] { $model } se tourne vers le sud-est.
    [4] { $model } se tourne vers le sud.
    [5] { $model } se tourne vers le sud-ouest.
    [6] { $model } se tourne vers l’ouest.
   *[7] { $model } se tourne vers le nord-ouest.
}
ds-event-foe-pushed = { $model } est poussé vers le repère { $node }.
ds-event-reshuffled = Le paquet de comportement est mélangé.
ds-event-heated = { $model } s’intensifie. Une nouvelle carte entre dans le paquet de comportement.
ds-event-survivor = { $model } continue seul avec { $amount } Santé de plus.
ds-event-activates = { $who } s’active.
ds-event-moved = { $who } va au repère { $node }.
ds-event-turned-about = { $who } passe dans l’{ ds-arc } du boss.
ds-event-barrel-broken = { $who } détruit le baril du repère { $node }.
ds-event-pushed = { $who } est poussé vers le repère { $node }.
ds-event-trap = { $damage ->
    [0] { $who } retourne un piège sur le repère { $node } : vierge.
    [one] { $who } déclenche un piège sur le repère { $node } : { $damage } dégât, difficulté d’esquive { $difficulty }.
   *[other] { $who } déclenche un piège sur le repère { $node } : { $damage } dégâts, difficulté d’esquive { $difficulty }.
}
ds-event-rolled = { $face ->
    [0] Le { ds-die } est vierge.
   *[other] Le { ds-die } donne { $face }.
}
ds-event-luck = { $who } utilise sa Chance et relance un dé.
ds-event-heroic = { $heroic ->
    [backstab] { $who } utilise son Action Héroïque et riposte.
    [rally] { $who } utilise son Action Héroïque et ranime le groupe.
    [stand_fast] { $who } utilise son Action Héroïque et tient bon.
   *[charge] { $who } utilise son Action Héroïque et charge.
}
ds-event-estus = { $who } boit sa Fiole d’Estus. Sa barre d’endurance est vide.
ds-event-holds = { $cards-count ->
    [0] { $who } a les mains vides.
   *[other] { $who } prend en main : { $cards }.
}
ds-event-uses = { $stamina ->
    [0] { $who } utilise { $card }.
   *[other] { $who } utilise { $card } pour { $stamina } Énergie.
}
ds-event-strikes = { $amount ->
    [0] { $who } frappe { $model } sans dégâts.
    [one] { $who } frappe { $model } : { $amount } dégât.
   *[other] { $who } frappe { $model } : { $amount } dégâts.
}
ds-event-wounded = { $model } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} (Santé restante : { $left }).
ds-event-slain = { $model } est vaincu.
ds-event-foe-afflicted = { $model } reçoit { ds-conditions }.
ds-event-dodges = { $who } tente d’esquiver.
ds-event-dodged = { $who } esquive.
ds-event-hit = { $amount ->
    [0] { $who } est touché sans dégâts.
    [one] { $who } est touché : { $amount } dégât.
   *[other] { $who } est touché : { $amount } dégâts.
}
ds-event-paid = { $who } dépense { $amount } Énergie ({ ds-bar }).
ds-event-gained = { $who } gagne { ds-gain } ({ ds-bar }).
ds-event-suffered = { $who } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ({ ds-bar }).
ds-event-afflicted = { $who } reçoit { ds-conditions }.
ds-event-fell = { $who } est tué.
ds-event-victory = { $souls ->
    [0] Le combat est gagné.
    [one] Le combat est gagné : { $souls } âme.
   *[other] Le combat est gagné : { $souls } âmes.
}
ds-event-defeat = Avec { $who }, tout le groupe est vaincu.
ds-event-souls-dropped = { $souls ->
    [one] { $souls } âme reste là où le personnage est tombé.
   *[other] { $souls } âmes restent là où le personnage est tombé.
}
ds-event-souls-found = { $souls ->
    [one] { $who } récupère { $souls } âme.
   *[other] { $who } récupère { $souls } âmes.
}
ds-event-rested = { $sparks ->
    [0] Le groupe se repose au feu de camp. Il ne reste aucune étincelle.
    [one] Le groupe se repose au feu de camp. Il reste { $sparks } étincelle.
   *[other] Le groupe se repose au feu de camp. Il reste { $sparks } étincelles.
}
ds-event-chest = Le groupe ouvre le coffre de la tuile { $tile }.
ds-event-found = Trésor : { $card }
ds-event-ember = { $who } reçoit l’Ember (Braise).
ds-event-equipped = { $who } s’équipe : { $card }.
ds-event-stowed = { $who } met { $card } dans l’inventaire.
ds-event-attached = { $upgrade } améliore désormais { $card }.
ds-event-detached = { $who } retire { $card } de son armure.
ds-event-taken-off = { $upgrade } est retiré de { $card }.
ds-event-spent = { $amount ->
    [one] Le groupe dépense { $amount } âme (reste : { $souls }).
   *[other] Le groupe dépense { $amount } âmes (reste : { $souls }).
}
ds-event-levelled = { $who } monte de niveau : { ds-stat } { $value }.
ds-event-luck-restored = { $who } récupère sa Chance.
ds-event-boss-treasure = { $cards-count ->
    [0] Le boss ne laisse aucun trésor.
   *[other] Le boss laisse un trésor : { $cards }.
}
ds-event-spark-bought = Le groupe achète une étincelle et en a maintenant { $sparks }.
ds-event-sold = { $souls ->
    [one] { $card } se vend pour { $souls } âme.
   *[other] { $card } se vend pour { $souls } âmes.
}
ds-event-joined = { $who } rejoint le groupe.
ds-event-left = { $who } quitte le groupe.
ds-event-dashed = { $tile ->
    [0] Le groupe fonce vers le feu de camp.
   *[other] Le groupe fonce vers la tuile { $tile }.
}
ds-event-won = Le groupe est victorieux.
ds-event-lost-game = Le feu s’éteint. Le groupe a perdu.

## La fin

ds-why-won = Tous les ennemis ont été vaincus.
ds-why-lost = Un personnage est mort, et il n’y avait plus de retour.

## Mise en place

ds-setup-players = Personnages
ds-setup-players-value = { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
}
ds-setup-mode = Partie
ds-setup-mode-value = { $mode ->
    [campaign] Campagne
    [encounter] Une seule rencontre
    [boss] Une seule rencontre boss
   *[journey] Un voyage entier
}
ds-setup-mode-help = Un voyage mène à un boss secondaire, puis à un boss principal. Une campagne compte trois sections avec leurs propres boss. Les combats seuls sont courts ; contre un boss, le groupe arrive bien équipé.
ds-setup-class = Personnage { $n }
ds-setup-encounter = Rencontre, pour une seule rencontre
ds-setup-level = Au hasard, niveau { $level }
ds-setup-boss = Boss, pour une seule rencontre boss
ds-setup-scenario = Scénario, pour une campagne
ds-setup-layout = Tuiles
ds-setup-layout-value = { $way ->
    [by_hand] posées par les joueurs
   *[random] posées au hasard
}

## Les règles en bref

ds-help-turn-title = À chacun son tour
ds-help-turn = D’abord tous les ennemis s’activent, du niveau de menace le plus élevé au plus faible. Puis un seul personnage s’active : il gagne 2 Énergie, prend le jeton Aggro, puis peut se déplacer et attaquer. Ensuite tous les ennemis s’activent de nouveau, puis le personnage suivant. On se déplace avant d’attaquer ou après, jamais les deux. Le premier pas est gratuit : on marche ; chaque pas de plus coûte 1 Énergie : on court.
ds-help-endurance-title = La barre d’endurance
ds-help-endurance = Dix cases servent à la fois à l’Énergie et à la Santé. L’Énergie dépensée y met des cubes noirs, les dégâts des cubes rouges. Gagner de l’Énergie ou de la Santé les retire. Quand les dix cases sont pleines, le personnage est tué et tout le groupe est vaincu. La Fiole d’Estus vide la barre une fois ; un repos remplit la fiole.
ds-help-attack-title = Attaquer
ds-help-attack = Chaque carte en main sert une fois par activation. Choisissez une de ses actions, payez l’Énergie et lancez ses dés. L’ennemi retranche sa Parade des dégâts physiques, sa Résistance des dégâts magiques. Un ennemi n’esquive jamais : poussées et conditions s’appliquent toujours. La Chance relance un dé de votre propre jet.
ds-help-defence-title = Se défendre
ds-help-defence = Décidez avant de lancer les dés. Parez une attaque physique ou résistez à une attaque magique : les dés de tout votre équipement réduisent les dégâts. Ou esquivez pour 1 Énergie : vous pouvez vous déplacer d’un repère, puis lancez vos dés d’esquive. Si vous atteignez la difficulté, il ne vous arrive rien ; sinon, vous subissez tout.
ds-help-boss-title = Les boss et leurs arcs
ds-help-boss = Un boss retourne une carte de comportement à chaque activation. Quand le paquet est vide, il revient dans le même ordre : retenez-le. Un boss a quatre arcs : avant, arrière, gauche et droit. Certaines attaques frappent tous les personnages des arcs d’attaque. La dernière carte montre l’arc point faible : attaquez de là pour lancer un dé noir de plus. À son point d’intensification, le boss reçoit une nouvelle carte et le paquet est mélangé.
ds-help-bonfire-title = Le feu de camp
ds-help-bonfire = Entre les combats, le groupe peut revenir au feu de camp. André le Forgeron vend des trésors, change l’équipement et fixe les améliorations ; sur une arme, une amélioration reste pour toujours. La Gardienne du Feu fait monter de niveau et récupérer de la Chance contre des âmes. Un repos rend les fioles, la Chance et les Actions Héroïques, mais chaque rencontre est à refaire.
ds-help-sparks-title = Étincelles et âmes
ds-help-sparks = Chaque repos et chaque défaite coûtent une étincelle. Si un personnage meurt quand il n’en reste aucune, la partie est perdue. Une rencontre gagnée rapporte 2 âmes par personnage ; un boss rapporte à chacun 1 âme par étincelle restante. En cas de défaite, vos âmes restent sur le repère où le personnage est tombé. Allez-y pour les récupérer ; à la mort suivante, elles disparaissent.
ds-help-terrain-title = Terrain et pièges
ds-help-terrain = Stèles, coffres et barils barrent le passage. Un personnage peut détruire un baril pour 1 Énergie de plus, un ennemi non. Un coffre s’ouvre une fois sa rencontre gagnée et donne deux trésors. Chaque stèle d’une tuile libérée montre d’avance une carte du boss. Les pièges sont face cachée : qui arrive sur le repère subit les dégâts ou les esquive. Aucun piège ne blesse un ennemi.

ds-scenario = { $id ->
    [first_journey] Le Premier Voyage
    [coiled_sword] L’Épée Torsadée
   *[other] { $name }
}

## Ce qu’on demande aux vrais dés et paquets

ds-chance-black = un dé noir
ds-chance-blue = un dé bleu
ds-chance-orange = un dé orange
ds-chance-dodge = un dé vert d’esquive
ds-chance-treasure = une carte trésor
ds-chance-trap = un piège
ds-chance-behaviour = une carte comportement
ds-chance-encounter = une carte rencontre
ds-chance-tile = une tuile
ds-chance-place = l’emplacement de la tuile
ds-chance-fog = la tuile du Brume Portail

## La table

ds-ui-chapter-encounter = Rencontre
ds-ui-chapter-boss = Combat de boss
ds-ui-chapter-dungeon = Le donjon
ds-ui-board = Le plateau du combat
ds-ui-map = La carte du donjon
ds-ui-hero = Personnage
ds-ui-enemies = Ennemis, dans l’ordre où ils agissent
ds-ui-acted = a agi
ds-ui-thinks = choisit
ds-ui-has-aggro = Possède le jeton Aggro
ds-ui-which = Lequel ?
ds-ui-choose-hero = Choisir
ds-ui-inspect = Équipement : { $name }
ds-ui-gear-of = Équipement : { $name }
ds-ui-foe-label = { $name }, { $place }, santé { $health }
ds-ui-hero-label = { $name }, { $place }, { $free } cases libres
ds-ui-endurance = { $stamina } d’énergie dépensée, { $wounds } dégâts, { $free } cases libres
ds-ui-die-face = { $die } : { $face }
ds-ui-roll = Le dernier jet
ds-ui-token-ready = { $name } : prêt
ds-ui-token-used = { $name } : utilisé
ds-ui-ember-lit = { $name } : oui
ds-ui-ember-out = { $name } : non
ds-ui-dodge-difficulty = Difficulté d’esquive
ds-ui-repeat = Le tout { $count } fois.
ds-ui-attack-arcs = Frappe : { $arcs }.
ds-ui-weak-arcs = Point faible : { $arcs } ; un dé noir de plus.
ds-ui-threat-rest = Reste à venir :
ds-ui-threat-now = S’il agissait maintenant :
ds-ui-threat-hit = { $name } subirait une attaque de { $damage } ({ $type ->
    [magical] magique
   *[physical] physique
})
ds-ui-threat-moves = il se déplacerait sans toucher personne.
ds-ui-threat-nothing = rien ne se passerait.
ds-ui-threat-all = Si tous agissaient maintenant :
ds-ui-heat-card = Carte Intensification
ds-ui-card-numbers = Portée { $range } · esquive { $dodge } · × { $repeat }
ds-ui-heats-at = s’intensifie à { $health } Santé
ds-ui-deck-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
ds-ui-deck-unseen = { $count ->
    [one] { $count } carte, ordre inconnu
   *[other] { $count } cartes, ordre inconnu
}
ds-ui-deck-seen = Vues, encore dans le paquet
ds-ui-next-card = Ensuite : { $name }
ds-ui-last-card = Dernière : { $name }
ds-ui-boss-health = Santé { $health } sur { $full }
ds-ui-boss-facts = Santé { $health } · Parade { $block } · Résistance { $resist }
ds-ui-trap-hidden = Un piège, face cachée
ds-ui-trap-known = Piège : { $damage } dégâts, esquive { $difficulty }
ds-ui-souls-here = { $souls ->
    [one] { $souls } âme perdue
   *[other] { $souls } âmes perdues
}
ds-ui-souls = Âmes : { $souls }
ds-ui-sparks = Étincelles : { $sparks } sur { $max }
ds-ui-treasure-left = { $count ->
    [one] { $count } carte de trésor restante
   *[other] { $count } cartes de trésor restantes
}
ds-ui-level = Niveau { $level }
ds-ui-tile = Tuile { $n }
ds-ui-tile-open = face visible
ds-ui-tile-hidden = pas encore vaincue
ds-ui-party-here = le groupe est ici
ds-ui-lay-here = Poser ici
ds-ui-hand-tile = La tuile en main
ds-ui-doorways = Portes : { $doors }
ds-ui-tiles-left = { $count ->
    [0] La dernière
    [one] Encore une après celle-ci
   *[other] Encore { $count } après celle-ci
}
ds-ui-turn = Tourner
ds-ui-way = { $of } positions, voici la numéro { $n } : R la tourne
ds-ui-ways = { $count } positions
ds-ui-places = Toutes les places en mots
ds-ui-hint-place-tile = Pointez une place éclairée pour y voir la tuile ; un clic la pose. R ou la flèche la tourne.
ds-ui-hint-place-touch = Touchez une place éclairée pour y voir la tuile, tournez-la, et touchez encore pour la poser.
ds-ui-chapter-laying = La carte
ds-ui-this-card = En cours : { $name }
ds-ui-goal = Derrière la brume attend { $boss }.
ds-ui-two-hands = deux mains
ds-ui-slots = { $count ->
    [one] { $count } emplacement d’amélioration
   *[other] { $count } emplacements d’amélioration
}
ds-ui-needs = Exige { $stat } { $value }
ds-ui-costs = Coûte { $stamina } d’énergie
ds-ui-taunt = Provocation { $taunt }.
ds-ui-next-tier = Le palier suivant coûte { $souls } âmes
ds-ui-odds-attack = ≈ { $damage } dégâts · { $kill } % de tuer
ds-ui-odds-defence = ≈ { $damage } dégâts · { $safe } % indemne
ds-ui-odds-defence-death = ≈ { $damage } dégâts · { $safe } % indemne · { $death } % de mourir
ds-ui-group-walk = Marcher vers le repère…
ds-ui-group-run = Courir vers le repère…
ds-ui-group-dodge = Esquiver vers le repère…
ds-ui-group-party = Le groupe
ds-ui-group-andre = Andre le forgeron
ds-ui-group-firekeeper = La Gardienne du feu
ds-ui-verb-equip = Équiper
ds-ui-verb-attach = Fixer
ds-ui-verb-sell = Vendre
ds-ui-put-away = { $count ->
    [one] Ranger ({ $count } carte)
   *[other] Ranger ({ $count } cartes)
}
ds-ui-inventory-empty = L’inventaire est vide.
ds-ui-sheet = Feuille de campagne
ds-ui-sheet-scenario = Scénario en cours
ds-ui-sheet-encounters = Rencontres en cours
ds-ui-sheet-unseen = niveau { $level }, face cachée
ds-ui-sheet-section = Section
ds-ui-print = Imprimer
ds-ui-hint-activation = Déplacez-vous avant ou après l’attaque, pas les deux. Pointez un ennemi pour voir ce qu’il fera.
ds-ui-hint-defend = Parer lance vos dés contre les dégâts. Esquiver coûte 1 d’énergie et évite tout, ou rien.
ds-ui-hint-target = Cliquez sur l’ennemi du plateau.
ds-ui-hint-explore = Choisissez une tuile de la carte. Au feu de camp, achetez, équipez-vous et progressez d’abord.
ds-ui-hint-place = Les repères éclairés près de la porte sont libres.
ds-ui-hint-lead = Qui mène reçoit le jeton Aggro : bien des ennemis s’en prennent d’abord à ce personnage.
ds-ui-hint-next-foe = À menace égale, les ennemis agissent dans l’ordre qui vous plaît.
ds-ui-help-bar = Noir depuis la gauche : l’énergie dépensée. Rouge depuis la droite : les dégâts.

ds-ui-act = { $card } ({ $stamina } Énergie)

ds-ui-odds-damage = ≈ { $damage } dégâts

ds-ui-rest = Se reposer (1 étincelle)
