### Dark Souls: Tomb of Giants, en français

## Nombres

count-activation = { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}

## Morceaux de phrases

tg-deck = { $deck ->
    [treasure] paquet de trésor
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
tg-souls = { COUNT($flat, "soul") }
tg-souls-each = { COUNT($players, "soul") } par joueur
tg-turns = { COUNT($flat, "activation") }
tg-turns-each = { COUNT($players, "activation") } par joueur
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
    [poison] 1 dégât à la fin de l’activation ; puis le Poison prend fin.
    [frostbite] Un personnage récupère 1 Énergie de moins au début de son activation ; un ennemi se déplace d’un repère de moins. Prend fin avec l’activation.
   *[stagger] Un personnage dépense 1 Énergie de plus pour chaque action d’arme ; les attaques d’un ennemi infligent 1 dégât de moins. Prend fin avec l’activation.
}

## Cartes rencontre

tg-goal-kill-all = Tuez tous les ennemis.
tg-goal-kill = { $tile ->
    [none] Tuez { THE($enemy) }.
   *[other] Tuez { THE($enemy) } qui { AGREE($enemy, "commence", "commencent") } sur la tuile { $tile }.
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
        [1] { A($enemy) } { AGREE($enemy, "apparaît", "apparaissent") }
       *[other] { $flat } × { $enemy } apparaissent
    }
   *[other] { $flat ->
        [0] { $players ->
            [1] { A($enemy) } par joueur { AGREE($enemy, "apparaît", "apparaissent") }
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
    [1] { $enemy } : Parade +{ $block }, Résistance +{ $resist }.
    [2] { $enemy } : Santé doublée, Parade +{ $block }, Résistance +{ $resist }.
   *[other] { $enemy } : Santé multipliée par { $times }, Parade +{ $block }, Résistance +{ $resist }.
}
tg-rule-skip-first-turn = Les ennemis passent leur première activation : un personnage commence.
tg-rule-might = Toutes les attaques ennemies infligent { COUNT($flat, "damage") } de plus.
tg-rule-venom = Toutes les attaques ennemies infligent aussi la condition { ds-condition }.
tg-rule-nimble = La difficulté d’esquive de toutes les attaques ennemies augmente de { $flat }.
tg-rule-haste = À chaque déplacement, les ennemis parcourent { COUNT($flat, "node") } de plus.
tg-rule-hearty = Tous les ennemis ont { COUNT($flat, "health") } de plus.
tg-rule-unharmed = { CAP(THE($enemy)) } { AGREE($enemy, "ne peut", "ne peuvent") } subir aucun dégât.
tg-rule-node-limit = { $flat ->
    [one] Un repère ne peut contenir plus de { $flat } figurine.
   *[other] Un repère ne peut contenir plus de { $flat } figurines.
}
tg-rule-leave-when-clear = Les personnages ne peuvent quitter une tuile que s’il n’y reste aucun ennemi.
tg-rule-forbidden = Les personnages ne peuvent pas entrer sur la tuile { $tile }.
tg-rule-restless = Un personnage qui termine son activation sur le repère où il l’a commencée subit { COUNT($flat, "damage") }.
tg-rule-drain = Chaque personnage subit { COUNT($flat, "damage") } à la fin de son activation.
tg-rule-torchlight = Attaques depuis un repère qui n’est ni celui de la torche ni un repère adjacent : { $flat ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] { $flat }
}.
tg-rule-deep-water = Marcher coûte { COUNT($flat, "stamina") }. Courir coûte le prix habituel.
tg-rule-hemmed-in = Avec un ennemi sur sa tuile, un personnage qui marche dépense { COUNT($flat, "stamina") }.
tg-rule-begin-with = Tous les personnages commencent avec la condition { ds-condition }.
tg-rule-urns = Pour chaque baril de leur tuile, les ennemis ont +{ $block } en Parade et +{ $resist } en Résistance.
tg-rule-evasive = Avant chaque attaque contre un ennemi, un dé d’esquive est lancé. Sur une esquive, l’attaque échoue et vous placez la cible sur un repère adjacent.
tg-rule-shrine-guard = Un ennemi qui commence son activation sur un repère adjacent au sanctuaire s’y déplace. Si un ennemi est sur le sanctuaire, la rencontre a échoué.
tg-rule-exhausting = Un personnage touché par { A($enemy) } sans subir de dégâts dépense { COUNT($flat, "stamina") }.
tg-rule-bonded = Chaque fois { FORM($kin) ->
    [f] qu’une { $kin } est tuée
    [mp] que des { $kin } sont tués
    [fp] que des { $kin } sont tuées
   *[m] qu’un { $kin } est tué
}, { THE($enemy) } { AGREE($enemy, "subit", "subissent") } { COUNT($flat, "damage") }.
tg-rule-skeleton-ball = Après chaque activation des ennemis, la Skeleton Ball roule jusqu’à { COUNT($nodes, "node") } dans le sens de sa flèche ; un mur l’arrête et la retourne. Personne ne peut aller sur son repère. Quiconque se trouve sur son passage est poussé sur un repère adjacent et subit { COUNT($damage, "damage") }.

tg-reward-souls = { $kill ->
    [0] { $respawn ->
        [0] { tg-how-many-souls }
       *[other] { tg-how-many-souls }, et { $respawn } par Réapparition
    }
   *[other] { COUNT($kill, "soul") } par ennemi tué
}
tg-reward-treasure = Piocher { COUNT($flat, "treasure") }
tg-reward-event = { $flat ->
    [one] Piocher { $flat } carte événement
   *[other] Piocher { $flat } cartes événement
}
tg-reward-search = Chercher : { $card } dans le paquet de trésor, si la carte y est encore
tg-reward-refresh = { $token ->
    [estus] Réactiver : chaque Fiole d’Estus est de nouveau pleine
    [heroic] Réactiver : chaque Action Héroïque est de nouveau disponible
   *[luck] Réactiver : chaque jeton Chance est de nouveau disponible
}
tg-reward-shortcut = Raccourci : après un repos, le groupe peut commencer ici

tg-trial-turns = Réussissez la rencontre en { COUNT($turns, "activation") } au plus.
tg-trial-kill = Tuez { THE($enemy) }.

## Cartes événement

tg-card-boon = Un personnage peut monter une caractéristique d’un palier gratuitement.
tg-card-supplies = Un personnage récupère sa Fiole d’Estus, son Action Héroïque et sa Chance.
tg-card-scry = { $amount ->
    [one] Regardez la première carte événement ; remettez-la sur ou sous le paquet.
   *[other] Regardez les { $amount } premières cartes événement ; remettez chacune sur ou sous le paquet, dans l’ordre de votre choix.
}
tg-card-reforge = { $amount ->
    [one] Vous pouvez défausser { $amount } carte de l’inventaire pour 1 âme.
   *[other] Vous pouvez défausser jusqu’à { $amount } cartes de l’inventaire pour 1 âme chacune.
}
tg-card-artifact = Regardez { COUNT($amount, "treasure") } et gardez-en une. Les autres vont sous le paquet.
tg-card-offering = Chaque personnage peut céder des jetons disponibles (Fiole d’Estus, Action Héroïque, Chance) pour 1 âme chacun.
tg-card-dodge-die = { $amount ->
    [one] À la prochaine rencontre, le détenteur lance { $amount } dé d’esquive de plus.
   *[other] À la prochaine rencontre, le détenteur lance { $amount } dés d’esquive de plus.
}
tg-card-trial = À la prochaine rencontre, le détenteur peut défausser cette carte pour relancer tout un jet d’attaque ou de défense. Si la rencontre est réussie sans cela, des cartes trésor sont révélées jusqu’à une amélioration : elle revient au groupe et peut être posée aussitôt.
tg-card-free-runs = À la prochaine rencontre, courir ne coûte pas d’Énergie au détenteur.
tg-card-heal = À la prochaine rencontre, le détenteur gagne { COUNT($amount, "health") } au début de chacune de ses activations.
tg-card-attack = À la prochaine rencontre, les attaques du détenteur gagnent +{ $amount }.
tg-card-armour = À la prochaine rencontre, les attaques ennemies infligent { COUNT($amount, "damage") } de moins au détenteur.
tg-card-rekindle = Au prochain retour au feu de camp, n’importe quelle caractéristique peut être rabaissée ; les âmes qu’elle a coûtées reviennent.
tg-card-ascetic = { $rules } Réussir la rencontre rapporte aussi { tg-how-many-souls }.
tg-card-scout = Quand le groupe arrive ici, il pioche une carte rencontre de plus et choisit parmi toutes. Si une carte s’y trouve déjà, la nouvelle peut prendre sa place.
tg-card-promise = { $amount ->
    [2] Une fois cette rencontre réussie, le jeton Patches est lancé. Face brillante : les âmes qu’elle a rapportées sont doublées. Face corrodée : elles sont perdues.
   *[other] Une fois cette rencontre réussie, le jeton Patches est lancé. Face brillante : les âmes qu’elle a rapportées comptent { $amount } fois. Face corrodée : elles sont perdues.
}
tg-card-merchant = Une fois cette rencontre réussie, le groupe peut acheter des trésors : quatre cartes sont révélées, 1 âme chacune.

## Questions

tg-prompt-bonfire = Le groupe est au feu de camp. Que fait-il avant de repartir ?
tg-prompt-onward = Aller à la case suivante, ou retourner au feu de camp ?
tg-prompt-prepare = Voici { THE($what) }. Échanger de l’équipement avant la mise en place ?
tg-prompt-choose-card = Quelle rencontre de niveau { $level } jouez-vous ici ? Les autres cartes retournent dans le paquet.{ $lost ->
    [0] { "" }
    [one] { " " }Avec la carte posée ici disparaît l’âme perdue.
   *[other] { " " }Avec la carte posée ici disparaissent ses { $lost } âmes perdues.
}
tg-prompt-purchase = { $souls ->
    [0] Chaque carte coûte 1 âme, et vous n’en avez aucune.
   *[other] Chaque carte coûte 1 âme ; vous avez { COUNT($souls, "soul") }. Qu’achetez-vous ?
}
tg-prompt-start-node = { $who } : choisissez un repère de départ.
tg-prompt-aggro = Qui a le jeton Aggro ? Bien des ennemis s’en prennent d’abord à ce personnage.
tg-prompt-ember = Qui reçoit l’Ember (Braise) ? Les attaques de 3 dégâts ou plus en infligent 1 de moins à qui le porte. La carte peut aussi attendre dans l’inventaire.
tg-prompt-hold = { $event } : qui prend la carte ?
tg-prompt-supplies = Qui récupère sa Fiole d’Estus, son Action Héroïque et sa Chance ?
tg-prompt-boon = Quelle caractéristique monte d’un palier, gratuitement ?
tg-prompt-put-back = { $deck ->
    [treasure] Quelle carte retourne ensuite dans le paquet de trésor, et où ?
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
    [yes] { $who } : d’autres cartes en main, ou l’Action Héroïque, avant les autres ?
   *[no] { $who } : prendre d’autres cartes en main ?
}
tg-prompt-follow = { $who } : vous pouvez vous déplacer d’un repère, gratuitement.
tg-prompt-fortune = Jet de défense : { $dodges ->
    [one] { $dodges } esquive
   *[other] { $dodges } esquives
} sur { $difficulty }, { $pips } contre { COUNT($strength, "damage") }. { $open ->
    [yes] Le modifier ?
   *[no] Rien ne peut l’améliorer.
}
tg-prompt-step-aside = { $stamina ->
    [0] Vous pouvez poursuivre le déplacement de cette esquive.
   *[other] Vous avez esquivé. Vous déplacer d’un repère pour { COUNT($stamina, "stamina") } ?
}
tg-prompt-push-back = { CAP(THE($who)) } { AGREE($who, "vous a attaqué", "vous ont attaqué") } depuis votre repère. { FORM($who) ->
    [f] La pousser ?
    [mp] Les pousser ?
    [fp] Les pousser ?
   *[m] Le pousser ?
}
tg-prompt-sidestep = { CAP(THE($who)) } { AGREE($who, "esquive", "esquivent") }. Sur quel repère ?
tg-prompt-sidestep-one = L’attaque échoue. Lequel d’entre eux était visé, et sur quel repère s’écarte-t-il ?
tg-prompt-spawn = { CAP(THE($who)) } { AGREE($who, "apparaît", "apparaissent") }. Sur lequel des repères à égale distance ?
tg-prompt-bowled = La Skeleton Ball pousse { THE($who) }. Vers où ?

tg-option-go = Aller à la case { $n } (une rencontre de niveau { $level })
tg-option-go-known = Aller à la case { $n } : { $encounter }
tg-option-go-boss = Aller à la case { $n } : { $boss }
tg-option-return = { $free ->
    [yes] Retourner au feu de camp et se reposer, pour cette fois sans étincelle (vous en avez { $sparks })
   *[no] Retourner au feu de camp et se reposer pour une étincelle (vous en avez { $sparks }) : chaque rencontre sera à refaire
}
tg-option-shop = André le Forgeron : voir quatre trésors, 1 âme chacun
tg-option-detach = { $who } : retirer { THE($upgrade) } { OF($card) }
tg-option-detach-lying = Retirer { THE($upgrade) } { OF($card) } (dans l’inventaire)
tg-option-begin = Commencer la rencontre
tg-option-ember = Utiliser { THE($card) }
tg-option-card = { $encounter }
tg-option-buy = Acheter { THE($card) } (1 âme)
tg-option-leave = Ne plus rien acheter : le reste va sous le paquet
tg-option-put-back = { $where ->
    [top] { $card } : sur le paquet
   *[bottom] { $card } : sous le paquet
}
tg-option-end = Terminer l’activation
tg-option-done = Cela suffit
tg-option-reforge = Défausser { THE($card) } (1 âme)
tg-option-take = Garder { THE($card) }
tg-option-offering = Céder { tg-token } (1 âme)
tg-option-lower = { $souls ->
    [one] { $who } : { ds-stat } ramenée à { $value } ({ $souls } âme rendue)
   *[other] { $who } : { ds-stat } ramenée à { $value } ({ $souls } âmes rendues)
}
tg-option-keep-hands = Garder ce que vous avez en main
tg-option-later = Laisser un autre passer d’abord
tg-option-gravestone = Stèle : regarder la première carte du { tg-deck }. Pas d’attaque pendant cette activation
tg-option-lever = Actionner le levier. Pas d’attaque pendant cette activation
tg-option-chest = Ouvrir le coffre. Pas d’attaque pendant cette activation
tg-option-take-torch = Prendre la torche, et le jeton Aggro avec elle
tg-option-drop-torch = Poser la torche ici
tg-option-blessing = Retirer la bénédiction de la partie : tous vos dégâts et toutes vos conditions disparaissent
tg-option-again = Défausser la carte événement : relancer tout le jet
tg-option-spawn = Repère { $node }

tg-closed-shop = André montre ses trésors une fois après chaque repos
tg-closed-lever-dark = la torche doit être ici ou sur un repère adjacent

## Ce qui s’est passé

tg-event-space = Le groupe va à la case { $space }.
tg-event-looked = { $deck ->
    [treasure] Du paquet de trésor : { $card }
    [event] Une carte événement est regardée.
   *[encounter] Une carte rencontre est piochée.
}
tg-event-card-kept = Le groupe choisit « { $encounter } ».
tg-event-encounter = Rencontre de niveau { $level } : { $encounter }
tg-event-boss = Rencontre boss : { $boss }
tg-event-placed = { CAP(THE($who)) } { AGREE($who, "se place", "se placent") } sur le repère { $node }.
tg-event-aggro = { CAP(THE($who)) } { AGREE($who, "a le", "ont le") } jeton Aggro.
tg-event-enemy-phase = Les ennemis s’activent.
tg-event-acts = { CAP(THE($model)) } { AGREE($model, "s’active", "s’activent") }.
tg-event-behaviour = Carte de comportement : { $behaviour }
tg-event-attacks = { CAP(THE($model)) } { AGREE($model, "attaque", "attaquent") } : { COUNT($amount, "damage") }.
tg-event-missed = Personne n’est à portée : l’attaque { OF($model) } échoue.
tg-event-foe-moved = { CAP(THE($model)) } { AGREE($model, "va", "vont") } au repère { $node }.
tg-event-leaps = { CAP(THE($model)) } { AGREE($model, "bondit", "bondissent") }.
tg-event-turns = { CAP(THE($model)) } { AGREE($model, "se tourne", "se tournent") } vers { $facing ->
    [0] le nord
    [1] le nord-est
    [2] l’est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l’ouest
   *[7] le nord-ouest
}.
tg-event-foe-pushed = { CAP(THE($model)) } { AGREE($model, "est", "sont") } { FORM($model) ->
    [f] poussée
    [mp] poussés
    [fp] poussées
   *[m] poussé
} vers le repère { $node }.
tg-event-evades = { CAP(THE($model)) } { AGREE($model, "esquive", "esquivent") } l’attaque.
tg-event-heated = { CAP(THE($model)) } { AGREE($model, "s’intensifie", "s’intensifient") }. Une nouvelle carte entre dans le paquet de comportement.
tg-event-survivor = { CAP(THE($model)) } { AGREE($model, "continue", "continuent") } { FORM($model) ->
    [f] seule
    [mp] seuls
    [fp] seules
   *[m] seul
} avec { COUNT($amount, "health") } de plus.
tg-event-spawned = { CAP(THE($model)) } { AGREE($model, "apparaît", "apparaissent") } sur le repère { $node }.
tg-event-token = Aucune figurine { OF-BARE($model) } n’est libre : un jeton attend sur le repère { $node }.
tg-event-respawn = Réapparition : les ennemis reviennent une fois de plus.
tg-event-resurrects = { CAP(THE($model)) } { AGREE($model, "relève", "relèvent") } les morts.
tg-event-tile-removed = { $tile ->
    [0] La tuile 1 est retirée.
    [1] La tuile 2 est retirée.
    [2] La tuile 3 est retirée.
   *[other] La tuile 4 est retirée.
}
tg-event-shrine-lost = { CAP(THE($model)) } { AGREE($model, "a atteint", "ont atteint") } le sanctuaire.
tg-event-ball = La Skeleton Ball roule vers le repère { $node }.
tg-event-ball-turns = La Skeleton Ball fait demi-tour sur le repère { $node }.
tg-event-activates = { CAP(THE($who)) } { AGREE($who, "s’active", "s’activent") }.
tg-event-moved = { CAP(THE($who)) } { AGREE($who, "va", "vont") } au repère { $node }.
tg-event-turned-about = { CAP(THE($who)) } { AGREE($who, "passe", "passent") } dans l’{ ds-arc } du boss.
tg-event-pushed = { CAP(THE($who)) } { AGREE($who, "est", "sont") } { form-pushed } vers le repère { $node }.
tg-event-barrel-gone = Le baril du repère { $node } se brise.
tg-event-trap = { $damage ->
    [0] { CAP(THE($who)) } { AGREE($who, "retourne", "retournent") } un piège sur le repère { $node } : vierge.
   *[other] { CAP(THE($who)) } { AGREE($who, "déclenche", "déclenchent") } un piège sur le repère { $node } : { COUNT($damage, "damage") }, difficulté d’esquive { $difficulty }.
}
tg-event-torch-taken = { CAP(THE($who)) } { AGREE($who, "prend", "prennent") } la torche.
tg-event-torch-put = { CAP(THE($who)) } { AGREE($who, "pose", "posent") } la torche sur le repère { $node }.
tg-event-lever = { CAP(THE($who)) } { AGREE($who, "actionne", "actionnent") } le levier du repère { $node }.
tg-event-gravestone = La stèle du repère { $node } montre { TO($who) } une carte du { tg-deck }.
tg-event-chest-opened = { CAP(THE($who)) } { AGREE($who, "ouvre", "ouvrent") } le coffre du repère { $node }.
tg-event-made-whole = { CAP(THE($who)) } { AGREE($who, "n’a plus", "n’ont plus") } ni dégâts ni conditions.
tg-event-occupied = { CAP(THE($who)) } { AGREE($who, "tient", "tiennent") } le sanctuaire : { COUNT($count, "activation") } jusqu’ici.
tg-event-timer = Chronomètre : { $timer }
tg-event-rolled = { $face ->
    [0] Le { ds-die } est vierge.
   *[other] Le { ds-die } donne { $face }.
}
tg-event-luck = { CAP(THE($who)) } { AGREE($who, "utilise sa Chance et relance", "utilisent leur Chance et relancent") } un dé.
tg-event-heroic = { $heroic ->
    [backstab] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et riposte", "utilisent leur Action Héroïque et ripostent") }.
    [rally] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et ranime", "utilisent leur Action Héroïque et raniment") } le groupe.
    [stand_fast] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et tient", "utilisent leur Action Héroïque et tiennent") } bon.
    [charge] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et charge", "utilisent leur Action Héroïque et chargent") }.
    [keep_faith] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et soigne ses voisins", "utilisent leur Action Héroïque et soignent leurs voisins") }.
    [crit] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque", "utilisent leur Action Héroïque") } : un dé de plus pour la prochaine attaque.
   *[slip_away] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et s’éclipse", "utilisent leur Action Héroïque et s’éclipsent") }.
}
tg-event-estus = { CAP(THE($who)) } { AGREE($who, "boit sa Fiole d’Estus. Sa barre d’endurance est vide", "boivent leur Fiole d’Estus. Leur barre d’endurance est vide") }.
tg-event-holds = { $cards-count ->
    [0] { CAP(THE($who)) } { AGREE($who, "a les mains", "ont les mains") } vides.
   *[other] { CAP(THE($who)) } { AGREE($who, "prend", "prennent") } en main { THE($cards) }.
}
tg-event-uses = { $stamina ->
    [0] { CAP(THE($who)) } { AGREE($who, "utilise", "utilisent") } { THE($card) }.
   *[other] { CAP(THE($who)) } { AGREE($who, "utilise", "utilisent") } { THE($card) } pour { COUNT($stamina, "stamina") }.
}
tg-event-strikes = { $amount ->
    [0] { CAP(THE($who)) } { AGREE($who, "frappe", "frappent") } { THE($model) } sans infliger de dégâts.
   *[other] { CAP(THE($who)) } { AGREE($who, "frappe", "frappent") } { THE($model) } : { COUNT($amount, "damage") }.
}
tg-event-wounded = { CAP(THE($model)) } { AGREE($model, "subit", "subissent") } { COUNT($amount, "damage") }{ ds-of-bleed } (Santé restante : { $left }).
tg-event-slain = { CAP(THE($model)) } { AGREE($model, "est", "sont") } { FORM($model) ->
    [f] tuée
    [mp] tués
    [fp] tuées
   *[m] tué
}.
tg-event-foe-afflicted = { CAP(THE($model)) } { AGREE($model, "reçoit", "reçoivent") } { $conditions-count ->
    [one] un jeton { $conditions }
   *[other] les jetons { $conditions }
}.
tg-event-blessed = { CAP(THE($who)) } { AGREE($who, "bénéficie", "bénéficient") } d’une protection jusqu’à l’activation du prochain personnage : { $amount ->
    [one] +{ $amount } dé bleu
   *[other] +{ $amount } dés bleus
} en { $to ->
    [block] Parade
   *[resist] Résistance
}.
tg-event-dodged = { CAP(THE($who)) } { AGREE($who, "esquive", "esquivent") }.
tg-event-hit = { $amount ->
    [0] { CAP(THE($who)) } { AGREE($who, "est", "sont") } { form-hit } sans subir de dégâts.
   *[other] { CAP(THE($who)) } { AGREE($who, "est", "sont") } { form-hit } : { COUNT($amount, "damage") }.
}
tg-event-paid = { CAP(THE($who)) } { AGREE($who, "dépense", "dépensent") } { COUNT($amount, "stamina") }.
tg-event-gained = { CAP(THE($who)) } { AGREE($who, "gagne", "gagnent") } { ds-gain }.
tg-event-suffered = { CAP(THE($who)) } { AGREE($who, "subit", "subissent") } { COUNT($amount, "damage") }{ ds-of-bleed }.
tg-event-afflicted = { CAP(THE($who)) } { AGREE($who, "reçoit", "reçoivent") } { $conditions-count ->
    [one] un jeton { $conditions }
   *[other] les jetons { $conditions }
}.
tg-event-fell = { CAP(THE($who)) } { AGREE($who, "est", "sont") } { FORM($who) ->
    [f] tuée
    [mp] tués
    [fp] tuées
   *[m] tué
}.
tg-event-completed = La rencontre est réussie.
tg-event-failed = La rencontre a échoué.
tg-event-trial = L’Épreuve est réussie : il y a davantage à gagner.
tg-event-earned = Le groupe gagne { COUNT($amount, "soul") } ({ $souls } en tout).
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
   *[other] Le baril contient { COUNT($amount, "soul") }.
}
tg-event-refreshed = { $token ->
    [estus] Chaque Fiole d’Estus est de nouveau pleine.
    [heroic] Chaque Action Héroïque est de nouveau disponible.
   *[luck] Chaque jeton Chance est de nouveau disponible.
}
tg-event-shortcut = Un raccourci mène désormais à la case { $space }.
tg-event-not-found = { CAP(THE($card)) } { AGREE($card, "n’est plus", "ne sont plus") } dans le paquet de trésor.
tg-event-found = Trésor : { $card }
tg-event-offers = À vendre : { $card }.
tg-event-ember = { CAP(THE($who)) } { AGREE($who, "reçoit", "reçoivent") } l’Ember (Braise).
tg-event-event = Carte événement : { $event }
tg-event-event-held = { CAP(THE($who)) } { AGREE($who, "prend", "prennent") } la carte « { $event } ».
tg-event-event-gone = La carte « { $event } » a servi.
tg-event-rendezvous = La carte « { $event } » attend sous la case { $space }.
tg-event-put-back = { $where ->
    [top] Une carte retourne sur son paquet.
   *[bottom] Une carte va sous son paquet.
}
tg-event-supplied = { CAP(THE($who)) } { AGREE($who, "récupère sa Fiole d’Estus, son Action Héroïque et sa Chance", "récupèrent leur Fiole d’Estus, leur Action Héroïque et leur Chance") }.
tg-event-offered = { CAP(THE($who)) } { AGREE($who, "cède", "cèdent") } { tg-token } pour une âme ({ $souls } en tout).
tg-event-patches = { $side ->
    [bright] Patches tient parole : la rencontre rapporte ses âmes une fois de plus ({ $souls } en tout).
   *[corroded] Patches a menti : les âmes de la rencontre sont perdues (reste : { $souls }).
}
tg-event-unlearnt = { CAP(THE($who)) } { AGREE($who, "abandonne", "abandonnent") } un palier : { ds-stat } { $value } ({ COUNT($souls, "soul") } en tout).
tg-event-new-bonfire = { $sparks ->
    [one] Un feu de camp brûle désormais ici. Chaque personnage reçoit l’Ember (Braise) ; il reste { $sparks } étincelle.
   *[other] Un feu de camp brûle désormais ici. Chaque personnage reçoit l’Ember (Braise) ; il reste { $sparks } étincelles.
}
tg-event-rested = { $sparks ->
    [0] Le groupe se repose au feu de camp. Il ne reste aucune étincelle.
    [one] Le groupe se repose au feu de camp. Il reste { $sparks } étincelle.
   *[other] Le groupe se repose au feu de camp. Il reste { $sparks } étincelles.
}
tg-event-equipped = { CAP(THE($who)) } { AGREE($who, "s’équipe", "s’équipent") } { OF($card) }.
tg-event-stowed = { CAP(THE($who)) } { AGREE($who, "met", "mettent") } { THE($card) } dans l’inventaire.
tg-event-attached = { CAP(THE($upgrade)) } { AGREE($upgrade, "améliore", "améliorent") } désormais { THE($card) }.
tg-event-detached = { CAP(THE($who)) } { AGREE($who, "retire", "retirent") } { THE($card) }.
tg-event-taken-off = { CAP(THE($upgrade)) } { FORM($upgrade) ->
    [f] est retirée
    [mp] sont retirés
    [fp] sont retirées
   *[m] est retiré
} { OF($card) }.
tg-event-spent = Le groupe dépense { COUNT($amount, "soul") } (reste : { $souls }).
tg-event-levelled = { CAP(THE($who)) } { AGREE($who, "monte", "montent") } de niveau : { ds-stat } { $value }.
tg-event-sold = { CAP(THE($card)) } { FORM($card) ->
    [f] est défaussée
    [mp] sont défaussés
    [fp] sont défaussées
   *[m] est défaussé
} pour { COUNT($souls, "soul") }.
tg-event-won = Le groupe est victorieux.
tg-event-lost-game = Le feu s’éteint. Le groupe a perdu.

## La fin

tg-end-won = { $mode ->
    [encounter] La rencontre est réussie
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
    [boss] Le Black Knight ou Gravelord Nito, contre un groupe qui arrive bien équipé.
   *[campaign] Le long de la piste de rencontres, par le Black Knight, jusqu’à Gravelord Nito.
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
tg-chance-behaviour = une carte de comportement
tg-chance-encounter = une carte rencontre
tg-chance-event = une carte événement
tg-chance-patches = le jeton Patches
tg-face-patches = { $side ->
    [bright] la face brillante
   *[corroded] la face corrodée
}

## La table

tg-ui-chapter-over = La fin
tg-ui-chapter-space = Case { $n }
tg-ui-chapter-track = La tombe
tg-ui-step-bonfire = Au feu de camp
tg-ui-step-road = Sur la piste
tg-ui-step-boss = Activation du boss
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
tg-ui-timer-at = Chronomètre { $at } :
tg-ui-timer-now = Chronomètre { $now }, prochain effet à { $at }
tg-ui-trial = Épreuve
tg-ui-trial-lost = manquée
tg-ui-turns-left = { $count ->
    [0] dernière activation
   *[other] encore { COUNT($count, "activation") }
}
tg-ui-kills = Tués : { $count }
tg-ui-respawns = Réapparitions : { $count }
tg-ui-defeat = Vaincre { THE($boss) }.
tg-ui-rules = Ce qui vaut ici
tg-ui-rewards = Récompenses
tg-ui-enemies = Ennemis
tg-ui-map-of = Carte « { $name } »
tg-ui-keyword = { $keyword ->
    [darkness] Ténèbres :
    [onslaught] Assaut :
   *[other] { $keyword }
}
tg-ui-keyword-help = { $keyword ->
    [darkness] les personnages n’attaquent que leur repère et les repères adjacents.
    [onslaught] les ennemis de toutes les tuiles agissent dès le début.
   *[other] { "" }
}
tg-ui-traps = Pièges :
tg-ui-traps-help = posés face cachée sur les repères marqués, ils ne blessent que les personnages.
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
tg-ui-wares = L’étal d’André
tg-ui-buy = Acheter
tg-ui-as-drawn = Tout sous le paquet, dans cet ordre
tg-ui-decks = Paquets
tg-ui-camp = Le camp
tg-ui-on-top = au-dessus : { $cards }
tg-ui-at-bottom = au-dessous : { $cards }
tg-ui-return = Retour au feu de camp (1 étincelle)
tg-ui-return-free = Retour au feu de camp (gratuit)
tg-ui-group-equipment = Équipement
tg-ui-group-gravestone = Stèle : regarder le…
tg-ui-group-node = Vers le repère…
tg-ui-empty-hands = Vider les deux mains
tg-ui-whole-map = Toute la carte
tg-ui-read = Lire « { $name } »
tg-ui-torch = Torche
tg-ui-blessed = Protection
tg-ui-ball = Skeleton Ball
tg-ui-token = Un jeton attend { A($name) }
tg-ui-asleep = Endormi : les ennemis n’agissent que sur les tuiles où un personnage est venu.
tg-ui-sleeps = endormi
tg-ui-danger = { $name } : ≈ { COUNT($damage, "damage") } après le jet de défense, indemne : { $safe } %
tg-ui-hint-bonfire = Touchez une pièce d’équipement pour la retirer ou la remettre. Les âmes achètent des cartes et augmentent les caractéristiques. Puis partez : une case éclairée est ouverte.
tg-ui-hint-onward = Continuer épargne l’étincelle. Revenir réactive tous les jetons, mais toutes les rencontres seront à refaire.
tg-ui-hint-prepare = Vous savez ce qui vous attend : changez maintenant ce que vous portez et tenez. Les améliorations ne se changent qu’au feu de camp.
tg-ui-hint-choose-card = La carte choisie reste sur sa case pour toute la descente.
tg-ui-hint-purchase = Ce que vous n’achetez pas va sous le paquet de trésor.
tg-ui-hint-start-node = Le groupe entre par les repères en pointillés.
tg-ui-hint-aggro = Les ennemis agissent d’abord, et beaucoup visent ce personnage.
tg-ui-hint-swap = Les cartes de la position de secours ne viennent en main que maintenant.
tg-ui-hint-follow = Un pas gratuit pendant l’entretien d’un autre. Vous pouvez aussi rester.
tg-ui-hint-step-aside = Esquive réussie. Le pas coûte 1 Énergie ; rester ne coûte rien.
tg-ui-hint-fortune = Assez d’esquives, et rien n’arrive. Sinon les points réduisent les dégâts. Cliquez sur un dé pour le relancer avec la Chance.
tg-ui-hint-turn = Un déplacement et une action, dans l’ordre voulu. Leviers, coffres et stèles remplacent l’attaque.
tg-ui-help-track-title = La descente
tg-ui-help-track = Le groupe suit la piste de rencontres de gauche à droite. Sur une case vide, piochez deux cartes de son niveau et gardez-en une ; elle y reste. Une carte réussie est inclinée et l’on pioche un événement. Puis continuez, ou revenez au feu de camp : cela coûte une étincelle, et toutes les cartes sont à refaire. Après le Black Knight brûle un nouveau feu de camp ; Gravelord Nito est la fin.
tg-ui-help-goal-title = Objectifs
tg-ui-help-goal = Chaque carte dit ce qu’il faut faire : tuer, survivre, atteindre la sortie, tenir le sanctuaire, actionner des leviers, ouvrir des coffres. Une fois tout accompli, la rencontre prend fin aussitôt. Une Épreuve rapporte davantage, mais n’est pas obligatoire. Le Chronomètre avance à la fin de l’activation de chaque personnage. Si un personnage meurt, la rencontre est un échec : vos âmes restent sur cette carte jusqu’à ce que vous la réussissiez.
tg-ui-help-turn-title = Les activations
tg-ui-help-turn = Les ennemis s’activent d’abord, la plus grande menace en tête ; puis un personnage ; puis les ennemis de nouveau. Entretien : le personnage récupère 3 Énergies, prend le jeton Aggro, peut changer les cartes en main, et chaque autre personnage peut avancer d’un repère gratuitement. Ensuite un déplacement et une action, dans l’ordre voulu. Un pas est gratuit, chaque pas de plus coûte 1 Énergie.
tg-ui-help-endurance-title = La barre d’endurance
tg-ui-help-endurance = Dix cases pour l’Énergie dépensée et les dégâts. Une barre pleine n’est pas encore la mort : c’est le jeton suivant, sans place, qui tue. La Fiole d’Estus vide la barre une fois.
tg-ui-help-attack-title = Attaquer
tg-ui-help-attack = Une attaque emploie les cartes des deux mains, une fois chacune. Choisissez une action de la carte, dépensez l’Énergie, lancez les dés. L’ennemi soustrait sa Parade, ou sa Résistance contre la magie. Aucune attaque n’atteint une autre tuile.
tg-ui-help-defence-title = Se défendre
tg-ui-help-defence = Un seul jet, gratuit : les dés d’esquive avec les dés de Parade ou de Résistance. Si les esquives atteignent la difficulté, l’attaque échoue, et vous pouvez avancer d’un repère pour 1 Énergie. Sinon les points réduisent les dégâts. La Chance relance un dé.
tg-ui-help-tiles-title = Tuiles
tg-ui-help-tiles = Les tuiles se joignent où deux portes se rencontrent ; les franchir met fin au déplacement. Sur les tuiles sombres, les ennemis dorment tant qu’aucun personnage n’y est venu. Les jetons sont des ennemis qui attendent une figurine libre.
tg-ui-help-terrain-title = Terrain et pièges
tg-ui-help-terrain = D’un repère adjacent, une action ouvre un coffre (un trésor) ou lit une stèle (la première carte d’un paquet) ; sur son repère, elle actionne un levier. Les barils se brisent dès que quelqu’un arrive ; ceux qui restent rapportent des âmes au dé noir. La torche se prend et se pose librement et garde le jeton Aggro. Les pièges sont face cachée ; on leur oppose les dés d’esquive, puis ils sont défaussés.
tg-ui-help-boss-title = Boss et arcs
tg-ui-help-boss = Un boss pioche une carte de comportement à chaque activation ; le paquet épuisé revient dans le même ordre. La dernière carte montre l’arc point faible : attaquez de là avec un dé noir de plus. À son point d’intensification, une nouvelle carte s’ajoute.
tg-ui-help-bonfire-title = Le feu de camp
tg-ui-help-bonfire = André montre quatre trésors une fois par repos, 1 âme chacun, et pose ou retire les améliorations. La Gardienne du Feu augmente les caractéristiques. On peut aussi changer d’équipement avant la rencontre suivante. Les raccourcis partent du feu de camp.
tg-ui-help-sparks-title = Étincelles et âmes
tg-ui-help-sparks = Chaque retour au feu de camp coûte une étincelle, un échec aussi. Qui doit revenir sans étincelle a perdu.

## Règles maison

tg-house-souls = Âmes et étincelles
tg-house-souls-value = { $value ->
    [double] deux fois plus d’âmes, moitié moins d’étincelles
   *[book] selon le livret
}
tg-house-souls-about = { $value ->
    [double] Les âmes d’une carte sont données deux fois ; le compteur commence avec la moitié de ses étincelles, arrondie à l’entier supérieur.
   *[book] Les âmes de la carte ; 5, 4, 3 ou 2 étincelles.
}
tg-house-start = Âmes de départ
tg-house-start-value = { $value ->
    [each] 4 par personnage
   *[book] selon le livret
}
tg-house-start-about = { $value ->
    [each] Le groupe commence avec 4 âmes pour chacun de ses personnages.
   *[book] Aucune.
}
tg-house-ties = Égalités entre ennemis
tg-house-ties-value = { $value ->
    [die] le hasard décide
   *[book] selon le livret
}
tg-house-ties-about = { $value ->
    [die] En cas d’égalité, le hasard décide de la cible d’un ennemi, de son chemin et de celui qui agit en premier.
   *[book] Les joueurs choisissent.
}
tg-house-estus = Estus et blessures
tg-house-estus-value = { $value ->
    [sips] trois gorgées, pas de soin gratuit
   *[book] selon le livret
}
tg-house-estus-about = { $value ->
    [sips] Une fiole contient trois gorgées jusqu’au prochain repos ; après une rencontre, les dégâts restent sur les barres d’endurance jusqu’au retour au feu de camp.
   *[book] Une gorgée ; la fin d’une rencontre vide les barres d’endurance.
}
tg-house-treasure = Le paquet de trésor
tg-house-treasure-value = { $value ->
    [tiers] en deux temps
   *[book] selon le livret
}
tg-house-treasure-about = { $value ->
    [tiers] Les cartes qui exigent 30 dans une caractéristique, ou plus de 20 dans deux, rejoignent le paquet après le Black Knight ; ce qu’une rencontre donne par son nom y est dès le début.
   *[book] Toutes les cartes communes et celles des classes à la table.
}
tg-preset = { $name ->
    [short_evening] Une courte soirée
    [merciless] Sans pitié
   *[book] Selon le livret
}
tg-chance-tie = une égalité entre ennemis

## Ce qu’un conseil donne pour raison

tg-hint-lives = Risque de défaite : −{ $amount } par rapport à « { $other } »
tg-hint-foes = Santé prise aux ennemis : +{ $amount } par rapport à « { $other } »
tg-hint-boxes = Cases libres du groupe : +{ $amount } par rapport à « { $other } »
tg-hint-flasks = Fioles d’Estus épargnées : +{ $amount } par rapport à « { $other } »

## Glossaire

tg-gloss = { $term ->
    [trap] Un jeton qui se retourne quand un personnage marche dessus : rien, ou des dégâts, sauf esquive. Les ennemis le traversent sans mal.
    [souls] L’argent du groupe : des trésors et de meilleures caractéristiques au feu de camp. Une rencontre échouée les garde jusqu’à ce qu’elle soit réussie.
    [sparks] Chaque retour au feu de camp en coûte une ; y retourner sans en avoir fait perdre la partie.
    [aggro] Bien des ennemis s’en prennent à qui détient ce jeton. Qui s’active le prend, sauf si un autre porte la torche.
    [health] Ce qu’un ennemi peut endurer. Un personnage n’a pas de nombre : les dix cases de la barre d’endurance portent blessures et Énergie à la fois.
    [stamina] Se dépense en cubes noirs, depuis la gauche de la barre d’endurance ; les blessures viennent en rouge, de la droite. Plus aucune case libre, et c’est la mort.
    [block] Se retranche des dégâts physiques : des dés pour un personnage, un nombre fixe pour un ennemi.
    [resist] Se retranche des dégâts magiques : des dés pour un personnage, un nombre fixe pour un ennemi.
    [dodge] Les dés d’esquive se lancent avec les autres, sans rien dépenser. Assez d’esquives, et l’attaque échoue ; 1 Énergie permet alors un pas.
    [range] Jusqu’à combien de repères on atteint ; 0 est son propre repère.
   *[threat] Le plus élevé agit en premier.
}
tg-gloss-token = { $token ->
    [estus] Une fois : toutes les blessures et toute l’Énergie quittent la barre, pendant son activation. Le feu de camp la remplit.
    [heroic] Le pouvoir de la classe, une fois. Un repos la rend de nouveau disponible.
    [luck] Un dé de son propre jet est relancé, une fois. Un repos la rend de nouveau disponible.
   *[ember] Une attaque de 3 dégâts ou plus en inflige 1 de moins.
}
tg-gloss-terrain = { $terrain ->
    [barrel] Qui y entre le brise. Chacun de ceux qui restent à la fin peut rapporter des âmes.
    [broken_barrel] Il n’en reste rien.
    [gravestone] Un obstacle. D’un repère adjacent, comme action : regardez la première carte d’un paquet.
    [dim_gravestone] Elle ne donne plus rien dans cette rencontre.
    [chest] Un obstacle. D’un repère adjacent, comme action : une carte trésor.
    [open_chest] Vide dans cette rencontre.
    [lever] Sur son repère, comme action : ce que dit la carte.
    [shrine] Des objectifs en parlent.
   *[exit] Tous les personnages s’y tiennent à la fois : l’objectif est atteint. Quatre y trouvent place.
}
tg-gloss-die = { $die ->
    [black] Le plus faible : chaque point vaut 1 dégât, ou 1 dégât évité.
    [blue] Plus fort que le noir : chaque point compte pour 1.
    [orange] Le plus fort : chaque point compte pour 1.
   *[dodge] Montre une esquive, ou rien ; se lance avec la Parade ou la Résistance.
}
tg-gloss-own = De la tombe
tg-gloss-goals = Objectifs
tg-gloss-events = Événements
tg-gloss-decks = Paquets
tg-gloss-name = { $term ->
    [torch] Torche
    [ball] Skeleton Ball
    [shortcut] Raccourci
    [timer] Chronomètre
    [trial] Épreuve
    [respawn] Réapparition
    [darkness] Ténèbres
   *[onslaught] Assaut
}
tg-gloss-own-text = { $term ->
    [torch] Qui la porte a le jeton Aggro, et personne ne peut le lui prendre.
    [ball] Elle roule après chaque activation ; qui se trouve sur son chemin est poussé et blessé.
    [shortcut] Après un repos, le groupe peut commencer ici.
    [timer] Avance après l’activation de chaque personnage ; la carte dit ce qui arrive à l’échéance.
    [trial] Davantage à gagner pour qui fait aussi cela ; y manquer ne coûte rien.
    [respawn] Les ennemis de la carte reviennent une fois de plus.
    [darkness] Les personnages n’attaquent que leur repère et les repères adjacents.
   *[onslaught] Les ennemis de toutes les tuiles agissent dès le début.
}
tg-gloss-goal-name = { $goal ->
    [kill_all] Tout tuer
    [kill] Tuer
    [survive] Survivre
    [exit] Sortir
    [occupy] Occuper
    [levers] Leviers
    [chests] Coffres
    [barrels] Barils
   *[torch] Porter la torche
}
tg-gloss-goal = { $goal ->
    [kill_all] Aucun ennemi ne doit rester, ni attendre son retour.
    [kill] L’ennemi nommé doit tomber.
    [survive] Personne ne meurt pendant tant d’activations.
    [exit] Tous les personnages se tiennent en même temps sur le repère de sortie.
    [occupy] Tant d’activations finissent sur le repère nommé ; peu importe qui et quand.
    [levers] Tant de leviers sont actionnés.
    [chests] Tant de coffres sont ouverts.
    [barrels] Tant de barils sont brisés, ou restent entiers : la carte le dit.
   *[torch] La torche est portée là où la carte le dit.
}
tg-gloss-event = { $kind ->
    [immediate] A lieu tout de suite.
    [consumable] Un joueur le garde ; la carte dit quand s’en servir.
   *[rendezvous] Attend sous une case à venir, et a lieu là.
}
tg-gloss-deck-name = { $deck ->
    [treasure] Paquet de trésor
    [event] Paquet Événement
    [encounter_1] Paquet Rencontre de niveau 1
    [encounter_2] Paquet Rencontre de niveau 2
   *[encounter_3] Paquet Rencontre de niveau 3
}
tg-gloss-deck = { $deck ->
    [treasure] Armes, armures, améliorations : dans les coffres, en récompense et chez André le Forgeron.
    [event] Une carte après chaque rencontre réussie.
    [encounter_1] Les premières cases de la piste.
    [encounter_2] Le milieu de la piste.
   *[encounter_3] Les dernières cases avant la fin.
}
