import type { StatementLanguage } from './statements.ts';

type KnowMe = readonly [question: string, options: readonly [string, string, string, string]];
/** Beginnings of sentences, for the creator to finish. */
type Set = readonly [truth1: string, truth2: string, lie: string];
type InBoth<Item> = Readonly<Record<StatementLanguage, { title: string; items: readonly Item[] }>>;

export const KNOW_ME = {
  'best-friend-exam': {
    en: {
      title: 'The best friend exam',
      items: [
        [
          'What do I do first when I get home?',
          ['Raid the fridge', 'Lie down with my shoes on', 'Talk to the cat', 'Check my phone'],
        ],
        [
          'Which message can only be from me?',
          ['“On my way”, sent from bed', 'Four minutes of voice message', 'Eleven memes in a row', '“k”'],
        ],
        ['What could I eat every single day?', ['Pasta', 'Pizza', 'Rice', 'Anything with chocolate']],
        ['What scares me most?', ['Spiders', 'The dark', 'Phone calls', 'Nothing, allegedly']],
        [
          'Everybody is out, the house is on fire: what do I save?',
          ['My phone', 'My stuffed animal', 'The box of photos', "Yesterday's leftovers"],
        ],
      ],
    },
    fr: {
      title: "Le bac de l'amitié",
      items: [
        [
          'Je fais quoi en premier en rentrant\u00a0?',
          ['Le tour du frigo', 'Une sieste, chaussures aux pieds', 'La causette au chat', 'Un tour sur mon téléphone'],
        ],
        [
          'Quel message vient forcément de moi\u00a0?',
          [
            "«\u00a0J'arrive\u00a0», écrit depuis mon lit",
            'Un vocal de quatre minutes',
            'Onze mèmes à la suite',
            '«\u00a0ok\u00a0»',
          ],
        ],
        [
          'Je pourrais manger quoi tous les jours\u00a0?',
          ['Des pâtes', 'De la pizza', 'Du riz', "N'importe quoi au chocolat"],
        ],
        [
          "Qu'est-ce qui me fait le plus peur\u00a0?",
          ['Les araignées', 'Le noir', 'Téléphoner', "Rien, à ce qu'il paraît"],
        ],
        [
          'Tout le monde est sorti, la maison brûle\u00a0: je sauve quoi\u00a0?',
          ['Mon téléphone', 'Mon doudou', 'La boîte à photos', "Les restes d'hier"],
        ],
      ],
    },
  },
  'couple-check': {
    en: {
      title: 'The couple check',
      items: [
        ['What did I notice about you first?', ['Your laugh', 'Your eyes', 'Your shoes', 'That you were late']],
        [
          'What is a perfect evening for me?',
          ['A show and one blanket', 'Cooking something too hard', 'A long walk', 'Out with everybody'],
        ],
        [
          "What do I say when I'm really annoyed?",
          ["“I'm fine”", '“Interesting”', 'Nothing, very loudly', 'Everything, at once'],
        ],
        [
          'Which little thing makes my day?',
          ['A good-morning text', 'The last bite of your dessert', 'A hug for no reason', 'Being right'],
        ],
        ['What do I never share?', ['My fries', 'My hoodie', 'My charger', 'The window seat']],
      ],
    },
    fr: {
      title: 'Le test du couple',
      items: [
        [
          "Qu'est-ce que j'ai remarqué en premier chez toi\u00a0?",
          ['Ton rire', 'Tes yeux', 'Tes chaussures', 'Ton retard'],
        ],
        [
          "C'est quoi, ma soirée parfaite\u00a0?",
          [
            'Une série et un plaid pour deux',
            'Une recette trop compliquée',
            'Une longue balade',
            'Sortir avec la bande',
          ],
        ],
        [
          "Je dis quoi quand je m'énerve pour de bon\u00a0?",
          ['«\u00a0Tout va bien\u00a0»', '«\u00a0Intéressant\u00a0»', 'Rien, mais très fort', "Tout, d'un seul coup"],
        ],
        [
          'Quelle petite chose fait ma journée\u00a0?',
          ['Un message au réveil', 'La fin de ton dessert', 'Un câlin sans raison', 'Avoir raison'],
        ],
        ['Je ne partage jamais quoi\u00a0?', ['Mes frites', 'Mon sweat', 'Mon chargeur', 'La place côté fenêtre']],
      ],
    },
  },
} as const satisfies Record<string, InBoth<KnowMe>>;

export const TWO_TRUTHS = {
  'childhood-tales': {
    en: {
      title: 'Tall tales from my childhood',
      items: [
        ['My first pet was called ...', 'As a child I refused to eat ...', 'For a whole year I believed that ...'],
        ['The silliest thing I did at school was ...', 'I once lost my parents in ...', 'I won a prize for ...'],
        ['My favorite stuffed animal was ...', 'I was terribly afraid of ...', 'My imaginary friend was called ...'],
        ['At seven I wanted to become ...', 'My worst haircut looked like ...', 'I broke my ... while I was ...'],
        [
          'Our vacation in ... ended with ...',
          'My family still laughs about the day when I ...',
          'Nobody in my family knows that I ...',
        ],
      ],
    },
    fr: {
      title: 'Mon enfance, à peu près',
      items: [
        ["Mon premier animal s'appelait ...", 'Enfant, je refusais de manger ...', "Pendant un an, j'ai cru que ..."],
        [
          "Ma plus grosse bêtise à l'école, c'était ...",
          "Un jour, j'ai perdu mes parents dans ...",
          "J'ai gagné un prix pour ...",
        ],
        ["Mon doudou préféré, c'était ...", "J'avais une peur bleue de ...", "Mon ami imaginaire s'appelait ..."],
        [
          'À sept ans, je voulais devenir ...',
          'Ma pire coupe de cheveux ressemblait à ...',
          'Je me suis cassé ... en faisant ...',
        ],
        [
          'Nos vacances à ... se sont terminées par ...',
          'Ma famille rit encore du jour où ...',
          'Personne dans ma famille ne sait que ...',
        ],
      ],
    },
  },
  'bluff-night': {
    en: {
      title: 'Bluff night',
      items: [
        [
          'The strangest thing I ever ate was ...',
          'I can cook ... with my eyes closed',
          'I once finished ... on my own',
        ],
        ["The most famous person I've met is ...", 'I was on TV because ...', 'Somebody in my family once ...'],
        ['My hidden talent is ...', 'I know all the words to ...', 'I can say hello in ... languages'],
        ['The farthest I have been from home is ...', 'I once missed a train because ...', 'I once fell asleep in ...'],
        [
          'The last thing that made me cry was ...',
          'The most useless thing I bought is ...',
          'I once texted ... to ...',
        ],
      ],
    },
    fr: {
      title: 'Soirée bluff',
      items: [
        [
          "Le truc le plus bizarre que j'aie mangé, c'est ...",
          'Je sais cuisiner ... les yeux fermés',
          "J'ai déjà fini ... sans aide",
        ],
        [
          "La personne la plus célèbre que j'aie rencontrée, c'est ...",
          'On a parlé de moi à la télé parce que ...',
          "Quelqu'un de ma famille a déjà ...",
        ],
        [
          "Mon talent caché, c'est ...",
          'Je connais par cœur les paroles de ...',
          'Je sais dire bonjour en ... langues',
        ],
        [
          "Mon voyage le plus lointain, c'était ...",
          "J'ai déjà raté un train parce que ...",
          "J'ai déjà dormi dans ...",
        ],
        [
          "La dernière chose qui m'a fait pleurer, c'est ...",
          "Mon achat le plus inutile, c'est ...",
          "J'ai déjà envoyé ... par erreur à ...",
        ],
      ],
    },
  },
} as const satisfies Record<string, InBoth<Set>>;

/** Of the list for everybody, by id. */
export const NEVER = {
  'back-row': {
    title: { en: 'Back row confessions', fr: 'Les aveux du fond de la classe' },
    ids: ['n03', 'n11', 'n25', 'n31', 'n33', 'n34'],
  },
  'family-dinner': {
    title: { en: 'Family dinner truths', fr: 'Vérités du dimanche midi' },
    ids: ['n04', 'n23', 'n27', 'n39', 'n50', 'n51'],
  },
} as const satisfies Record<string, { title: Readonly<Record<StatementLanguage, string>>; ids: readonly string[] }>;
