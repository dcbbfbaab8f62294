### Dark Souls: Tomb of Giants, en français

## Morceaux de phrases

tg-deck = { $deck ->
    [treasure] paquet trésor
    [event] paquet Événement
    [encounter_1] paquet Rencontre de niveau 1
    [encounter_2] paquet Rencontre de niveau 2
   *[encounter_3] paquet Rencontre de niveau 3
}
tg-token = { $token ->
    [estus] la Fiole d’Estus
    [heroic] l’Action Héroïque
   *[luck] le jeton Chance
}
tg-souls = { $flat ->
    [one] { $flat } âme
   *[other] { $flat } âmes
}
tg-souls-each = { $players ->
    [one] { $players } âme par joueur
   *[other] { $players } âmes par joueur
}
tg-turns = { $flat ->
    [one] { $flat } tour
   *[other] { $flat } tours
}
tg-turns-each = { $players ->
    [one] { $players } tour par joueur
   *[other] { $players } tours par joueur
}
tg-how-many-souls = { $players ->
    [0] { tg-souls }
   *[other] { $flat ->
        [0] { tg-souls-each }
       *[other] { tg-souls } et { $players } de plus par joueur
    }
}
tg-how-many-turns = { $players ->
    [0] { tg-turns }
   *[other] { $flat ->
        [0] { tg-turns-each }
       *[other] { tg-turns } et { $players } de plus par joueur
    }
}
tg-how-much-health = { $players ->
    [0] { $flat }
   *[other] { $flat } + { $players } par joueur
}
tg-condition-help = { $condition ->
    [bleed] Les prochains dégâts augmentent de 2 ; puis le Saignement prend fin.
    [poison] 1 dégât à la fin du tour ; puis le Poison prend fin.
    [frostbite] Un personnage récupère 1 Énergie de moins au début de son tour ; un ennemi se déplace d’un repère de moins. Prend fin avec le tour.
   *[stagger] Un personnage paie 1 Énergie de plus pour chaque action d’arme ; les attaques d’un ennemi infligent 1 dégât de moins. Prend fin avec le tour.
}

## Cartes rencontre

tg-goal-kill-all = Tuez tous les ennemis.
tg-goal-kill = { $tile ->
    [none] Tuez le { $enemy }.
   *[other] Tuez le { $enemy } qui commence sur la tuile { $tile }.
}
tg-goal-survive = Survivre : personne ne meurt pendant { tg-how-many-turns }.
tg-goal-exit = Sortie : tous les personnages sont sur le repère de sortie en même temps.
tg-goal-occupy = Occuper : des personnages terminent { tg-how-many-turns } sur le sanctuaire, à la suite ou non.
tg-goal-levers = { $each ->
    [yes] { $times ->
        [one] Actionnez le levier.
       *[other] Actionnez chacun des { $times } leviers.
    }
   *[no] Actionnez { $times } fois le levier.
}
tg-goal-chests = { $times ->
    [one] Ouvrez le coffre.
    [2] Ouvrez les deux coffres.
   *[other] Ouvrez { $times } coffres.
}
tg-goal-barrels = Ne laissez aucun baril debout. Quiconque arrive sur son repère le brise.
tg-goal-torch = Posez la torche sur le sanctuaire.

tg-deed-respawn = { $tile ->
    [none] tous les ennemis de la carte reviennent une fois de plus (Réapparition)
   *[other] les ennemis de la tuile { $tile } reviennent une fois de plus (Réapparition)
}
tg-deed-spawn = { $node ->
    [primary] { tg-deed-who } sur le repère de génération principal de la tuile { $tile }
    [secondary] { tg-deed-who } sur le repère de génération secondaire de la tuile { $tile }
    [near_chest] { tg-deed-who } sur le repère de génération{ tg-deed-of-tile } le plus proche du coffre
   *[near_character] { tg-deed-who } sur le repère de génération{ tg-deed-of-tile } le plus proche du personnage
}
tg-deed-who = { $players ->
    [0] { $flat ->
        [1] un { $enemy } apparaît
       *[other] { $flat } × { $enemy } apparaissent
    }
   *[other] { $flat ->
        [0] { $players ->
            [1] un { $enemy } par joueur apparaît
           *[other] { $players } × { $enemy } par joueur apparaissent
        }
       *[other] { $flat } × { $enemy } et { $players } de plus par joueur apparaissent
    }
}
tg-deed-of-tile = { $tile ->
    [none] { "" }
   *[other] { " " }de la tuile { $tile }
}
tg-deed-remove-tile = la tuile { $tile } est retirée avec tous les ennemis qui s’y trouvent
tg-deed-reset-timer = le Chronomètre revient à 0

tg-rule-barrels-on-traps = Un baril se trouve sur chaque repère piégé.
tg-rule-blank-barrel-souls = Quiconque brise un baril et découvre dessous un piège vierge lance un dé noir : le groupe gagne autant d’âmes.
tg-rule-lever = Chaque fois que le levier est actionné : { $do }.
tg-rule-lever-needs-torch = Le levier ne fonctionne que si la torche est sur son repère ou sur un repère adjacent.
tg-rule-chest = Quand un coffre est ouvert : { $do }.
tg-rule-torch-found = Quand un personnage arrive pour la première fois sur le repère de la torche : { $do }.
tg-rule-health = { $enemy } : Santé { tg-how-much-health }.
tg-rule-mighty = { $times ->
    [1] { $enemy } : + { $block } Parade, + { $resist } Résistance.
    [2] { $enemy } : Santé doublée, + { $block } Parade, + { $resist } Résistance.
   *[other] { $enemy } : { $times } fois sa Santé, + { $block } Parade, + { $resist } Résistance.
}
tg-rule-skip-first-turn = Les ennemis passent leur premier tour : un personnage commence.
tg-rule-might = { $flat ->
    [one] Toutes les attaques ennemies infligent { $flat } dégât de plus.
   *[other] Toutes les attaques ennemies infligent { $flat } dégâts de plus.
}
tg-rule-venom = Toutes les attaques ennemies infligent aussi la condition { ds-condition }.
tg-rule-nimble = La difficulté d’esquive de toutes les attaques ennemies augmente de { $flat }.
tg-rule-haste = { $flat ->
    [one] À chaque déplacement, les ennemis parcourent { $flat } repère de plus.
   *[other] À chaque déplacement, les ennemis parcourent { $flat } repères de plus.
}
tg-rule-hearty = Tous les ennemis ont { $flat } Santé de plus.
tg-rule-unharmed = Le { $enemy } ne peut subir aucun dégât.
tg-rule-node-limit = Un repère ne peut contenir plus de { $flat } figurines.
tg-rule-leave-when-clear = Les personnages ne peuvent quitter une tuile que s’il n’y reste aucun ennemi.
tg-rule-forbidden = Les personnages ne peuvent pas entrer sur la tuile { $tile }.
tg-rule-restless = { $flat ->
    [one] Un personnage qui termine son tour sur le repère où il l’a commencé subit { $flat } dégât.
   *[other] Un personnage qui termine son tour sur le repère où il l’a commencé subit { $flat } dégâts.
}
tg-rule-drain = { $flat ->
    [one] Chaque personnage subit { $flat } dégât à la fin de son tour.
   *[other] Chaque personnage subit { $flat } dégâts à la fin de son tour.
}
tg-rule-torchlight = Attaques depuis un repère qui n’est ni celui de la torche ni un repère adjacent : { $flat ->
    [-1] − 1
    [-2] − 2
    [-3] − 3
   *[other] { $flat }
}.
tg-rule-deep-water = Marcher coûte { $flat } Énergie. Courir coûte le prix habituel.
tg-rule-hemmed-in = Avec un ennemi sur sa tuile, un personnage qui marche paie { $flat } Énergie.
tg-rule-begin-with = Tous les personnages commencent avec la condition { ds-condition }.
tg-rule-urns = Pour chaque baril de leur tuile, les ennemis ont + { $block } Parade et + { $resist } Résistance.
tg-rule-evasive = Avant chaque attaque contre un ennemi, un dé d’esquive est lancé. Sur une esquive, l’attaque échoue et vous placez la cible sur un repère adjacent.
tg-rule-shrine-guard = Un ennemi qui commence son tour à côté du sanctuaire s’y déplace. Si un ennemi est sur le sanctuaire, la rencontre a échoué.
tg-rule-exhausting = Un personnage touché par un { $enemy } pour 0 dégât paie { $flat } Énergie.
tg-rule-bonded = { $flat ->
    [one] Chaque fois qu’un { $kin } est tué, le { $enemy } subit { $flat } dégât.
   *[other] Chaque fois qu’un { $kin } est tué, le { $enemy } subit { $flat } dégâts.
}
tg-rule-skeleton-ball = Après chaque tour des ennemis, la Skeleton Ball roule jusqu’à { $nodes } repères dans le sens de sa flèche ; un mur l’arrête et la retourne. Personne ne peut aller sur son repère. Quiconque se trouve sur son passage est poussé sur un repère adjacent et subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.

tg-reward-souls = { $kill ->
    [0] { $respawn ->
        [0] { tg-how-many-souls }
       *[other] { tg-how-many-souls }, et { $respawn } par Réapparition
    }
    [one] { $kill } âme par ennemi tué
   *[other] { $kill } âmes par ennemi tué
}
tg-reward-treasure = { $flat ->
    [one] Piocher { $flat } carte trésor
   *[other] Piocher { $flat } cartes trésor
}
tg-reward-event = { $flat ->
    [one] Piocher { $flat } carte événement
   *[other] Piocher { $flat } cartes événement
}
tg-reward-search = Chercher : { $card } dans le paquet trésor, si la carte y est encore
tg-reward-refresh = { $token ->
    [estus] Réactiver : chaque Fiole d’Estus est de nouveau pleine
    [heroic] Réactiver : chaque Action Héroïque est de nouveau disponible
   *[luck] Réactiver : chaque jeton Chance est de nouveau disponible
}
tg-reward-shortcut = Raccourci : après un repos, le groupe peut commencer ici

tg-trial-turns = { $turns ->
    [one] Réussissez la rencontre en { $turns } tour au plus.
   *[other] Réussissez la rencontre en { $turns } tours au plus.
}
tg-trial-kill = Tuez le { $enemy }.

## Cartes événement

tg-card-boon = Un personnage peut monter une caractéristique d’un palier gratuitement.
tg-card-supplies = Un personnage récupère sa Fiole d’Estus, son Action Héroïque et sa Chance.
tg-card-scry = Regardez les { $amount } premières cartes événement ; remettez chacune sur ou sous le paquet, dans l’ordre de votre choix.
tg-card-reforge = Vous pouvez défausser jusqu’à { $amount } cartes de l’inventaire pour 1 âme chacune.
tg-card-artifact = Regardez { $amount } cartes trésor et gardez-en une. Les autres vont sous le paquet.
tg-card-offering = Chaque personnage peut céder des jetons disponibles (Fiole d’Estus, Action Héroïque, Chance) pour 1 âme chacun.
tg-card-dodge-die = { $amount ->
    [one] À la prochaine rencontre, le détenteur lance { $amount } dé d’esquive de plus.
   *[other] À la prochaine rencontre, le détenteur lance { $amount } dés d’esquive de plus.
}
tg-card-trial = À la prochaine rencontre, le détenteur peut défausser cette carte pour relancer tout un jet d’attaque ou de défense. Si la rencontre est réussie sans cela, des cartes trésor sont révélées jusqu’à une amélioration : elle revient au groupe et peut être fixée aussitôt.
tg-card-free-runs = À la prochaine rencontre, courir ne coûte pas d’Énergie au détenteur.
tg-card-heal = À la prochaine rencontre, le détenteur gagne { $amount } Santé au début de chacun de ses tours.
tg-card-attack = À la prochaine rencontre, les attaques du détenteur gagnent + { $amount }.
tg-card-armour = { $amount ->
    [one] À la prochaine rencontre, les attaques ennemies infligent { $amount } dégât de moins au détenteur.
   *[other] À la prochaine rencontre, les attaques ennemies infligent { $amount } dégâts de moins au détenteur.
}
tg-card-rekindle = Au prochain retour au feu de camp, n’importe quelle caractéristique peut être rabaissée ; les âmes qu’elle a coûtées reviennent.
tg-card-ascetic = { $rules } Réussir la rencontre rapporte aussi { tg-how-many-souls }.
tg-card-scout = Quand le groupe arrive ici, il choisit parmi une carte rencontre de plus. Si une carte s’y trouve déjà, la nouvelle peut prendre sa place.
tg-card-promise = { $amount ->
    [2] Une fois cette rencontre réussie, le jeton Patches est lancé. Face brillante : les âmes qu’elle a rapportées sont doublées. Face corrodée : elles sont perdues.
   *[other] Une fois cette rencontre réussie, le jeton Patches est lancé. Face brillante : les âmes qu’elle a rapportées comptent { $amount } fois. Face corrodée : elles sont perdues.
}
tg-card-merchant = Une fois cette rencontre réussie, le groupe peut acheter des trésors : quatre cartes sont révélées, 1 âme chacune.

## Questions

tg-prompt-bonfire = Le groupe est au feu de camp. Que fait-il avant de repartir ?
tg-prompt-onward = Aller à la case suivante, ou retourner au feu de camp ?
tg-prompt-prepare = Voici { $what }. Échanger de l’équipement avant la mise en place ?
tg-prompt-choose-card = Quelle rencontre de niveau { $level } jouez-vous ici ? Les autres cartes retournent dans le paquet.{ $lost ->
    [0] { "" }
    [one] { " " }Avec la carte posée ici disparaît l’âme perdue.
   *[other] { " " }Avec la carte posée ici disparaissent ses { $lost } âmes perdues.
}
tg-prompt-purchase = { $souls ->
    [one] Chaque carte coûte 1 âme ; vous avez { $souls } âme. Qu’achetez-vous ?
   *[other] Chaque carte coûte 1 âme ; vous avez { $souls } âmes. Qu’achetez-vous ?
}
tg-prompt-start-node = { $who } : choisissez un repère de départ.
tg-prompt-aggro = Qui a le jeton Aggro ? Bien des ennemis s’en prennent d’abord à ce personnage.
tg-prompt-ember = Qui reçoit l’Ember (Braise) ? Elle peut aussi attendre dans l’inventaire.
tg-prompt-hold = { $event } : qui prend la carte ?
tg-prompt-supplies = Qui récupère sa Fiole d’Estus, son Action Héroïque et sa Chance ?
tg-prompt-boon = Quelle caractéristique monte d’un palier, gratuitement ?
tg-prompt-put-back = { $deck ->
    [treasure] Quelle carte retourne ensuite dans le paquet trésor, et où ?
    [event] Quelle carte retourne ensuite dans le paquet Événement, et où ?
   *[other] La carte retourne-t-elle sur son paquet Rencontre, ou dessous ?
}
tg-prompt-reforge = { $left ->
    [one] Vous pouvez défausser encore { $left } carte de l’inventaire pour 1 âme.
   *[other] Vous pouvez défausser jusqu’à { $left } cartes de l’inventaire pour 1 âme chacune.
}
tg-prompt-unearth = Quel trésor gardez-vous ? Les autres vont sous le paquet.
tg-prompt-offering = { $who } : céder un jeton disponible pour 1 âme ?
tg-prompt-rekindle = Quelle caractéristique baisse d’un palier ? Les âmes qu’il a coûtées reviennent.
tg-prompt-swap = { $heroic ->
    [yes] { $who } : d’autres cartes en main, ou l’action héroïque, avant que les autres ne se déplacent ?
   *[no] { $who } : prendre d’autres cartes en main ?
}
tg-prompt-follow = { $who } : vous pouvez vous déplacer d’un repère, gratuitement.
tg-prompt-fortune = Jet de défense : { $dodges ->
    [one] { $dodges } esquive
   *[other] { $dodges } esquives
} sur { $difficulty }, { $pips } contre { $strength ->
    [one] { $strength } dégât
   *[other] { $strength } dégâts
}. Le modifier ?
tg-prompt-step-aside = { $stamina ->
    [0] Vous pouvez poursuivre le déplacement de cette esquive.
   *[other] Vous avez esquivé. Vous déplacer d’un repère pour { $stamina } Énergie ?
}
tg-prompt-push-back = { $who } vous a attaqué depuis votre repère. Le pousser ?
tg-prompt-sidestep = { $who } esquive. Sur quel repère ?
tg-prompt-sidestep-one = L’attaque échoue. Lequel d’entre eux était visé, et sur quel repère s’écarte-t-il ?
tg-prompt-spawn = { $who } apparaît. Sur lequel des repères à égale distance ?
tg-prompt-bowled = La Skeleton Ball pousse { $who }. Vers où ?

tg-option-go = Aller à la case { $n } (une rencontre de niveau { $level })
tg-option-go-known = Aller à la case { $n } : { $encounter }
tg-option-go-boss = Aller à la case { $n } : { $boss }
tg-option-return = { $free ->
    [yes] Retourner au feu de camp et se reposer, pour cette fois sans étincelle (vous en avez { $sparks })
   *[no] Retourner au feu de camp et se reposer pour une étincelle (vous en avez { $sparks }) : chaque rencontre sera à refaire
}
tg-option-shop = André le Forgeron : voir quatre trésors, 1 âme chacun
tg-option-detach = { $who } : retirer { $upgrade } de { $card }
tg-option-detach-lying = Retirer { $upgrade } de { $card } dans l’inventaire
tg-option-begin = Commencer la rencontre
tg-option-ember = Utiliser { $card }
tg-option-card = { $encounter }
tg-option-buy = Acheter { $card } (1 âme)
tg-option-leave = Ne plus rien acheter : le reste va sous le paquet
tg-option-put-back = { $where ->
    [top] { $card } : sur le paquet
   *[bottom] { $card } : sous le paquet
}
tg-option-end = Terminer le tour
tg-option-done = Cela suffit
tg-option-reforge = Défausser { $card } (1 âme)
tg-option-take = Garder { $card }
tg-option-offering = Céder { tg-token } (1 âme)
tg-option-lower = { $souls ->
    [one] { $who } : { ds-stat } ramenée à { $value } ({ $souls } âme rendue)
   *[other] { $who } : { ds-stat } ramenée à { $value } ({ $souls } âmes rendues)
}
tg-option-keep-hands = Garder ce que vous avez en main
tg-option-later = Laisser un autre passer d’abord
tg-option-gravestone = Stèle : regarder la première carte du { tg-deck }. Pas d’attaque à ce tour
tg-option-lever = Actionner le levier. Pas d’attaque à ce tour
tg-option-chest = Ouvrir le coffre. Pas d’attaque à ce tour
tg-option-take-torch = Prendre la torche, et le jeton Aggro avec elle
tg-option-drop-torch = Poser la torche ici
tg-option-blessing = Retirer la bénédiction de la partie : tous vos dégâts et toutes vos conditions disparaissent
tg-option-again = Défausser la carte événement : relancer tout le jet
tg-option-spawn = Repère { $node }

tg-closed-shop = André montre ses trésors une fois après chaque repos
tg-closed-lever-dark = la torche doit être ici ou à côté

## Ce qui s’est passé

tg-event-space = Le groupe va à la case { $space }.
tg-event-looked = { $deck ->
    [treasure] Du paquet trésor : { $card }
    [event] Une carte événement est regardée.
   *[encounter] Une carte rencontre est piochée.
}
tg-event-card-kept = Le groupe choisit { $encounter }.
tg-event-encounter = Rencontre de niveau { $level } : { $encounter }
tg-event-boss = Rencontre boss : { $boss }
tg-event-placed = { $who } se place sur le repère { $node }.
tg-event-aggro = { $who } a le jeton Aggro.
tg-event-enemy-phase = Le tour des ennemis commence.
tg-event-acts = { $model } agit.
tg-event-behaviour = Carte de comportement : { $behaviour }
tg-event-attacks = { $model } attaque : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
tg-event-missed = Personne n’est à portée : l’attaque échoue ({ $model }).
tg-event-foe-moved = { $model } va au repère { $node }.
tg-event-leaps = { $model } bondit.
tg-event-turns = { $facing ->
    [0] { $model } se tourne vers le nord.
    [1] { $model } se tourne vers le nord-est.
    [2] { $model } se tourne vers l’est.
    [3] { $model } se tourne vers le sud-est.
    [4] { $model } se tourne vers le sud.
    [5] { $model } se tourne vers le sud-ouest.
    [6] { $model } se tourne vers l’ouest.
   *[7] { $model } se tourne vers le nord-ouest.
}
tg-event-foe-pushed = { $model } est poussé vers le repère { $node }.
tg-event-evades = { $model } esquive l’attaque.
tg-event-heated = { $model } s’intensifie. Une nouvelle carte entre dans le paquet de comportement.
tg-event-survivor = { $model } continue seul avec { $amount } Santé de plus.
tg-event-spawned = { $model } apparaît sur le repère { $node }.
tg-event-token = Aucune figurine de { $model } n’est libre : un jeton attend sur le repère { $node }.
tg-event-respawn = Réapparition : les ennemis reviennent une fois de plus.
tg-event-resurrects = { $model } relève les morts.
tg-event-tile-removed = { $tile ->
    [0] La tuile 1 est retirée.
    [1] La tuile 2 est retirée.
    [2] La tuile 3 est retirée.
   *[other] La tuile 4 est retirée.
}
tg-event-shrine-lost = { $model } a atteint le sanctuaire.
tg-event-ball = La Skeleton Ball roule vers le repère { $node }.
tg-event-ball-turns = La Skeleton Ball fait demi-tour sur le repère { $node }.
tg-event-activates = { $who } commence son tour.
tg-event-moved = { $who } va au repère { $node }.
tg-event-turned-about = { $who } passe dans l’{ ds-arc } du boss.
tg-event-pushed = { $who } est poussé vers le repère { $node }.
tg-event-barrel-gone = Le baril du repère { $node } se brise.
tg-event-trap = { $damage ->
    [0] { $who } retourne un piège sur le repère { $node } : vierge.
    [one] { $who } déclenche un piège sur le repère { $node } : { $damage } dégât, difficulté d’esquive { $difficulty }.
   *[other] { $who } déclenche un piège sur le repère { $node } : { $damage } dégâts, difficulté d’esquive { $difficulty }.
}
tg-event-torch-taken = { $who } prend la torche.
tg-event-torch-put = { $who } pose la torche sur le repère { $node }.
tg-event-lever = { $who } actionne le levier du repère { $node }.
tg-event-gravestone = La stèle du repère { $node } montre à { $who } une carte du { tg-deck }.
tg-event-chest-opened = { $who } ouvre le coffre du repère { $node }.
tg-event-made-whole = { $who } n’a plus ni dégâts ni conditions.
tg-event-occupied = { $count ->
    [one] { $who } tient le sanctuaire : { $count } tour jusqu’ici.
   *[other] { $who } tient le sanctuaire : { $count } tours jusqu’ici.
}
tg-event-timer = Chronomètre : { $timer }
tg-event-rolled = { $face ->
    [0] Le { ds-die } est vierge.
   *[other] Le { ds-die } donne { $face }.
}
tg-event-luck = { $who } utilise sa Chance et relance un dé.
tg-event-heroic = { $heroic ->
    [backstab] { $who } utilise son Action Héroïque et riposte.
    [rally] { $who } utilise son Action Héroïque et ranime le groupe.
    [stand_fast] { $who } utilise son Action Héroïque et tient bon.
    [charge] { $who } utilise son Action Héroïque et charge.
    [keep_faith] { $who } utilise son Action Héroïque et soigne ses voisins.
    [crit] { $who } utilise son Action Héroïque : un dé de plus pour la prochaine attaque.
   *[slip_away] { $who } utilise son Action Héroïque et s’éclipse.
}
tg-event-estus = { $who } boit sa Fiole d’Estus. Sa barre d’endurance est vide.
tg-event-holds = { $cards-count ->
    [0] { $who } a les mains vides.
   *[other] { $who } prend en main : { $cards }.
}
tg-event-uses = { $stamina ->
    [0] { $who } utilise { $card }.
   *[other] { $who } utilise { $card } pour { $stamina } Énergie.
}
tg-event-strikes = { $amount ->
    [0] { $who } frappe { $model } sans dégâts.
    [one] { $who } frappe { $model } : { $amount } dégât.
   *[other] { $who } frappe { $model } : { $amount } dégâts.
}
tg-event-wounded = { $model } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}{ ds-of-bleed } (Santé restante : { $left }).
tg-event-slain = { $model } est tué.
tg-event-foe-afflicted = { $model } reçoit { $conditions }.
tg-event-blessed = { $to ->
    [block] { $who } bénéficie d’une protection jusqu’au tour du prochain personnage : + { $amount } bleu en Parade.
   *[resist] { $who } bénéficie d’une protection jusqu’au tour du prochain personnage : + { $amount } bleu en Résistance.
}
tg-event-dodged = { $who } esquive.
tg-event-hit = { $amount ->
    [0] { $who } est touché sans dégâts.
    [one] { $who } est touché : { $amount } dégât.
   *[other] { $who } est touché : { $amount } dégâts.
}
tg-event-paid = { $who } dépense { $amount } Énergie.
tg-event-gained = { $who } gagne { ds-gain }.
tg-event-suffered = { $who } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}{ ds-of-bleed }.
tg-event-afflicted = { $who } reçoit { $conditions }.
tg-event-fell = { $who } est tué.
tg-event-completed = La rencontre est réussie.
tg-event-failed = La rencontre a échoué.
tg-event-trial = L’Épreuve est réussie : il y a davantage à gagner.
tg-event-earned = { $amount ->
    [one] Le groupe gagne { $amount } âme ({ $souls } en tout).
   *[other] Le groupe gagne { $amount } âmes ({ $souls } en tout).
}
tg-event-souls-back = { $amount ->
    [one] Le groupe récupère { $amount } âme perdue ({ $souls } en tout).
   *[other] Le groupe récupère { $amount } âmes perdues ({ $souls } en tout).
}
tg-event-souls-dropped = { $souls ->
    [one] { $souls } âme reste sur la carte de la rencontre échouée.
   *[other] { $souls } âmes restent sur la carte de la rencontre échouée.
}
tg-event-barrel-souls = { $amount ->
    [0] Le baril est vide.
    [one] Le baril contient { $amount } âme.
   *[other] Le baril contient { $amount } âmes.
}
tg-event-refreshed = { $token ->
    [estus] Chaque Fiole d’Estus est de nouveau pleine.
    [heroic] Chaque Action Héroïque est de nouveau disponible.
   *[luck] Chaque jeton Chance est de nouveau disponible.
}
tg-event-shortcut = Un raccourci mène désormais à la case { $space }.
tg-event-not-found = { $card } n’est plus dans le paquet trésor.
tg-event-found = Trésor : { $card }
tg-event-offers = À vendre : { $card }
tg-event-ember = { $who } reçoit l’Ember (Braise).
tg-event-event = Carte événement : { $event }
tg-event-event-held = { $who } prend { $event }.
tg-event-event-gone = { $event } a servi.
tg-event-rendezvous = { $event } attend sous la case { $space }.
tg-event-put-back = { $where ->
    [top] Une carte retourne sur son paquet.
   *[bottom] Une carte va sous son paquet.
}
tg-event-supplied = { $who } récupère sa Fiole d’Estus, son Action Héroïque et sa Chance.
tg-event-offered = { $who } cède { tg-token } pour une âme ({ $souls } en tout).
tg-event-patches = { $side ->
    [bright] Patches tient parole : la rencontre rapporte ses âmes une fois de plus ({ $souls } en tout).
   *[corroded] Patches a menti : les âmes de la rencontre sont perdues (reste : { $souls }).
}
tg-event-unlearnt = { $who } abandonne un palier : { ds-stat } { $value } ({ $souls ->
    [one] { $souls } âme
   *[other] { $souls } âmes
} en tout).
tg-event-new-bonfire = { $sparks ->
    [one] Un feu de camp brûle désormais ici. Chaque personnage reçoit l’Ember (Braise) ; il reste { $sparks } étincelle.
   *[other] Un feu de camp brûle désormais ici. Chaque personnage reçoit l’Ember (Braise) ; il reste { $sparks } étincelles.
}
tg-event-rested = { $sparks ->
    [0] Le groupe se repose au feu de camp. Il ne reste aucune étincelle.
    [one] Le groupe se repose au feu de camp. Il reste { $sparks } étincelle.
   *[other] Le groupe se repose au feu de camp. Il reste { $sparks } étincelles.
}
tg-event-equipped = { $who } s’équipe : { $card }.
tg-event-stowed = { $who } met { $card } dans l’inventaire.
tg-event-attached = { $upgrade } améliore désormais { $card }.
tg-event-detached = { $who } retire l’amélioration { $card }.
tg-event-taken-off = { $upgrade } est retiré de { $card }.
tg-event-spent = { $amount ->
    [one] Le groupe dépense { $amount } âme (reste : { $souls }).
   *[other] Le groupe dépense { $amount } âmes (reste : { $souls }).
}
tg-event-levelled = { $who } monte de niveau : { ds-stat } { $value }.
tg-event-sold = { $souls ->
    [one] { $card } est défaussé pour { $souls } âme.
   *[other] { $card } est défaussé pour { $souls } âmes.
}
tg-event-won = Le groupe est victorieux.
tg-event-lost-game = Le feu s’éteint. Le groupe a perdu.

## La fin

tg-end-won = { $mode ->
    [encounter] La rencontre est gagnée
    [boss] Le boss est tombé
   *[campaign] La Tombe est vaincue
}
tg-end-lost = { $mode ->
    [encounter] La rencontre a échoué
    [boss] Vous avez péri
   *[campaign] La Tombe vous garde
}
tg-why-won = Le groupe a accompli ce qu’il était venu faire.
tg-why-lost = Le groupe a échoué, et il n’y avait plus de retour.

## Mise en place

tg-setup-players-help = La boîte compte trois personnages ; un quatrième vient de la première boîte Dark Souls. Plus il y a de personnages, moins il y a d’étincelles au départ.
tg-setup-mode-value = { $mode ->
    [campaign] Toute la descente
    [encounter] Une seule rencontre
   *[boss] Une seule rencontre boss
}
tg-setup-mode-about = { $mode ->
    [encounter] Une rencontre avec son propre objectif ; dès le niveau 2, le groupe arrive bien équipé.
    [boss] Le Chevalier noir ou Nito, contre un groupe qui arrive bien équipé.
   *[campaign] Le long de la piste de rencontres, par le Chevalier noir, jusqu’à Nito.
}
tg-setup-mode-time = { $mode ->
    [encounter] 10 minutes
    [boss] 20 minutes
   *[campaign] une soirée
}

## Ce qu’on demande aux vrais dés et paquets

tg-chance-black = un dé noir
tg-chance-blue = un dé bleu
tg-chance-orange = un dé orange
tg-chance-dodge = un dé vert d’esquive
tg-chance-treasure = une carte trésor
tg-chance-trap = un piège
tg-chance-behaviour = une carte comportement
tg-chance-encounter = une carte rencontre
tg-chance-event = une carte événement
tg-chance-patches = le jeton Patches
tg-face-patches = { $side ->
    [bright] la face brillante
   *[corroded] la face rongée
}

## The table in the browser

tg-ui-chapter-over = La fin
tg-ui-chapter-space = Case { $n }
tg-ui-chapter-track = La tombe
tg-ui-step-bonfire = Au feu de camp
tg-ui-step-road = Sur la piste
tg-ui-step-boss = Tour du boss
tg-ui-step-enemies = Ennemis
tg-ui-step-upkeep = Entretien
tg-ui-step-action = Action
tg-ui-track = La piste de rencontres
tg-ui-space = Case { $n }
tg-ui-done = réussie
tg-ui-level = Niveau { $level }
tg-ui-party-here = le groupe est ici
tg-ui-shortcut = Raccourci
tg-ui-below = dessous : { $event }
tg-ui-goals = Objectifs
tg-ui-met = atteint
tg-ui-progress = { $have } sur { $need }
tg-ui-timer = Chronomètre
tg-ui-timer-at = Chronomètre { $at } :
tg-ui-timer-now = Chronomètre { $now }, prochain effet à { $at }
tg-ui-trial = Épreuve
tg-ui-trial-lost = manquée
tg-ui-turns-left = { $count ->
    [0] dernier tour
    [one] encore { $count } tour
   *[other] encore { $count } tours
}
tg-ui-kills = Tués : { $count }
tg-ui-respawns = Réapparitions : { $count }
tg-ui-defeat = Vaincre { $boss }.
tg-ui-rules = Ce qui vaut ici
tg-ui-rewards = Récompenses
tg-ui-enemies = Ennemis
tg-ui-map-of = Carte de { $name }
tg-ui-keyword = { $keyword ->
    [darkness] Ténèbres :
    [onslaught] Assaut :
   *[other] { $keyword }
}
tg-ui-keyword-help = { $keyword ->
    [darkness] les personnages n’attaquent que leur repère et ceux d’à côté.
    [onslaught] les ennemis de toutes les tuiles agissent dès le début.
   *[other] { "" }
}
tg-ui-traps = Pièges :
tg-ui-traps-help = posés face cachée sur les tuiles marquées, ils ne blessent que les personnages.
tg-ui-event-kind = { $kind ->
    [immediate] Événement immédiat
    [consumable] Événement consommable
   *[rendezvous] Rendez-vous
}
tg-ui-drawn = Cartes événement piochées
tg-ui-put-aside = Mettre de côté
tg-ui-looked = Cartes consultées
tg-ui-to-top = Sur le paquet
tg-ui-to-bottom = Sous le paquet
tg-ui-wares = L’étal d’Andre
tg-ui-buy = Acheter
tg-ui-as-drawn = Tout sous le paquet, dans cet ordre
tg-ui-decks = Paquets
tg-ui-camp = Le camp
tg-ui-on-top = au-dessus : { $cards }
tg-ui-at-bottom = au-dessous : { $cards }
tg-ui-return = Retour au feu de camp (1 étincelle)
tg-ui-return-free = Retour au feu de camp (gratuit)
tg-ui-group-equipment = Équipement
tg-ui-group-gravestone = Pierre tombale : regarder le…
tg-ui-group-node = Vers le repère…
tg-ui-empty-hands = Vider les deux mains
tg-ui-whole-map = Toute la carte
tg-ui-read = Lire { $name }
tg-ui-torch = Torche
tg-ui-blessed = Protection
tg-ui-ball = Boule de squelettes
tg-ui-token = Un jeton attend { $name }
tg-ui-asleep = Endormi : les ennemis n’agissent que sur les tuiles où un personnage est venu.
tg-ui-sleeps = endormi
tg-ui-danger = { $name } : ≈ { $damage } dégâts après le jet de défense, { $safe } % indemne
tg-ui-hint-bonfire = Andre montre quatre cartes une fois par repos. La Gardienne du feu augmente les caractéristiques ; puis partez : une case éclairée est ouverte.
tg-ui-hint-onward = Continuer épargne l’étincelle. Revenir réactive tous les jetons, mais toutes les rencontres seront à refaire.
tg-ui-hint-prepare = Vous savez ce qui vous attend : changez maintenant ce que vous portez et tenez. Les améliorations ne se changent qu’au feu de camp.
tg-ui-hint-choose-card = La carte choisie reste sur sa case pour toute la descente.
tg-ui-hint-purchase = Ce que vous n’achetez pas va sous le paquet Trésor.
tg-ui-hint-start-node = Le groupe entre par les repères en pointillés.
tg-ui-hint-aggro = Les ennemis agissent d’abord, et beaucoup visent ce personnage.
tg-ui-hint-swap = Les cartes de l’emplacement de réserve ne viennent en main que maintenant.
tg-ui-hint-follow = Un pas gratuit pendant l’entretien d’un autre. Vous pouvez aussi rester.
tg-ui-hint-step-aside = Esquive réussie. Le pas coûte 1 Énergie ; rester ne coûte rien.
tg-ui-hint-fortune = Assez d’esquives, et rien n’arrive. Sinon les points réduisent les dégâts. Cliquez sur un dé pour le relancer avec la Chance.
tg-ui-hint-turn = Un déplacement et une action, dans l’ordre voulu. Leviers, coffres et pierres tombales remplacent l’attaque.
tg-ui-help-track-title = La descente
tg-ui-help-track = Le groupe suit la piste de rencontres de gauche à droite. Sur une case vide, piochez deux cartes de son niveau et gardez-en une ; elle y reste. Une carte réussie est inclinée et l’on pioche un événement. Puis continuez, ou revenez au feu de camp : cela coûte une étincelle, et toutes les cartes sont à refaire. Après le Black Knight brûle un nouveau feu de camp ; Gravelord Nito est la fin.
tg-ui-help-goal-title = Objectifs
tg-ui-help-goal = Chaque carte dit ce qu’il faut faire : tuer, survivre, gagner la sortie, tenir le sanctuaire, actionner des leviers, ouvrir des coffres. Une fois tout accompli, la rencontre prend fin aussitôt. Une épreuve rapporte davantage, mais n’est pas obligatoire. Le chronomètre avance à la fin du tour de chaque personnage. Si un personnage meurt, la rencontre est un échec : vos âmes restent sur cette carte jusqu’à ce que vous la réussissiez.
tg-ui-help-turn-title = Les tours
tg-ui-help-turn = Les ennemis agissent d’abord, la plus grande menace en tête ; puis un personnage ; puis les ennemis de nouveau. Entretien : le personnage récupère 3 Énergie, prend le jeton Aggro, peut changer les cartes en main, et chaque autre personnage peut avancer d’un repère gratuitement. Ensuite un déplacement et une action, dans l’ordre voulu. Un pas est gratuit, chaque pas de plus coûte 1 Énergie.
tg-ui-help-endurance-title = La barre d’endurance
tg-ui-help-endurance = Dix cases pour l’énergie dépensée et les dégâts. Une barre pleine n’est pas encore la mort : c’est le jeton suivant, sans place, qui tue. L’Estus vide la barre une fois.
tg-ui-help-attack-title = Attaquer
tg-ui-help-attack = Une attaque emploie les cartes des deux mains, une fois chacune. Choisissez une action de la carte, payez l’Énergie, lancez les dés. L’ennemi soustrait sa Parade, ou sa Résistance à la magie. Aucune attaque n’atteint une autre tuile.
tg-ui-help-defence-title = Se défendre
tg-ui-help-defence = Un seul jet, gratuit : les dés d’esquive avec les dés de Parade ou de Résistance. Si les esquives atteignent la difficulté, l’attaque manque, et vous pouvez avancer d’un repère pour 1 Énergie. Sinon les points réduisent les dégâts. La Chance relance un dé.
tg-ui-help-tiles-title = Tuiles
tg-ui-help-tiles = Les tuiles se joignent où deux portes se rencontrent ; les franchir met fin au déplacement. Sur les tuiles sombres, les ennemis dorment tant qu’aucun personnage n’y est venu. Les jetons sont des ennemis qui attendent une figurine libre.
tg-ui-help-terrain-title = Décor et pièges
tg-ui-help-terrain = D’un repère adjacent, une action ouvre un coffre (un trésor) ou lit une pierre tombale (la première carte d’un paquet) ; sur son repère, elle actionne un levier. Les barils se brisent dès que quelqu’un arrive ; ceux qui restent rapportent des âmes au dé noir. La torche se prend et se pose librement et garde le jeton Aggro. Les pièges sont face cachée ; on leur oppose les dés d’esquive, puis ils sont défaussés.
tg-ui-help-boss-title = Boss et arcs
tg-ui-help-boss = Un boss pioche une carte de comportement à chaque tour ; le paquet épuisé revient dans le même ordre. La dernière carte montre l’arc faible : attaquez de là avec un dé noir de plus. À son seuil de rage, une nouvelle carte s’ajoute.
tg-ui-help-bonfire-title = Le feu de camp
tg-ui-help-bonfire = Andre montre quatre trésors une fois par repos, 1 âme chacun, et pose ou retire les améliorations. La Gardienne du feu augmente les caractéristiques. On peut aussi changer d’équipement avant la rencontre suivante. Les raccourcis partent du feu de camp.
tg-ui-help-sparks-title = Étincelles et âmes
tg-ui-help-sparks = Chaque retour au feu de camp coûte une étincelle, un échec aussi. Qui doit revenir sans étincelle a perdu.
