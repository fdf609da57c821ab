import type { DraftOf } from '../drafts.ts';
import { type GameTemplates, type InEachLanguage, named } from '../game-templates.ts';

type Question = readonly [question: string, options: readonly [string, string, string, string]];
type Template = InEachLanguage<{ title: string; items: readonly Question[] }>;

const TEMPLATES: Readonly<Record<string, Template>> = {
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
};

export const knowMeTemplates: GameTemplates<DraftOf<'know-me'>> = {
  names: Object.keys(TEMPLATES),
  contents: (name, language, newId) => {
    const template = named(TEMPLATES, name)?.[language] ?? null;
    return (
      template && {
        title: template.title,
        questions: template.items.map(([question, options]) => ({
          id: newId(),
          question,
          options: [...options],
          correctAnswer: null,
        })),
      }
    );
  },
};
