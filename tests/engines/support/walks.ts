import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { READY } from '../../../domain/locales/ready.ts';
import { makeCircleInput, makeMemberInput } from '../../../domain/testing/make-circle.ts';
import { sampleTracking, send } from '../../../scripts/seed/client.ts';
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

/** Where the ways have led: a browser, its page, and who is signed in there. */
interface Walk<Started extends Driver> {
  driver: Started;
  page: Page;
  creator: Creator;
}

/**
 * The ways through the app that every engine must go, one after the other in one browser. Returns a getter of
 * where they have led, for the tests that follow.
 */
export function walkThrough<Started extends Driver>(engine: Engine<Started>): () => Walk<Started> {
  let driver: Started;
  let site: Site;
  let page: Page;
  let creator: Creator;
  let quiz: Awaited<ReturnType<typeof makeQuiz>>;

  beforeAll(async () => {
    site = await serveSite();
    [driver, creator] = await Promise.all([engine.start(site), makeCreator()]);
    page = new Page(driver, engine.origin ?? site.origin);
    quiz = await makeQuiz(creator, 'know-me', { title: 'The Zoe exam' });
  });
  afterAll(async () => {
    await Promise.all([driver?.close(), site?.goAway()]);
  });
  afterEach(async () => {
    expect(site.reports).toEqual([]);
    expect(await page.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  /** Taps the right answer of each question. */
  async function answerAll(): Promise<void> {
    for (const [index, question] of quiz.draft.questions.entries()) {
      if (!('options' in question)) throw new Error('This is for quizzes of the type know-me.');
      await page.reads(`Question ${index + 1} of ${quiz.draft.questions.length}`);
      await page.tap('button', question.options[question.correctAnswer ?? 0] ?? '');
    }
  }

  test("a visitor opens a quiz's link, answers, and sees the score", async () => {
    await page.open(quiz.path);
    await page.tap('button', 'Stay Anonymous');
    await answerAll();
    await page.find('heading', "Anonymous User's Results");
    await page.reads('5 out of 5 correct');
  });

  test('somebody who installs apps from a menu reads how, and nobody else', async () => {
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

  test('answers given offline are sent once online', async () => {
    await page.until(() => navigator.serviceWorker.ready.then(() => true));
    await site.goAway();
    await page.open(quiz.path);
    await page.fill('Your name', 'Noa');
    await page.tap('button', 'Start Quiz');
    await answerAll();
    await page.find('heading', 'Waiting to be sent');
    await site.comeBack();
    await page.find('heading', "Noa's Results");
    await page.reads('5 out of 5 correct');
  });

  test('a friend joins a circle by its link, guesses, and is in the grid', async () => {
    const circle = makeCircleInput();
    await send(target, 'circles', circle);
    await send(target, 'circle-members', makeMemberInput(circle.id, { name: 'Nour' }));
    await page.open(`/circle/${circle.id}`);
    await page.tap('button', "I'm in");
    const asked = Object.values(READY.en['know-me'].normal).slice(0, 5);
    for (const who of ["Noa, what's true for you?", 'What would Nour say?'])
      for (const { question, options } of asked) {
        await page.reads(who);
        await page.find('heading', question);
        await page.tap('button', options[0] ?? '');
      }
    await page.find('heading', 'You really know Nour!');
    await page.tap('button', 'To the grid');
    await page.find('heading', 'Who knows whom');
  });

  test('a creator signs in, sees both on the dashboard, and a message the moment it arrives', async () => {
    await page.open('/auth?mode=sign-in');
    await page.fill('Email', creator.email);
    await page.fill('Password', creator.password);
    await page.tap('button', 'Sign In');
    await page.reads('Total Responses');
    await page.tap('link', 'Responses');
    await page.reads('Noa');
    await page.reads('Anonymous User');
    await page.tap('link', 'Messages');
    await page.reads('No messages yet');
    await send(target, 'messages', {
      id: randomUUID(),
      recipientId: creator.uid,
      message: 'Psst.',
      tracking: sampleTracking(),
    });
    await page.reads('Sealed message');
  });

  test('offline the dashboard opens with its last data, signed in', async () => {
    await site.goAway();
    await page.open('/dashboard?tab=messages');
    await page.tap('button', 'Sealed message');
    await page.reads('Psst.');
    await site.comeBack();
  });

  return () => ({ driver, page, creator });
}
