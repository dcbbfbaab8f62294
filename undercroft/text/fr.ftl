### La maison : tous les mots de l’application qui n’appartiennent pas aux règles d’un jeu.

## Grammaire : comment se disent les noms (undercroft/text/grammar.py)

# Élision : une voyelle la demande, un h non, à moins que le nom ne dise autre chose.
fact-elided = { $elision ->
    [yes] yes
    [no] no
   *[other] { $first ->
        [a] yes
        [e] yes
        [i] yes
        [o] yes
        [u] yes
       *[other] no
    }
}
# L’accord : m, f, mp, fp.
fact-form = { $number ->
    [many] { $gender ->
        [f] fp
       *[other] mp
    }
   *[other] { $gender ->
        [f] f
       *[other] m
    }
}
fact-many = { $number ->
    [many] yes
   *[other] no
}
name-the = { $article ->
    [yes] { $number ->
        [many] les { $name }
       *[other] { $elided ->
            [yes] l’{ $name }
           *[no] { $gender ->
                [f] la { $name }
               *[other] le { $name }
            }
        }
    }
   *[other] { $name }
}
name-of = { $article ->
    [yes] { $number ->
        [many] des { $name }
       *[other] { $elided ->
            [yes] de l’{ $name }
           *[no] { $gender ->
                [f] de la { $name }
               *[other] du { $name }
            }
        }
    }
   *[other] { $elided ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
}
name-of-bare = { $elided ->
    [yes] d’{ $name }
   *[no] de { $name }
}
name-to = { $article ->
    [yes] { $number ->
        [many] aux { $name }
       *[other] { $elided ->
            [yes] à l’{ $name }
           *[no] { $gender ->
                [f] à la { $name }
               *[other] au { $name }
            }
        }
    }
   *[other] à { $name }
}
name-a = { $article ->
    [yes] { $number ->
        [many] des { $name }
       *[other] { $gender ->
            [f] une { $name }
           *[other] un { $name }
        }
    }
   *[other] { $name }
}
name-that = { $article ->
    [yes] que { name-the }
   *[other] { $elided ->
        [yes] qu’{ $name }
       *[no] que { $name }
    }
}
name-he = { $form ->
    [f] elle
    [mp] ils
    [fp] elles
   *[m] il
}
list-and = { $head } et { $next }
list-or = { $head } ou { $next }
list-more = { $head }, { $next }
percent = { $share } %
count-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
count-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
count-health = { $n ->
    [one] { $n } point de Santé
   *[other] { $n } points de Santé
}

## Partout

ui-title = Undercroft
ui-tagline = De sombres jeux de société à la lueur des bougies. Sans compte, sans installation : asseyez-vous et jouez.
ui-language = Langue
ui-labelled = { $label } : { $text }
ui-loading = On allume les bougies…
ui-trouble = La bougie s’est éteinte
ui-not-loaded = Une partie de cette page n’a pas pu être chargée. La connexion est-elle coupée ? Réessayez : vos tables sont en sûreté.
ui-retry = Réessayer
ui-close = Fermer
ui-back-home = Retour à l’entrée
ui-not-found = Il n’y a rien ici
ui-offline = Le serveur ne répond pas.
ui-refused-invalid = Cela ne peut pas être lu. Détail technique : { $message }
ui-refused-illegal = Ce n’est pas possible maintenant.
ui-refused-conflict = Trop tard : la table a continué.
ui-refused-forbidden = Vous n’y avez pas droit, ou le lien a déjà servi.
ui-refused-busy = Trop vite, ou plus de place : réessayez.
ui-refused-failed = Quelque chose a échoué ; rien n’a changé.
ui-credits = Crédits et droits
ui-not-affiliated = Une œuvre non officielle, faite par des joueurs pour des joueurs. Elle n’est ni affiliée aux éditeurs ou propriétaires des jeux, ni approuvée par eux ; les noms appartiennent à leurs propriétaires. Toutes les phrases et tous les dessins sont les nôtres.

## L’entrée

ui-players = { $max ->
    [one] { $min } à { $max } joueur
   *[other] { $min } à { $max } joueurs
}
ui-play-now = Jouer
ui-play-now-hint = Un clic : vous et les robots, déjà à table.
ui-set-up = Préparer une table
ui-my-tables = Mes tables
ui-resume = Reprendre
ui-continue = Continuer
ui-with = Avec { $names }
ui-alone-here = En solitaire
ui-with-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
ui-with-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
ui-archive = Archiver
ui-archive-table = Archiver cette table ({ $game })
ui-archived = Archivée : { $game }. La place reste à vous.
ui-archive-count = Archives ({ $count })
ui-unarchive = Ressortir
ui-undo-this = Annuler
ui-import = Ouvrir une partie enregistrée
ui-import-hint = Un fichier exporté d’une table, partie finie ou non.
ui-choose-file = Choisir un fichier…

## La mise en place

ui-by-hand-on = Désormais la table lance ou pioche elle-même : voyez Places.
ui-by-hand-off = Désormais l’application lance et pioche.
ui-seats = Places
ui-player-count = Nombre de joueurs
ui-player-number =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ui-player = { $players ->
    [1] Joueur
   *[other] Joueur { $number }
}
ui-seat-who = Place { $seat }
ui-seat-me = Moi
ui-seat-here = Quelqu’un devant cet écran
ui-seat-invite = Quelqu’un sur invitation
ui-seat-bot = Robot
ui-seat-level = Force
ui-seat-name = Nom
ui-seat-invite-hint = Vous recevrez un lien et un code à scanner.
ui-bot = robot
ui-bot-level =
    { $bot ->
        [random] Vagabond (joue au hasard)
        [apprentice] Apprenti (fait des erreurs)
        [veteran] Vétéran (cherche le mieux tout de suite)
        [master] Maître (réfléchit à la suite)
       *[other] { $bot }
    }
ui-strength =
    { $game ->
        [bloodborne] Parties gagnées contre deux vétérans : { $wins } sur { $games }.
        [dark_souls] Combats gagnés à quatre contre un boss principal : { $wins } sur { $games }.
        [tomb_of_giants] Rencontres difficiles réussies à deux : { $wins } sur { $games }.
        [darkest_dungeon] Combats du Cirque gagnés contre un vétéran : { $wins } sur { $games }.
       *[other] Parties gagnées : { $wins } sur { $games }.
    }
ui-player-range = { $counts ->
    [one] { $counts } joueur
   *[other] { $counts } joueurs
}
ui-setup-who = Qui
ui-setup-refused = Cela ne peut pas se jouer ainsi. Veuillez changer la préparation.
ui-setup-only = Seulement avec { $needs }
ui-setup-only-rule = Seulement avec la règle maison « { $rule } »
ui-setup-taken = Pris : { $field }
ui-setup-not-with = Pas avec { $field }
house-rule = { $what } : { $how }
ui-house-rules = Règles maison
ui-house-none = Selon le livret
ui-house-hint = Rien de ceci ne figure dans le livret. Choisissez un ensemble, ou activez les règles une à une.
ui-house-counted = Parties de vétérans comptées : { $games } avec cette règle, autant sans elle. Résultat : { $what }.
ui-house-longer = { $way ->
    [shorter] parties plus courtes d’environ { $percent } %
   *[longer] parties plus longues d’environ { $percent } %
}
ui-house-wins = victoires { $book } → { $wins } %
ui-house-and = {" ; "}
ui-house-name = Nom d’un ensemble à vous
ui-house-save = Garder cet ensemble
ui-house-drop = Oublier { $name }
ui-house-share = Lien vers cette mise en place
ui-house-link-copied = Le lien est copié : qui l’ouvre retrouve cette mise en place.
ui-house-link-shown = Le lien est dans la barre d’adresse : qui l’ouvre retrouve cette mise en place.
ui-setup-link-wrong = Ce lien demande ce qui ne peut pas être mis en place ici : { $what }.
ui-house-table = Cette table joue avec des règles maison
ui-options = Plus d’options
ui-packs = Vos contenus
ui-seed = Graine
ui-seed-hint = Laissez vide pour un destin nouveau ; le même mot ramène le même destin.
ui-start = À table

## Rejoindre

ui-join-title = Une place vous attend
ui-join-name = Votre nom
ui-join-claim = S’asseoir
ui-join-hint = Aucun compte. Ce navigateur garde votre place.
ui-join-known = Continuer avec la place que j’ai déjà
ui-join-no-invite = Ce lien ne contient pas d’invitation. Demandez-en un autre à l’hôte.
ui-watch = Regarder la table
ui-open-tables = Tables ouvertes
ui-open-table = Table ouverte
ui-open-table-hint = Toute personne qui vient sur ce serveur la trouve, peut la regarder et y prendre une place libre.
ui-seat-lost = Cette place n’est plus la vôtre : elle a été donnée à quelqu’un d’autre.

## La table

ui-steps = Étapes de la manche
ui-tools = Outils de la table
ui-talk = Discussion
ui-diary = Chapitres
ui-talk-unread = { $count ->
    [one] Chronique et discussion : { $count } message non lu
   *[other] Chronique et discussion : { $count } messages non lus
}
ui-log = Chronique
ui-log-mine = Seulement moi
ui-log-dice = Dés
ui-log-empty = Il ne s’est encore rien passé.
ui-settings = Réglages
ui-help = Règles
ui-keys = Touches
ui-keys-text = Les lettres choisissent ce qu’elles désignent, Entrée continue, O montre tous les choix, Échap revient, Espace accélère, U annule, L ouvre la chronique, la virgule les réglages, « ? » ouvre cette page.
ui-news = Ce qui vient de se passer
ui-all-choices = Tous les choix ({ $count })
ui-counsel = Avis d’un maître
ui-counsel-ask = Que ferait un maître ? Toute la table sait que vous l’avez demandé.
ui-counsel-thinks = Réflexion…
ui-counsel-says = Un maître choisirait (chances de gagner)
ui-counsel-chance = { $chance } % (± { $error })
ui-tap-again-for = { $what } : touchez encore.
ui-tap-again-pick = Touchez encore pour le choisir ; la suite sera demandée.
ui-choose-on-table = Choisissez sur la table, parmi ce qui luit.
ui-besides = Aussi possible : { $count }
ui-back = retour
ui-deadly = Peut être mortel
ui-deadly-no = Pas cela
ui-key-back = Échap
ui-sheet-raise = Plus
ui-sheet-lower = Moins
ui-hints = Montrer les conseils de ce jeu
ui-hints-off = Je le sais, plus de conseil à ce sujet
ui-now = maintenant
ui-you = Vous
ui-here = devant cet écran
ui-connected = en ligne
ui-away = absent
ui-unclaimed = place libre
ui-thinking = réfléchit
ui-your-turn = à vous
ui-reconnecting = Reconnexion…
ui-hurry = Accélérer
ui-waiting = Un instant…
ui-turn-yours = À vous de jouer
ui-waiting-for = On attend { $names }
ui-heard = Question à { $who } : { $what }
ui-may-change = Vous pouvez encore changer votre choix.
ui-chosen = choisie
ui-pending = envoi…
ui-tap-again = Touchez encore
ui-closed-options =
    { $count ->
        [one] Un choix est fermé : pourquoi ?
       *[other] { $count } choix sont fermés : pourquoi ?
    }
ui-over = La partie est finie
ui-spectator = Vous regardez la partie.

ui-undo = Annuler
ui-undo-ask = Demander à annuler
ui-undo-none = Vous n’avez rien à annuler
ui-undo-honest = Mode honnête : les dés, les cartes ou quelqu’un d’autre ont parlé depuis
ui-undo-waits = Votre demande attend { $names }.
ui-undo-withdraw = Retirer la demande
ui-undone = { $name } annule un choix.
ui-undone-fresh = { $name } annule un choix, avec l’accord de tous. Le destin est tiré de nouveau.
ui-vote-title = { $name } voudrait annuler un choix
ui-vote-text = Quelque chose a été révélé depuis : chacun a donc son mot à dire.
ui-vote-yes = Accepter
ui-vote-no = Refuser

ui-invite-qr = Code à scanner pour la place { OF-BARE($name) }
ui-invite-link = Lien d’invitation
ui-copy-link = Copier le lien
ui-copied = Copié
ui-switch-to = Passer l’écran à { $name }
ui-hand-to-bot = Confier la place à un robot
ui-hand-to-bot-sure = Un robot jouera à la place { OF-BARE($name) }.
ui-hand-to-bot-yes = Laisser jouer le robot
ui-cancel = Ne rien changer
ui-hand-to-person = Inviter quelqu’un à cette place
ui-seat-given = La place { OF-BARE($name) } a été donnée. Personne d’autre ne l’a prise.
ui-seat-back = Reprendre la place
ui-seed-chosen = La graine de cette partie a été choisie : « { $seed } ». Qui la connaît peut connaître le destin.
ui-imported = Cette partie vient d’un fichier. Qui a le fichier peut connaître ce qui est caché.
ui-seal-fits = Les dés étaient scellés avant le premier jet, et le sceau est le bon : { $seal }. Leur graine était { $seed }.
ui-seal = Les dés étaient scellés avant le premier jet : { $seal }. Leur graine était { $seed }.
ui-seal-broken = Le sceau des dés n’est pas celui de leur graine : { $seal } n’est pas le sceau de la graine { $seed }.
ui-seal-check = Enregistrez la partie, puis « undercroft verify » la rejoue en entier.
ui-disk-full = Le disque du serveur est plein : rien ne peut être conservé, donc rien ne peut être joué. La partie reprend d’elle-même dès qu’il y a de la place.
ui-paused = Il ne reste personne à cette table : elle attend.
ui-paused-short = En pause
ui-paused-resume = Laisser jouer les robots
ui-who-plays = { $name } rejoint la table. Qui joue ce rôle ?
ui-vacant = La partie attend { $name }, et personne ne joue cette place. Qui la prend ?
ui-vacant-invite = La partie attend { $name } : l’invitation n’a pas encore été suivie.
ui-plays-me = Je joue
ui-plays-invite = Quelqu’un sur invitation
ui-plays-bot = Un robot
ui-invitations = Invitations
ui-invitations-hint = Envoyez le lien ou faites scanner le code. Chacun vaut pour une place ; vous les retrouvez sous « Places ».
ui-show-invitation = Montrer l’invitation
ui-watch-link = Copier un lien pour regarder
ui-shared-screen = Écran partagé pour la pièce
ui-export = Exporter
ui-forced-now = Rien d’autre à faire ici : la partie continue toute seule.

ui-curtain-pass = Passez l’écran à { $name }
ui-curtain-why = Ce que tiennent les autres reste derrière le rideau.
ui-curtain-open = Je suis { $name }

ui-screen-join = Rejoindre avec un téléphone
ui-screen-join-hint = Scannez le code d’une place libre : votre main reste dans votre main, la table reste ici.
ui-or = ou
ui-alone = Seule cette machine peut venir ici. Pour que d’autres puissent suivre une invitation, arrêtez le serveur et relancez-le avec :

## La fin, la relecture

ui-result-you =
    { $shared ->
        [yes] Vous partagez la victoire
       *[no] La victoire est à vous
    }
ui-result-winner =
    { $count ->
        [one] { $names } l’emporte
       *[other] { $names } partagent la victoire
    }
ui-result-nobody = Personne ne l’emporte
ui-result-out = hors du décompte
ui-result-deeds = Comment cela s’est terminé
ui-play-again = Rejouer
ui-see-table = Voir la table
ui-see-result = Voir les scores
ui-same-fate = Rejouer avec les mêmes dés
ui-same-fate-hint = La même mise en place et le même destin : les dés tombent comme ils sont tombés.
ui-onward = Suite : { $name }
ui-tally = La partie en quelques lignes
ui-tally-dealt = Dégâts infligés
ui-tally-taken = Dégâts subis
ui-tally-rounds = Manches
ui-tally-last = Le dernier coup :
ui-tally-best = Le plus beau coup :
ui-tally-dice =
    { $luck ->
        [kind] Les dés ont été cléments.
        [cruel] Les dés ont été cruels.
       *[fair] Les dés ont été justes.
    }
ui-tally-dice-count =
    { $count ->
        [one] 1 dé a montré { $shown } ; on pouvait attendre { $expected }.
       *[other] { $count } dés ont montré { $shown } ; on pouvait attendre { $expected }.
    }
ui-share-picture = Enregistrer une image
ui-share-failed = L’image n’a pas pu être dessinée.
ui-replay-round = Manche { $round }
ui-replay-chapter = Chapitre
ui-watch-replay = Revoir la partie
ui-analyse = Analyser cette partie
ui-replay = Relecture
ui-replay-start = Au début
ui-replay-back = Un pas en arrière
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-next = Un pas en avant
ui-replay-end = À la fin
ui-replay-position = Position dans la relecture
ui-replay-frame = Pas { $frame } sur { $last }
ui-replay-speed = Vitesse

## Crédits

ui-credits-about = Undercroft fait jouer de sombres jeux de société avec toutes leurs règles, dans le navigateur.
ui-credits-icons-title = Silhouettes
ui-credits-icons = Les silhouettes sont l’œuvre des artistes de game-icons.net (Lorc, Delapouite, Skoll et d’autres), recolorées, un peu simplifiées et serties dans nos médaillons.
ui-credits-fonts-title = Lettres
ui-credits-fonts = Grenze Gotisch d’Omnibus-Type et Alegreya Sans de Juan Pablo del Peral, toutes deux sous SIL Open Font License 1.1.
ui-credits-software-title = Logiciels
ui-credits-software = Svelte, Vite, Fluent et uqr de ce côté ; Python, Starlette, uvicorn et msgspec de l’autre.
ui-credits-rights-title = Droits

## Ce que le noyau demande pour chaque jeu

setup-pack = Contenu
setup-pack-help = Les cartes et les ennemis avec lesquels jouer.
chance-prompt = { $how ->
        [die] À lancer sur la table : { $what }. Que montre-t-il ?
       *[draw] À tirer sur la table : { $what }. Qu’est-il sorti ?
    }
chance-roll = Décidez pour moi
chance-roll-all = Tout, jusqu’à mon prochain choix

## Bloodborne: The Card Game

ui-bb-title = Bloodborne: The Card Game
ui-bb-blurb = Chassez ensemble, trahissez avec politesse. Prenez les Échos de sang et mettez-les à l’abri dans le Rêve avant que la bête ne vous prenne.
ui-bb-round = Manche { $round }
ui-bb-melee = Arme de mêlée
ui-bb-ranged = Arme à distance
ui-bb-utility = Utilitaire
ui-bb-instant = Instantané
ui-bb-damage =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
ui-bb-hand = Votre main
ui-bb-monster = Le Monstre
ui-bb-no-monster = Le donjon retient son souffle
ui-bb-kind-monster = Monstre
ui-bb-kind-boss = Boss
ui-bb-kind-final = Boss Final
ui-bb-trophy =
    { $trophy ->
        [kin] Engeance
        [humanoid] Humanoïde
        [beast] Bête
       *[other] { $trophy }
    }
ui-bb-echoes-left = { $left ->
    [one] Reste { $left } Écho de sang sur { $full }
   *[other] Restent { $left } Échos de sang sur { $full }
}
ui-bb-die =
    { $die ->
        [green] Dé vert
        [yellow] Dé jaune
        [red] Dé rouge
       *[other] { $die }
    }
ui-bb-face = Résultat { $face }
ui-bb-last-roll = Dernier jet
ui-bb-not-rolled = Pas encore lancé
ui-bb-faces = Faces : { $faces }
ui-bb-final-boss = Boss Final
ui-bb-boss-health = Santé { $health }, davantage à plus de joueurs
ui-bb-dungeon = Donjon du Calice
ui-bb-dungeon-left = { $count } à venir
ui-bb-dungeon-kinds = À venir : { $monsters ->
    [one] { $monsters } Monstre
   *[other] { $monsters } Monstres
}, { $bosses } Boss.
ui-bb-current = combattu maintenant
ui-bb-killed = tué
ui-bb-escaped = échappé
ui-bb-row = Améliorations
ui-bb-row-left = { $count } dans le paquet
ui-bb-row-empty = Il ne reste aucune Amélioration.
ui-bb-order = Agit en position { $order }
ui-bb-first = Premier Joueur
ui-bb-shadow = l’Ombre
ui-bb-on-left = à votre gauche
ui-bb-on-right = à votre droite
ui-bb-out = hors du jeu
ui-bb-dead = mort
ui-bb-deaths = { $count ->
    [one] Déjà mort une fois.
   *[other] Déjà mort { $count } fois.
}
ui-bb-dreaming = rêve
ui-bb-ready = prêt
ui-bb-health = Santé { $health } sur { $max }
ui-bb-collected =
    { $count ->
        [one] { $count } Écho de sang collecté
       *[other] { $count } Échos de sang collectés
    }
ui-bb-banked =
    { $count ->
        [one] { $count } Écho de sang mis à l’abri
       *[other] { $count } Échos de sang mis à l’abri
    }
ui-bb-bonus = Bonus des Trophées { $count }
ui-bb-hand-count =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
ui-bb-track =
    { $count ->
        [one] { $trophy } : { $count } Trophée, valeur { $value }
       *[other] { $trophy } : { $count } Trophées, valeur { $value }
    }
ui-bb-played = Cartes jouées
ui-bb-face-down = face cachée
ui-bb-used = Utilisées
ui-bb-used-of =
    { $count ->
        [one] { $name } : { $count } carte utilisée
       *[other] { $name } : { $count } cartes utilisées
    }
ui-bb-used-none = Aucune carte ici.
ui-bb-removed = Retirées de la partie

ui-bb-step-choose = Choisir une carte
ui-bb-step-transform = Transformer
ui-bb-step-instant = Effets instantanés
ui-bb-step-monster = Attaque du Monstre
ui-bb-step-hunters = Attaque des Chasseurs
ui-bb-step-escape = Fuite
ui-bb-step-dream = Rêve du Chasseur
ui-bb-step-end = Fin de la manche
ui-bb-help-goal = Blessez le Monstre pour collecter ses Échos de sang. Seul ce que vous mettez à l’abri dans le Rêve du Chasseur échappe à votre propre mort. Quand le Boss Final tombe, le plus haut score d’Échos et de Trophées l’emporte.
ui-bb-help-choose = Chacun choisit une carte en secret ; toutes sont révélées ensemble.
ui-bb-help-transform = Qui a joué Transformer choisit maintenant une arme, en sachant ce que les autres ont joué.
ui-bb-help-instant = Les effets instantanés ont lieu, un Chasseur après l’autre. Si le Monstre meurt ici, il ne frappe pas.
ui-bb-help-monster = Son dé est lancé une fois pour tous ; chaque + ajoute un jet. Chaque Chasseur subit le total entier, les rêveurs la moitié.
ui-bb-help-hunters = Dans l’ordre des joueurs, chaque arme prend des Échos au Monstre tant qu’il en reste. S’il est tué, tous ceux qui l’ont blessé cette manche gagnent ses Trophées.
ui-bb-help-escape = Un Monstre encore en vie s’échappe avec ce qui reste. Les Boss restent.
ui-bb-help-dream = Les rêveurs mettent leurs Échos à l’abri, reprennent leurs cartes, gagnent une Amélioration et se soignent. Les morts gagnent une Amélioration et se soignent, mais perdent ce qu’ils portaient.
ui-bb-help-end = Les cartes jouées vont aux piles des cartes utilisées, la lanterne passe à gauche, le Monstre suivant arrive.
ui-bb-hint-choose = Les armes prennent du sang, mais le Monstre frappe d’abord. Le Rêve le met à l’abri, soigne et rend vos cartes.
ui-bb-hint-transform = Vous savez maintenant ce que jouent les autres : prenez l’arme qui convient.
ui-bb-hint-dream = Une carte plus forte pour le reste de la partie. À huit cartes, il faut en abandonner une.
ui-bb-marks = Signes

## Dark Souls à l’entrée

ui-ds-title = Dark Souls: The Board Game
ui-ds-blurb = Un à quatre contre l’obscurité, ensemble. L’Énergie et la Santé partagent une seule barre : chaque coup porté est une blessure qu’on ne pourra plus encaisser.
ui-ds-quick-encounter = Une rencontre
ui-ds-quick-boss = Un combat de boss
ui-ds-quick-journey = Tout le voyage
ui-ds-quick-hint = Un clic : vous et un robot à vos côtés. Une rencontre dure dix minutes, un boss vingt, un voyage une soirée.

## Dark Souls: Tomb of Giants

ui-tg-title = Dark Souls: Tomb of Giants
ui-tg-blurb = Dans l’obscurité, case après case, jusqu’à Gravelord Nito. Chaque rencontre vous demande autre chose : leviers, torches, tenir bon, s’échapper.
ui-tg-quick-encounter = Une rencontre
ui-tg-quick-knight = Le Black Knight
ui-tg-quick-nito = Gravelord Nito
ui-tg-quick-descent = Toute la descente
ui-tg-quick-hint = Un clic : vous et un robot à vos côtés. Une rencontre dure dix minutes, un boss vingt, toute la descente une soirée.

## Darkest Dungeon

ui-dd-title = Darkest Dungeon: The Board Game
ui-dd-blurb = Quatre Héros, une torche et trop peu de provisions. La ruine vient du dehors et du dedans : la lame, et l’esprit qui se brise.
ui-dd-quick-road = La Vieille Route, sans guide
ui-dd-quick-quest = Une Quête
ui-dd-quick-battle = Un combat
ui-dd-quick-boss = Un boss
ui-dd-quick-circus = Le Cirque de la Bouchère
ui-dd-quick-campaign = La campagne entière
ui-dd-quick-hint = Un clic : vous menez les quatre Héros. Un combat prend un quart d’heure, une Quête une heure, la campagne bien des soirées. Au Cirque, un robot mène l’autre équipe.

## Où en est une partie

progress-bloodborne =
    Manche { $round } · { $left ->
        [0] le dernier combat
        [one] encore { $left } ennemi
       *[other] encore { $left } ennemis
    }
progress-souls =
    { $mode ->
        [campaign] Campagne · section { $section } sur { $sections } · { $sparks ->
            [one] { $sparks } étincelle restante
           *[other] { $sparks } étincelles restantes
        }
        [descent] Toute la descente · étape { $section } sur { $sections } · { $sparks ->
            [one] { $sparks } étincelle restante
           *[other] { $sparks } étincelles restantes
        }
        [encounter] Une rencontre
        [boss] Un combat de boss
       *[journey] Un voyage entier · { $sparks ->
            [one] { $sparks } étincelle restante
           *[other] { $sparks } étincelles restantes
        }
    }
progress-darkest-dungeon =
    { $mode ->
        [campaign] Campagne · Acte { $act } · { $quests ->
            [0] avant la première Quête
            [one] { $quests } Quête accomplie
           *[other] { $quests } Quêtes accomplies
        }
        [quest] Une Quête
        [boss] Un boss
        [circus] Le Cirque de la Bouchère
       *[battle] Un combat
    }

## Entre les joueurs

house-undo-refused = { $name } n’est pas d’accord : votre choix reste.
house-undo-lapsed = La partie a continué : votre choix reste.
house-advised = { $name } a demandé ce que ferait un maître.
house-exported = L’hôte a enregistré cette partie dans un fichier, avec tout ce qui y est caché.
house-rules-changed = Les règles ont été corrigées entre-temps : la partie reprend là où elle en était, et rien d’avant ne peut être annulé.
house-cards-changed = Les cartes ont été modifiées entre-temps : la partie reprend là où elle en était, et rien d’avant ne peut être annulé.

## Ce que le serveur refuse, selon sa phrase anglaise

refused-you-talk-too-fast-wait-a-moment = Vous parlez trop vite : patientez un instant.
refused-nobody-talks-at-this-table = Personne ne parle à cette table.
refused-spectators-do-not-talk-at-this-table = Les spectateurs ne parlent pas à cette table.
refused-say-a-text-or-a-phrase-not-both-and-not-neither = Un texte ou une phrase toute faite, pas les deux ni aucun.
refused-only-the-host-says-who-may-talk = Seul l’hôte dit qui peut parler.
refused-only-the-host-opens-a-table-to-everybody = Seul l’hôte ouvre une table à tout le monde.
refused-this-table-is-not-open-to-everybody = Cette table n’est pas ouverte à tout le monde, ou sa partie est terminée.
refused-no-seat-is-free-at-this-table-any-more = Quelqu’un a été plus rapide : il n’y a plus de place libre à cette table.
refused-this-could-not-be-kept-on-disk-nothing-has-changed = Le disque n’a pas pu conserver cela : rien n’a changé.
refused-this-table-has-moved-to-another-server-come-again = Cette table a changé de serveur : revenez.
refused-there-is-no-such-call = Le serveur ne connaît pas cette demande.
refused-not-from-another-site = Cette demande vient d’un autre site : elle est refusée.
refused-too-many-requests-from-here-wait-a-little = Trop de demandes d’ici : attendez un peu.
refused-only-the-host-may-see-the-invites = Seul l’hôte peut voir les invitations.
refused-only-persons-at-the-table-say-who-plays-a-seat = Seuls ceux qui sont à la table disent qui joue une place.
refused-until-the-match-is-over-its-journal-is-for-the-host-only = Jusqu’à la fin de la partie, son journal est réservé à l’hôte.
refused-the-match-is-not-over-its-hands-are-still-secret = La partie n’est pas finie : les mains sont encore secrètes.
refused-the-body-came-too-slowly = L’envoi a pris trop de temps : réessayez.
refused-the-body-did-not-arrive = L’envoi n’est pas arrivé : réessayez.
refused-invite-it-does-not-exist-or-has-been-used = Cette invitation n’existe pas, ou elle a déjà servi.
refused-only-the-host-may-give-away-the-seat-of-another = Seul l’hôte peut céder la place de quelqu’un d’autre.
refused-somebody-has-this-seat-already = Quelqu’un occupe déjà cette place.
refused-only-the-host-may-give-this-seat-to-another = Seul l’hôte peut donner cette place à quelqu’un d’autre.
refused-this-seat-is-not-yours-to-take-back = Cette place n’est pas la vôtre : vous ne pouvez pas la reprendre.
refused-only-the-host-and-the-players-may-let-the-bots-go-on = Seuls l’hôte et les joueurs peuvent laisser jouer les robots.
refused-the-rules-failed-on-this-choice-it-was-not-taken = Les règles ont échoué sur ce choix : il n’a pas été pris.
refused-pack-its-choices-cost-too-much-this-table-stands-still = Les choix de ce contenu coûtent trop cher : cette table est arrêtée.
refused-too-many-matches-are-being-analysed-wait-a-little = Trop de parties sont en cours d’analyse : attendez un peu.
refused-this-match-cannot-be-analysed-here = Cette partie ne peut pas être analysée ici.
refused-too-many-frames-slow-down = Trop de messages : ralentissez.
refused-only-text-frames-are-read = Le serveur ne lit que du texte.
refused-too-many-greetings-slow-down = Trop de connexions : ralentissez.
refused-too-many-questions-slow-down = Trop de questions : ralentissez.
refused-the-first-frame-must-be-hello = La connexion n’a pas commencé comme il faut : rechargez la page.
refused-this-journal-cannot-be-read = Ce fichier de partie est illisible.
refused-pack-name-one-or-bring-one = Choisissez un contenu de cette maison, ou apportez-en un.
refused-pack-not-of-a-game-that-can-be-played-here = Ce contenu n’est pas pour un jeu d’ici.
refused-this-is-not-a-journal = Ce fichier n’est pas une partie enregistrée.
refused-a-text-that-cannot-be-written-down = Ce texte contient des signes qui ne peuvent pas être conservés.
refused-pack-too-many-packs-of-others-are-in-play-try-again-later = Trop de contenus venus d’ailleurs sont en jeu : réessayez plus tard.
refused-there-is-no-such-table = Cette table n’existe pas.
refused-token-it-opens-no-seat-at-this-table = Cette clé n’ouvre aucune place à cette table.
refused-only-for-operators = Réservé aux exploitants du serveur.
refused-this-table-cannot-be-reached-just-now-come-again = Cette table n’est pas joignable pour l’instant : revenez.
refused-the-server-is-closing-come-again = Le serveur ferme : revenez dans un instant.
refused-too-many-screens-look-at-this-table-already = Trop d’écrans regardent déjà cette table.
refused-a-spectator-only-watches = Un spectateur ne fait que regarder.
refused-this-table-has-had-more-choices-than-any-game-needs = Cette table a reçu plus de choix qu’aucune partie n’en demande.
refused-this-seat-is-no-longer-yours = Cette place n’est plus la vôtre.
refused-host-not-the-host-token-of-this-table = Cette clé n’est pas celle de l’hôte de cette table.
refused-there-is-nothing-of-yours-to-take-back = Vous n’avez rien à annuler.
refused-another-request-to-take-back-is-open = Une autre demande d’annulation est en cours.
refused-no-request-to-take-back-is-open = Aucune demande d’annulation n’est en cours.
refused-you-have-asked-the-others-answer = Vous avez demandé : aux autres de répondre.
refused-the-match-is-over = La partie est finie.
refused-the-question-has-changed-since = La question a changé entre-temps.
refused-lesson-it-brings-its-own-set-up-and-seed = Une leçon apporte sa propre mise en place et son destin.
refused-lesson-it-is-for-one-person-plan-one-seat = Une leçon est pour une seule personne.
refused-puzzle-it-brings-its-own-set-up-and-seed = Une énigme apporte sa propre mise en place et son destin.
refused-puzzle-it-is-for-one-person-plan-one-seat = Une énigme est pour une seule personne.

# La page des exploitants.
status-title = La maison d’Undercroft
status-version = Version
status-hours = Ouverte depuis, en heures
status-processes = Processus qui servent
status-store = Les parties sont gardées dans
status-kept = Tables gardées
status-tables = Tables en jeu
status-screens = Écrans présents
status-bots = Robots qui réfléchissent, sur
status-waiting = Robots qui attendent
status-bans = Réseaux bannis

## Conseils

hint-only = Il n’y a rien d’autre à faire.
hint-thumb = Par expérience : personne n’a calculé les chances ici.
hint-none = Personne n’en sait rien.
hint-close = À peine mieux que : { $other }
hint-better = Mieux à la longue que : { $other }

## Parties guidées
ui-lesson = Première fois ? Apprendre en jouant (10 min)
ui-lesson-next = Continuer à apprendre : la leçon suivante (10 min)
ui-lesson-again = Refaire la partie guidée
ui-puzzles = Énigmes
ui-coach = Votre guide
ui-coach-next = Continuer
ui-coach-otherwise = À ma façon
ui-coach-hush = Sans guide
ui-coach-call = Guide
ui-coach-following = Leçon suivante
ui-coach-play-on = Continuer à jouer
ui-coach-thanks = Merci
ui-coach-touch = Un premier toucher regarde, un second choisit.
ui-rules-why = Les règles de cette question
ui-rules-all = Toutes les règles numérotées
ui-record = Mes parties
ui-daily = Combat du jour
ui-daily-hint = Le même pour tous jusqu’à minuit UTC. Graine : { $seed }
