### Les mots de la ligne de commande et des rapports ; aucune page du navigateur n’en a besoin.

## Aide

cli-help = Quatre sombres jeux de société : y jouer, les servir, les simuler.
cli-commands = Commandes
cli-parameters = Paramètres
cli-arguments = Arguments
cli-usage = Usage : { $line }
cli-usage-command = COMMANDE
cli-required = obligatoire
cli-default = par défaut : { $value }
cli-choices = au choix : { $values }
cli-show-help = Afficher cette aide.
cli-show-version = Afficher la version.
cli-play = Jouer sur cette machine, dans le navigateur.
cli-serve = Servir les jeux à d’autres.
cli-simulate = Faire jouer des robots et compter les résultats.
cli-setup = Ce qui se règle à la mise en place d’un jeu, et où.
cli-variants = Ce que change chaque règle maison : victoires et durées par rapport au livret.
cli-arg-levels = Qui joue : des robots séparés par des virgules ; chacun est mesuré à part.
cli-sweep = La même simulation pour chaque valeur : quelle rencontre est difficile ?
cli-compare = Deux mises en place ou robots sur les mêmes graines.
cli-odds = Où mène chaque option d’une position, et avec quelles chances.
cli-arena = Chaque robot contre chaque autre, avec classement et intervalles.
cli-replay = Rejouer un journal, le vérifier, afficher sa chronique.
cli-analyse = Chances de victoire, erreurs et hasard d’un journal.
cli-content = Vérifier et créer des contenus.
cli-content-check = Vérifier un contenu : chaque problème sur sa ligne, avec le fichier, l’entrée et le champ.
cli-content-schema = Le schéma JSON de chaque fichier d’un jeu : les éditeurs complètent et vérifient avec lui.
cli-content-copy = Copier le contenu de base d’un jeu pour en faire le vôtre.
cli-content-explain = Ce que des contenus ajoutent, changent et retirent, dans leur ordre, et qui l’emporte.
cli-content-new = Une nouvelle entrée dans un contenu à vous : valide, chaque champ commenté. Crée le contenu s’il n’existe pas.
cli-content-pack = Un contenu en un fichier à partager (.ucpack), avec l’empreinte de ce qu’il contient.
cli-content-unpack = Les fichiers d’un contenu en un fichier, pour les lire et les changer.
cli-bench = Mesurer la vitesse des règles, comparée à celle d’un autre moteur.
cli-lang = { $languages } [celle du système]
cli-admin = Pour les exploitants : lister, fermer, bannir, archiver, sauvegarder.
cli-admin-list = Les tables, les plus longtemps inutilisées d’abord. Qui a l’identifiant d’une table peut la regarder : gardez-le pour vous.
cli-admin-close = Fermer une table : plus personne ne peut y jouer ; elle n’est pas effacée.
cli-admin-delete = Effacer une table pour de bon, une fois écrite dans un fichier, si vous dites où.
cli-admin-export = Écrire une table dans un fichier, comme son hôte le pourrait ; il contient tous les secrets de la partie.
cli-admin-archive = Écrire dans des fichiers les tables que personne n’utilise, et effacer chacune ensuite.
cli-admin-ban = Ne laisser entrer personne de là.
cli-admin-unban = Les laisser entrer de nouveau.
cli-admin-bans = Qui ne peut pas entrer.
cli-admin-backup = Copier toutes les parties pendant que le serveur tourne, et contrôler la copie.
cli-verify = Vérifier un journal et les sceaux de ses dés.
cli-arg-config = Un fichier TOML de réglages
cli-arg-store = postgresql au lieu du dossier
cli-arg-workers = Processus qui servent (PostgreSQL) [1]
cli-arg-setting = Tout autre réglage : --set archive_days=90
cli-arg-show-settings = Afficher ce qui vaut, et d’où cela vient
cli-arg-sealed = Un sceau que vous avez vu à la table : il doit en faire partie
cli-arg-table = Une table, telle que list la montre
cli-arg-unused = Seulement celles inutilisées depuis tant de jours
cli-arg-told = Ce que l’on dit à ses joueurs
cli-arg-export = Dossier pour son fichier, écrit d’abord
cli-arg-write = Où l’écrire
cli-arg-archive = Dossier [archive dans le dossier de données]
cli-arg-network = Une adresse ou un réseau, comme 203.0.113.7
cli-arg-days = Pour combien de jours
cli-arg-note = Une note pour vous
cli-arg-banned = Telle que bans la montre
cli-arg-backup = Où ; le fichier ne doit pas encore exister
cli-arg-port = Port [{ $port }, ou le prochain qui est libre]
cli-arg-port-plain = Port [{ $port }]
cli-arg-browser = Ouvrir le navigateur ou non
cli-arg-lan = Laisser les téléphones et ordinateurs de la maison rejoindre les parties, ou non [demandé une fois]
cli-arg-data = Dossier des parties [votre dossier de données]
cli-arg-packs = Un contenu à vous : un dossier ou un fichier ucpack ; plusieurs : chacun par-dessus les précédents
cli-arg-more-packs = D’autres contenus, chacun par-dessus les précédents
cli-arg-kind = Ce qui est nouveau : card, monster, encounter, hero, boss… (selon le jeu)
cli-arg-pack-folder = Dossier de votre contenu ; créé s’il n’existe pas
cli-arg-id = Son identifiant [my_card…]
cli-arg-name = Son nom [d’après l’identifiant]
cli-arg-ucpack = Fichier à écrire (.ucpack) [le nom du contenu]
cli-arg-ucpack-in = Le fichier ucpack
cli-arg-host = Adresse d’écoute (0.0.0.0 : tout le monde)
cli-arg-public = Adresse que les autres utilisent (commence par https), derrière un mandataire par exemple
cli-arg-game = Quel jeu
cli-arg-games = Quels jeux [tous]
cli-arg-game-guessed = Quel jeu [celui que dit pack.yaml]
cli-arg-seats = Un robot par place, comme veteran,my.py:Mine,random
cli-arg-everybody = Un robot pour toutes les places, ou un par place [veteran]
cli-arg-from = Commencer chaque partie à cette position
cli-arg-csv = Écrire chaque partie dans ce fichier CSV, et à côté ce qui s’y est passé
cli-arg-parquet = La même chose au format Parquet
cli-arg-keep = Dossier pour les journaux des parties
cli-arg-which = Quels journaux garder ; lost : perdues par le groupe, ou par le premier robot
cli-arg-over = Réglages et valeurs : encounter=all boss=dancer,gargoyle
cli-arg-each = Combien de parties de chaque combinaison
cli-arg-a = Ce qu’est A : clé=valeur …, aussi seats=…
cli-arg-b = Ce qu’est B : clé=valeur …, aussi seats=…
cli-arg-pairs = Combien de paires de parties au plus
cli-arg-until = S’arrêter quand l’intervalle ne s’écarte pas davantage de chaque côté (0.02)
cli-arg-arena = Les robots, comme veteran,random,my.py:Mine
cli-arg-each-pair = Combien de parties pour chaque paire
cli-arg-position = Une position, telle que l’application ou match.position() l’écrit
cli-arg-option = Seulement cette option
cli-arg-play-on = Jouer aussi tant de parties à partir de chaque option
cli-arg-how-many = Combien de parties
cli-arg-seed = La même graine donne le même résultat
cli-arg-set = Mise en place : clé=valeur …
cli-arg-jobs = Processus [un par cœur]
cli-arg-on = Qui joue : ray (une petite grappe sur cette machine) ou l’adresse d’une grappe [des processus de cette machine]
cli-arg-json = Afficher du JSON
cli-arg-report = Écrire ici un rapport HTML
cli-arg-longest = Couper une partie après tant de décisions
cli-arg-effort = Combien de décisions un Maître peut essayer pour une des siennes
cli-arg-use = Un module à vous avec un GAME ou des BOTS : my_bot pour my_bot.py
cli-arg-journal = Un journal, tel que l’application l’exporte
cli-arg-look = Combien de décisions essayer pour chacune
cli-arg-quiet = Vérifier seulement
cli-arg-folder = Le dossier du contenu
cli-arg-new-folder = Un nouveau dossier
cli-arg-out = Un dossier, un fichier pour chacun [les afficher]
cli-arg-seconds = Durée d’un passage
cli-arg-runs = Passages alternés ; la médiane compte
cli-arg-beside = Une copie d’une version antérieure, mesurée dans le même passage

## Ce qu’elle dit

cli-may-join = Les téléphones et ordinateurs de cette maison peuvent-ils rejoindre les parties ({ $addresses }) ?
cli-no-network = aucun réseau trouvé
cli-remembered = C’est retenu ; --lan ou --no-lan dit le contraire.
cli-only-here = Seule cette machine peut rejoindre les parties ; `make play ARGS=--lan` ou `undercroft play --lan` laisse entrer la maison.
cli-left-out = { $pack } : laissé de côté : { $problem }
cli-kept-in = Les parties sont conservées dans { $data }, les contenus dans { $packs }
cli-good-pack = { $folder } : contenu valide pour { $game }
cli-drafted = { $file } : { $entry } s’y ajoute à la fin ({ $kind })
cli-packed = { $out } : { $size ->
    [one] { $size } octet
   *[other] { $size } octets
} à partager
cli-unpacked = { $folder } : { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
} ; ensuite : undercroft content check { $folder }
cli-explain-order = Dans cet ordre, le dernier par-dessus : { $order }
cli-explain-touch = { $file } : { $entry } : { $what ->
    [added] ajouté par { $layer }
    [removed] retiré par { $layer }
    [same] { $layer } n’y change rien
   *[changed] changé par { $layer }
}
cli-explain-field = • { $field } : { $before } → { $after } (auparavant : { $whose })
cli-explain-conflicts = { $count ->
    [0] Aucun contenu ne l’emporte sur un autre.
    [one] { $count } entrée où un contenu l’emporte sur un autre : le dernier a le dernier mot.
   *[other] { $count } entrées où un contenu l’emporte sur un autre : le dernier a le dernier mot.
}
cli-explain-over = • { $entry } : { $layer } par-dessus { $over }
cli-schemas = { $out } : { $count ->
    [one] { $count } schéma
   *[other] { $count } schémas
}
cli-copied = { $folder } : { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
} ; modifiez-les, puis : undercroft content check { $folder }
cli-report = rapport : { $path }
cli-tables = tableaux : { $files }
cli-kept = { $count ->
    [one] { $count } journal dans { $folder }
   *[other] { $count } journaux dans { $folder }
}
cli-setup-field = réglage
cli-setup-values = valeurs
cli-setup-default = par défaut
cli-setup-used = sert avec
cli-verified = { $file } : vérifié, { $inputs ->
    [one] { $inputs } saisie
   *[other] { $inputs } saisies
}, { $over ->
    [yes] partie finie
   *[no] partie en cours
}, { $digest }
cli-verify-inputs = { $inputs ->
    [one] { $file } : la saisie mène à la position notée ({ $inputs } en tout)
   *[other] { $file } : chaque saisie mène à la position notée ({ $inputs } en tout)
}
cli-verify-no-seed = Ses dés ne viennent d’aucune graine : ils ont été lancés à la main, ou choisis.
cli-verify-seal = { $inputs ->
    [0] sceau depuis le début : { $seal }
   *[other] sceau après la saisie { $inputs } : { $seal }
}
cli-verify-compare = Comparez-les avec ce que la table montrait pendant la partie.
cli-verify-strange = n’en fait pas partie : { $seal }
cli-admin-table = table
cli-admin-game = jeu
cli-admin-made = créée
cli-admin-used = dernier usage
cli-admin-choices = choix
cli-admin-persons = personnes
cli-admin-closed = fermée
cli-admin-over = finie
cli-admin-imported = importée
cli-admin-deleted = effacée
cli-admin-missing = cette table n’existe pas
cli-admin-written = écrite dans { $path }
cli-admin-archived = { $count ->
    [one] { $count } table écrite dans { $folder }
   *[other] { $count } tables écrites dans { $folder }
}
cli-admin-banned-until = { $network } : banni jusqu’au { $until }
cli-admin-until = jusqu’au { $until }
cli-admin-bytes = { $bytes ->
    [one] { $file } : { $bytes } octet
   *[other] { $file } : { $bytes } octets
}
cli-measuring = mesure en cours
cli-measuring-game = mesure : { $game }
cli-bench-title = jeu légal au hasard, un cœur, Python { $python }
cli-bench-decisions = décisions/s
cli-bench-peer = × l’autre
cli-bench-pure = × Python pur
cli-bench-earlier = × antérieure
cli-bench-copy = copie µs
cli-bench-alone = Rien à quoi comparer : installez l’extra « bench », ou lancez make bench.

## Rapports

lab-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
lab-title-seed = { lab-title }, graine { $seed }
lab-seat = place { $number }
lab-by-seat = par place
lab-by-bot = Par robot
lab-by-seat-long = Par place (les robots changent de place)
lab-seed = Graine { $seed }.
lab-wins = victoires
lab-share = part
lab-interval = 95 %
lab-mean-score = score moyen
lab-rounds = { $number ->
    [one] { $number } manche par partie.
   *[other] { $number } manches par partie.
}
lab-decisions = { $number ->
    [one] { $number } décision par partie.
   *[other] { $number } décisions par partie.
}
lab-unwon = { $games ->
    [one] { $games } partie que personne n’a gagnée.
   *[other] { $games } parties que personne n’a gagnées.
}
lab-cut = { $games ->
    [one] { $games } partie coupée parce que trop longue ; elle ne compte pour personne.
   *[other] { $games } parties coupées parce que trop longues ; elles ne comptent pour personne.
}
lab-stopped = { $games ->
    [one] Arrêt après { $games } partie sur { $wanted }.
   *[other] Arrêt après { $games } parties sur { $wanted }.
}
lab-seconds = Durée : { $seconds } s ; parties/s : { $games } ; décisions/s : { $decisions } ({ $build }).
lab-build = { $build ->
    [compiled] compilé
   *[pure] Python pur
}
lab-plots = Les graphiques demandent matplotlib : installez l’extra « lab ».
lab-intervals = Les intervalles sont des intervalles de Wilson à 95 %. Une victoire partagée compte pour chaque vainqueur.
lab-set-along = Réglé avec : { $fields }.
lab-variants-page = Règles maison : { $game }
lab-variants-title = { $games ->
    [one] { $game } : { $level }, { $games } partie par règle
   *[other] { $game } : { $level }, { $games } parties par règle
}
lab-variants-book = selon le livret
lab-variants-rule = règle
lab-variants-wins = victoires
lab-variants-more-wins = par rapport au livret
lab-variants-length = décisions
lab-variants-longer = durée en plus
lab-variants-spread = ¼ · ½ · ¾
lab-variants-fights = combats
lab-variants-spent = dépenses
lab-variants-how = Chaque ligne a été jouée avec les mêmes graines. Victoires : du groupe, dans Bloodborne de n’importe qui à la table, avec un intervalle de Wilson à 95 %. Les différences sont prises partie par partie, avec des intervalles à 95 %. ¼ · ½ · ¾ : quartiles du nombre de décisions. Dépenses : âmes, Or ; dans Bloodborne, Échos mis à l’abri.
lab-sweep-title = { $game } : { $fields }
lab-sweep-share = Part des parties que le groupe gagne.
lab-sweep-first = Part des parties que le premier robot gagne.
lab-rounds-head = manches
lab-cut-head = coupées
lab-compare-title = { $game } : { $games ->
    [one] { $games } paire de parties
   *[other] { $games } paires de parties
}
lab-compare-verdict = { $sure ->
    [a] A gagne plus souvent (écart : { $difference }) ; B − A est entre { $low } et { $high }.
    [b] B gagne plus souvent (écart : { $difference }) ; B − A est entre { $low } et { $high }.
   *[open] Rien ne dit lequel gagne plus souvent : B − A est entre { $low } et { $high }.
}
lab-compare-pairs = Gagné avec les deux : { $both } ; seulement avec A : { $a } ; seulement avec B : { $b } ; avec aucun : { $neither }.
lab-compare-rounds = Manches de plus avec B : { $rounds }.
lab-compare-how = Les deux jouent les mêmes graines, et les paires sont comparées. L’intervalle est un intervalle à 95 % de la différence par paires, selon Agresti et Min.
lab-exact = exact, { $count ->
    [one] { $count } issue
   *[other] { $count } issues
}
lab-sampled = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}, avec des intervalles à 95 %
lab-more = { $count ->
    [one] et { $count } autre chose
   *[other] et { $count } autres choses
}
lab-over = La partie est finie.
lab-wins-from-here = { $games ->
    [one] gagne à partir d’ici, en { $games } partie ({ $spread })
   *[other] gagne à partir d’ici, en { $games } parties ({ $spread })
}
lab-rating = cote
lab-points = points
lab-arena-how = Les cotes suivent l’échelle Elo (400 de plus font dix victoires contre une), 1000 en moyenne ; les intervalles sont à 95 %. Une égalité vaut un demi-point.
lab-plot-shares = Part des parties gagnées, avec un intervalle à 95 %
lab-by-team = Ensemble
lab-party = le groupe
lab-team = équipe { $letter }
lab-games = parties
lab-won = gagnées
lab-lost = perdues
lab-thing = quoi
lab-present = avec
lab-with-it = gagné avec
lab-absent = sans
lab-without = gagné sans
lab-difference = différence
lab-worth = Ce qui va avec la victoire
lab-worth-how = { $count ->
    [one] De combien gagnent plus souvent ceux qui l’ont ou s’en servent : une différence entre parties, non l’effet de la chose elle-même. Une ligne sur vingt environ sort de son intervalle par hasard.
   *[other] De combien gagnent plus souvent ceux qui l’ont ou s’en servent : une différence entre parties, non l’effet de la chose elle-même. Sur { $count } lignes, une sur vingt environ sort de son intervalle par hasard.
}
lab-plot-endings = Comment finissent les parties
lab-plot-killers = Qui tue ceux de la table
lab-plot-worth = Gagné plus souvent, ou moins, avec
lab-plot-scores = Scores
lab-plot-rounds = Longueur en manches
lab-plot-decisions = Longueur en décisions
lab-plot-games = parties
lab-analysis = { $count ->
    [one] { $game } : { $count } décision
   *[other] { $game } : { $count } décisions
}
lab-who = qui
lab-at-first = au début
lab-cost = décisions
lab-luck = hasard
lab-end = fin
lab-chances = Chances de victoire
lab-adds-up = Décisions et hasard
lab-worst = Ce qui a coûté le plus
lab-input = saisie
lab-chosen = choisi
lab-better = mieux
lab-why = pourquoi
lab-how = Les chances sont estimées en essayant { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
} en tout, d’après ce que chaque place pouvait savoir. Le hasard est tout ce qui a changé d’autre : dés, cartes, et ce que les autres ont fait.

## Erreurs d’une ligne : leurs mots anglais sont ceux du programme (undercroft/text/mistakes.py)

mistake-at = { $where } : { $what }
mistake-meant = { $what } ; vouliez-vous dire { $near } ?
mistake-not-one-of = { $value } n’est pas parmi { $allowed }
mistake-no-field = ce réglage n’existe pas ; sont connus : { $allowed }
mistake-not-used = ne sert pas avec { $now } ; c’est pour { $for }
mistake-only-for = { $value } n’est possible qu’avec { $for } ; ici, c’est { $now }
mistake-taken = { $value } est déjà pris par { $other }
mistake-setup = il faut un objet de réglages
mistake-pack = il faut le nom d’un contenu
mistake-seed-or-chance = donnez une graine ou une source de hasard, pas les deux
mistake-number-or-text = il faut un nombre ou un texte
mistake-source = il faut une source comme Rng, Tape ou Hand
mistake-source-object = il faut un objet avec `source`
mistake-from-zero = il faut un nombre à partir de 0
mistake-list = il faut une liste
mistake-list-of-texts = il faut une liste de textes
mistake-shared = seul ce qui vient d’une graine peut être partagé avec des personnes
mistake-lists = il faut des listes
mistake-hexadecimal = chiffres hexadécimaux d’un nombre : { $most } au plus
mistake-characters = caractères d’un texte : { $most } au plus
mistake-unreadable = il y a des caractères qui ne se lisent pas ou ne s’écrivent pas
mistake-cannot-come = { $value } ne peut pas sortir ; sont possibles : { $allowed }
mistake-nothing-left = il n’y a plus rien à piocher
mistake-tape-out = la bande est épuisée
mistake-no-seat = { $seat } n’est pas une place de cette partie
mistake-over = la partie est finie
mistake-not-open = la décision { $decision } n’est pas ouverte en ce moment
mistake-not-open-to = la décision { $decision } n’est pas ouverte à la place { $seat } en ce moment
mistake-nothing = la place { $seat } n’a rien à décider en ce moment
mistake-option = l’option { $option } n’est pas ouverte à la place { $seat } en ce moment
mistake-option-of = l’option { $option } n’est pas ouverte ({ $question })
mistake-no-outcome = aucun résultat n’est attendu
mistake-no-journal = cette partie est un modèle, ou son passé est gardé ailleurs : elle n’a pas de journal
mistake-changed = cette partie a été modifiée à la main et n’a pas de journal
mistake-no-input = { $entry } n’est pas une saisie
mistake-digests = empreintes attendues : { $digests } (saisies : { $inputs })
mistake-differs = la partie diffère après la saisie { $inputs }
mistake-differs-since = la partie diffère après la saisie { $inputs } (règles { $then }, maintenant { $now })
mistake-at-least = { $value } n’est pas au moins { $least }
mistake-use = { $name } n’a ni GAME ni BOTS
mistake-nothing-kept = aucune partie n’est conservée ici
mistake-is-there = existe déjà
mistake-damaged = la copie est abîmée : { $found }
mistake-not-found = introuvable ; il vient avec le client de PostgreSQL
mistake-no-file = ce fichier ou ce dossier n’existe pas
mistake-no-leave = l’accès est refusé
mistake-is-folder = c’est un dossier
mistake-no-folder = ce n’est pas un dossier
mistake-disk-full = le disque est plein
mistake-unknown-option = option inconnue : { $option }
mistake-unknown-option-near = option inconnue : { $option } ; vouliez-vous dire { $near } ?
mistake-unknown-command = commande inconnue : { $command } ; il y a { $allowed }
mistake-unknown-command-near = commande inconnue : { $command } ; vouliez-vous dire { $near } ? Il y a { $allowed }
mistake-no-number = { $option } : { $value } n’est pas un nombre entier
mistake-no-argument = { $command } : il manque { $option }
mistake-no-such-folder = ce dossier n’existe pas
mistake-no-yaml = aucun fichier YAML ici
mistake-no-checkout = ce n’est pas une copie d’Undercroft
mistake-bench = --seconds doit dépasser 0 et --runs être au moins 1
mistake-name-value = écrivez nom=valeur
mistake-key-value = écrivez clé=valeur
mistake-no-seat-of = { $seat } n’est pas une place parmi { $seats }
mistake-of-the-house = { $name } est un jeu de la maison ; donnez un autre nom au vôtre
mistake-bots-for-seats = robots donnés : { $bots } ; places : { $seats }
mistake-not-a-journal = ce n’est pas un journal
mistake-not-json = illisible comme JSON : { $why }
mistake-no-mind = on ne sait pas encore bien jouer à ce jeu
mistake-compared = dites ce qui est comparé, sous la forme clé=valeur
mistake-two-bots = nommez-en au moins deux
mistake-two-bots-once = nommez-en au moins deux, chacun une fois
mistake-share = écrivez une part comme 0.02
mistake-no-file-here = ce fichier n’existe pas
mistake-my-bot = écrivez my.py:Mine ou my_bots:Mine
mistake-other-game = c’est une position d’un autre jeu ({ $other }), et non de celui-ci : { $game }
mistake-over-there = la partie y est finie
mistake-one-field = nommez au moins un réglage
mistake-nothing-asked = la partie est finie : rien n’est demandé
mistake-between = { $value } n’est pas entre { $least } et { $most }
mistake-not-a-position = ce n’est pas une position
mistake-ending = le nom doit finir par { $suffix }
mistake-position-says = la position dit déjà la mise en place
mistake-values = valeurs données : { $values } ; places : { $places }

## Une partie en texte et en image

show-enemy = Ennemi
show-echoes = { $name } : { $echoes ->
    [one] { $echoes } Écho de sang
   *[other] { $echoes } Échos de sang
} sur { $full }
show-round = Manche { $round }
show-dungeon = Dans le donjon : { $monsters ->
    [one] { $monsters } Monstre
   *[other] { $monsters } Monstres
}, { $bosses ->
    [one] { $bosses } Boss
   *[other] { $bosses } Boss
}
show-row = Améliorations : { $cards }
show-hunters = Chasseurs
show-hunter = { $name } : Santé { $health }/{ $full }, Échos de sang collectés : { $collected }, à l’abri : { $banked }, bonus : { $bonus }
show-played = joué : { $cards }
show-hand = En main
show-party = Étincelles : { $sparks }, âmes : { $souls }
show-characters = Personnages
show-character = { $mark } { $name } : cases libres : { $left } sur 10, Énergie dépensée : { $stamina }, dégâts : { $damage }
show-foe = { $mark } { $name } : { $health }/{ $full }
show-estate = Lumière { $light }, Or { $gold }
show-heroes = Héros
show-hero = { $mark } { $name } : Vie { $life }/{ $full }, Stress { $stress }{ $state ->
    [dead] {""} { FORM($name) ->
        [f] (morte)
        [mp] (morts)
        [fp] (mortes)
       *[m] (mort)
    }
    [door] {""} (à la Porte de la Mort)
   *[well] {""}
}
show-monsters = Monstres
show-asked = Question
show-waiting = On attend { $names }
show-over = Fin
show-winners = Victoire : { $names }
