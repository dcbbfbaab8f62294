### Dark Souls, les mots des deux boîtes, en français

## Nombres et accords

count-stamina = { $n ->
    [one] { $n } Énergie
   *[other] { $n } Énergies
}
count-node = { $n ->
    [one] { $n } repère
   *[other] { $n } repères
}
count-soul = { $n ->
    [one] { $n } âme
   *[other] { $n } âmes
}
count-magical = { $n ->
    [one] { $n } dégât magique
   *[other] { $n } dégâts magiques
}
count-physical = { $n ->
    [one] { $n } dégât physique
   *[other] { $n } dégâts physiques
}
count-free-box = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
}
count-treasure = { $n ->
    [one] { $n } carte trésor
   *[other] { $n } cartes trésor
}
form-pushed = { FORM($who) ->
    [f] poussée
    [mp] poussés
    [fp] poussées
   *[m] poussé
}
form-hit = { FORM($who) ->
    [f] touchée
    [mp] touchés
    [fp] touchées
   *[m] touché
}

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
ds-word-treasure = Paquet de trésor
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
ds-word-level = Niveau
ds-word-bonfire = Feu de camp
ds-word-chest = Coffre au trésor
ds-word-boss = Boss
ds-word-behaviour-deck = Paquet de comportement
ds-word-discard = Pile de défausse
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
    [frostbite] Un personnage dépense 1 Énergie de plus pour marcher, courir ou esquiver ; un ennemi se déplace d’un repère de moins. Prend fin avec l’activation.
   *[stagger] Un personnage dépense 1 Énergie de plus pour chaque action d’arme ; les attaques d’un ennemi infligent 1 dégât de moins. Prend fin avec l’activation.
}
ds-terrain = { $terrain ->
    [gravestone] Stèle
    [barrel] Baril
    [broken_barrel] Baril détruit
    [chest] Coffre fermé
    [open_chest] Coffre ouvert
    [dim_gravestone] Stèle éteinte
    [lever] Levier
    [shrine] Sanctuaire
   *[exit] Sortie
}
ds-arc = { $arc ->
    [front] arc avant
    [right] arc droit
    [back] arc arrière
   *[left] arc gauche
}

## Morceaux de phrases

ds-of-bleed = { $bleed ->
    [0] { "" }
   *[other] , dont { $bleed } de Saignement
}
ds-gain = { $stamina ->
    [0] { COUNT($health, "health") }
   *[other] { $health ->
        [0] { COUNT($stamina, "stamina") }
       *[other] { COUNT($stamina, "stamina") } et { COUNT($health, "health") }
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
   *[other] { " " }et { ds-dice-orange }
}
ds-dice = { $black ->
    [0] { $blue ->
        [0] { ds-dice-orange }
       *[other] { ds-dice-blue }{ ds-dice-and-orange }
    }
   *[other] { $blue ->
        [0] { ds-dice-black }{ ds-dice-and-orange }
       *[other] { $orange ->
            [0] { ds-dice-black } et { ds-dice-blue }
           *[other] { ds-dice-black }, { ds-dice-blue } et { ds-dice-orange }
        }
    }
}
ds-mod = { $mod ->
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] +{ $mod }
}
ds-shift = Transfert jusqu’à { COUNT($shift, "node") }
ds-ui-walk-far = Au repère { $node } : { $steps } pas
ds-ui-at-node = repère { $node }
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
ds-action-attack = Attaque : { ds-dice }{ $mod ->
    [0] { "" }
   *[other] , { ds-mod }
}{ ds-action-traits }.{ ds-action-and-all }
ds-action-harm = Attaque sans dés{ ds-action-traits }.{ ds-action-and-all }
ds-action-sure = Attaque sans dés : { COUNT($harm, "damage") }, que ni la Parade ni la Résistance ne réduisent{ ds-action-traits }.{ ds-action-and-all }
ds-action-and-all = { ds-action-crowded }{ ds-action-aggro }{ ds-action-and-gain }{ ds-action-and-enchant }{ ds-action-and-ward }{ ds-action-and-bless }{ ds-action-and-shift }
ds-action-crowded = { $crowded ->
    [yes] { " " }Seulement contre un ennemi qui partage son repère avec un autre.
   *[no] { "" }
}
ds-action-aggro = { $aggro ->
    [yes] { " " }Après l’attaque, vous pouvez donner le jeton Aggro à un autre personnage.
   *[no] { "" }
}
ds-action-traits = { $magic ->
    [yes] , magique
   *[no] { "" }
}{ $pierce ->
    [yes] , ignore la Parade et la Résistance
   *[no] { "" }
}{ $range ->
    [infinite] , portée infinie
    [-1] { "" }
   *[other] , portée { $range }
}{ $node ->
    [yes] , tout le repère
   *[no] { "" }
}{ $shaft ->
    [yes] , Flèche (pas à portée 0)
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
   *[other] , poussée de { COUNT($push, "node") }
}
ds-action-help = { $who ->
    [none] { $enchant ->
        [none] { $ward ->
            [0] { $bless ->
                [none] { $when ->
                    [only] { ds-shift }.
                    [after] { ds-shift }.
                   *[none] Aucun effet.
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
    [0] { " " }sur votre repère
   *[other] { " " }à portée { $range }
}
ds-action-gain = { $who ->
    [self] Vous gagnez { ds-gain }.
    [one] Un personnage{ ds-action-within } gagne { ds-gain }.
    [two] Un ou deux personnages{ ds-action-within } gagnent chacun { ds-gain }.
    [node] Tous les personnages d’un même repère{ ds-action-within } gagnent { ds-gain }.
    [others] Tous les autres personnages{ ds-action-within } gagnent { ds-gain }.
   *[all] Tous les personnages{ ds-action-within } gagnent { ds-gain }.
}
ds-action-and-gain = { $who ->
    [none] { "" }
    [self] { " " }Vous gagnez { ds-gain }.
    [one] { " " }Un personnage proche gagne { ds-gain }.
    [two] { " " }Un ou deux personnages proches gagnent chacun { ds-gain }.
    [node] { " " }Tous les personnages d’un même repère proche gagnent { ds-gain }.
    [others] { " " }Tous les autres personnages proches gagnent { ds-gain }.
   *[all] { " " }Tous les personnages proches gagnent { ds-gain }.
}
ds-action-enchant = { $enchant ->
    [magic-mod] Vos attaques de cette activation sont magiques et gagnent +1.
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
ds-action-bless = { $bless ->
    [block] Jusqu’à l’activation du prochain personnage, vous et tous les personnages{ ds-action-within } lancez { ds-action-more-blue } en Parade.
   *[resist] Jusqu’à l’activation du prochain personnage, vous et tous les personnages{ ds-action-within } lancez { ds-action-more-blue } en Résistance.
}
ds-action-more-blue = { $dice ->
    [one] { $dice } dé bleu de plus
   *[other] { $dice } dés bleus de plus
}
ds-action-and-bless = { $bless ->
    [none] { "" }
   *[other] { " " }{ ds-action-bless }
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
    [weapon] Attaques avec cette arme{ ds-effect-attack-against } : { ds-effect-attack-bonus }.
    [card] Attaques avec cette carte{ ds-effect-attack-against } : { ds-effect-attack-bonus }.
   *[wearer] Toutes vos attaques{ ds-effect-attack-against } : { ds-effect-attack-bonus }.
}
ds-effect-attack-against = { $against ->
    [none] { "" }
    [boss] { " " }contre les boss
   *[tag] { $tag ->
        [hollow] { " " }contre les ennemis dont le nom contient « Hollow »
       *[other] { " " }contre les ennemis de type « { $tag } »
    }
}
ds-effect-attack-bonus = { $black ->
    [0] { $blue ->
        [0] { $orange ->
            [0] { ds-effect-attack-more }
           *[other] +{ ds-dice }{ ds-effect-attack-and }
        }
       *[other] +{ ds-dice }{ ds-effect-attack-and }
    }
   *[other] +{ ds-dice }{ ds-effect-attack-and }
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
   *[other] , { ds-mod }
}{ ds-effect-attack-and-magic }{ ds-effect-attack-and-condition }
ds-effect-attack-and-magic = { $magic ->
    [yes] , dégâts magiques
   *[no] { "" }
}
ds-effect-attack-and-condition = { $condition ->
    [none] { "" }
   *[other] , { ds-condition }
}
ds-effect-cheaper = L’action la plus chère de cette arme coûte { COUNT($amount, "stamina") } de moins.
ds-effect-immune = Vous ne pouvez pas recevoir la condition { ds-condition }.
ds-effect-dodge-nodes = En esquivant, vous pouvez vous déplacer jusqu’à { COUNT($amount, "node") }.
ds-effect-walk-nodes = Vous marchez jusqu’à { COUNT($amount, "node") }.
ds-effect-start-stamina = Au début de leur activation, les personnages de votre repère, vous compris, gagnent { COUNT($amount, "stamina") } au lieu du gain habituel.
ds-effect-start-mixed = Au début de votre activation, vous pouvez gagner { ds-gain } au lieu du gain habituel.
ds-effect-own-stamina = Au début de votre activation, vous gagnez { COUNT($amount, "stamina") } au lieu du gain habituel.
ds-effect-end-health = Vous gagnez { COUNT($amount, "health") } à la fin de votre activation.
ds-effect-end-health-per-enemy = À la fin de votre activation, vous gagnez { COUNT($amount, "health") } par ennemi sur votre repère.
ds-effect-stamina-when-hurt = Vous gagnez { COUNT($amount, "stamina") } quand une attaque vous inflige des dégâts.
ds-effect-stamina-when-strong = Vous gagnez { COUNT($amount, "stamina") } quand une de vos attaques inflige { COUNT($least, "damage") } ou plus.
ds-effect-beside-two-hander = Peut se tenir avec une arme à deux mains.
ds-effect-take-aggro = Une fois par rencontre, vous pouvez prendre le jeton Aggro à la fin de l’activation d’un autre personnage.
ds-effect-steady = Les attaques ne vous poussent pas.
ds-effect-ponderous = Vous ne pouvez ni courir ni esquiver.
ds-effect-far-dodge = { $amount ->
    [one] Contre un attaquant à 2 repères ou plus, vous lancez { $amount } dé d’esquive de plus.
   *[other] Contre un attaquant à 2 repères ou plus, vous lancez { $amount } dés d’esquive de plus.
}
ds-effect-resist = Vous lancez { ds-dice } de plus en Résistance.
ds-effect-more-healing = Quand vos cartes rendent de la Santé, chaque personnage gagne { COUNT($amount, "health") } de plus.
ds-effect-blessing = Pendant votre activation, vous pouvez retirer cette carte de la partie : tous vos dégâts et toutes vos conditions disparaissent.
ds-effect-crit = Le dé de votre Action Héroïque est bleu au lieu de noir.
ds-effect-slot = Son arme a un emplacement d’amélioration de plus.
ds-effect-more-souls = Chaque rencontre réussie rapporte { COUNT($amount, "soul") } de plus au groupe.
ds-effect-unopened = Quand une rencontre est réussie sans qu’aucun coffre ait été ouvert, le groupe pioche { COUNT($amount, "treasure") }.
ds-effect-push-attacker = { $tag ->
    [hollow] Quand un ennemi dont le nom contient « Hollow » vous a attaqué depuis votre repère, vous pouvez le pousser d’un repère.
   *[other] Quand un ennemi de type « { $tag } » vous a attaqué depuis votre repère, vous pouvez le pousser d’un repère.
}
ds-effect-weight = { $amount ->
    [one] Occupe { $amount } emplacement d’amélioration.
   *[other] Occupe { $amount } emplacements d’amélioration.
}
ds-effect-ember = Un personnage sans jeton Ember (Braise) en reçoit un : les attaques de 3 dégâts ou plus lui en infligent 1 de moins. La mort l’éteint.

## Ce que font les ennemis

ds-icon-attack = { $target ->
    [aggro] { $node ->
        [yes] Attaque tous les personnages du repère du jeton Aggro : { ds-icon-harm }.
       *[no] Attaque le personnage avec le jeton Aggro : { ds-icon-harm }.
    }
    [area] Attaque tous les personnages dans les arcs d’attaque : { ds-icon-harm }.
   *[nearest] { $node ->
        [yes] Attaque tous les personnages du repère du personnage le plus proche : { ds-icon-harm }.
       *[no] Attaque le personnage le plus proche : { ds-icon-harm }.
    }
}
ds-icon-harm = { $type ->
    [magical] { COUNT($damage, "magical") }
   *[physical] { COUNT($damage, "physical") }
}{ $condition ->
    [none] { "" }
   *[other] , { ds-condition }
}{ $push ->
    [yes] , poussée
   *[no] { "" }
}
ds-icon-move = { $nodes ->
    [0] { $push ->
        [yes] { $target ->
            [aggro] Pousse les personnages hors de son repère{ ds-icon-shove } et se tourne vers le personnage avec le jeton Aggro.
           *[nearest] Pousse les personnages hors de son repère{ ds-icon-shove } et se tourne vers le personnage le plus proche.
        }
       *[no] { $target ->
            [aggro] Se tourne vers le personnage avec le jeton Aggro.
           *[nearest] Se tourne vers le personnage le plus proche.
        }
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
ds-icon-nodes = { COUNT($nodes, "node") }
ds-icon-push = { $push ->
    [yes] { $damage ->
        [0] , en poussant les personnages
       *[other] { $start ->
            [yes] , en poussant les personnages : { ds-icon-push-harm } pour chacun
           *[no] , en poussant les personnages : { ds-icon-push-harm } là où il entre
        }
    }
   *[no] { "" }
}
ds-icon-shove = { $damage ->
    [0] { "" }
   *[other] { " " }({ ds-icon-push-harm })
}
ds-icon-push-harm = { COUNT($damage, "physical") }{ $condition ->
    [none] { "" }
   *[other] { " " }et { ds-condition }
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
ds-icon-resurrect = Relève les morts : un Skeleton Soldier apparaît sur le repère de génération d’ennemis le plus proche, si une figurine est libre.
ds-ability-heavy-blows = Un personnage qui pare une attaque physique avec un jet de { $least } ou plus dépense { COUNT($stamina, "stamina") }.
ds-ability-construct = Les attaques de { COUNT($least, "damage") } ou plus lui en infligent { $less } de moins.
ds-ability-flying = Une fois le boss intensifié, les attaques depuis son repère coûtent { COUNT($stamina, "stamina") } de plus.
ds-ability-immune = Gelure et Fléchir sont sans effet sur le boss.
ds-ability-reshuffle = Après chaque carte Intensification, tout le paquet de comportement est mélangé, pile de défausse comprise.
ds-ability-survivor = Quand l’autre tombe, celui-ci gagne { COUNT($health, "health") } et continue avec ses propres cartes Intensification.
ds-ability-parry = Un personnage dont l’attaque ne le blesse pas reçoit un jeton Fléchir à la fin de cette activation.
ds-ability-call = Quand il s’intensifie, tous les ennemis tués dans ce combat reviennent.
ds-heroic-backstab = Après une esquive : attaquez l’ennemi esquivé pour 0 Énergie, s’il est à portée.
ds-heroic-rally = Tous les personnages gagnent { COUNT($stamina, "stamina") }.
ds-heroic-stand-fast = { $blue ->
    [one] Ajoutez un dé bleu à un jet de Parade.
   *[other] Ajoutez { $blue } dés bleus à un jet de Parade.
}
ds-heroic-charge = Déplacez-vous d’un repère pour 0 Énergie ; votre prochaine attaque à portée 0 coûte 0 Énergie et frappe tout le repère.
ds-heroic-keep-faith = Vous et tous les personnages de votre repère ou d’un repère adjacent gagnez { COUNT($health, "health") }.
ds-heroic-crit = { $black ->
    [one] Votre prochaine attaque de cette activation lance un dé noir de plus.
   *[other] Votre prochaine attaque de cette activation lance { $black } dés noirs de plus.
}
ds-heroic-slip-away = { $nodes ->
    [one] Déplacez-vous d’un repère pour 0 Énergie ; vous pouvez ensuite donner le jeton Aggro à un autre personnage.
   *[other] Déplacez-vous jusqu’à { $nodes } repères pour 0 Énergie ; vous pouvez ensuite donner le jeton Aggro à un autre personnage.
}

## Questions

ds-prompt-equip = { $card } : qui prend cette carte ?
ds-prompt-attach = { $card } : quelle carte améliorer ?
ds-prompt-first-activation = Quel personnage s’active en premier ?
ds-prompt-next-foe = Quel ennemi s’active ensuite ?
ds-prompt-nearest = { $who } : lequel des personnages à égale distance ?
ds-prompt-move-foe = { CAP(THE($who)) } { AGREE($who, "se déplace", "se déplacent") }. Où ?
ds-prompt-turn-foe = { $away ->
    [yes] { CAP(THE($who)) } { AGREE($who, "se tourne", "se tournent") }. À quel repère { AGREE($who, "tourne-t-", "tournent-") }{ HE($who) } le dos ?
   *[no] { CAP(THE($who)) } { AGREE($who, "se tourne", "se tournent") }. À quel repère { AGREE($who, "fait-", "font-") }{ HE($who) } face ?
}
ds-prompt-overspend = { CAP(THE($who)) } { AGREE($who, "n’a pas", "n’ont pas") } assez d’Énergie : dépenser { COUNT($stamina, "stamina") } signifie la mort. Le faire quand même ?
ds-prompt-boss-aside = { CAP(THE($who)) } { AGREE($who, "est", "sont") } { form-pushed } de côté. Vers où ?
ds-prompt-met-arc = { $who } : dans quel arc du boss ?
ds-prompt-push = { CAP(THE($by)) } { AGREE($by, "pousse", "poussent") } { THE($who) }. Vers où ?
ds-prompt-push-order = Plusieurs ennemis sont poussés. Lequel d’abord ?
ds-prompt-push-foe = { CAP(THE($who)) } { AGREE($who, "est", "sont") } { form-pushed }. Vers où ?
ds-prompt-make-room = Le repère est plein. Poussez une des figurines.
ds-prompt-targets = Qui se défend en premier ?
ds-prompt-defend = { $type ->
    [magical] { CAP(THE($who)) } { AGREE($who, "attaque", "attaquent") } : { COUNT($strength, "magical") }, difficulté d’esquive { $difficulty }. Résister ou esquiver ?
   *[physical] { CAP(THE($who)) } { AGREE($who, "attaque", "attaquent") } : { COUNT($strength, "physical") }, difficulté d’esquive { $difficulty }. Parer ou esquiver ?
}
ds-prompt-dodge-further = Vous pouvez poursuivre le déplacement de cette esquive.
ds-prompt-trap = Un piège : { COUNT($damage, "damage") }, difficulté d’esquive { $difficulty }. Que faites-vous ?
ds-prompt-after-roll = { $purpose ->
    [attack] Jet d’attaque : { $total } aux dés.
    [block] Jet de Parade : { $total } contre { $need }.
    [resist] Jet de Résistance : { $total } contre { $need }.
   *[dodge] Jet d’esquive : { $total } sur { $need }.
} { $open ->
    [yes] Le modifier ?
   *[no] Rien ne peut l’améliorer.
}
ds-prompt-begin = Votre activation commence. Que gagnez-vous ?
ds-prompt-activation = { $who } : que faites-vous ?
ds-prompt-shift = { $left ->
    [one] Transfert : vous pouvez vous déplacer d’un repère.
   *[other] Transfert : vous pouvez vous déplacer jusqu’à { $left } repères.
}
ds-prompt-target = Qui attaquez-vous ?
ds-prompt-gain = Qui gagne { ds-gain } ?
ds-prompt-pass-aggro = Vous pouvez donner le jeton Aggro à un autre personnage. Qui le reçoit ?
ds-prompt-charge = Action Héroïque : vous pouvez vous déplacer d’un repère pour 0 Énergie.
ds-prompt-backstab = Vous avez esquivé { THE($who) }. Riposter ?
ds-prompt-take-aggro = Prendre le jeton Aggro ?
ds-option-level = { $souls ->
    [0] { $who } : { ds-stat } à { $value }, gratuitement
   *[other] { $who } : { ds-stat } à { $value } ({ COUNT($souls, "soul") })
}
ds-option-equip = S’équiper { OF($card) }
ds-option-stow = { $who } : mettre { THE($card) } dans l’inventaire
ds-option-attach = Poser { THE($card) }
ds-option-detach-from = Retirer les améliorations { OF($card) } (dans l’inventaire)
ds-option-hero = { $who }
ds-outcome-equip = Ensuite : { $block } en Parade, { $resist } en Résistance, { $dodge } en Esquive.
ds-guard = { $all ->
    [0] aucun dé
   *[other] { ds-dice }
}
ds-option-equip-to = { $slot ->
    [armour] { $replaces ->
        [yes] { $who } : armure (remplace { THE($card) })
       *[no] { $who } : armure
    }
    [left] { $replaces ->
        [yes] { $who } : main gauche (remplace { THE($card) })
       *[no] { $who } : main gauche
    }
    [right] { $replaces ->
        [yes] { $who } : main droite (remplace { THE($card) })
       *[no] { $who } : main droite
    }
   *[backup] { $who } : position de secours
}
ds-option-to-inventory = Dans l’inventaire
ds-option-attach-to = { $card }
ds-option-seat = { $who }
ds-option-keep-aggro = { CAP(THE($who)) } { AGREE($who, "le garde", "le gardent") }
ds-option-gain-node = Tous les personnages du repère { $node }
ds-option-nobody = Personne d’autre
ds-option-stop = Ne plus frapper
ds-option-foe = { $who } (repère { $node })
ds-option-move-foe = Vers { $place }
ds-option-push = Vers { $place }
ds-option-make-room = Pousser { THE($who) } vers { $place }
ds-option-block = Parer : lancer les dés de Parade
ds-option-resist = Résister : lancer les dés de Résistance
ds-option-dodge = Esquiver sur place ({ COUNT($stamina, "stamina") })
ds-option-dodge-to = Esquiver vers { $place } ({ COUNT($stamina, "stamina") })
ds-option-trap-suffer = Subir { COUNT($damage, "damage") }
ds-option-trap-dodge = Esquiver ({ COUNT($stamina, "stamina") })
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
   *[other] Marcher vers { $place } ({ COUNT($stamina, "stamina") })
}
ds-option-run = Courir vers { $place } ({ COUNT($stamina, "stamina") })
ds-option-act = { $card }, { COUNT($stamina, "stamina") }. { $what }
ds-option-estus = Boire la Fiole d’Estus : la barre d’endurance se vide entièrement
ds-option-heroic-rally = { $name } : tous les personnages gagnent de l’Énergie
ds-option-heroic-charge = { $name } : un repère de déplacement, puis une attaque gratuite à portée 0 sur tout le repère
ds-option-heroic-keep_faith = { $name } : vous et tous les personnages de votre repère ou d’un repère adjacent gagnez { COUNT($health, "health") }
ds-option-heroic-crit = { $black ->
    [one] { $name } : un dé de plus pour votre prochaine attaque
   *[other] { $name } : { $black } dés de plus pour votre prochaine attaque
}
ds-option-heroic-slip_away = { $nodes ->
    [one] { $name } : un repère de déplacement, puis vous pouvez céder le jeton Aggro
   *[other] { $name } : jusqu’à { $nodes } repères de déplacement, puis vous pouvez céder le jeton Aggro
}
ds-ui-does-estus = vide toute votre barre
ds-ui-does-heroic = { $heroic ->
    [rally] de l’Énergie pour tous
    [charge] un pas et une attaque
    [keep_faith] soigne aussi vos voisins
    [crit] plus de dés à l’attaque
   *[slip_away] un pas, puis le jeton Aggro
}
ds-option-hold = Prendre en main : { $cards }
ds-option-empty-hands = Vider les deux mains : tout va en position de secours
ds-option-stay = Rester ici
ds-option-move = Aller vers { $place }
ds-option-target = { $who }, repère { $node } (Santé : { $health })
ds-option-target-node = Tous les ennemis du repère { $node }
ds-option-overspend = { $what } – plus qu’il n’en reste
ds-option-overspend-move = { $way ->
    [walk] Marcher
    [run] Courir
   *[dodge] Esquiver
} ({ COUNT($stamina, "stamina") }) – plus qu’il n’en reste
ds-option-die = Dépenser l’Énergie et mourir
ds-outcome-no-gain = rien à gagner
ds-outcome-dodged = esquivé : aucun dégât
ds-outcome-undodged = pas esquivé : { COUNT($damage, "damage") }{ $dies ->
    [yes] {" : "}{ THE($who) } { AGREE($who, "meurt", "meurent") }
   *[no] {""}
}
ds-outcome-blow = { $strength } − { $rolled }{ $ember ->
    [0] {""}
   *[other] {" "}− { $ember } (Ember)
}{ $bleed ->
    [0] {""}
   *[other] {" "}+ { $bleed } (Saignement)
} { $even ->
    [yes] =
   *[no] →
} { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}{ $stamina ->
    [0] {""}
   *[other] , coûte { COUNT($stamina, "stamina") }
}{ $dies ->
    [yes] {" : "}{ THE($who) } { AGREE($who, "meurt", "meurent") }
   *[no] {""}
}
ds-outcome-strike = { $who } : { $less ->
    [0] { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
   *[other] { $total } − { $type ->
        [magical] Résistance
       *[physical] Parade
    } { $less } = { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
}, { $left ->
    [0] { AGREE($who, "meurt", "meurent") }
   *[other] { AGREE($who, "survit", "survivent") } avec { COUNT($left, "health") }
}
ds-outcome-strikes = { $lines }
ds-outcome-deadly = C’est mortel
ds-option-yes = Oui
ds-option-no = Non
ds-closed-moved-after = vous avez bougé après avoir attaqué
ds-closed-used = cette carte ne peut plus servir pendant cette activation
ds-closed-range = aucun ennemi n’est à portée
ds-closed-estus = la fiole est vide jusqu’au prochain repos
ds-closed-no-spark = il ne reste aucune étincelle
ds-closed-souls = il n’y a pas assez d’âmes

## Mise en place

ds-setup-players = Personnages
ds-setup-players-value = { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
}
ds-setup-mode = Partie
ds-setup-class = Personnage { $n }
ds-setup-encounter = Rencontre
ds-setup-encounter-level = niveau { $level }
ds-setup-level = Au hasard, niveau { $level }
ds-setup-boss = Boss
ds-setup-gear = Équipement et niveaux
ds-setup-gear-value = { $gear ->
    [fitting] Ce qu’un groupe possède à ce moment d’une partie
    [start] Celui avec lequel les personnages commencent
    [level_2] D’un groupe face aux rencontres de niveau 2
    [level_3] D’un groupe face aux rencontres de niveau 3
    [mini] D’un groupe devant le boss secondaire
    [main] D’un groupe devant le boss principal
   *[other] { $gear }
}
ds-setup-boss-kind = { $kind ->
    [mini] Boss secondaire
   *[main] Boss principal
}
ds-setup-boss-health = Santé { $health }
ds-setup-heroic = { $heroic } : { LOW($text) }
ds-setup-kit = { $cards }
ds-setup-role = { $stat ->
    [strength] Au cœur de la mêlée, avec armes et armures lourdes.
    [dexterity] Agile, aux armes légères ; esquive ce que d’autres parent.
    [intelligence] Frappe de loin, par la sorcellerie et le feu.
   *[faith] Soutient les autres par des miracles.
}
ds-setup-taunt = Provocation { $taunt } : à distance égale, les ennemis visent la plus haute
ds-setup-stats = Force { $strength }, Dextérité { $dexterity }, Intelligence { $intelligence }, Foi { $faith }

## La table

ds-ui-chapter-encounter = Rencontre
ds-ui-chapter-boss = Combat de boss
ds-ui-board = Le plateau du combat
ds-ui-hero = Personnage
ds-ui-enemies = Ennemis, dans l’ordre où ils agissent
ds-ui-acts = agit
ds-ui-acted = a agi
ds-ui-thinks = choisit
ds-ui-has-aggro = Possède le jeton Aggro
ds-ui-inspect = Équipement : { $name }
ds-ui-gear-of = Équipement : { $name }
ds-ui-foe-label = { $name }, { $place }, Santé { $health }
ds-ui-hero-label = { $name }, { $place }, { COUNT($free, "free-box") }
ds-ui-fits-same = défense inchangée
ds-ui-fits-nobody = Personne ne peut s’en équiper pour l’instant.
ds-ui-endurance = { $stamina ->
    [one] { $stamina } Énergie dépensée
   *[other] { $stamina } Énergies dépensées
}, { COUNT($wounds, "damage") }, { COUNT($free, "free-box") }
ds-ui-die-face = { $die } : { $face }
ds-ui-roll = Le dernier jet
ds-ui-token-ready = { $token ->
    [estus] { $name } : pleine
   *[heroic] { $name } : disponible
}
ds-ui-token-used = { $token ->
    [estus] { $name } : vide
   *[heroic] { $name } : utilisée
}
ds-ui-ember-lit = { $name } : oui
ds-ui-ember-out = { $name } : non
ds-ui-dodge-difficulty = Difficulté d’esquive
ds-ui-repeat = Le tout { $count } fois.
ds-ui-attack-arcs = Frappe : { $arcs }.
ds-ui-weak-arcs = Point faible : { $arcs } ; un dé noir de plus.
ds-ui-threat-rest = Reste à venir :
ds-ui-threat-now = S’il agissait maintenant :
ds-ui-threat-hit = { THE($name) } { AGREE($name, "subirait", "subiraient") } une attaque de { $damage } ({ $type ->
    [magical] magique
   *[physical] physique
})
ds-ui-threat-moves = il se déplacerait sans toucher personne.
ds-ui-threat-nothing = rien ne se passerait.
ds-ui-threat-all = Si tous agissaient maintenant :
ds-ui-heat-card = Carte Intensification
ds-ui-card-numbers = Portée { $range } · esquive { $dodge } · × { $repeat }
ds-ui-heats-at = s’intensifie à { COUNT($health, "health") }
ds-ui-deck-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
ds-ui-deck-unseen = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes, ordre inconnu
}
ds-ui-next-card = Ensuite : { $name }
ds-ui-last-card = Dernière : { $name }
ds-ui-boss-health = Santé { $health } sur { $full }
ds-ui-boss-facts = Santé { $health } · Parade { $block } · Résistance { $resist }
ds-ui-trap-hidden = Un piège, face cachée
ds-ui-trap-known = Piège : { COUNT($damage, "damage") }, esquive { $difficulty }
ds-ui-souls-here = { $souls ->
    [one] { $souls } âme perdue
   *[other] { $souls } âmes perdues
}
ds-ui-souls = Âmes : { $souls }
ds-ui-sparks = Étincelles : { $sparks } sur { $max }
ds-ui-treasure-left = { $count ->
    [one] { $count } carte trésor restante
   *[other] { $count } cartes trésor restantes
}
ds-ui-this-card = En cours : { $name }
ds-ui-two-hands = deux mains
ds-ui-slots = { $count ->
    [one] { $count } emplacement d’amélioration
   *[other] { $count } emplacements d’amélioration
}
ds-ui-needs = Exige { $stat } { $value }
ds-ui-costs = Coûte { COUNT($stamina, "stamina") }
ds-ui-taunt = Provocation { $taunt }.
ds-ui-now = Maintenant
ds-ui-then = Ensuite
ds-ui-point-at-place = Pointez un emplacement pour voir ce qui changerait.
ds-ui-card = Carte
ds-ui-next-tier = Le palier suivant coûte { COUNT($souls, "soul") }
ds-ui-odds-attack = ≈ { COUNT($damage, "damage") } · { $kill } % de chances de tuer
ds-ui-odds-defence = ≈ { COUNT($damage, "damage") } · indemne : { $safe } %
ds-ui-odds-defence-death = ≈ { COUNT($damage, "damage") } · indemne : { $safe } % · mort : { $death } %
ds-ui-group-overspend = Mortel : plus d’Énergie qu’il n’en reste
ds-ui-group-walk = Marcher vers le repère…
ds-ui-group-run = Courir vers le repère…
ds-ui-group-party = Le groupe
ds-ui-group-andre = André le Forgeron
ds-ui-group-firekeeper = La Gardienne du Feu
ds-ui-inventory-empty = L’inventaire est vide.
ds-ui-hint-roll = La Chance relance un dé : touchez ce dé. Ou gardez le jet tel quel.
ds-ui-hint-activation = Déplacez-vous avant ou après l’attaque, pas les deux. Pointez un ennemi pour voir ce qu’il fera.
ds-ui-hint-target = Cliquez sur l’ennemi du plateau.
ds-ui-hint-next-foe = À menace égale, les ennemis agissent dans l’ordre qui vous plaît.
ds-ui-help-bar = Noir depuis la gauche : l’Énergie dépensée. Rouge depuis la droite : les dégâts.
ds-ui-odds-damage = ≈ { COUNT($damage, "damage") }

## Révélé à la main

ds-face-trap = { $damage ->
    [0] Vierge
   *[other] { COUNT($damage, "damage") }, difficulté d’esquive { $difficulty }
}
ds-face-tie = { $kind ->
    [seat] personnage { $n }
    [foe] ennemi { $n }
   *[node] repère { $n }
}

## Glossaire

ds-gloss-signs = Signes
ds-gloss-tokens = Jetons
ds-gloss-conditions = Conditions
ds-gloss-stats = Caractéristiques
ds-gloss-terrains = Terrain
ds-gloss-dice = Dés
ds-gloss-name = { $term ->
    [trap] Piège
    [souls] Âmes
    [sparks] Étincelles
    [aggro] Aggro
    [health] Santé
    [stamina] Énergie
    [block] Parade
    [resist] Résistance
    [dodge] Esquive
    [range] Portée
   *[threat] Niveau de menace
}
ds-gloss = { $term ->
    [trap] Un jeton qui se retourne quand un personnage marche dessus : rien, ou des dégâts qu’on esquive ou subit. Les ennemis le traversent sans mal.
    [souls] L’argent du groupe : des trésors et de meilleures caractéristiques au feu de camp. Une défaite les laisse là où quelqu’un est tombé.
    [sparks] Chaque repos et chaque défaite en coûte une ; quand il n’y en a plus, la prochaine mort fait perdre la partie.
    [aggro] Bien des ennemis s’en prennent à qui détient ce jeton. Qui s’active le prend.
    [health] Ce qu’un ennemi peut endurer. Un personnage n’a pas de nombre : les dix cases de la barre d’endurance portent blessures et Énergie à la fois.
    [stamina] Se dépense en cubes noirs, depuis la gauche de la barre d’endurance ; les blessures viennent en rouge, de la droite. Plus aucune case libre, et c’est la mort.
    [block] Se retranche des dégâts physiques : des dés pour un personnage, un nombre fixe pour un ennemi.
    [resist] Se retranche des dégâts magiques : des dés pour un personnage, un nombre fixe pour un ennemi.
    [dodge] Au lieu de parer : 1 Énergie, un pas si vous voulez, et les dés doivent montrer assez d’esquives. En cas de réussite, aucun dégât ; en cas d’échec, tous.
    [range] Jusqu’à combien de repères on atteint ; 0 est son propre repère.
   *[threat] Le plus élevé agit en premier.
}
ds-gloss-token-name = { $token ->
    [estus] Fiole d’Estus
    [heroic] Action Héroïque
    [luck] Chance
   *[ember] Ember (Braise)
}
ds-gloss-token = { $token ->
    [estus] Une fois : toutes les blessures et toute l’Énergie quittent la barre, pendant son activation. Un repos la remplit.
    [heroic] Le pouvoir de la classe, une fois. Un repos la rend de nouveau disponible.
    [luck] Un dé de son propre jet est relancé, une fois. Un repos la rend de nouveau disponible.
   *[ember] Une attaque de 3 dégâts ou plus en inflige 1 de moins.
}
ds-gloss-stat = { $stat ->
    [strength] Ce que demandent les armes lourdes et les armures. S’améliore auprès de la Gardienne du Feu.
    [dexterity] Ce que demandent les armes vives et les arcs. S’améliore auprès de la Gardienne du Feu.
    [intelligence] Ce que demandent les sorcelleries. S’améliore auprès de la Gardienne du Feu.
   *[faith] Ce que demandent les miracles et les talismans. S’améliore auprès de la Gardienne du Feu.
}
ds-gloss-terrain = { $terrain ->
    [barrel] Un obstacle : 1 Énergie de plus le brise et permet d’avancer. Les ennemis le contournent.
    [broken_barrel] Brisé : rien n’empêche plus d’y aller.
    [gravestone] Un obstacle. Elle montre d’avance ce qu’un boss peut faire.
    [dim_gravestone] Elle a dit ce qu’elle savait.
    [chest] Un obstacle. Après une victoire le groupe l’ouvre : deux cartes trésor.
    [open_chest] Vide.
    [lever] La rencontre dit ce qu’il fait.
    [shrine] La rencontre dit à quoi il sert.
   *[exit] Par là, on sort.
}
ds-gloss-die = { $die ->
    [black] Le plus faible : chaque point vaut 1 dégât, ou 1 dégât évité.
    [blue] Plus fort que le noir : chaque point compte pour 1.
    [orange] Le plus fort : chaque point compte pour 1.
   *[dodge] Montre une esquive, ou rien ; se lance au lieu de la Parade ou de la Résistance.
}
