import type { DraftOf } from '../drafts.ts';
import { type GameTemplates, type InEachLanguage, named } from '../game-templates.ts';

/** Beginnings of sentences, for the creator to finish. */
type Item = readonly [truth1: string, truth2: string, lie: string];
type Template = InEachLanguage<{ title: string; items: readonly Item[] }>;

const TEMPLATES: Readonly<Record<string, Template>> = {
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
};

export const twoTruthsTemplates: GameTemplates<DraftOf<'two-truths'>> = {
  names: Object.keys(TEMPLATES),
  contents: (name, language, newId) => {
    const template = named(TEMPLATES, name)?.[language] ?? null;
    return (
      template && {
        title: template.title,
        questions: template.items.map(([truth1, truth2, lie]) => ({ id: newId(), truth1, truth2, lie })),
      }
    );
  },
};
