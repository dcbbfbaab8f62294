## Réglages

ui-settings-lang = Langue et texte
ui-settings-text = Taille du texte
ui-settings-text-usual = Habituelle
ui-settings-text-large = Grande
ui-settings-text-largest = Très grande
ui-settings-text-hint = Un texte plus grand agrandit tout : il faudra parfois faire défiler une table.
ui-settings-colours = Couleurs
ui-settings-colours-usual = Habituelles
ui-settings-colours-redgreen = Je confonds le rouge et le vert
ui-settings-colours-blueyellow = Je confonds le bleu et le jaune
ui-settings-colours-sample = Places, équipes, soins et dégâts dans ces couleurs
ui-settings-good = soin
ui-settings-bad = dégâts
ui-settings-light = Animations et lumière
ui-pace = Animations
ui-pace-full = Complètes
ui-pace-quick = Rapides
ui-pace-off = Aucune
ui-settings-candle = Lueur de bougie qui suit l’action, braises et brume
ui-settings-reduced = Votre appareil demande moins de mouvement : rien ne bouge, quel que soit le choix fait ici.
ui-settings-sound = Son
ui-settings-volume = Volume
ui-settings-effects = Pas, dés, coups
ui-settings-music = Musique
ui-settings-quiet = Muet
ui-settings-play = À la table
ui-forced = Continuer tout seul quand il n’y a rien d’autre à faire
ui-settings-deadly = Demander deux fois avant ce qui peut tuer
ui-settings-honest = Mode honnête : plus rien ne s’annule dès que les dés, les cartes ou quelqu’un d’autre ont parlé
ui-settings-notices = Notifications
ui-settings-turn = Me prévenir quand c’est à moi et que je regarde ailleurs
ui-settings-refused = Votre navigateur n’autorise pas les notifications d’ici.
ui-settings-keys = Une virgule ouvre ces réglages partout. Ils sont conservés dans ce navigateur.

## De vrais dés, de vraies cartes

ui-by-hand = Nous lançons et piochons nous-mêmes
ui-by-hand-hint = L’application demande ce qui est sorti et tient les comptes. Elle peut aussi lancer à tout moment, et chaque bouton se change quand vous voulez.
ui-by-hand-dice = Dés
ui-by-hand-foes = Cartes des ennemis
ui-by-hand-finds = Trouvailles
ui-by-hand-world = Le monde
ui-by-hand-what = { $group ->
    [dice] { $game ->
        [bloodborne] Les dés du Monstre
        [darkest_dungeon] d10, Provisions, exploration, Porte de la Mort
       *[other] Tous les dés
    }
    [foes] { $game ->
        [bloodborne] Les Monstres et le Boss Final
        [darkest_dungeon] Monstres, initiative, menaces
       *[other] Les cartes de comportement
    }
    [finds] { $game ->
        [bloodborne] Les Améliorations
        [darkest_dungeon] Butin, Bibelots, Curiosités, Particularités, Maladies, humeurs
       *[other] Les trésors
    }
   *[world] { $game ->
        [bloodborne] Le Premier Joueur
        [dark_souls] Rencontres, tuiles, pièges
        [darkest_dungeon] Quêtes, salles, tuiles, jetons, événements
       *[other] Rencontres, événements, pièges
    }
}
ui-outcome-find = Chercher une carte par son nom
ui-outcome-none = Rien de ce qui peut sortir ne porte ce nom.

## Le retour

ui-recap = Quand nous nous sommes quittés…
ui-recap-days = { $days ->
    [one] Vous étiez ici il y a { $days } jour.
   *[other] Vous étiez ici il y a { $days } jours.
}
ui-recap-hours = { $hours ->
    [one] Vous étiez ici il y a une heure.
   *[other] Vous étiez ici il y a { $hours } heures.
}
ui-recap-yours = C’est à vous de jouer.
ui-recap-on = Reprendre

## Discussion

ui-settings-talk = Entendre ce que les autres disent à la table
ui-talk-empty = Personne n’a encore rien dit. Ce qui se dit ici n’est conservé nulle part.
ui-talk-closed = L’hôte ne laisse parler personne à cette table.
ui-talk-spectator = Spectateur
ui-talk-spectators = les spectateurs
ui-talk-phrases = Phrases toutes faites
ui-talk-say = Dire quelque chose
ui-talk-send = Dire
ui-talk-who = Qui parle
ui-talk-mute = Ne pas écouter { $name }
ui-talk-open = On peut parler à cette table
ui-talk-bench = Les spectateurs aussi
ui-phrase-hello = Bonjour !
ui-phrase-yes = Oui, faisons cela.
ui-phrase-no = J’aimerais mieux éviter.
ui-phrase-well = Bien joué !
ui-phrase-thanks = Merci !
ui-phrase-moment = Un instant, s’il vous plaît.
ui-phrase-heal = Quelqu’un peut-il me soigner ?
ui-phrase-lure = Je les attire vers moi.
ui-phrase-together = Frappons le même.
ui-phrase-rest = Nous reposons-nous ?
ui-phrase-retreat = Rebroussons chemin.
ui-phrase-stress = Mon Héros est près de craquer.
ui-phrase-dream = Je vais dans le Rêve du Chasseur.
ui-phrase-instant = Qui joue un effet instantané ?
ui-phrase-last-blow = Le dernier coup est pour moi !
ui-phrase-spare-me = Épargnez-moi, et je vous épargne.

## Ses propres contenus, à la préparation

ui-packs-hint = Un contenu apporte ses propres cartes, héros, rencontres et boss. Ce navigateur le garde ; plusieurs s’utilisent dans l’ordre où vous les choisissez, et le dernier a le dernier mot.
ui-pack-bring = Apporter un contenu (fichier ucpack)
ui-pack-place = n° { $place }
ui-pack-forget = Oublier { $pack }
ui-pack-refused = Impossible de jouer avec :
ui-pack-none = Ce fichier n’est pas un contenu.
ui-pack-other-game = Ce contenu est pour un autre jeu.
ui-pack-full = Ce navigateur n’a plus de place pour garder ce contenu ; il ne sert que cette fois.
ui-pack-write = Écrire un contenu
ui-pack-write-about = Vos propres cartes, ennemis et rencontres, par-dessus ceux du jeu. Ce que vous écrivez reste dans ce navigateur jusqu’à ce que vous le téléchargiez.
ui-pack-draft = Brouillon
ui-pack-new = Nouveau contenu
ui-pack-open = Ouvrir un contenu (fichier ucpack)
ui-pack-download = Télécharger
ui-pack-play = Jouer avec
ui-pack-files = Fichiers du contenu
ui-pack-remove = Retirer { $file }
ui-pack-text = Texte du fichier { $file }
ui-pack-add = Ajouter
ui-pack-what = Genre
ui-pack-kind =
    { $kind ->
        [card] Carte
        [monster] Ennemi
        [boss] Boss
        [final_boss] Boss Final
        [encounter] Rencontre ou quête
        [event] Événement
        [hero] Héros
        [quirk] Particularité
        [curio] Curiosité
       *[other] { $kind }
    }
ui-pack-after = D’après
ui-pack-which = Laquelle
ui-pack-empty = Rien : une entrée vide
ui-pack-name = Nom en anglais
ui-pack-untitled = À moi
ui-pack-change = Modifier plutôt une entrée du jeu
ui-pack-problems =
    { $count ->
        [one] Il y a une erreur :
       *[other] Il y a { $count } erreurs :
    }
ui-pack-good = Aucune erreur : on peut jouer avec.
ui-pack-looking = Vérification…
ui-pack-looks = Telle qu’elle sera
ui-pack-looks-none = Ajoutez une entrée, ou placez-y le curseur, pour voir sa carte ici.
ui-pack-looks-bare = Ceci n’a pas de carte : on le découvre en jouant.
ui-pack-old = Telle qu’elle était avant l’erreur :
ui-analysis = Analyse
ui-analysis-about = Un maître revoit chaque décision, avec ce que sa place savait alors. Cela prend un moment ; vous pouvez regarder la partie en attendant.
ui-analysis-progress = La partie est revue : { $percent } %
ui-analysis-failed = Cette partie n’a pas pu être analysée.
ui-analysis-chances = Chances de victoire au fil de la partie
ui-analysis-chance = { $percent } %
ui-analysis-value = { $name } : { $percent } %
ui-analysis-at = Étape { $frame } sur { $last } : { $values }
ui-analysis-change =
    { $points ->
        [0] ±0
       *[other] { $sign ->
            [less] −{ $points }
           *[more] +{ $points }
        }
    }
ui-analysis-fortunes = Hasard et décisions
ui-analysis-who = Place
ui-analysis-first = Au début
ui-analysis-cost = Décisions
ui-analysis-luck = Hasard
ui-analysis-end = Fin
ui-analysis-turns = Tournants
ui-analysis-turn = Étape { $frame } : { $name }, avant { $before } %, après { $after } %, par le hasard ou les autres
ui-analysis-no-turns = Le hasard n’a presque rien changé.
ui-analysis-blunders = Ce qui a coûté le plus
ui-analysis-blunder = Étape { $frame } : { $name }, −{ $points }.
ui-analysis-better = Choisi : « { $chosen } ». Mieux : « { $better } ».
ui-analysis-no-blunders = Aucune décision n’a coûté cher.
ui-analysis-how =
    { $count ->
        [one] Les chances sont estimées : une décision a été essayée. Le hasard est tout ce qui a changé une chance par ailleurs : dés, cartes et ce que les autres ont fait.
       *[other] Les chances sont estimées : { $count } décisions ont été essayées. Le hasard est tout ce qui a changé une chance par ailleurs : dés, cartes et ce que les autres ont fait.
    }

ui-rules = Règles numérotées
ui-rules-about = Toutes les règles que suit cette table, dans nos propres mots et par numéro. Un numéro en A est notre décision là où le livret laisse une question ouverte, un numéro en V est une règle maison.
ui-rules-search = Chercher un mot ou un numéro
ui-rules-found = { $count ->
    [0] Aucune règle ne contient tous ces mots.
    [one] Une règle
   *[other] { $count } règles
}

## Mes parties

ui-record-none = Aucune partie terminée pour l’instant. Tout ce que vous terminez dans ce navigateur est retenu ici.
ui-record-about = Gardé dans ce seul navigateur ; emportez-le en fichier.
ui-record-matches = Parties
ui-record-wins = Gagnées
ui-record-streak = Gagnées de suite (au mieux)
ui-record-fights = Combats gagnés
ui-record-bosses = Boss vaincus
ui-record-lost = Héros perdus
ui-record-with = Avec qui
ui-record-mate = { $name } ({ $count })
ui-record-deeds = Hauts faits ({ $done } sur { $all })
ui-record-deed-done = Accompli
ui-record-deed-open = Pas encore
ui-record-chronicle = Chronique
ui-record-won = Gagnée
ui-record-over = Perdue
ui-record-daily = Combat du jour
ui-record-export = Emporter
ui-record-import = Apporter un fichier
ui-record-refused = Ce fichier n’est pas un des nôtres.
ui-deed-bloodborne-first-hunt = La première chasse
ui-deed-bloodborne-first-hunt-text = Gagnez une partie.
ui-deed-bloodborne-good-hunter = Bon Chasseur
ui-deed-bloodborne-good-hunter-text = Gagnez cinq parties.
ui-deed-bloodborne-beloved-of-the-moon = Aimé de la lune
ui-deed-bloodborne-beloved-of-the-moon-text = Gagnez trois parties de suite.
ui-deed-bloodborne-dawn = Personne ne s’est réveillé dans le Rêve
ui-deed-bloodborne-dawn-text = Gagnez une partie où personne n’est mort.
ui-deed-bloodborne-nightmare = Une nuit de cauchemars
ui-deed-bloodborne-nightmare-text = Huit morts à une même table.
ui-deed-bloodborne-cleaner = Les rues sont propres
ui-deed-bloodborne-cleaner-text = Huit ennemis tués en une partie.
ui-deed-bloodborne-exterminator = Cinquante dépouilles
ui-deed-bloodborne-exterminator-text = Cinquante ennemis tués en tout.
ui-deed-bloodborne-banker = À l’abri dans le Rêve
ui-deed-bloodborne-banker-text = Des Échos mis à l’abri huit fois en une partie.
ui-deed-bloodborne-arsenal = Un atelier bien garni
ui-deed-bloodborne-arsenal-text = Dix Améliorations prises en une partie.
ui-deed-bloodborne-turncoat = Le sang vaut mieux que la parole
ui-deed-bloodborne-turncoat-text = Quelqu’un vole des Échos.
ui-deed-bloodborne-trick-weapons = Les ficelles du métier
ui-deed-bloodborne-trick-weapons-text = Quatre armes transformées en une partie.
ui-deed-bloodborne-that-got-away = Ceux qui ont filé
ui-deed-bloodborne-that-got-away-text = Cinq ennemis s’échappent en une partie.
ui-deed-dark-souls-lit = La première flamme
ui-deed-dark-souls-lit-text = Gagnez une partie.
ui-deed-dark-souls-chosen-undead = L’élu des morts-vivants
ui-deed-dark-souls-chosen-undead-text = Gagnez dix parties.
ui-deed-dark-souls-sunlight = Follement incandescent
ui-deed-dark-souls-sunlight-text = Gagnez trois parties de suite.
ui-deed-dark-souls-untouched = À peine une égratignure
ui-deed-dark-souls-untouched-text = Gagnez en n’ayant subi de dégâts que trois fois au plus.
ui-deed-dark-souls-roller = Rouler, rouler encore
ui-deed-dark-souls-roller-text = Cinq esquives réussies en une partie.
ui-deed-dark-souls-no-sip = La fiole est restée pleine
ui-deed-dark-souls-no-sip-text = Gagnez sans boire d’Estus.
ui-deed-dark-souls-boss-slayer = Tueur de seigneurs
ui-deed-dark-souls-boss-slayer-text = Gagnez un combat contre un boss.
ui-deed-dark-souls-journey = Jusqu’au bout du chemin
ui-deed-dark-souls-journey-text = Gagnez un voyage entier.
ui-deed-dark-souls-reaper = Cent carcasses
ui-deed-dark-souls-reaper-text = Cent ennemis tués en tout.
ui-deed-dark-souls-trapped = Superbe piège droit devant
ui-deed-dark-souls-trapped-text = Cinq pièges déclenchés en une partie.
ui-deed-dark-souls-heated = Sorti des flammes
ui-deed-dark-souls-heated-text = Gagnez après qu’un boss s’est intensifié.
ui-deed-dark-souls-fallen = Vous êtes mort
ui-deed-dark-souls-fallen-text = Dix personnages tués en tout.
ui-deed-tomb-of-giants-first-light = Une lueur dans la tombe
ui-deed-tomb-of-giants-first-light-text = Gagnez une partie.
ui-deed-tomb-of-giants-gravelord = Plus de seigneur des tombes
ui-deed-tomb-of-giants-gravelord-text = Gagnez dix parties.
ui-deed-tomb-of-giants-unbroken = Sans faillir
ui-deed-tomb-of-giants-unbroken-text = Gagnez trois parties de suite.
ui-deed-tomb-of-giants-knight-down = Une armure sans chevalier
ui-deed-tomb-of-giants-knight-down-text = Gagnez un combat contre un boss.
ui-deed-tomb-of-giants-all-the-way = Jusqu’au fond
ui-deed-tomb-of-giants-all-the-way-text = Gagnez une descente entière.
ui-deed-tomb-of-giants-prepared = Plus que demandé
ui-deed-tomb-of-giants-prepared-text = Réussissez une Épreuve.
ui-deed-tomb-of-giants-torch-bearer = Porteur de la torche
ui-deed-tomb-of-giants-torch-bearer-text = Quelqu’un prend la torche.
ui-deed-tomb-of-giants-lever = Chaque levier
ui-deed-tomb-of-giants-lever-text = Cinq leviers actionnés en tout.
ui-deed-tomb-of-giants-bone-breaker = Briseur d’os
ui-deed-tomb-of-giants-bone-breaker-text = Cent ennemis tués en tout.
ui-deed-tomb-of-giants-again = Ils ne tiennent pas en place
ui-deed-tomb-of-giants-again-text = Trois squelettes reviennent en une partie.
ui-deed-tomb-of-giants-step-aside = Pied léger
ui-deed-tomb-of-giants-step-aside-text = Cinq esquives réussies en une partie.
ui-deed-tomb-of-giants-spotless = Pas un os brisé
ui-deed-tomb-of-giants-spotless-text = Gagnez en n’ayant subi de dégâts que trois fois au plus.
ui-deed-darkest-dungeon-old-road = Loin de la vieille route
ui-deed-darkest-dungeon-old-road-text = Gagnez une partie.
ui-deed-darkest-dungeon-heir = Un digne héritier
ui-deed-darkest-dungeon-heir-text = Gagnez dix parties.
ui-deed-darkest-dungeon-momentum = L’élan
ui-deed-darkest-dungeon-momentum-text = Gagnez trois parties de suite.
ui-deed-darkest-dungeon-all-home = Tous sont rentrés
ui-deed-darkest-dungeon-all-home-text = Gagnez après des combats sans avoir perdu de Héros.
ui-deed-darkest-dungeon-at-the-door = On frappe à la Porte
ui-deed-darkest-dungeon-at-the-door-text = Gagnez alors que des Héros ont été trois fois à la Porte de la Mort.
ui-deed-darkest-dungeon-madness = Rappels de fragilité
ui-deed-darkest-dungeon-madness-text = Trois tests de Détermination en une partie.
ui-deed-darkest-dungeon-slayer = Grande est l’arme
ui-deed-darkest-dungeon-slayer-text = Cent monstres tués en tout.
ui-deed-darkest-dungeon-boss = Un adversaire à terre
ui-deed-darkest-dungeon-boss-text = Gagnez un combat contre un boss.
ui-deed-darkest-dungeon-circus = La foule rugit
ui-deed-darkest-dungeon-circus-text = Gagnez un combat du Cirque.
ui-deed-darkest-dungeon-curious = Curiosité
ui-deed-darkest-dungeon-curious-text = Quatre Curiosités examinées en une partie.
ui-deed-darkest-dungeon-campfire = Auprès du feu
ui-deed-darkest-dungeon-campfire-text = Cinq repos au donjon en tout.
ui-deed-darkest-dungeon-graveyard = Toujours plus de cendres
ui-deed-darkest-dungeon-graveyard-text = Dix Héros perdus en tout.

## Énigmes

ui-puzzles-about = Chacune pose une question, tirée d’une partie jouée par des robots. Une réponse est nettement la meilleure : toutes ont été essayées dans les mêmes mondes, encore et encore. Ce navigateur retient celles que vous avez résolues.
ui-puzzles-games = Jeux qui ont des énigmes
ui-puzzles-solved = Énigmes résolues : { $solved } sur { $count }
ui-puzzle = Énigme
ui-puzzle-number = Énigme { $number }
ui-puzzle-solved = résolue
ui-puzzle-easy = Directe
ui-puzzle-hard = Retorse
ui-puzzle-options = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
ui-puzzle-right = Juste !
ui-puzzle-wrong = Il y avait mieux.
ui-puzzle-chosen = { $option } ({ $chance } % de chances de gagner)
ui-puzzle-best = Le mieux : { $option } ({ $chance } % de chances de gagner)
ui-puzzle-proof = Chaque réponse a été jouée { $worlds } fois.
ui-puzzle-gone = Cette énigme a reçu sa réponse. Continuez la partie, ou essayez encore.
ui-puzzle-again = Encore une fois
ui-puzzle-next = Énigme suivante
# Ce que demande une énigme, selon ce qu’apporte la bonne réponse
puzzle-better = Trouvez la meilleure réponse.
puzzle-banked = Mettez des Échos de sang à l’abri.
puzzle-collected = Collectez autant d’Échos de sang que possible.
puzzle-trophies = Pensez aux Trophées.
puzzle-health = Sortez-en en bonne santé.
puzzle-lives = Quelqu’un peut mourir ici : faites en sorte que personne ne meure.
puzzle-rivals = Ne laissez pas filer un rival.
puzzle-foes = Frappez là où cela compte.
puzzle-boxes = Sortez-en avec le plus de cases libres possible.
puzzle-flasks = Épargnez les fioles.
puzzle-heroes = Gardez chaque Héros en vie.
puzzle-life = Épargnez des Blessures aux Héros.
puzzle-calm = Gardez votre sang-froid.
puzzle-enemies = Abattez les ennemis.

## Tables ouvertes

ui-open-about = Les tables de ce serveur où l’hôte laisse s’asseoir tout le monde.
ui-open-again = Regarder à nouveau
ui-open-count = { $count ->
    [0] Aucune table ouverte
    [one] Une table ouverte
   *[other] { $count } tables ouvertes
}
ui-open-none = Aucune table n’a de place libre pour tout le monde en ce moment. Préparez-en une avec une place sur invitation, puis ouvrez-la.
ui-open-join-at = S’asseoir à cette table ({ $game })
ui-open-how = L’hôte peut ouvrir une table en la préparant, ou plus tard sous « Places ».

## Les chapitres d’une longue partie

ui-diary-chapter = { $number }. { $text }
ui-diary-before = Comment tout a commencé
ui-diary-empty = Le premier chapitre reste à jouer.
ui-diary-slain = { $count ->
    [one] un ennemi abattu
   *[other] { $count } ennemis abattus
}
ui-diary-estus = { $count ->
    [one] une Fiole d’Estus bue
   *[other] { $count } Fioles d’Estus bues
}
ui-diary-curios = { $count ->
    [one] une Curiosité examinée
   *[other] { $count } Curiosités examinées
}
ui-diary-visits = { $count ->
    [one] une visite au Hameau
   *[other] { $count } visites au Hameau
}
