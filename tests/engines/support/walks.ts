import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { READY } from '../../../domain/locales/ready.ts';
import { makeCircleInput, makeMemberInput } from '../../../domain/testing/make-circle.ts';
import { sampleTracking, send, takeQuiz } from '../../../scripts/seed/client.ts';
import { type Creator, makeCreator, makeQuiz, target } from '../../e2e/creators.ts';
import type { Driver } from './driver.ts';
import { Page } from './page.ts';
import { type Site, serveSite } from './site.ts';

/** What differs between the engines. */
interface Engine<Started extends Driver> {
  start(site: Site): Promise<Started>;
  /** Where it finds its site, if not at the site's own address. */
  origin?: string;
  /** Whether it passes for a browser that installs apps through a menu, so that the steps are shown. */
  hasHomeScreenMenu: boolean;
}

/** What each test begins with: a new browser with one page, and a creator who has an account. */
interface Start<Started extends Driver> {
  driver: Started;
  page: Page;
  creator: Creator;
}

/** Sends somebody a message. Returns its id. */
export async function write({ uid }: Creator, message: string): Promise<string> {
  const id = randomUUID();
  await send(target, 'messages', { id, recipientId: uid, message, tracking: sampleTracking() });
  return id;
}

export async function signIn(page: Page, { email, password }: Creator): Promise<void> {
  await page.open('/auth?mode=sign-in');
  await page.fill('Email', email);
  await page.fill('Password', password);
  await page.tap('button', 'Sign In');
  await page.reads('Total Responses');
}

/** Waits until the worker keeps a part of the app. */
const untilKept = (page: Page, part: string) => page.until((name) => caches.has(name), `kept-${part}`);

/** The ways through the app that every engine must go. Returns a getter of what the running test has begun with. */
export function walkThrough<Started extends Driver>(engine: Engine<Started>): () => Start<Started> {
  let driver: Started;
  let site: Site;
  let page: Page;
  let creator: Creator;

  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(() => site?.goAway());
  beforeEach(async () => {
    await site.comeBack();
    [driver, creator] = await Promise.all([engine.start(site), makeCreator()]);
    page = new Page(driver, engine.origin ?? site.origin);
  });
  afterEach(async () => {
    try {
      expect(site.reports.splice(0)).toEqual([]);
      expect(await page.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    } finally {
      await driver?.close();
    }
  });

  /** Taps the right answer of each question. */
  async function answerAll({ questions }: Awaited<ReturnType<typeof makeQuiz>>['draft']): Promise<void> {
    for (const [index, question] of questions.entries()) {
      if (!('options' in question)) throw new Error('This is for quizzes of the type know-me.');
      await page.reads(`Question ${index + 1} of ${questions.length}`);
      await page.tap('button', question.options[question.correctAnswer ?? 0] ?? '');
    }
  }

  test("a visitor opens a quiz's link, answers, and sees the score; who installs apps from a menu reads how, and nobody else", async () => {
    const quiz = await makeQuiz(creator, 'know-me');
    await page.open(quiz.path);
    await page.tap('button', 'Stay Anonymous');
    await answerAll(quiz.draft);
    await page.find('heading', "Anonymous User's Results");
    await page.reads('5 out of 5 correct');
    const offer = 'Keep WhoKnows one tap away';
    await page.tap('button', 'More');
    if (!engine.hasHomeScreenMenu) {
      // by then, all code has come that could offer it
      await page.until(() => navigator.serviceWorker.ready.then(() => true));
      expect(await page.has('heading', offer)).toBe(false);
      return;
    }
    await page.find('heading', offer);
    await page.reads('Choose "Add to Home Screen"');
    await page.tap('button', 'Got it');
    await page.until(() => !document.body.textContent.includes('one tap away'));
  });

  test('a quiz is opened and answered without a network, and the answers arrive later', async () => {
    const quiz = await makeQuiz(creator, 'know-me');
    await page.open(quiz.path);
    await untilKept(page, 'en');
    // from now on the worker keeps what a page loads: all that playing takes
    await page.open(quiz.path);
    await page.tap('button', 'Stay Anonymous');
    await answerAll(quiz.draft);
    await page.find('heading', "Anonymous User's Results");
    await page.until(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/toutbox.json')));
    await site.goAway();
    await page.open(quiz.path);
    await page.fill('Your name', 'Noa');
    await page.tap('button', 'Start Quiz');
    await answerAll(quiz.draft);
    // for this page the network is slow, not gone
    await page.find('heading', 'Waiting to be sent');
    await site.comeBack();
    // as a browser says that did notice; otherwise a minute may pass
    await page.run(() => void dispatchEvent(new Event('online')));
    await page.find('heading', "Noa's Results");
    await page.reads('5 out of 5 correct');
  });

  test('a friend joins a circle by its link, guesses, and is in the grid', async () => {
    const circle = makeCircleInput();
    await send(target, 'circles', circle);
    await send(target, 'circle-members', makeMemberInput(circle.id, { name: 'Nour' }));
    await page.open(`/circle/${circle.id}`);
    await page.fill('Your name', 'Noa');
    await page.tap('button', "I'm in");
    const asked = Object.values(READY.en['know-me'].normal).slice(0, 5);
    for (const who of ["Noa, what's true for you?", 'Answer as Nour would:'])
      for (const { question, options } of asked) {
        await page.reads(who);
        await page.find('heading', question);
        await page.tap('button', options[0] ?? '');
      }
    await page.find('heading', 'You really know Nour!');
    await page.tap('button', 'To the grid');
    await page.find('heading', 'Who knows whom');
  });

  test('a creator signs in; answers and messages arrive live, and are there without a network', async () => {
    const quiz = await makeQuiz(creator, 'know-me');
    await signIn(page, creator);
    await page.tap('link', 'Responses');
    await page.reads('No responses yet');
    await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'yyyyy' });
    await page.reads('Noa');
    await page.tap('link', 'Messages');
    await page.reads('No messages yet');
    await write(creator, 'Psst.');
    await page.reads('Sealed message');
    await untilKept(page, 'creator');
    await site.goAway();
    await page.open('/dashboard?tab=messages');
    await page.tap('button', 'Sealed message');
    await page.reads('Psst.');
  });

  return () => ({ driver, page, creator });
}
