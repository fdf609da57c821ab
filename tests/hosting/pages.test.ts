import { expect, test } from 'vitest';
import { screensOf, textsOf } from './support/documents.ts';
import { ask } from './support/site.ts';

// the pages that are the same for everybody, as they are served in both languages

/** The main texts and links of each information page. */
const PAGES = [
  {
    path: '/about',
    links: ['/auth', '/', '/safety'],
    en: ['About WhoKnows', 'It started with a bet', 'Three games and an inbox', 'What we stand for'],
    fr: ['À propos de WhoKnows', 'Au départ, un pari', 'Trois jeux et une boîte à messages', 'Ce à quoi on tient'],
  },
  {
    path: '/safety',
    links: ['/contact?type=safety', '/terms'],
    en: ['Safety & Privacy', 'Gone after 180 days', 'Private quizzes', 'When a message hurts', 'In danger right now?'],
    fr: ['Sécurité et vie privée', 'Effacé après 180 jours', 'Les quiz privés', 'Quand un message fait mal'],
  },
  {
    path: '/privacy',
    links: ['/account#privacy', '/safety'],
    en: ['What we store', 'Your quizzes', 'Reports', 'Counters against floods'],
    fr: ["Ce qu'on garde", 'Tes quiz', 'Signalements', 'Compteurs contre les envois en masse'],
  },
  {
    path: '/contact',
    links: ['/help'],
    en: ['Contact us', 'How fast we reply', "Maybe it's already answered"],
    fr: ['Écris-nous', 'Nos délais', 'La réponse existe peut-être déjà'],
  },
  {
    path: '/help',
    links: ['/contact'],
    en: ['Help Center', 'How do I make my first quiz?', 'Are anonymous messages really anonymous?', 'Still stuck?'],
    fr: ["Centre d'aide", 'Comment créer mon premier quiz ?', 'Ça coince toujours ?'],
  },
  {
    path: '/terms',
    links: ['/contact', '/safety', '#rules', '/third-party-notices.txt'],
    en: ['Terms of Service', 'On this page', '1. Who can use WhoKnows', '8. Changes and contact'],
    fr: ["Conditions d'utilisation", 'Sur cette page', '1. Qui peut utiliser WhoKnows', '8. Changements et contact'],
  },
  {
    path: '/templates',
    links: ['/create-quiz', '/dashboard', '/create-quiz?type=know-me&template=couple-check'],
    en: ['Quiz Templates', 'The best friend exam', 'Bluff night', 'Back row confessions', 'Rather start from scratch?'],
    fr: ['Modèles de quiz', "Le bac de l'amitié", 'Soirée bluff', 'Les aveux du fond de la classe'],
  },
  {
    path: '/analytics',
    links: ['/dashboard', '/templates'],
    en: ['Analytics', 'One quiz, in numbers', 'Who chose what', 'What you get today', "What isn't there yet"],
    fr: ['Statistiques', 'Un quiz en chiffres', 'Qui a choisi quoi', "Ce qui n'existe pas encore"],
  },
  {
    path: '/careers',
    links: ['/contact?type=general'],
    en: ['Careers', 'Question Writer (English and French)', 'Front-end Engineer', 'Safety & Community Lead'],
    fr: ['Travailler ici', 'Développeur ou développeuse front-end', 'Ce à quoi on tient'],
  },
  {
    path: '/blog',
    links: ['#bluff', '#kind', '#links', '/safety', '/help'],
    en: ['Blog', 'How to write a lie that nobody spots', 'Anonymous messages worth keeping', 'Who can open your link?'],
    fr: ['Blog', 'Écrire un mensonge que personne ne repère', 'Qui peut ouvrir ton lien ?'],
  },
  {
    path: '/press',
    links: ['/contact?type=press', '/share.png'],
    en: ['Press & Media', 'WhoKnows in one paragraph', 'Press releases', 'In the media', 'Brand facts'],
    fr: ['Presse et médias', 'WhoKnows en un paragraphe', 'Communiqués', 'Dans les médias'],
  },
] as const;
const SAMPLES: readonly string[] = ['/analytics', '/careers', '/blog', '/press'];

test.each(PAGES)('$path says its main points in both languages, and labels what is made up', async (page) => {
  const screens = await screensOf(page.path);
  for (const language of ['en', 'fr'] as const) {
    const screen = screens[language];
    expect(textsOf(screen, 'h1')).toEqual([page[language][0]]);
    expect(textsOf(screen, 'h1, h2, h3, summary')).toEqual(expect.arrayContaining([...page[language]]));
    const links = [...screen.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining([...page.links]));
    const label = { en: 'Sample', fr: 'Exemple' }[language];
    expect(textsOf(screen, 'main *').includes(label)).toBe(SAMPLES.includes(page.path));
  }
});

test('the templates page says that nobody needs an account', async () => {
  const { en, fr } = await screensOf('/templates');
  const said = (screen: ParentNode) => textsOf(screen, 'main p').join(' ');
  expect(said(en)).toContain('No account needed.');
  expect(said(fr)).toContain('Pas besoin de compte.');
});

test('the analytics page says what does not exist yet, and which numbers are examples', async () => {
  const { en } = await screensOf('/analytics');
  const texts = textsOf(en, 'main *');
  expect(texts).toContain('Coming soon');
  expect(texts.some((text) => text.includes('Sample numbers from a made-up quiz'))).toBe(true);
  expect(textsOf(en, 'li').filter((text) => /^\d\/5/.test(text))).toEqual([
    '5/55 people',
    '4/58 people',
    '3/56 people',
    '2/54 people',
    '1/51 person',
  ]);
});

const WORDS = {
  en: {
    question: 'who really knows you?',
    ways: ['Create Your Quiz', 'Join Now', 'Login'],
    'how-it-works': ['How it works', 'Favorite food', 'Celebrity crush', 'Dream job', 'Score and compete'],
    'two-truths': ['2 truths and a lie', 'Create your mix', 'Share and challenge', 'See results'],
    'never-have-i-ever': [
      'Never have I ever',
      'Create questions',
      'Friends respond',
      'Never',
      'Ever',
      'Custom questions',
      'Group sharing',
    ],
    'anonymous-messages': [
      'Anonymous messages',
      'Create your link',
      'Share it',
      'Get messages',
      'Recent messages',
      '12 more messages',
    ],
    example: 'Example',
    goal: /^Our goal: 2\.5M\+ .*4\.9\/5/,
  },
  fr: {
    question: 'qui te connaît vraiment ?',
    ways: ['Crée ton quiz', 'Rejoins-nous', 'Connexion'],
    'how-it-works': ['Comment ça marche', 'Plat préféré', 'Crush célèbre', 'Métier de rêve'],
    'two-truths': ['2 vérités et un mensonge', 'Prépare ton mélange', 'Partage et défie', 'Regarde les résultats'],
    'never-have-i-ever': ["Je n'ai jamais", 'Crée tes questions', 'Tes amis répondent', 'Jamais', 'Déjà'],
    'anonymous-messages': ['Messages anonymes', 'Crée ton lien', 'Partage-le', 'Reçois des messages'],
    example: 'Exemple',
    goal: /^Notre objectif.*2,5/,
  },
} as const;
const SECTIONS = ['how-it-works', 'two-truths', 'never-have-i-ever', 'anonymous-messages'] as const;

test.each(['en', 'fr'] as const)(
  'the landing page has every section and every call to action, in %s',
  async (language) => {
    const screen = (await screensOf('/'))[language];
    const words = WORDS[language];
    expect(textsOf(screen, 'h1')[0]).toContain(words.question);
    for (const id of SECTIONS) {
      // what is made up says so
      const texts = textsOf(screen, `section[id="${id}"] *`);
      expect(texts).toEqual(expect.arrayContaining([...words[id], words.example]));
    }
    const main = screen.querySelector('main') as ParentNode;
    const links = [...main.querySelectorAll('a')].map((link) => [link.textContent.trim(), link.getAttribute('href')]);
    for (const [at, address] of ['/dashboard', '/auth', '/auth'].entries())
      expect(links.filter(([text]) => text === words.ways[at])).toEqual(Array(2).fill([words.ways[at], address]));
    for (const demo of ['/quiz/how-well', '/quiz/never-have-i-ever'])
      expect(links.map(([, address]) => address)).toContain(demo);
    expect(textsOf(main, 'p').some((text) => words.goal.test(text))).toBe(true);
  },
);

test('the footer links to every page', async () => {
  const { en } = await screensOf('/about');
  const footer = en.querySelector('footer') as ParentNode;
  expect([...footer.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(
      [
        ...['create-quiz', 'dashboard', 'templates', 'analytics', 'about', 'careers', 'blog', 'press', 'help'],
        ...['safety', 'terms', 'contact'],
      ].map((path) => `/${path}`),
    ),
  );
  expect(textsOf(footer, 'li, p')).toEqual(
    expect.arrayContaining(['Discord (soon)', '© 2026 WhoKnows. All rights reserved.', 'All systems operational']),
  );
});

test('a page that needs scripts says so in both languages, and links to those that do not', async () => {
  const html = await (await ask('/quiz/how-well')).text();
  const notice = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, content]) => content).join('');
  expect(notice).toContain('<h1>This page needs JavaScript</h1>');
  expect(notice).toContain('<h2 lang="fr">Cette page a besoin de JavaScript</h2>');
  expect(notice).toMatch(/href="\/help">Help Center/);
  expect(notice).toContain('href="/"');
  // of a rendered page, nothing stays that looks as if it did something
  expect(notice).toMatch(/#root :is\(button, ?form\) ?\{ ?display: ?none/);
});
