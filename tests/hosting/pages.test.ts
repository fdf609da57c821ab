import { expect, test } from 'vitest';
import { screensOf, textsOf } from './support/documents.ts';
import { ask } from './support/site.ts';

// the pages that are the same for everybody, as they are served in both languages

/** What is made up on it says so. */
const SAMPLES: readonly string[] = ['/analytics', '/careers', '/blog', '/press'];

test.each([
  ['/about', 'About WhoKnows', 'À propos de WhoKnows', ['/auth', '/', '/safety']],
  ['/safety', 'Safety & Privacy', 'Sécurité et vie privée', ['/contact?type=safety', '/terms']],
  ['/privacy', 'What we store', "Ce qu'on garde", ['/account#privacy', '/safety']],
  ['/contact', 'Contact us', 'Écris-nous', ['/help']],
  ['/help', 'Help Center', "Centre d'aide", ['/contact']],
  [
    '/terms',
    'Terms of Service',
    "Conditions d'utilisation",
    ['/contact', '/safety', '#rules', '/third-party-notices.txt'],
  ],
  [
    '/templates',
    'Quiz Templates',
    'Modèles de quiz',
    ['/dashboard', '/create-quiz?type=know-me&template=couple-check'],
  ],
  ['/analytics', 'Analytics', 'Statistiques', ['/dashboard', '/templates']],
  ['/careers', 'Careers', 'Travailler ici', ['/contact?type=general']],
  ['/blog', 'Blog', 'Blog', ['#bluff', '#kind', '#links', '/safety', '/help']],
  ['/press', 'Press & Media', 'Presse et médias', ['/contact?type=press', '/share.png']],
] as const)(
  '%s has the same headings in both languages, its links, and a label where it is made up',
  async (path, en, fr, links) => {
    const screens = await screensOf(path);
    const headings = Object.values(screens).map((screen) => textsOf(screen, 'h1, h2, h3, summary'));
    expect(headings.map(([title]) => title)).toEqual([en, fr]);
    expect(headings[0]?.length).toBeGreaterThan(3);
    expect(headings[1]).toHaveLength(headings[0]?.length ?? 0);
    expect(headings[1]).not.toEqual(headings[0]);
    for (const [language, label] of [
      ['en', 'Sample'],
      ['fr', 'Exemple'],
    ] as const) {
      const found = [...screens[language].querySelectorAll('main a')].map((link) => link.getAttribute('href'));
      expect(found).toEqual(expect.arrayContaining([...links]));
      expect(textsOf(screens[language], 'main *').includes(label)).toBe(SAMPLES.includes(path));
    }
  },
);

test('the analytics page says what does not exist yet, and which numbers are examples', async () => {
  const { en } = await screensOf('/analytics');
  const texts = textsOf(en, 'main *');
  expect(texts).toContain('Coming soon');
  expect(texts.some((text) => text.includes('Sample numbers from a made-up quiz'))).toBe(true);
});

const WORDS = {
  en: {
    question: 'who really knows you?',
    ways: ['Create Your Quiz', 'Join Now', 'Login'],
    sections: ['How it works', '2 truths and a lie', 'Never have I ever', 'Anonymous messages'],
    example: 'Example',
    goal: /^Our goal: 2\.5M\+ .*4\.9\/5/,
  },
  fr: {
    question: 'qui te connaît vraiment ?',
    ways: ['Crée ton quiz', 'Rejoins-nous', 'Connexion'],
    sections: ['Comment ça marche', '2 vérités et un mensonge', "Je n'ai jamais", 'Messages anonymes'],
    example: 'Exemple',
    goal: /^Notre objectif.*2,5/,
  },
} as const;
const SECTIONS = ['how-it-works', 'two-truths', 'never-have-i-ever', 'anonymous-messages'] as const;

test.each(['en', 'fr'] as const)(
  'the landing page has its sections, examples and calls to action, in %s',
  async (language) => {
    const screen = (await screensOf('/'))[language];
    const words = WORDS[language];
    expect(textsOf(screen, 'h1')[0]).toContain(words.question);
    // what is made up says so
    for (const [at, id] of SECTIONS.entries())
      expect(textsOf(screen, `section[id="${id}"] *`)).toEqual(
        expect.arrayContaining([words.sections[at], words.example]),
      );
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
  expect(notice).toContain('<h2 lang="fr" dir="ltr">Cette page a besoin de JavaScript</h2>');
  expect(notice).toMatch(/href="\/help">Help Center/);
  expect(notice).toContain('href="/"');
  // of a rendered page, nothing stays that looks as if it did something
  expect(notice).toMatch(/#root :is\(button, ?form\) ?\{ ?display: ?none/);
});
