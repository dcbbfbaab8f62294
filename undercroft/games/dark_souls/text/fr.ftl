### Dark Souls: The Board Game, en français

ds-tagline = Un à quatre personnages autour d’un feu de camp. Si l’un meurt, tous tombent.

## Mots

ds-word-tile = Tuile
ds-word-fog-gate = Brume Portail
ds-word-known-order = Ordre connu
ds-phase = { $phase ->
    [bonfire] Au feu de camp
    [explore] Exploration
    [enemies] Les ennemis s’activent
    [boss] Le boss s’active
    [character] Un personnage s’active
   *[over] La fin
}

## Questions

ds-prompt-choose-boss = { $kind ->
    [mini] Choisissez le boss secondaire.
   *[main] Choisissez le boss principal.
}
ds-prompt-place-tile = Choisissez la place de la prochaine tuile.
ds-prompt-place-fog = Choisissez la tuile du Brume Portail.
ds-prompt-place-level = Quelle tuile reçoit la rencontre de niveau { $level } ?
ds-prompt-onward = Le scénario est remporté. Le groupe continue-t-il dans un autre ?
ds-prompt-explore = { $where ->
    [bonfire] Vous êtes au feu de camp. Que fait le groupe ?
   *[tile] La voie est libre. Que fait le groupe ?
}
ds-prompt-confirm-rest = Il n’y a rien à gagner. Dépenser quand même une étincelle pour se reposer ?
ds-prompt-ember = Qui reçoit l’Ember (Braise) ? Les attaques de 3 dégâts ou plus en infligent 1 de moins à qui le porte.
ds-prompt-dash = Combattre ici, ou foncer vers une autre tuile ?
ds-prompt-place = { $who } : choisissez un repère d’entrée.
ds-prompt-lead = Qui ouvre la voie ? Ce personnage reçoit le jeton Aggro.
ds-option-boss = { $boss }
ds-option-place-tile = Colonne { $column }, rangée { $row } : { $doors-count ->
    [one] porte { $doors }
   *[other] portes { $doors }
}
ds-side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
ds-option-tile = Tuile { $n }
ds-option-finish = S’arrêter là, en vainqueurs
ds-option-onward = Continuer dans « { $scenario } », avec tout ce que possède le groupe
ds-option-go = Entrer sur la tuile { $n } (niveau { $level })
ds-option-bonfire = Retourner au feu de camp
ds-option-chest = Ouvrir le coffre de la tuile { $n }
ds-option-fog = { $souls ->
    [0] Franchir le Brume Portail : { $boss }
    [one] Franchir le Brume Portail : { $boss } (une victoire fait perdre { $souls } âme restée sur une tuile)
   *[other] Franchir le Brume Portail : { $boss } (une victoire fait perdre { $souls } âmes restées sur une tuile)
}
ds-option-rest = { $gain ->
    [party] Se reposer pour une étincelle : fioles, Chance et Actions Héroïques sont rendues, chaque rencontre sera à refaire
    [fights] Se reposer pour une étincelle : rien à récupérer, mais chaque rencontre pourra être refaite
   *[none] Se reposer pour une étincelle : rien à gagner
}
ds-option-buy = Acheter un trésor ({ COUNT($souls, "soul") })
ds-option-luck = { $who } : récupérer de la chance (1 âme)
ds-option-detach = { $who } : retirer les améliorations de l’armure
ds-option-spark = Acheter une étincelle ({ COUNT($souls, "soul") })
ds-option-sell = Vendre { THE($card) } (1 âme par carte)
ds-option-join = { CAP(THE($who)) } { AGREE($who, "rejoint", "rejoignent") } le groupe (1 étincelle)
ds-option-leave = { CAP(THE($who)) } { AGREE($who, "quitte", "quittent") } le groupe (1 étincelle rendue)
ds-option-fight = Rester et combattre
ds-option-dash = { $n ->
    [0] Foncer vers le feu de camp
   *[other] Foncer vers la tuile { $n }
}
ds-closed-no-rise = le palier suivant n’apporterait rien de plus
ds-closed-fog = il faut d’abord vaincre la rencontre de la tuile du Brume Portail

## Ce qui s’est passé

ds-event-map = Une nouvelle exploration commence.
ds-event-tile = Une tuile est posée.
ds-event-fog = Le Brume Portail se dresse sur la tuile { $tile }.
ds-event-boss-chosen = { CAP(THE($boss)) } { AGREE($boss, "attend", "attendent") } derrière le Brume Portail.
ds-event-second-half = Les étincelles sont de retour et le groupe s’est reposé. Place au boss principal.
ds-event-section = Nouvelle section : { $section }
ds-event-travelled = { $tile ->
    [0] Le groupe retourne au feu de camp.
   *[other] Le groupe entre sur la tuile { $tile }.
}
ds-event-encounter = Rencontre de niveau { $level } : { $encounter }
ds-event-boss = Rencontre boss : { $boss }
ds-event-shown = Une stèle révèle la carte « { $behaviour } ».
ds-event-placed = { CAP(THE($who)) } { AGREE($who, "se place", "se placent") } sur le repère { $node }.
ds-event-aggro = { CAP(THE($who)) } { AGREE($who, "a le", "ont le") } jeton Aggro.
ds-event-enemy-phase = Les ennemis s’activent.
ds-event-acts = { CAP(THE($model)) } { AGREE($model, "s’active", "s’activent") }.
ds-event-behaviour = Carte de comportement : { $behaviour }
ds-event-attacks = { CAP(THE($model)) } { AGREE($model, "attaque", "attaquent") } : { COUNT($amount, "damage") }.
ds-event-missed = Personne n’est à portée : l’attaque { OF($model) } échoue.
ds-event-foe-moved = { CAP(THE($model)) } { AGREE($model, "va", "vont") } au repère { $node }.
ds-event-leaps = { CAP(THE($model)) } { AGREE($model, "bondit", "bondissent") }.
ds-event-turns = { CAP(THE($model)) } { AGREE($model, "se tourne", "se tournent") } vers { $facing ->
    [0] le nord
    [1] le nord-est
    [2] l’est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l’ouest
   *[7] le nord-ouest
}.
ds-event-foe-pushed = { CAP(THE($model)) } { AGREE($model, "est", "sont") } { FORM($model) ->
    [f] poussée
    [mp] poussés
    [fp] poussées
   *[m] poussé
} vers le repère { $node }.
ds-event-reshuffled = Le paquet de comportement est mélangé.
ds-event-heated = { CAP(THE($model)) } { AGREE($model, "s’intensifie", "s’intensifient") }. Une nouvelle carte entre dans le paquet de comportement.
ds-event-survivor = { CAP(THE($model)) } { AGREE($model, "continue", "continuent") } { FORM($model) ->
    [f] seule
    [mp] seuls
    [fp] seules
   *[m] seul
} avec { COUNT($amount, "health") } de plus.
ds-event-activates = { CAP(THE($who)) } { AGREE($who, "s’active", "s’activent") }.
ds-event-moved = { CAP(THE($who)) } { AGREE($who, "va", "vont") } au repère { $node }.
ds-event-turned-about = { CAP(THE($who)) } { AGREE($who, "passe", "passent") } dans l’{ ds-arc } du boss.
ds-event-barrel-broken = { CAP(THE($who)) } { AGREE($who, "détruit", "détruisent") } le baril du repère { $node }.
ds-event-pushed = { CAP(THE($who)) } { AGREE($who, "est", "sont") } { form-pushed } vers le repère { $node }.
ds-event-trap = { $damage ->
    [0] { CAP(THE($who)) } { AGREE($who, "retourne", "retournent") } un piège sur le repère { $node } : vierge.
   *[other] { CAP(THE($who)) } { AGREE($who, "déclenche", "déclenchent") } un piège sur le repère { $node } : { COUNT($damage, "damage") }, difficulté d’esquive { $difficulty }.
}
ds-event-rolled = { $face ->
    [0] Le { ds-die } est vierge.
   *[other] Le { ds-die } donne { $face }.
}
ds-event-luck = { CAP(THE($who)) } { AGREE($who, "utilise sa Chance et relance", "utilisent leur Chance et relancent") } un dé.
ds-event-heroic = { $heroic ->
    [backstab] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et riposte", "utilisent leur Action Héroïque et ripostent") }.
    [rally] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et ranime", "utilisent leur Action Héroïque et raniment") } le groupe.
    [stand_fast] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et tient", "utilisent leur Action Héroïque et tiennent") } bon.
   *[charge] { CAP(THE($who)) } { AGREE($who, "utilise son Action Héroïque et charge", "utilisent leur Action Héroïque et chargent") }.
}
ds-event-estus = { CAP(THE($who)) } { AGREE($who, "boit sa Fiole d’Estus. Sa barre d’endurance est vide", "boivent leur Fiole d’Estus. Leur barre d’endurance est vide") }.
ds-event-holds = { $cards-count ->
    [0] { CAP(THE($who)) } { AGREE($who, "a les mains", "ont les mains") } vides.
   *[other] { CAP(THE($who)) } { AGREE($who, "prend", "prennent") } en main { THE($cards) }.
}
ds-event-uses = { $stamina ->
    [0] { CAP(THE($who)) } { AGREE($who, "utilise", "utilisent") } { THE($card) }.
   *[other] { CAP(THE($who)) } { AGREE($who, "utilise", "utilisent") } { THE($card) } pour { COUNT($stamina, "stamina") }.
}
ds-event-strikes = { $amount ->
    [0] { CAP(THE($who)) } { AGREE($who, "frappe", "frappent") } { THE($model) } sans infliger de dégâts.
   *[other] { CAP(THE($who)) } { AGREE($who, "frappe", "frappent") } { THE($model) } : { COUNT($amount, "damage") }.
}
ds-event-wounded = { CAP(THE($model)) } { AGREE($model, "subit", "subissent") } { COUNT($amount, "damage") }{ ds-of-bleed } (Santé restante : { $left }).
ds-event-slain = { CAP(THE($model)) } { AGREE($model, "est", "sont") } { FORM($model) ->
    [f] vaincue
    [mp] vaincus
    [fp] vaincues
   *[m] vaincu
}.
ds-event-foe-afflicted = { CAP(THE($model)) } { AGREE($model, "reçoit", "reçoivent") } { $conditions-count ->
    [one] un jeton { $conditions }
   *[other] les jetons { $conditions }
}.
ds-event-blessed = { CAP(THE($who)) } { AGREE($who, "bénéficie", "bénéficient") } d’une protection jusqu’à l’activation du prochain personnage : { $amount ->
    [one] +{ $amount } dé bleu
   *[other] +{ $amount } dés bleus
} en { $to ->
    [block] Parade
   *[resist] Résistance
}.
ds-event-dodges = { CAP(THE($who)) } { AGREE($who, "tente", "tentent") } d’esquiver.
ds-event-dodged = { CAP(THE($who)) } { AGREE($who, "esquive", "esquivent") }.
ds-event-hit = { $amount ->
    [0] { CAP(THE($who)) } { AGREE($who, "est", "sont") } { form-hit } sans subir de dégâts.
   *[other] { CAP(THE($who)) } { AGREE($who, "est", "sont") } { form-hit } : { COUNT($amount, "damage") }.
}
ds-event-paid = { CAP(THE($who)) } { AGREE($who, "dépense", "dépensent") } { COUNT($amount, "stamina") }.
ds-event-gained = { CAP(THE($who)) } { AGREE($who, "gagne", "gagnent") } { ds-gain }.
ds-event-suffered = { CAP(THE($who)) } { AGREE($who, "subit", "subissent") } { COUNT($amount, "damage") }{ ds-of-bleed }.
ds-event-afflicted = { CAP(THE($who)) } { AGREE($who, "reçoit", "reçoivent") } { $conditions-count ->
    [one] un jeton { $conditions }
   *[other] les jetons { $conditions }
}.
ds-event-fell = { CAP(THE($who)) } { AGREE($who, "est", "sont") } { FORM($who) ->
    [f] tuée
    [mp] tués
    [fp] tuées
   *[m] tué
}.
ds-event-victory = { $souls ->
    [0] Le combat est gagné.
   *[other] Le combat est gagné : { COUNT($souls, "soul") }.
}
ds-event-defeat = Avec { THE($who) }, tout le groupe est vaincu.
ds-event-souls-dropped = { $souls ->
    [one] { $souls } âme reste là où le personnage est tombé.
   *[other] { $souls } âmes restent là où le personnage est tombé.
}
ds-event-souls-found = { CAP(THE($who)) } { AGREE($who, "récupère", "récupèrent") } { COUNT($souls, "soul") }.
ds-event-rested = { $sparks ->
    [0] Le groupe se repose au feu de camp. Il ne reste aucune étincelle.
    [one] Le groupe se repose au feu de camp. Il reste { $sparks } étincelle.
   *[other] Le groupe se repose au feu de camp. Il reste { $sparks } étincelles.
}
ds-event-chest = Le groupe ouvre le coffre de la tuile { $tile }.
ds-event-found = Trésor : { $card }
ds-event-ember = { CAP(THE($who)) } { AGREE($who, "reçoit", "reçoivent") } l’Ember (Braise).
ds-event-equipped = { CAP(THE($who)) } { AGREE($who, "s’équipe", "s’équipent") } { OF($card) }.
ds-event-stowed = { CAP(THE($who)) } { AGREE($who, "met", "mettent") } { THE($card) } dans l’inventaire.
ds-event-attached = { CAP(THE($upgrade)) } { AGREE($upgrade, "améliore", "améliorent") } désormais { THE($card) }.
ds-event-detached = { CAP(THE($who)) } { AGREE($who, "retire", "retirent") } { THE($card) } de { AGREE($who, "son", "leur") } armure.
ds-event-taken-off = { CAP(THE($upgrade)) } { FORM($upgrade) ->
    [f] est retirée
    [mp] sont retirés
    [fp] sont retirées
   *[m] est retiré
} { OF($card) }.
ds-event-spent = Le groupe dépense { COUNT($amount, "soul") } (reste : { $souls }).
ds-event-levelled = { CAP(THE($who)) } { AGREE($who, "monte", "montent") } de niveau : { ds-stat } { $value }.
ds-event-luck-restored = { CAP(THE($who)) } { AGREE($who, "récupère sa Chance", "récupèrent leur Chance") }.
ds-event-boss-treasure = { $cards-count ->
    [0] Le boss ne laisse aucun trésor.
   *[other] Le boss laisse un trésor : { $cards }.
}
ds-event-spark-bought = Le groupe achète une étincelle et en a maintenant { $sparks }.
ds-event-sold = { CAP(THE($card)) } se { AGREE($card, "vend", "vendent") } pour { COUNT($souls, "soul") }.
ds-event-joined = { CAP(THE($who)) } { AGREE($who, "rejoint", "rejoignent") } le groupe.
ds-event-left = { CAP(THE($class)) } { AGREE($class, "quitte", "quittent") } le groupe.
ds-event-dashed = { $tile ->
    [0] Le groupe fonce vers le feu de camp.
   *[other] Le groupe fonce vers la tuile { $tile }.
}
ds-event-won = Le groupe est victorieux.
ds-event-lost-game = Le feu s’éteint. Le groupe a perdu.

## La fin

ds-end-won = { $mode ->
    [encounter] La rencontre est gagnée
    [boss] Le boss est tombé
    [campaign] La campagne est gagnée
   *[journey] Le voyage est accompli
}
ds-end-lost = { $mode ->
    [encounter] Vous avez péri
    [boss] Vous avez péri
   *[other] Le feu s’est éteint
}
ds-why-won = Tous les ennemis ont été vaincus.
ds-why-lost = Un personnage est mort, et il n’y avait plus de retour.

## Mise en place

ds-setup-mode-value = { $mode ->
    [campaign] Campagne
    [encounter] Une seule rencontre
    [boss] Une seule rencontre boss
   *[journey] Un voyage entier
}
ds-setup-mode-about = { $mode ->
    [campaign] Trois sections, chacune avec ses propres boss ; le groupe garde ce qu’il a gagné.
    [encounter] Une salle pleine d’ennemis, avec l’équipement de départ.
    [boss] Un boss contre un groupe qui arrive bien équipé.
   *[journey] De salle en salle jusqu’à un boss secondaire, puis à un boss principal.
}
ds-setup-mode-time = { $mode ->
    [campaign] plusieurs soirées
    [encounter] 10 minutes
    [boss] 20 minutes
   *[journey] une soirée
}
ds-setup-scenario = Scénario
ds-setup-layout = Tuiles
ds-setup-layout-value = { $way ->
    [by_hand] posées par les joueurs
   *[random] posées au hasard
}
ds-setup-onward = Après le dernier boss
ds-setup-onward-value = { $way ->
    [on] le groupe peut continuer dans un autre scénario
   *[end] la campagne est terminée
}

## Les règles en bref

ds-help-turn-title = Les activations
ds-help-turn = D’abord tous les ennemis s’activent, du niveau de menace le plus élevé au plus faible. Puis un seul personnage s’active : il gagne 2 Énergies, prend le jeton Aggro, puis peut se déplacer et attaquer. Ensuite tous les ennemis s’activent de nouveau, puis le personnage suivant. On se déplace avant d’attaquer ou après, jamais les deux. Le premier pas est gratuit : on marche ; chaque pas de plus coûte 1 Énergie : on court.
ds-help-endurance-title = La barre d’endurance
ds-help-endurance = Dix cases servent à la fois à l’Énergie et à la Santé. L’Énergie dépensée y met des cubes noirs, les dégâts des cubes rouges. Gagner de l’Énergie ou de la Santé les retire. Quand les dix cases sont pleines, le personnage est tué et tout le groupe est vaincu. La Fiole d’Estus vide la barre une fois ; un repos remplit la fiole.
ds-help-attack-title = Attaquer
ds-help-attack = Chaque carte en main sert une fois par activation. Choisissez une de ses actions, dépensez l’Énergie et lancez ses dés. L’ennemi retranche sa Parade des dégâts physiques, sa Résistance des dégâts magiques. Un ennemi n’esquive jamais : poussées et conditions s’appliquent toujours. La Chance relance un dé de votre propre jet.
ds-help-defence-title = Se défendre
ds-help-defence = Décidez avant de lancer les dés. Parez une attaque physique ou résistez à une attaque magique : les dés de tout votre équipement réduisent les dégâts. Ou esquivez pour 1 Énergie : vous pouvez vous déplacer d’un repère, puis lancez vos dés d’esquive. Si vous atteignez la difficulté, il ne vous arrive rien ; sinon, vous subissez tout.
ds-help-boss-title = Les boss et leurs arcs
ds-help-boss = Un boss retourne une carte de comportement à chaque activation. Quand le paquet est vide, il revient dans le même ordre : retenez-le. Un boss a quatre arcs : avant, arrière, gauche et droit. Certaines attaques frappent tous les personnages des arcs d’attaque. La dernière carte montre l’arc point faible : attaquez de là pour lancer un dé noir de plus. À son point d’intensification, le boss reçoit une nouvelle carte et le paquet est mélangé.
ds-help-bonfire-title = Le feu de camp
ds-help-bonfire = Entre les combats, le groupe peut revenir au feu de camp. André le Forgeron vend des trésors, fait changer d’équipement et pose les améliorations ; sur une arme, une amélioration reste pour toujours. La Gardienne du Feu fait monter de niveau et récupérer de la Chance contre des âmes. Un repos rend les fioles, la Chance et les Actions Héroïques, mais chaque rencontre est à refaire.
ds-help-sparks-title = Étincelles et âmes
ds-help-sparks = Chaque repos et chaque défaite coûtent une étincelle. Si un personnage meurt quand il n’en reste aucune, la partie est perdue. Une rencontre gagnée rapporte 2 âmes par personnage ; un boss rapporte à chacun 1 âme par étincelle restante. En cas de défaite, vos âmes restent sur le repère où le personnage est tombé. Allez-y pour les récupérer ; à la mort suivante, elles disparaissent.
ds-help-terrain-title = Terrain et pièges
ds-help-terrain = Stèles, coffres et barils barrent le passage. Un personnage peut détruire un baril pour 1 Énergie de plus, un ennemi non. Un coffre s’ouvre une fois sa rencontre gagnée et donne deux trésors. Chaque stèle d’une tuile libérée montre d’avance une carte du boss. Les pièges sont face cachée : qui arrive sur le repère subit les dégâts ou les esquive. Aucun piège ne blesse un ennemi.

## Ce qu’on demande aux vrais dés et paquets

ds-chance-black = un dé noir
ds-chance-blue = un dé bleu
ds-chance-orange = un dé orange
ds-chance-dodge = un dé vert d’esquive
ds-chance-treasure = une carte trésor
ds-chance-trap = un piège
ds-chance-behaviour = une carte de comportement
ds-chance-encounter = une carte rencontre
ds-chance-tile = une tuile
ds-chance-place = l’emplacement de la tuile
ds-chance-fog = la tuile du Brume Portail
ds-face-tile = { $tile ->
    [room1a] Tuile 1, face A
    [room1b] Tuile 1, face B
    [room2a] Tuile 2, face A
    [room2b] Tuile 2, face B
    [room3a] Tuile 3, face A
    [room3b] Tuile 3, face B
    [room4a] Tuile 4, face A
    [room4b] Tuile 4, face B
    [room5a] Tuile 5, face A
    [room5b] Tuile 5, face B
    [room6a] Tuile 6, face A
    [room6b] Tuile 6, face B
   *[bonfire] La tuile du feu de camp
}
ds-face-place = { ds-face-from }, { $turn ->
    [0] à l’endroit
    [1] un quart de tour à droite
    [2] à l’envers
   *[other] un quart de tour à gauche
}
ds-face-from = Depuis le feu de camp, { $across } à { $side ->
    [west] l’ouest
   *[east] l’est
} et { $along } au { $way ->
    [north] nord
   *[south] sud
}

## La table

ds-ui-chapter-dungeon = Le donjon
ds-ui-map = La carte du donjon
ds-ui-wares = L’étal d’André
ds-ui-ware = { $kind ->
    [buy] Acheter
    [keep] Garder
   *[save] Réserver
}
ds-ui-level = Niveau { $level }
ds-ui-encounter-map = Sa tuile
ds-ui-encounter-node =
    { $node ->
        [1] Première case d’apparition
       *[other] Deuxième case d’apparition
    }
ds-ui-encounter-nobody = Personne n’attend ici.
ds-ui-encounter-traps =
    { $trapped ->
        [yes] Des pièges sont posés sur la tuile, face cachée.
       *[no] Il n’y a pas de piège.
    }
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
ds-ui-way = { $of ->
    [one] { $of } position
   *[other] { $of } positions
}, voici la numéro { $n } : R la tourne
ds-ui-ways = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
ds-ui-places = Toutes les places en mots
ds-ui-hint-place-tile = Pointez une place éclairée pour y voir la tuile ; un clic la pose. R ou la flèche la tourne.
ds-ui-hint-place-touch = Touchez une place éclairée pour y voir la tuile, tournez-la, et touchez encore pour la poser.
ds-ui-chapter-laying = La carte
ds-ui-goal = Derrière la brume { AGREE($boss, "attend", "attendent") } { THE($boss) }.
ds-ui-group-dodge = Esquiver vers le repère…
ds-ui-sheet = Carnet de campagne
ds-ui-sheet-scenario = Scénario en cours
ds-ui-sheet-encounters = Rencontres en cours
ds-ui-sheet-unseen = niveau { $level }, face cachée
ds-ui-sheet-section = Section
ds-ui-print = Imprimer
ds-ui-hint-defend = Parer lance vos dés contre les dégâts. Une esquive, sur place ou vers un repère éclairé, coûte 1 Énergie et évite tout ou rien.
ds-ui-hint-explore = Choisissez une tuile de la carte. Au feu de camp, achetez, équipez-vous et progressez d’abord.
ds-ui-hint-place = Les repères éclairés près de la porte sont libres.
ds-ui-hint-lead = Qui mène reçoit le jeton Aggro : bien des ennemis s’en prennent d’abord à ce personnage.
ds-ui-rest = { $gain ->
    [party] Se reposer (1 étincelle)
    [fights] Se reposer (1 étincelle) : seules les rencontres reviennent
   *[none] Se reposer (1 étincelle) : rien à gagner
}

## Règles maison

ds-house-souls = Âmes et étincelles
ds-house-souls-value = { $value ->
    [double] deux fois plus d’âmes, moitié moins d’étincelles
   *[book] selon le livret
}
ds-house-souls-about = { $value ->
    [double] Chaque victoire rapporte deux fois ses âmes ; le compteur commence avec la moitié de ses étincelles, arrondie à l’entier supérieur. On refait moins de combats.
   *[book] 2 âmes par personnage pour une rencontre ; 5, 4, 3 ou 2 étincelles.
}
ds-house-start = Âmes de départ
ds-house-start-value = { $value ->
    [each] 4 par personnage
    [sixteen] 16 pour le groupe
   *[book] selon le livret
}
ds-house-start-about = { $value ->
    [each] Le groupe commence avec 4 âmes pour chacun de ses personnages.
    [sixteen] Le groupe commence avec 16 âmes, quelle que soit sa taille.
   *[book] 16 âmes pour un personnage seul, aucune pour un groupe.
}
ds-house-boss = Ce que laisse un boss
ds-house-boss-value = { $value ->
    [sparks] comme si toutes les étincelles avaient servi
   *[book] selon le livret
}
ds-house-boss-about = { $value ->
    [sparks] Pour chaque étincelle restante, le groupe reçoit aussi les âmes de toutes les rencontres du chemin : inutile de les refaire pour des âmes.
   *[book] Une âme par personnage pour chaque étincelle restante.
}
ds-house-shop = La boutique d’André le Forgeron
ds-house-shop-value = { $value ->
    [two] piocher deux cartes, en garder une
    [market] un étal de trois cartes
   *[book] selon le livret
}
ds-house-shop-about = { $value ->
    [two] Pour chaque achat, on regarde deux trésors ; on en garde un, l’autre est remélangé.
    [market] Trois trésors sont exposés au feu de camp et s’achètent au choix. Ils changent quand le groupe se repose ; un seul peut être réservé.
   *[book] La carte suivante du paquet de trésor.
}
ds-house-treasure = Le paquet de trésor
ds-house-treasure-value = { $value ->
    [tiers] en deux temps
   *[book] selon le livret
}
ds-house-treasure-about = { $value ->
    [tiers] Les cartes qui exigent 30 dans une caractéristique, ou plus de 20 dans deux, rejoignent le paquet après le premier boss.
   *[book] Toutes les cartes communes et celles des classes à la table.
}
ds-house-cleared = Les rencontres après un repos
ds-house-cleared-value = { $value ->
    [flawless] gagnées deux fois sans accroc, gagnées pour de bon
    [crawl] gagnées pour de bon, avec un trésor chacune
   *[book] selon le livret
}
ds-house-cleared-about = { $value ->
    [flawless] Une rencontre gagnée deux fois sans Estus, ni Chance, ni Action Héroïque reste gagnée quand le groupe se repose.
    [crawl] Une rencontre gagnée le reste, et chaque victoire rapporte un trésor en plus des âmes.
   *[book] Chaque rencontre est à refaire.
}
ds-house-ties = Égalités entre ennemis
ds-house-ties-value = { $value ->
    [die] le hasard décide
   *[book] selon le livret
}
ds-house-ties-about = { $value ->
    [die] En cas d’égalité, le hasard décide de la cible d’un ennemi, de son chemin et de celui qui agit en premier.
   *[book] Les joueurs choisissent.
}
ds-house-way = Longueur du chemin
ds-house-way-value = { $value ->
    [shorter] une rencontre de moins
    [longer] une rencontre de plus
   *[book] selon le livret
}
ds-house-way-about = { $value ->
    [shorter] Une rencontre du niveau le plus fréquent est retirée avant chaque boss.
    [longer] Une rencontre du niveau le plus fréquent s’ajoute avant chaque boss.
   *[book] Comme l’indiquent le boss ou le scénario.
}
ds-house-estus = Estus et blessures
ds-house-estus-value = { $value ->
    [sips] trois gorgées, pas de soin gratuit
   *[book] selon le livret
}
ds-house-estus-about = { $value ->
    [sips] Une fiole contient trois gorgées jusqu’au prochain repos ; après une victoire, les dégâts restent sur les barres d’endurance.
   *[book] Une gorgée ; une victoire vide les barres d’endurance.
}
ds-preset = { $name ->
    [short_evening] Une courte soirée
    [classic_crawl] Exploration classique
    [merciless] Sans pitié
   *[book] Selon le livret
}
ds-prompt-keep-one = Quel trésor gardez-vous ?
ds-prompt-save-one = L’étal change. Réserver une carte pour plus tard ?
ds-option-keep-card = Garder { THE($card) }
ds-option-save = Réserver { THE($card) }
ds-option-buy-ware = Acheter { THE($card) } ({ COUNT($souls, "soul") })
ds-closed-embers = chacun a déjà un jeton Ember
ds-event-offered = Sur l’étal : { $card }
ds-chance-tie = une égalité entre ennemis

## Ce qu’un conseil donne pour raison

ds-hint-lives = Risque de défaite : −{ $amount } par rapport à « { $other } »
ds-hint-foes = Santé prise aux ennemis : +{ $amount } par rapport à « { $other } »
ds-hint-boxes = Cases libres du groupe : +{ $amount } par rapport à « { $other } »
ds-hint-flasks = Fioles d’Estus épargnées : +{ $amount } par rapport à « { $other } »
