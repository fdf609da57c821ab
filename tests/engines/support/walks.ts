import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Creator, makeCreator, makeQuiz } from '../../e2e/creators.ts';
import type { Driver } from './driver.ts';
import { Page } from './page.ts';
import { type Site, serveSite } from './site.ts';

/** What differs between the engines, apart from how they are started. */
interface Engine {
  start(): Promise<Driver>;
}

/** The ways through the app that every engine must go, one after the other in one browser. */
export function walkThrough(engine: Engine): void {
  let driver: Driver;
  let site: Site;
  let page: Page;
  let creator: Creator;
  let quiz: Awaited<ReturnType<typeof makeQuiz>>;

  beforeAll(async () => {
    [driver, site, creator] = await Promise.all([engine.start(), serveSite(), makeCreator()]);
    page = new Page(driver, site.origin);
    quiz = await makeQuiz(creator, 'know-me', { title: 'The Zoe exam' });
  });
  afterAll(async () => {
    await Promise.all([driver?.close(), site?.goAway()]);
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
    await page.reads('5 out of 5 correct');
    await page.find('heading', "Anonymous User's Results");
    expect(site.reports).toEqual([]);
  });
}
