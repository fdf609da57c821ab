import { paths } from '@domain/paths.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { backend } from '../../../testing/backend.ts';
import { goOffline, goOnline } from '../../../testing/network.ts';
import { button, isAt } from '../../../testing/on-page.ts';
import { goTo, renderScreen } from '../../../testing/render-screen.tsx';

type Made = Pick<Awaited<ReturnType<typeof backend.makeQuiz>>, 'quizId' | 'revision' | 'draft'>;
const take = (quiz: Made, name: string, right: string) => backend.takeQuiz(quiz, { name, right });
const details = ({ quizId }: { quizId: string }) => `/quiz/${quizId}/details`;
const heading = (name: string) => page.getByRole('heading', { name });

/** The definition of a stat card, by its term. */
const stat = (label: string) =>
  expect.poll(
    () =>
      page.getByRole('region', { name: 'This quiz in numbers' }).getByRole('term').filter({ hasText: label }).query()
        ?.nextElementSibling?.textContent,
  );
const spread = (band: string) =>
  page.getByRole('region', { name: 'How they did' }).getByRole('listitem').filter({ hasText: band });
const breakdown = () => page.getByRole('region', { name: 'Question by question' });
const questions = () => breakdown().getByRole('heading', { level: 3 });
/** One question of the breakdown, by its number. */
const question = (number: number) =>
  breakdown()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${number}\\. `) }) });
const option = (number: number, text: string) => question(number).getByRole('listitem').filter({ hasText: text });
const rows = () => page.getByRole('tabpanel').getByRole('button', { name: / right$/ });
const says = (locator: ReturnType<typeof option>, text: string) => expect.element(locator).toMatchTextContent(text);

test('figures and charts follow the responses, and an edited question starts over', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await take(quiz, 'Ann', 'yyyyy');
  await take(quiz, 'Ben', 'yyynn');
  await take(quiz, 'Cem', 'ynnnn');
  await renderScreen(details(quiz), { as: creator });
  await expect.element(page.getByRole('heading', { level: 1, name: quiz.draft.title })).toBeVisible();
  await expect.element(page.getByText('Public', { exact: true })).toBeVisible();
  await stat('Responses').toBe('3');
  await stat('Avg Score').toBe('3.0 / 5');
  await stat('Top Score').toBe('5 / 5');
  await stat('Created').toMatch(/^(just now|\dm ago)$/);
  await expect.element(rows()).toHaveLength(3);
  await says(rows().first(), 'Cem');
  await says(rows().first(), '20%');

  await says(spread('Amazing'), '1 response, 33%');
  await says(spread('Good'), '1 response, 33%');
  await says(spread('A little'), '1 response, 33%');
  await says(spread('Hardly'), '0 responses, 0%');
  await expect.element(question(1)).not.toMatchTextContent('Most were fooled by');
  await says(question(4), '33% got it right');
  await says(question(4), 'Hardest question');
  await expect.element(breakdown().getByText('Hardest question')).toHaveLength(1);
  await says(option(4, 'Airport hugs'), 'Right answer');
  await says(option(4, 'Airport hugs'), '1 response, 33%');
  await says(option(4, 'Onions'), '2 responses, 67%');
  await says(question(4), 'Most were fooled by: Onions');

  await take(quiz, 'Dee', 'nnnnn');
  await says(rows().first(), 'Dee');
  await stat('Avg Score').toBe('2.3 / 5');
  await says(spread('Hardly'), '1 response, 25%');
  await says(question(1), '75% got it right');
  await says(question(1), 'Most were fooled by: Just coffee');

  const draft = structuredClone(quiz.draft) as Extract<QuizDraft, { type: 'know-me' }>;
  draft.title = 'Edited meanwhile';
  draft.questions[0]?.options.splice(2, 1, 'Three desserts');
  const { quizId, revision: baseRevision } = quiz;
  await backend.call(creator, 'saveQuiz', { draftId: crypto.randomUUID(), quizId, baseRevision, draft });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edited meanwhile' })).toBeVisible();
  await says(question(1), 'Counted since this question last changed');
  await says(option(1, 'Three desserts'), '0 responses, 0%');
  await says(option(1, 'Just coffee'), '1 response, 100%');
  await expect.element(page.getByText('Counted since this question last changed')).toHaveLength(1);
});

test('a quiz is closed to new answers, and reopened', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await renderScreen(details(quiz), { as: creator, size: 'desk', scheme: 'dark' });
  const answers = page.getByRole('switch', { name: 'Accept new answers' });
  await answers.click();
  await expect.element(answers).not.toBeChecked();
  await expect
    .element(page.getByText("Nobody can play for now, and visitors don't find it on your page."))
    .toBeVisible();
  await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect.poll(() => take(quiz, 'Too late', 'yyyyy').then(Boolean, () => false)).toBe(false);
  await answers.click();
  await expect.element(page.getByText('Accepting answers again')).toBeVisible();
  // the screen shows it before the server knows
  await expect.poll(() => take(quiz, 'In time', 'yyyyy').then(Boolean, () => false)).toBe(true);
});

test('the breakdown of a long quiz expands on request, and has its hardest question', async () => {
  const creator = await backend.makeCreator();
  const draft: QuizDraft = {
    type: 'never-have-i-ever',
    title: 'Sixty',
    isPublic: true,
    password: '',
    category: 'normal',
    questions: Array.from({ length: 60 }, (_, i) => ({ id: `n${i}`, statement: `Done thing ${i}`, answer: 'ever' })),
  };
  const saving = { draftId: crypto.randomUUID(), quizId: null, baseRevision: null, draft };
  const sixty = { ...(await backend.call(creator, 'saveQuiz', saving)), draft };
  // number 42 is the one that somebody gets wrong
  await take(sixty, 'Ben', `${'y'.repeat(41)}n${'y'.repeat(18)}`);
  await renderScreen(details(sixty), { as: creator, scheme: 'dark' });
  await says(option(1, 'I Have Right answer'), '1 response, 100%');
  await says(option(1, 'I Have Never'), '0 responses, 0%');
  // the hardest one is there although it is far down
  await says(question(42), 'Hardest question');
  await expect.element(questions()).toHaveLength(6);
  await button('Show all 60').click();
  await expect.element(questions()).toHaveLength(60);
  await expect.element(question(6)).toHaveFocus();
  await button('Show fewer').click();
  await expect.element(questions()).toHaveLength(6);
});

test('both tabs are in the URL, the list is paged and live, and a response opens with three answers, then all', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await take(await backend.makeQuiz(creator, 'know-me'), 'Elsewhere', 'yyyyy');
  await take(quiz, 'Guest 1', 'yynnn');
  await backend.copyDocument(paths.response((await take(quiz, 'Guest', 'yynnn')).id), 10);
  await take(quiz, 'Guest 13', 'yynnn');
  await renderScreen(details(quiz), { as: creator, size: 'desk' });
  await expect.element(rows()).toHaveLength(5);
  await says(rows().first(), 'Guest 13');

  page.getByRole('tab', { name: 'Overview' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await isAt(`${details(quiz)}?tab=all`);
  await expect.element(page.getByRole('tab', { name: 'All Responses', selected: true })).toBeVisible();
  await expect.element(rows()).toHaveLength(10);
  await button('More').click();
  await expect.element(rows()).toHaveLength(13);
  await says(rows().last(), 'Guest 1');
  await expect.element(page.getByText('Elsewhere')).not.toBeInTheDocument();
  await expect.element(button('More')).not.toBeInTheDocument();
  await take(quiz, 'Sam', 'ynyyy');
  await says(rows().first(), 'Sam');
  await rows().first().click();
  const dialog = page.getByRole('dialog', { name: "Sam's answers" });
  const answers = dialog.getByRole('listitem');
  await says(dialog, '4 of 5 right');
  await expectAccessible();
  await expect.element(answers).toHaveLength(3);
  await says(answers.nth(1), 'Right answer: Dishes');
  await button('And 2 more questions...').click();
  await expect.element(answers).toHaveLength(5);
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();

  await page.getByRole('tab', { name: 'Overview' }).click();
  await isAt(details(quiz));
  await page.getByRole('link', { name: 'See all: All Responses' }).click();
  await isAt(`${details(quiz)}?tab=all`);
});

test('a quiz without responses invites to share it, and one that is deleted meanwhile says so', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'never-have-i-ever');
  await renderScreen(details(quiz), { as: creator, scheme: 'dark' });
  await expect.element(heading('No responses yet')).toBeVisible();
  await stat('Responses').toBe('0');
  await stat('Avg Score').toContain('no score yet');
  await expect.element(button('Share this quiz')).toBeVisible();
  expect(document.querySelectorAll('main .MuiButton-contained')).toHaveLength(1); // one way on is yellow
  const edit = page.getByRole('link', { name: 'Edit Quiz' });
  await expect.element(edit).toHaveAttribute('href', `/create-quiz?edit=${quiz.quizId}`);
  const visit = page.getByRole('link', { name: /^View as visitor/ });
  await expect.element(visit).toHaveAttribute('href', quiz.path);
  await expect.element(visit).toHaveAttribute('target', '_blank');

  await backend.remove(paths.quiz(quiz.quizId));
  await expect.element(heading('This quiz is gone')).toBeVisible();
  await page.getByRole('link', { name: 'Your quizzes' }).click();
  await isAt('/dashboard?tab=quizzes');
});

test('data missing on this device says so, offline and over a broken line, and loads on its own', async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/create-quiz', { as: creator }); // the dashboard would follow new quizzes
  await expect.element(page.getByText('Pick a game.')).toBeVisible();
  for (const [lose, comeBack] of [
    [goOffline, goOnline],
    [() => commands.answerRequests('**/google.firestore.v1.Firestore/Listen/**'), () => commands.releaseRequests()],
  ] as const) {
    const quiz = await backend.makeQuiz(creator, 'know-me', { title: crypto.randomUUID() });
    await lose();
    goTo(details(quiz));
    await expect.element(heading('Not on this device yet')).toBeVisible();
    await comeBack();
    await expect.element(heading(quiz.draft.title)).toBeVisible();
    goTo('/create-quiz');
    await expect.element(page.getByText('Pick a game.')).toBeVisible();
  }
});
