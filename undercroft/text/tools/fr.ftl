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
lab-by-seat = Par place
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
lab-whole-setup = Toute la mise en place
lab-cause = { $cause ->
    [bleed] Saignement
    [blight] Flétrissure
    [both] Saignement et Flétrissure
    [heart_attack] Un cœur qui lâche
    [madness] Folie
    [rubble] Décombres
    [hunger] Faim
    [darkness] Obscurité
    [curio] Curiosité
    [snare] Piège
    [trap] Piège
   *[unknown] Autre chose
}
lab-intervals = Les intervalles sont des intervalles de Wilson à 95 %. Une victoire partagée compte pour chaque vainqueur.
lab-set-along = Réglé avec : { $fields }.
lab-variants-page = Règles maison : { $game }
lab-variants-title = { $level ->
    [random] Joué au hasard
    [apprentice] Joué par des apprentis
    [veteran] Joué par des vétérans
    [master] Joué par des maîtres
   *[other] Joué par { $level }
}, { $games ->
    [one] { $games } partie par règle
   *[other] { $games } parties par règle
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
lab-sweep-heat = Part des parties gagnées
lab-sweep-first = Part des parties que le premier robot gagne.
lab-sweep-place = Part des parties gagnées : { $place }.
lab-each = { $games ->
    [one] { $games } partie chacune.
   *[other] { $games } parties chacune.
}
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
lab-compare-rounds = Manches de { $more ->
    [yes] plus
   *[no] moins
} avec B : { $rounds }.
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
lab-nothing-told = Rien n’est annoncé.
lab-wins-from-here = { $games ->
    [one] gagne à partir d’ici, en { $games } partie ({ $spread })
   *[other] gagne à partir d’ici, en { $games } parties ({ $spread })
}
lab-rating = cote
lab-pairs = Qui bat qui
lab-points = points
lab-arena-how = Les cotes suivent l’échelle Elo (400 de plus font dix victoires contre une), 1000 en moyenne ; les intervalles sont à 95 %. Une égalité vaut un demi-point.
lab-plot-shares = Part des parties gagnées, avec un intervalle à 95 %
lab-by-team = Par équipe
lab-together = Ensemble
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
mistake-source = il faut une source comme Rng, Tape ou Reported
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
mistake-name-a-game = nommez un jeu : { $allowed }
mistake-not-understood = incompris : { $allowed }
mistake-asked-otherwise = la décision { $decision } avec l’option { $option } n’est pas ce qui était demandé
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

# Contenus, leçons, énigmes et positions : ce qui ne va pas dans des fichiers

mistake-entry = entrée { $number }
mistake-missing = absent
mistake-missing-hint = absent ; { $what }
mistake-entries = il faut une liste d’entrées
mistake-most-entries = trop d’entrées : { $most } au plus
mistake-used-twice = employé deux fois
mistake-head = doit décrire le contenu en une entrée
mistake-not-laid = ce contenu n’a été posé sur aucun autre
mistake-no-pack-file = un contenu de ce jeu n’a pas ce fichier
mistake-no-such-field = ce champ n’existe pas ; { $what }
mistake-known = sont connus : { $allowed }
mistake-known-none = aucun n’est connu
mistake-not-one-of-none = { $value } n’est pas possible : il n’y en a aucun
mistake-more = { $what } (et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
})
mistake-not-yaml = illisible comme YAML : { $yaml }
mistake-too-deep = trop de niveaux emboîtés : { $most } au plus
mistake-no-anchors = & et * ne vont pas dans un contenu qui voyage
mistake-removed = { $other } a supprimé cette entrée, et { $pack } voudrait la changer
mistake-remove-true = doit valoir true, ou ne pas être là
mistake-remove-alone = seul l’identifiant l’accompagne
mistake-no-such-entry = cette entrée n’existe pas ; { $what }
mistake-new-entry = elle n’existe pas encore, elle est donc nouvelle
mistake-name-of-pack = donnez un autre nom à votre contenu : { $name } est pris
mistake-same-packs = deux de ces contenus ont le même nom
mistake-circle = un cercle : { $chain }
mistake-whole-over = un contenu complet ne se pose pas sur { $other } ; nommez-le en premier
mistake-one-folder = nommez au moins un dossier
mistake-name-the-game = absent ; nommez le jeu avec --game
mistake-there-not-empty = existe déjà et n’est pas un dossier vide
mistake-its-name-ends = son nom doit finir par { $suffix }
mistake-bytes = trop d’octets : { $most } au plus
mistake-files = trop de fichiers : { $most } au plus
mistake-most-characters = trop de caractères : { $most } au plus
mistake-long-text = longueur d’un texte : { $most } au plus
mistake-no-text = un texte qui ne s’écrit pas
mistake-no-greater = un nombre au-dessus de { $most }
mistake-most-inputs = inputs : { $most } au plus
mistake-not-a-parcel = ce n’est pas un contenu en un fichier : { $what }
mistake-not-a-format = ce n’est pas un document { $format }
mistake-not-a-format-of = ce n’est pas un document { $format } de version { $number }
mistake-version = version : { $value } n’est pas { $wanted }
mistake-changed-files = ses fichiers ont été changés après l’emballage
mistake-file-name = { $value } ne peut pas nommer un fichier d’un contenu
mistake-not-of-a-game = pour un jeu qui ne se joue pas ici
mistake-there-in = { $value } existe déjà dans { $file }
mistake-id-letters = minuscules, chiffres et _, en commençant par une lettre
mistake-ms-got = il faut { $type }, et non { $found }
mistake-ms-only = il faut { $type }
mistake-ms-least = il faut { $type }, au moins { $least }
mistake-ms-most = il faut { $type }, au plus { $most }
mistake-ms-above = il faut { $type }, plus de { $least }
mistake-ms-below = il faut { $type }, moins de { $most }
mistake-ms-regex = il faut { $type } de la forme { $regex }
mistake-ms-length-least = il faut { $type } de longueur { $least } au moins
mistake-ms-length-most = il faut { $type } de longueur { $most } au plus
mistake-ms-length = il faut { $type } de longueur { $length }
mistake-ms-length-got = il faut { $type } de longueur { $length }, et non { $found }
mistake-ms-at-least = il faut { $type } de longueur { $least } au moins, et non { $found }
mistake-ms-at-most = il faut { $type } de longueur { $most } au plus, et non { $found }
mistake-ms-missing = le champ { $field } manque à l’objet
mistake-ms-unknown = l’objet a un champ inconnu, { $field }
mistake-ms-enum = { $value } n’est pas une des valeurs possibles
mistake-ms-value = { $value } n’est pas possible
mistake-ms-range = ce nombre entier est trop grand
mistake-ms-number-range = ce nombre est trop grand
mistake-ms-at = { $what } (dans { $path })
mistake-ms-truncated = le texte s’arrête trop tôt
mistake-ms-broken-off = JSON mal écrit : il s’interrompt au milieu
mistake-ms-json = JSON mal écrit : { $json } (octet { $byte })
mistake-ms-empty = il n’y a là aucun objet JSON
mistake-not-here = ne peut pas se trouver ici
mistake-some-of = à choisir parmi { $allowed }
mistake-only-one = un seul peut se trouver ici
mistake-must-be-of = { $value } : il faut { $what }
mistake-must-be = il faut { $what }
mistake-true-or-out = { $value } : il faut true, ou rien
mistake-exactly = il faut [{ $words }]
mistake-is-no = { $value } n’est pas { $kind }
mistake-is-no-of-pack = { $value } n’est pas { $kind } du contenu { $pack }
mistake-no-tile = il n’y a pas de tuile { $number } (0 à { $most })
mistake-no-node = il n’y a pas de repère { $number } (0 à { $most })
mistake-takes = { $op } ne le prend pas, mais prend { $allowed }
mistake-takes-nothing = { $op } ne le prend pas, et ne prend rien
mistake-takes-not = { $op } ne le prend pas
mistake-takes-not-here = { $op } ne le prend pas ici
mistake-takes-not-together = { $op } ne le prend pas avec { $field }
mistake-takes-only-with = { $op } ne le prend qu’avec { $field }
mistake-needs = { $op } en a besoin : { $what }
mistake-needs-listed = { $op } en a besoin : { $either }
mistake-needs-and-cannot = { $op } en a besoin, et ne peut pas se trouver ici
mistake-needs-one-of = { $op } a besoin d’un champ parmi { $allowed }
mistake-stands-already = { $op } se trouve déjà ici
mistake-line-or-out = doit avoir une ligne, ou ne pas être là
mistake-goes-with = { $op } va avec { $allowed }
mistake-goes-with-nothing = { $op } ne va avec rien ici
mistake-never-comes = { $value } n’arrive jamais ici ({ $owner }) ; sont possibles : { $allowed }
mistake-never-comes-nothing = { $value } n’arrive jamais ici ({ $owner }) ; rien n’est possible
mistake-goes-not-here = { $value } ne va pas ici ({ $owner }) ; sont possibles : { $allowed }
mistake-spec-any = n’importe quoi
mistake-spec-one-of = un mot parmi { $allowed }
mistake-spec-or = { $what } ou { $either }
mistake-spec-number = un nombre de { $low } à { $high }
mistake-spec-number-not = { $what }, mais pas 0
mistake-spec-bonus = un nombre de { $low } à { $high }, sauf 0
mistake-spec-nth = le numéro d’{ $kind }, à partir de 0
mistake-spec-id = l’identifiant d’{ $kind }
mistake-spec-id-an = l’identifiant d’{ $kind }
mistake-spec-lines = des lignes
mistake-spec-lines-of = des lignes : { $language }
mistake-spec-lines-on = des lignes ({ $owner })
mistake-spec-lines-of-on = des lignes : { $language } ({ $owner })
mistake-spec-dice = combien de dés d’une couleur, { $most } au plus de chacune : { $allowed }
mistake-spec-tags = seulement contre des ennemis qui ont ce mot parmi leurs `tags`
mistake-spec-tag = un mot parmi les `tags` d’ennemis
mistake-spec-stats = un nombre pour chaque caractéristique : { $allowed }
mistake-spec-list = une liste : { $entry }
mistake-spec-infinite = un nombre, `infinite`, ou null : un tiret
mistake-spec-node = `[x, y]` d’un repère : chacun de 0 à 4, leur somme paire
mistake-spec-many = `flat` et `per_player`, ensemble de { $low } à { $high } pour un joueur
mistake-spec-flat = `flat`, de { $low } à { $high }
mistake-spec-many-plain = flat et per_player, ensemble de { $low } à { $high } pour un joueur
mistake-spec-flat-plain = flat, de { $low } à { $high }
mistake-only-flat = la carte ne sait pas le dire ; seulement flat
mistake-most-of = { $most } au plus
mistake-only-these = seulement { $allowed }
mistake-all-four = il faut les quatre
mistake-too-few-cards = seulement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mistake-set-of-nobody = une carte de la série { $set } n’appartient à personne
mistake-set-missing = absent, pour une carte de la série { $set }
mistake-stands-there = absent, or { $model } s’y tient
mistake-no-character = il n’y a pas de personnage { $value }
mistake-from-to = de { $low } à { $high }
mistake-no-room = { $card } n’a pas de place pour elles
mistake-too-low = trop bas pour { $card }
mistake-hands = { $allowed } ne vont pas ensemble
mistake-unknown = { $value } est inconnu
mistake-unknown-in-pack = { $value } est inconnu dans le contenu { $pack }
mistake-one-die = il faut un dé ou plus
mistake-of-an-attack = seulement pour une attaque : avec dice, push, conditions ou harm
mistake-of-dice = seulement avec des dés
mistake-without-dice = seulement sans dés
mistake-shift-when = shift et when vont ensemble
mistake-only-alone = « only » est une action qui ne fait rien d’autre
mistake-does-nothing = l’action ne ferait rien
mistake-gain-what = il faut stamina ou health
mistake-gain-others = seulement à côté d’une attaque, et pour d’autres que soi
mistake-area-strikes-all = une attaque de zone touche tout ce qui s’y trouve
mistake-bonfire = il faut un feu de camp
mistake-tile-nodes = repères d’une tuile : { $most }
mistake-two-and-two = il faut deux repères de génération et deux repères de terrain
mistake-two-nodes = un pour chacun des deux repères, ou aucun
mistake-turns-or-kill = ou bien turns, ou bien kill
mistake-on-map = { $op } a besoin d’{ $kind } sur le plan
mistake-on-map-an = { $op } a besoin d’{ $kind } sur le plan
mistake-map-chests = le plan a { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}
mistake-stands-not-there = { $value } ne se tient pas là
mistake-never-in = { $value } ne vient jamais dans cette rencontre
mistake-tile-twice = aucune tuile ne sert deux fois
mistake-no-such-node = { $value } n’est pas un repère (x et y de 0 à 4, leur somme paire)
mistake-spawn-tile = spawn en a besoin, pour son repère principal ou secondaire
mistake-five-hunters = il faut cinq Chasseurs
mistake-same-health = tous les Chasseurs doivent avoir la même santé
mistake-also-starter = aussi une carte de départ
mistake-exactly-timing = une seule carte doit avoir timing : { $timing }
mistake-type-once = chaque type une fois
mistake-also-enemy = aussi celui d’un autre ennemi
mistake-least-entries = entrées exigées : { $least } au moins
mistake-face-to-stop = il faut une face sans + pour s’arrêter
mistake-utility-no-harm = doit être utility, sans dégâts
mistake-utility-no-attack = une carte utility n’attaque pas à l’Étape 5 (BB-8.8)
mistake-has-skills = il y a { $count ->
    [one] { $count } Compétence
   *[other] { $count } Compétences
}
mistake-only-chosen = seulement là où un Héros est choisi (chooses)
mistake-skills-needed = Compétences exigées : { $number }
mistake-each-skill = une pour chaque Compétence
mistake-one-in-window = une seule peut servir à ce moment ({ $window })
mistake-food = il faut food : cela se mange
mistake-stance = stance le dit déjà
mistake-blacksmith = seule la Forge en a une
mistake-relieved = { $value } : il faut moins de 0, le visiteur est soulagé
mistake-effects-or-use = il faut effects ou use
mistake-with-use = exigé avec use
mistake-only-use = seulement avec use ; chaque effet dit où il vaut
mistake-leads-back = { $value } ne mène pas en retour
mistake-reached = toutes ne peuvent pas être atteintes
mistake-drawn-nowhere = { $value } n’est dessiné nulle part
mistake-zero = 0 ne change rien
mistake-two-to-choose = il en faut au moins deux pour choisir
mistake-other-verb = chacune a besoin d’un autre verbe
mistake-no-row = { $value } n’est pas une rangée : le plus petit nombre vient d’abord
mistake-row-twice = { $value } vaut pour un jet qu’une autre rangée a déjà
mistake-monster-named = pour cela, il faut nommer un monstre
mistake-only-revealed = personne n’a infligé de dégâts à ce qui vient d’être révélé
mistake-tokens = { $have }, mais { $tile } en a { $slots }
mistake-threats = il faut trois Menaces et une forme finale
mistake-room-token = chaque salle de { $tile } a besoin d’un jeton
mistake-not-layout = ce ne sont pas ceux de layout
mistake-in-folder = { $value }, dans le dossier d’un autre jeu ({ $game })
mistake-lesson-file = le fichier de { $value } est { $file }
mistake-said-twice = { $line } est dit deux fois
mistake-follows-itself = une leçon ne se suit pas elle-même
mistake-no-moment = il n’y a pas de moment
mistake-one-value = une valeur, une autre, ou des limites
mistake-no-text-in = { $id } n’a pas de texte dans { $file }
mistake-same-puzzles = deux énigmes ont le même nom
mistake-not-asked = ce n’est pas demandé
mistake-not-answers = ce ne sont pas les options ouvertes
mistake-some-right = certaines réponses le sont, d’autres non
mistake-object = il faut un objet
mistake-objects = il faut des objets
mistake-saved-before = ceci vient d’Undercroft 0.1 et ne s’ouvre plus à partir de 0.2
mistake-name-of-game = il faut le nom d’un jeu
mistake-frame-lists = agenda, asks et answered doivent être des listes
mistake-true-or-false = il faut true ou false
mistake-true-or-false-of = { $value } : il faut true ou false
mistake-all-answered = si tous ont répondu, plus rien n’est demandé
mistake-finished-asks = une partie finie ne demande plus rien et n’attend plus rien
mistake-nothing-to-come = rien n’est demandé et rien n’est à venir, mais la partie n’est pas finie
mistake-holds-not = cela ne tient pas ensemble ({ $why })
mistake-goes-not-on = cela ne peut pas continuer d’ici ({ $why })
mistake-other-content = { $value } a servi, mais le contenu { $pack } est maintenant { $hash }
mistake-list-step = il faut une liste [étape, champs…]
mistake-list-name = il faut une liste [nom, champs…]
mistake-no-step-of = { $value } n’est pas une étape ({ $game })
mistake-fits-not = { $raw } ne va pas avec cet état
mistake-counts-by = { $step } compte d’après un contenu qui a changé depuis
mistake-list-ask = il faut [numéro, place, étape, options]
mistake-was-not-asked = la place { $seat } n’a pas été interrogée
mistake-asks-nothing = { $step } ne demande rien
mistake-not-its-options = { $raw } ne sont pas les options de cette étape
mistake-nothing-known = { $value } n’est rien de connu ici
mistake-takes-fields = { $name } prend { $allowed }, et non { $count ->
    [one] { $count } champ
   *[other] { $count } champs
}
mistake-takes-no-fields = { $name } ne prend rien, et non { $count ->
    [one] { $count } champ
   *[other] { $count } champs
}
mistake-different-words = il faut une liste de mots différents
mistake-list-of = il faut une liste de longueur { $length }
mistake-ids-and-counts = il faut un objet d’identifiants et de nombres
mistake-must-lie = { $value } doit aller de { $low } à { $high }
mistake-must-lie-there = doit aller de { $low } à { $high }
mistake-must-follow = quelque chose doit suivre { $step }
mistake-each-once = chacun une fois
mistake-each-once-ordered = chacun une fois, dans l’ordre
mistake-number-for-each-of = un nombre pour chacun : { $allowed }
mistake-cards-and-left = il faut un objet de cards et left
mistake-cards-and-left-many = il faut des objets de cards et left
mistake-object-of = il faut un objet : { $allowed }
mistake-seats-once = il faut des places, chacune une fois, dans l’ordre
mistake-hunters-for = { $hunters }, alors que les joueurs sont { $players }
mistake-boss-named = doit être nommé dès que la partie a commencé
mistake-belongs-not = { $value } n’a pas sa place ici
mistake-not-final-boss = { $value } n’est pas le Boss Final de cette partie
mistake-no-monster = { $value } sur aucun Monstre
mistake-monster-echoes = un Monstre en jeu en a au moins 1 (BB-8.9)
mistake-above-full = { $value } dépasse `full`, { $full }
mistake-two-places = { $value } est à deux endroits
mistake-not-in-hand = { $value } n’est pas en main (BB-4.4)
mistake-all-out = tous sont éliminés, la partie doit donc être finie
mistake-round-goes-on = la manche doit continuer après les questions
mistake-more-than-there = { $value } : il n’y en a pas autant
mistake-answered-pick = la place { $seat } a répondu si elle a un pick
mistake-card-and-upgrades = il faut une liste d’une carte et de ses améliorations
mistake-takes-upgrades = { $card } : emplacements d’amélioration, { $slots } (DS-6.1)
mistake-one-to-four = il en faut entre un et quatre
mistake-hero-seat = chaque personnage a besoin d’une place à lui
mistake-class-twice = aucune classe deux fois (DS-1.2)
mistake-entry-a-node = une entrée pour chaque repère
mistake-own-node = chacun sur son propre repère, dans l’ordre, en dessous de { $most }
mistake-facing = les boss en ont un, les ennemis non
mistake-not-of-party = { $value } n’est personne du groupe
mistake-wait-at-end = quelqu’un doit attendre au bout du chemin
mistake-bonfire-waits = rien n’attend sur la tuile du feu de camp
mistake-no-tile-there = le groupe combat sur une tuile qui n’est pas là
mistake-nowhere = le personnage { $seat } n’est nulle part et n’est pas à placer
mistake-card-or-event = { $raw } : il faut [card, event ou encounter, id]
mistake-party-of-setup = le groupe n’est pas celui de la mise en place
mistake-no-rest = aucun groupe ne se repose sur cette case (TG-38.6)
mistake-spaces-needed = cases exigées : { $number }
mistake-three-decks = il faut trois paquets Rencontre (TG-10.2)
mistake-death-ends = une mort met fin à la rencontre sur-le-champ (TG-18.2)
mistake-souls-on-cards = les âmes sont sur les cartes rencontre, non sur les repères (TG-18.8)
mistake-trap-gone = un piège découvert n’est plus là (TG-9.8)
mistake-encounter-or-boss = il faut à un combat une rencontre ou un boss, pas les deux
mistake-not-played-there = { $card } ne se joue pas là
mistake-entry-an-objective = une entrée pour chaque objectif
mistake-no-such-tile = il n’y a pas de telle tuile
mistake-ball = la Skeleton Ball va avec sa carte
mistake-not-fought-there = { $boss } ne se combat pas là
mistake-other-boss = une carte d’un autre boss (TG-35.6)
mistake-boss-card = un boss a besoin d’une carte de comportement (TG-35.6)
mistake-nobody-looks = personne ne regarde de cartes
mistake-wares = elles ne sont là que pendant les achats du groupe (TG-33.2)
mistake-no-next-space = il n’y a pas de case après celle-ci (TG-12.1)
mistake-nothing-to-prepare = rien de connu à quoi se préparer (TG-18.6)
mistake-between-encounters = le groupe est entre deux rencontres
mistake-other-level = { $card } est d’un autre niveau
mistake-other-level-deck = { $card } est d’un autre niveau (TG-10.2)
mistake-no-rendezvous = { $event } n’est pas un rendez-vous (TG-20.3)
mistake-not-below = pas sous cette case (TG-20.3)
mistake-no-card-there = aucune carte n’est là (TG-18.4, TG-19.6)
mistake-nobody-fails = personne n’échoue là (TG-18.8)
mistake-no-consumable = { $event } n’est pas un consommable (TG-20.2)
mistake-no-such-foe = il n’y a pas de tel ennemi
mistake-no-token-of = { $model } : il n’y a pas de tel jeton (TG-1.4)
mistake-not-from-deck = { $card } ne vient pas de ce paquet
mistake-other-fight = le combat n’est pas celui de cette case (TG-12.4)
mistake-so-many = il en faut { $number }
mistake-seat-a-hero = une place pour chaque Héros
mistake-players = il y a { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
mistake-nobody-twice = personne ne peut être là deux fois (DD-A.163)
mistake-hero-needs-one = chaque Héros en a besoin
mistake-circus-level = 0 dans le Cirque, et là seulement
mistake-skill-of-hero = { $value } n’est pas une Compétence de ce Héros
mistake-skill-once = chaque Compétence une fois
mistake-skill-levels = un niveau pour chacune des sept Compétences
mistake-too-many-wounds = { $value } dépasse ce que quiconque supporte
mistake-battle-room = il faut une salle à un combat
mistake-number-an-area = un nombre pour chaque zone
mistake-to-come = { $value } est encore à venir
mistake-inside = à l’intérieur, il y a une Quête, une tuile et un lieu
mistake-slots = un pour chaque emplacement ({ $slots })
mistake-list-a-hero = une liste pour chaque Héros, ou aucune
mistake-one-a-hero = un pour chaque Héros, ou aucun
mistake-no-such-hero = ce Héros n’existe pas
mistake-only-circus = seulement dans le Cirque, et là toujours
mistake-one-a-player = un pour chaque joueur, ou aucun
mistake-no-area-of-room = { $value } n’est pas une zone de la salle
mistake-empty-slots = emplacements : { $slots }, null là où il n’y a personne
mistake-nobody = { $value } n’est personne
mistake-room-areas = la salle a { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
mistake-use-nobody = quelqu’un n’y est personne
mistake-tile-has = cette tuile en a { $number }
mistake-had-day = quiconque est dans un bâtiment a had_day
mistake-one-a-team = un pour chaque équipe, ou aucun
mistake-not-of-side = { $value } n’est personne de ce camp
mistake-other-slots = { $value } occupe d’autres emplacements que ne le dit sa taille
mistake-not-offered = { $value } n’a pas été proposé
mistake-list-condition = { $raw } : il faut [condition, valeur, jetons]
mistake-condition-numbers = la valeur et les jetons doivent être des nombres
mistake-above-most = { $raw } dépasse ce qui est possible ({ $most } au plus)
mistake-list-trinket = { $raw } : il faut [bibelot, côté]
said-yaml-block-sequence-entries-are-not-allowed-in-this-context = un tiret de liste n’a pas sa place ici
said-yaml-but-found-another-document = mais un autre document commence
said-yaml-control-characters-are-not-allowed = les caractères de contrôle ne sont pas admis
said-yaml-could-not-find-expected = il manque le deux-points
said-yaml-could-not-find-expected-directive-name = il manque le nom de la directive
said-yaml-did-not-find-uri-escaped-octet = il manque un octet codé
said-yaml-did-not-find-expected = il manque un point d’exclamation
said-yaml-did-not-find-expected-bracket = il manque une virgule ou un crochet fermant
said-yaml-did-not-find-expected-brace = il manque une virgule ou une accolade fermante
said-yaml-did-not-find-expected-indicator = il manque un tiret
said-yaml-did-not-find-expected-document-start = il manque le début d’un document
said-yaml-did-not-find-expected-alphabetic-or-numeric-character = il manque une lettre ou un chiffre
said-yaml-did-not-find-expected-comment-or-line-break = il manque un commentaire ou une fin de ligne
said-yaml-did-not-find-expected-digit-or-character = il manque un chiffre ou un point
said-yaml-did-not-find-expected-hexdecimal-number = il manque un nombre hexadécimal
said-yaml-did-not-find-expected-key = il manque une clé
said-yaml-did-not-find-expected-node-content = il manque un contenu
said-yaml-did-not-find-expected-tag-uri = il manque l’adresse d’une étiquette
said-yaml-did-not-find-expected-version-number = il manque un numéro de version
said-yaml-did-not-find-expected-whitespace = il manque une espace
said-yaml-did-not-find-expected-whitespace-or-line-break = il manque une espace ou une fin de ligne
said-yaml-did-not-find-the-expected = il manque un chevron fermant
said-yaml-expected-a-single-document-in-the-stream = un seul document est attendu
said-yaml-found-a-tab-character-that-violates-indentation = une tabulation rompt le retrait
said-yaml-found-a-tab-character-where-an-indentation-space-is-expected = une tabulation à la place d’espaces de retrait
said-yaml-found-an-incorrect-leading-utf-8-octet = un premier octet faux en UTF-8
said-yaml-found-an-incorrect-trailing-utf-8-octet = un dernier octet faux en UTF-8
said-yaml-found-an-indentation-indicator-equal-to-0 = un retrait nul
said-yaml-found-character-that-cannot-start-any-token = ce caractère ne peut rien commencer
said-yaml-found-duplicate-tag-directive = une directive TAG en double
said-yaml-found-duplicate-yaml-directive = une directive YAML en double
said-yaml-found-duplicate-anchor-first-occurrence = une ancre en double, la première
said-yaml-found-extremely-long-version-number = un numéro de version trop long
said-yaml-found-incompatible-yaml-document = un document YAML d’une autre version
said-yaml-found-invalid-unicode-character-escape-code = un code de caractère qui n’existe pas
said-yaml-found-undefined-alias = un renvoi à rien
said-yaml-found-undefined-tag-handle = une étiquette qui n’est pas définie
said-yaml-found-unexpected = un deux-points inattendu
said-yaml-found-unexpected-document-indicator = une limite de document inattendue
said-yaml-found-unexpected-end-of-stream = le texte s’arrête trop tôt
said-yaml-found-unexpected-non-alphabetical-character = un signe inattendu
said-yaml-found-unknown-directive-name = une directive inconnue
said-yaml-found-unknown-escape-character = un caractère d’échappement inconnu
said-yaml-incomplete-utf-8-octet-sequence = une suite d’octets incomplète en UTF-8
said-yaml-input-is-too-long = le texte est trop long
said-yaml-invalid-unicode-character = un caractère qui n’existe pas
said-yaml-invalid-leading-utf-8-octet = un premier octet faux en UTF-8
said-yaml-invalid-length-of-a-utf-8-sequence = une suite d’octets de longueur fausse en UTF-8
said-yaml-invalid-trailing-utf-8-octet = un dernier octet faux en UTF-8
said-yaml-mapping-keys-are-not-allowed-in-this-context = une clé n’a pas sa place ici
said-yaml-mapping-values-are-not-allowed-in-this-context = un deux-points n’a pas sa place ici
said-yaml-second-occurrence = la seconde
said-yaml-while-parsing-a-tag-directive = dans une directive TAG
said-yaml-while-parsing-a-block-collection = dans une liste
said-yaml-while-parsing-a-block-mapping = dans une entrée
said-yaml-while-parsing-a-block-node = dans un bloc
said-yaml-while-parsing-a-flow-mapping = dans des accolades
said-yaml-while-parsing-a-flow-node = dans une valeur
said-yaml-while-parsing-a-flow-sequence = dans des crochets
said-yaml-while-parsing-a-node = dans une valeur
said-yaml-while-parsing-a-quoted-scalar = dans un texte entre guillemets
said-yaml-while-parsing-a-tag = dans une étiquette
said-yaml-while-scanning-a-tag-directive = dans une directive TAG
said-yaml-while-scanning-a-yaml-directive = dans une directive YAML
said-yaml-while-scanning-a-block-scalar = dans un bloc de texte
said-yaml-while-scanning-a-directive = dans une directive
said-yaml-while-scanning-a-plain-scalar = dans un texte sans guillemets
said-yaml-while-scanning-a-quoted-scalar = dans un texte entre guillemets
said-yaml-while-scanning-a-simple-key = dans une clé
said-yaml-while-scanning-a-tag = dans une étiquette
said-yaml-while-scanning-an-alias = dans un renvoi
said-yaml-while-scanning-an-anchor = dans une ancre
said-yaml-while-scanning-for-the-next-token = en lisant la suite
said-json-invalid-character = caractère faux
said-json-trailing-characters = signes en trop
said-json-object-keys-must-be-strings = les clés d’un objet doivent être des textes
said-json-expected-bracket = virgule ou crochet fermant attendus
said-json-expected-brace = virgule ou accolade fermante attendues
said-json-expected-colon = deux-points attendu
said-json-expected-quote = guillemet attendu
said-json-trailing-comma-in-array = virgule en trop dans une liste
said-json-trailing-comma-in-object = virgule en trop dans un objet
said-json-invalid-number = nombre mal écrit
said-json-invalid-escape-character-in-string = échappement faux dans un texte
said-json-invalid-character-in-unicode-escape = échappement Unicode faux
said-json-invalid-escaped-character = caractère d’échappement faux
said-json-invalid-utf-16-surrogate-pair = paire de codes UTF-16 fausse
thing-area = une zone
thing-barrel = un baril
thing-behaviour = une carte de comportement
thing-board = un plateau
thing-boss = un boss
thing-building = un bâtiment
thing-card = une carte
thing-character = un personnage
thing-chest = un coffre
thing-curio = une Curiosité
thing-deed = une conséquence
thing-disease = une Maladie
thing-effect = un effet
thing-encounter = une rencontre
thing-enemy = un ennemi
thing-event = un événement
thing-exit = une sortie
thing-face = une face de tuile
thing-family = une Compétence
thing-hamlet-skill = une Compétence de Hameau
thing-hero = un Héros
thing-lever = un levier
thing-loot = une carte de butin
thing-model = une figurine
thing-monster = un monstre
thing-mood = une humeur
thing-other-seat = une autre place
thing-place = un lieu
thing-quest = une Quête
thing-quirk = une Particularité
thing-room = une salle
thing-room-token = un jeton de salle
thing-rule = une règle
thing-scenario = un scénario
thing-seat = une place
thing-section = une section
thing-shrine = un sanctuaire
thing-side-of-a-tile = une face de tuile
thing-skill = une Compétence
thing-tile = une tuile
thing-tile-of-a-road = une tuile de route
thing-torch = une torche
thing-trap = un piège
thing-trinket = un Bibelot
