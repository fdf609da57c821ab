import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { answerAllButLast, lastAnswer, wrongLastAnswer } from './handing-in.ts';
import { isListed } from './public-copies.ts';
import { expect, fillInSignIn, keepSignedIn, makeCreator, makeQuiz, target, test, watch } from './support.ts';
import { brokenWords } from './whole-words.ts';

type Quiz = Awaited<ReturnType<typeof makeQuiz>>;
const PATIENCE = { timeout: 30_000 };

const board = (page: Page) => page.getByRole('region', { name: /^(Scoreboard|Classement)$/ });
const rows = (page: Page) => board(page).getByRole('listitem');
const showBoard = (page: Page) => page.getByRole('button', { name: /^(See the scoreboard|Voir le classement)$/ });

/** Waits until a scoreboard has so many players. */
const isCounted = (quizId: string, total: number) =>
  expect.poll(async () => (await db().doc(paths.board(quizId)).get()).get('total'), PATIENCE).toBe(total);

/** Lets a browser come from an address of its own: the server tells first tries apart by it. */
const comeFromElsewhere = (context: BrowserContext) =>
  context.setExtraHTTPHeaders({ 'x-forwarded-for': `89.160.20.${randomInt(1, 255)}` });

/** Friends who have played, as another program would do it. */
async function friendsPlay(quiz: Quiz, friends: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(
    Object.entries(friends).map(([name, right]) => takeQuiz(target, quiz, quiz.draft, { name, right })),
  );
}

/** Every answer right but the last. */
async function playWell(page: Page, quiz: Quiz, name: string): Promise<void> {
  await answerAllButLast(page, quiz, name);
  await wrongLastAnswer(page, quiz).click();
  await page.waitForURL('**/quiz/results/*');
}

test('two friends play: each sees the own place, and who takes back the answers is gone for the other', async ({
  page,
  stranger,
}) => {
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  const complaints = watch(page);
  await page.goto(quiz.path);
  await expect(
    page.getByText('Everyone can see the scoreboard. Your score will be on it under the name you type.'),
  ).toBeVisible();
  await expect(page.getByText("Stay anonymous, and it's there without a name.")).toBeVisible();
  await playWell(page, quiz, 'Noa');
  await expect(board(page).getByRole('heading')).toHaveText("You're the first one here!");
  await expect(rows(page)).toHaveText([/^Place 1Noa\s*You\s*80%/]);
  await isCounted(quiz.quizId, 1);

  await answerAllButLast(stranger, quiz, 'Kim');
  await lastAnswer(stranger, quiz).click();
  await expect(board(stranger).getByRole('heading')).toHaveText("You're 1st of 2");
  await expect(rows(stranger)).toHaveText([/^Place 1Kim\s*You\s*100%/, /^Place 2Noa\s*80%/]);
  await isCounted(quiz.quizId, 2);
  const resultOfKim = stranger.url();

  // now counted, and read again: the same
  await stranger.goto(resultOfKim);
  await expect(board(stranger).getByRole('heading')).toHaveText("You're 1st of 2");
  await expect(stranger.locator('[aria-current=true]')).toContainText('Kim');
  // whoever has the link is told whose it is, and that it isn't theirs
  await page.goto(resultOfKim);
  await expect(board(page).getByRole('heading')).toHaveText('1st of 2');
  await expect(page.locator('[aria-current=true]')).toHaveText(/^Place 1Kim\s*This result\s*100%/);
  await expectAccessible(page);

  await stranger.getByRole('link', { name: 'Delete what I sent' }).click();
  await stranger.getByRole('button', { name: 'Delete for good' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Your answers are gone');
  // at once: no task is waited for
  await page.goto(`${quiz.path}#scoreboard`);
  await expect(board(page).getByRole('heading', { name: '1 player' })).toBeVisible();
  await expect(rows(page)).toHaveText([/^Place 1Noa\s*80%/]);
  await expect(page.getByText('Kim')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('anonymous players and hidden names are on it without a name', async ({ page, stranger }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await db()
    .doc(paths.account(creator.uid))
    .update({ hiddenWords: ['pumpkin'] });
  await friendsPlay(quiz, { Pumpkin: 'yyyyy' });
  await page.goto(quiz.path);
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  for (const question of quiz.draft.questions)
    if ('options' in question) await page.getByRole('button', { name: question.options[0] ?? '' }).click();
  await page.waitForURL('**/quiz/results/*');
  await expect(rows(page).filter({ hasText: 'You' })).toHaveText(/Anonymous/);
  await isCounted(quiz.quizId, 2);
  await stranger.goto(`${quiz.path}#scoreboard`);
  await expect(rows(stranger)).toHaveText([/^Place 1Anonymous/, /^Place 2Anonymous/]);
  await expect(stranger.getByText('Pumpkin')).toHaveCount(0);
});

test('a second try is on no scoreboard, and says so', async ({ page, context }) => {
  await comeFromElsewhere(context);
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  await playWell(page, quiz, 'Noa');
  await isCounted(quiz.quizId, 1);
  await page.getByRole('link', { name: 'Take Quiz Again' }).click();
  await answerAllButLast(page, quiz, 'noa');
  await lastAnswer(page, quiz).click();
  await page.waitForURL('**/quiz/results/*');
  await expect(page.getByText("Only first tries count, so this one isn't on the scoreboard.")).toBeVisible();
  await expect(rows(page)).toHaveText([/^Place 1Noa\s*80%/]);
});

test('with many players: five rows, then all, and the own one apart, on a phone in French and on a desk in English', async ({
  browser,
}) => {
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  const friends = Array.from({ length: 22 }, (_, n) => [`Friend ${n}`, n < 20 ? 'yyyyy' : 'yynnn'] as const);
  await friendsPlay(quiz, Object.fromEntries(friends));
  await isCounted(quiz.quizId, 22);
  const mine = await takeQuiz(target, quiz, quiz.draft, { name: 'Maximilian-Alexander', right: 'ynnnn' });
  await isCounted(quiz.quizId, 23);
  for (const [width, height, isFrench] of [
    [390, 844, true],
    [1440, 900, false],
  ] as const) {
    const locale = isFrench ? 'fr-FR' : 'en-GB';
    const context = await browser.newContext({ locale, viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`/quiz/results/${mine.id}${isFrench ? '?lang=fr' : ''}`);
    await expect(board(page).getByRole('heading')).toHaveText(isFrench ? '23e place sur 23' : '23rd of 23');
    await expect(rows(page)).toHaveCount(6);
    await expect(rows(page).last()).toHaveText(
      isFrench ? /^Rang 23Max.*Ce résultat\s*20/ : /^Place 23Max.*This result\s*20%/,
    );
    await expectAccessible(page);
    expect(await brokenWords(page, 'ol')).toEqual([]);
    await board(page)
      .getByRole('button', { name: isFrench ? 'Voir les 20' : 'Show all 20' })
      .click();
    await expect(rows(page)).toHaveCount(21);
    await board(page)
      .getByRole('button', { name: isFrench ? 'En voir moins' : 'Show fewer' })
      .click();
    await expect(rows(page)).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.goto(quiz.path + (isFrench ? '?lang=fr' : ''));
    await showBoard(page).click();
    await expect(board(page).getByRole('heading', { name: isFrench ? '23 personnes' : '23 players' })).toBeVisible();
    await expectAccessible(page);
    await context.close();
  }
});

test('on a quiz it is one read, and none before somebody asks; the profile leads to it, and closing keeps it', async ({
  page,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await friendsPlay(quiz, { Ada: 'yyyyy' });
  await isCounted(quiz.quizId, 1);
  await isListed(creator.username, 1);
  const reads: string[] = [];
  page.on('request', (request) => {
    const document = request.url().split('/documents')[1];
    if (document) reads.push(document.replace(/\?.*/, ''));
  });
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'Scoreboard' }).click();
  await expect(rows(page)).toHaveText([/^Place 1Ada\s*100%/]);
  const ofBoard = () => reads.filter((path) => path === `/boards/${quiz.quizId}`);
  expect(ofBoard()).toHaveLength(1);

  reads.length = 0;
  await page.goto(quiz.path);
  await expect(showBoard(page)).toBeVisible();
  expect(ofBoard()).toEqual([]);
  await showBoard(page).click();
  await expect(rows(page)).toHaveCount(1);
  expect(ofBoard()).toHaveLength(1);

  await db().doc(paths.quiz(quiz.quizId)).update({ isClosed: true });
  await page.goto(`${quiz.path}?closed`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('closed');
  await showBoard(page).click();
  await expect(rows(page)).toHaveText([/^Place 1Ada\s*100%/]);
});

test('while nobody has played it says so; without a connection too, and comes when it is back', async ({
  page,
  context,
}) => {
  const quiz = await makeQuiz(await makeCreator(), 'two-truths');
  await page.goto(quiz.path);
  await showBoard(page).click();
  await expect(page.getByRole('heading', { name: "Nobody's on the scoreboard yet" })).toBeVisible();
  await expectAccessible(page);

  await friendsPlay(quiz, { Ada: 'y'.repeat(quiz.draft.questions.length) });
  await isCounted(quiz.quizId, 1);
  await page.route('**/documents/boards/**', (route) => route.abort());
  await page.goto(quiz.path);
  await showBoard(page).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/documents/boards/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveText([/^Place 1Ada/]);
  await context.close();
});

test('one whose code is not to be had can be asked for again, and a name that was typed stays', async ({ page }) => {
  const quiz = await makeQuiz(await makeCreator(), 'know-me');
  await friendsPlay(quiz, { Ada: 'yyyyy' });
  await isCounted(quiz.quizId, 1);
  await page.route('**/scoreboard-*.js', (route) => route.abort());
  await page.goto(quiz.path);
  const name = page.getByLabel('Your name');
  await name.fill('Half typed');
  await showBoard(page).click();
  await expect(page.getByText("This didn't load")).toBeVisible();
  await page.unroute('**/scoreboard-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(name).toHaveValue('Half typed');
});

test('a quiz whose creator turned it off says nothing of one', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await creator.call('saveQuiz', {
    draftId: crypto.randomUUID(),
    quizId: quiz.quizId,
    baseRevision: quiz.revision,
    draft: { ...quiz.draft, hasBoard: false },
  });
  await page.goto(quiz.path);
  await expect(page.getByRole('button', { name: 'Stay Anonymous' })).toBeVisible();
  await expect(page.getByText(/scoreboard/i)).toHaveCount(0);
});

test('creators turn it off and on beside the visibility; what they chose is there after a reload', async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await friendsPlay(quiz, { Ada: 'yyyyy' });
  await isCounted(quiz.quizId, 1);
  await keepSignedIn(page, creator);
  await page.goto(`/create-quiz?edit=${quiz.quizId}`);
  if (page.url().includes('/auth')) await fillInSignIn(page, creator);
  const box = page.getByRole('checkbox', { name: /^Scoreboard/ });
  await expect(box).toBeChecked();
  await expectAccessible(page);
  await box.uncheck();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(box).not.toBeChecked();
  await expect(page.getByText('Nobody sees how others did, except you.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Public quiz/ }).uncheck();
  await expect(box).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Public quiz/ }).check();
  await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Update Quiz' }).click();
  await expect.poll(async () => (await db().doc(paths.quiz(quiz.quizId)).get()).get('hasBoard'), PATIENCE).toBe(false);
  expect((await db().doc(paths.board(quiz.quizId)).get()).exists).toBe(false);
});
