import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/lib/chromium.ts';
import { portsAt } from '../../scripts/lib/ports.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { DEMO, DEMO_QUIZZES } from '../../scripts/seed/demo-data.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';

/** How a screen is looked at. */
export interface View {
  width: 390 | 1440;
  scheme: 'light' | 'dark';
  language: 'en' | 'fr';
}
export const viewName = ({ width, scheme, language }: View) => `${width}-${scheme}-${language}`;
export const VIEWS: readonly View[] = ([390, 1440] as const).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en', 'fr'] as const).map((language) => ({ width, scheme, language })),
  ),
);

/** Where the demo data of a running `npm start` is. */
interface Demo {
  origin: string;
  /** Codes of the demo's quizzes, by type; the last is private. */
  quizzes: Readonly<Record<'know-me' | 'two-truths' | 'never-have-i-ever', string>>;
  responseId: string;
}

/** Words of the app in the language of the page, so that steps survive changes of copy. */
type Say = (namespace: string, key: string) => string;

export interface Screen {
  name: string;
  /** Signed in as the demo's creator. */
  isCreator?: true;
  path: (demo: Demo) => string;
  /** What has to be done before it is there. */
  steps?: (page: Page, say: Say) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => () => `/dashboard?tab=${name}`;
const skipName = async (page: Page, say: Say) => button(page, say('take-quiz', 'intro.anonymous')).click();
const answer = (page: Page) => page.getByRole('main').getByRole('button').filter({ hasText: /^A/ }).first();
const unlock = async (page: Page, say: Say) => {
  await page.getByLabel(say('take-quiz', 'gate.label'), { exact: true }).fill(DEMO.quizPassword);
  await button(page, say('take-quiz', 'gate.submit')).click();
};
const profile =
  (path = '') =>
  () =>
    `/${DEMO.username}${path}`;
const dialogOf = async (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

/** Every screen of the product, as someone meets it. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: () => '/' },
  ...['about', 'safety', 'contact', 'templates', 'analytics', 'careers', 'blog', 'press', 'help', 'terms'].map(
    (page) => ({ name: `info-${page}`, path: () => `/${page}` }),
  ),
  { name: 'auth', path: () => '/auth' },
  { name: 'auth-sign-up', path: () => '/auth?mode=sign-up' },
  { name: 'auth-sign-in', path: () => '/auth?mode=sign-in' },
  { name: 'not-found', path: () => '/404' },
  { name: 'demo-never', path: () => '/quiz/never-have-i-ever' },
  { name: 'demo-how-well', path: () => '/quiz/how-well' },
  { name: 'profile', path: profile() },
  { name: 'section', path: profile('/truth') },
  { name: 'message', path: profile('/anonymous-messages') },
  {
    name: 'message-sent',
    path: profile('/anonymous-messages'),
    steps: async (page, say) => {
      await page.getByRole('textbox').fill('You make Mondays better.');
      await button(page, say('send-message', 'send')).click();
      await page.getByRole('heading', { name: say('send-message', 'sent.title') }).waitFor();
    },
  },
  { name: 'quiz-intro', path: ({ quizzes }) => `/${DEMO.username}/${quizzes['two-truths']}` },
  { name: 'quiz-know-me', path: ({ quizzes }) => `/${DEMO.username}/${quizzes['know-me']}`, steps: skipName },
  { name: 'quiz-two-truths', path: ({ quizzes }) => `/${DEMO.username}/${quizzes['two-truths']}`, steps: skipName },
  {
    name: 'quiz-feedback',
    path: ({ quizzes }) => `/${DEMO.username}/${quizzes['two-truths']}`,
    steps: async (page, say) => {
      await skipName(page, say);
      await answer(page).click();
      await page
        .getByRole('status')
        .getByText(new RegExp(`${say('take-quiz', 'question.correct')}|${say('take-quiz', 'question.wrong')}`))
        .waitFor();
    },
  },
  { name: 'quiz-gate', path: ({ quizzes }) => `/${DEMO.username}/${quizzes['never-have-i-ever']}` },
  {
    name: 'quiz-never',
    path: ({ quizzes }) => `/${DEMO.username}/${quizzes['never-have-i-ever']}`,
    steps: async (page, say) => {
      await unlock(page, say);
      await skipName(page, say);
    },
  },
  { name: 'quiz-missing', path: profile('/zzzzzzzz') },
  { name: 'result', path: ({ responseId }) => `/quiz/results/${responseId}` },
  { name: 'mine', path: ({ quizzes }) => `/quiz/${quizzes['know-me']}/mine` },
  { name: 'my-link', path: () => '/my-link' },
  { name: 'new-circle', path: () => '/circle' },
  { name: 'own-profile', isCreator: true, path: profile() },
  ...['overview', 'quizzes', 'responses', 'messages', 'profile'].map(
    (name): Screen => ({ name: `dashboard-${name}`, isCreator: true, path: tab(name) }),
  ),
  {
    name: 'dashboard-message',
    isCreator: true,
    path: tab('messages'),
    steps: (page) => dialogOf(page, /library today|^(Sealed message|Message scellé)/),
  },
  { name: 'dashboard-response', isCreator: true, path: tab('responses'), steps: (page) => dialogOf(page, /^Jonas/) },
  { name: 'details', isCreator: true, path: ({ quizzes }) => `/quiz/${quizzes['know-me']}/details` },
  {
    name: 'details-all',
    isCreator: true,
    path: ({ quizzes }) => `/quiz/${quizzes['know-me']}/details?tab=all`,
  },
  {
    name: 'details-response',
    isCreator: true,
    path: ({ quizzes }) => `/quiz/${quizzes['know-me']}/details`,
    steps: (page) => dialogOf(page, /^Jonas/),
  },
  { name: 'create', isCreator: true, path: () => '/create-quiz' },
  { name: 'edit-know-me', isCreator: true, path: ({ quizzes }) => `/create-quiz?edit=${quizzes['know-me']}` },
  { name: 'edit-two-truths', isCreator: true, path: ({ quizzes }) => `/create-quiz?edit=${quizzes['two-truths']}` },
  { name: 'account', isCreator: true, path: () => '/account' },
];

/** Starts the browser that takes the pictures. */
export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });

/** Finds the demo data of a running app, and plays its first quiz once more for a result to look at. */
export async function findDemo(browser: Browser, origin: string): Promise<Demo> {
  const context = await creatorContext(browser, origin, { width: 1440, scheme: 'light', language: 'en' });
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard?tab=quizzes`);
  const codes: string[] = [];
  for (const { title } of DEMO_QUIZZES) {
    const link = page.getByRole('article', { name: title }).locator(`a[href*="/${DEMO.username}/"]`).first();
    codes.push((await link.getAttribute('href'))?.split('/').at(-1) ?? '');
  }
  const [knowMe = '', twoTruths = '', never = ''] = codes;
  await context.close();
  const draft = DEMO_QUIZZES[0];
  if (!draft) throw new Error('There is no demo quiz.');
  const ports = portsAt(Number(new URL(origin).port) - portsAt(0).hosting);
  const response = await takeQuiz(
    { authPort: ports.auth, functionsPort: ports.functions },
    { quizId: knowMe, revision: 1 },
    draft,
    { name: 'Robin', right: 'yynyy' },
  );
  return {
    origin,
    quizzes: { 'know-me': knowMe, 'two-truths': twoTruths, 'never-have-i-ever': never },
    responseId: response.id,
  };
}

const read = (language: string, namespace: string) =>
  JSON.parse(
    readFileSync(
      fileURLToPath(new URL(`../../src/i18n/locales/${language}/${namespace}.json`, import.meta.url)),
      'utf8',
    ),
  );
const sayIn =
  (language: string): Say =>
  (namespace, key) =>
    key.split('.').reduce((texts, part) => texts[part], read(language, namespace));

/** A browser of a visitor, with everything that changes by itself switched off. */
export async function visitorContext(browser: Browser, { width, scheme, language }: View): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: scheme,
    locale: language === 'en' ? 'en-US' : 'fr-FR',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    hasTouch: width === 390,
  });
  await context.addInitScript(
    ([languageKey, wanted, bannerKey]) => {
      localStorage.setItem(languageKey, wanted);
      sessionStorage.setItem(bannerKey, 'true');
    },
    [STORAGE_KEYS.language, language, STORAGE_KEYS.bannerClosed] as const,
  );
  return context;
}

/** The same, signed in as the demo's creator. */
export async function creatorContext(browser: Browser, origin: string, view: View): Promise<BrowserContext> {
  const context = await visitorContext(browser, view);
  const say = sayIn(view.language);
  const page = await context.newPage();
  await page.goto(`${origin}/auth?mode=sign-in`);
  await page.locator('input[type=email]').fill(DEMO.email);
  await page.locator('input[type=password]').fill(DEMO.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard*');
  await page.getByText(say('dashboard', 'stats.responses')).first().waitFor();
  await page.close();
  return context;
}

/** Opens a screen as it is when everything has arrived. */
export async function openScreen(context: BrowserContext, screen: Screen, demo: Demo, view: View): Promise<Page> {
  const page = await context.newPage();
  await page.goto(demo.origin + screen.path(demo));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await screen.steps?.(page, sayIn(view.language));
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  return page;
}
