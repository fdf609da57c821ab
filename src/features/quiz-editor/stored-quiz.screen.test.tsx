import { QUIZZES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { backend, type Person } from '../../testing/backend.ts';
import { goOffline, goOnline } from '../../testing/network.ts';
import { button, heading, isAt } from '../../testing/on-page.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

const title = () => page.getByLabelText('Quiz title');
const dialog = () => page.getByRole('alertdialog');
const first = () => page.getByRole('region', { name: 'Question 1', exact: true });
const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('whoknows-quiz-draft'));
const titleOf = async (quizId: string) => (await backend.read(paths.quiz(quizId)))?.['title'];

type Made = Awaited<ReturnType<typeof backend.makeQuiz>>;
/** Saves a stored quiz with another title, as another device would. */
const saveElsewhere = (creator: Person, { quizId, draft }: Made, baseRevision: number, words: string) =>
  backend.call(creator, 'saveQuiz', {
    draftId: crypto.randomUUID(),
    quizId,
    baseRevision,
    draft: { ...draft, title: words },
  });

/** Passes the page's requests on; a reply to `saveQuiz` comes when `until` does. Returns what was sent to it. */
function watchSaving(until?: Promise<void>): object[] {
  const { fetch } = globalThis;
  const sent: object[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const reply = await fetch(input, init);
    if (!String(input).endsWith('/saveQuiz')) return reply;
    sent.push(JSON.parse(String(init?.body)));
    await until;
    return reply;
  });
  return sent;
}
afterEach(() => vi.restoreAllMocks());

test('a stored quiz opens as it was saved, and is saved as it was edited', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me', { isPublic: false, password: 'sesame' });
  await renderScreen(`/create-quiz?edit=${quiz.quizId}`, { as: creator });
  await expect.element(heading('Edit Your Quiz')).toBeVisible();
  await expect.element(title()).toHaveValue(quiz.draft.title);
  const question = quiz.draft.questions[0];
  if (!question || !('options' in question)) throw new Error('The demo quiz has changed its type.');
  await expect.element(first().getByLabelText('Question', { exact: true })).toHaveValue(question.question);
  await expect.element(first().getByRole('radio', { name: 'C is the right answer' })).toBeChecked();
  await title().fill('The new exam');
  await first().getByLabelText('Question', { exact: true }).fill('What is new?');
  await button('Update Quiz').click();
  await isAt(`/${creator.username}`);
  await expect.element(page.getByText('Your quiz is up to date!')).toBeVisible();
  // with the old password, as the field was blank
  const { pass } = await backend.post('unlock-quiz', { quizId: quiz.quizId, password: 'sesame' });
  expect(pass).toBeTruthy();
  expect(await titleOf(quiz.quizId)).toBe('The new exam');
});

test('a question that a bank might ask triggers a second thought before saving, once', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await renderScreen(`/create-quiz?edit=${quiz.quizId}`, { as: creator });
  const sent = watchSaving();
  const asked = 'What was the name of my first pet?';
  const question = first().getByLabelText('Question', { exact: true });
  await question.fill(asked);
  await title().fill('The new exam');
  await button('Update Quiz').click();
  await expect.element(page.getByRole('heading', { name: 'Banks ask that, too' })).toHaveFocus();
  await expectAccessible();
  await button('Keep editing').click();
  await expect.element(question).toHaveFocus();
  await expect.element(question).toHaveValue(asked);
  await button('Update Quiz').click();
  expect(sent).toEqual([]);
  await button('Save anyway').click();
  await isAt(`/${creator.username}`);
  expect(await titleOf(quiz.quizId)).toBe('The new exam');
});

test('somebody else’s quiz, a missing one and an invalid code lead to the dashboard, which says why', async () => {
  const noDetails = "This quiz doesn't exist or you don't have permission to view it.";
  const [creator, other] = [await backend.makeCreator(), await backend.makeCreator()];
  const open = await backend.makeQuiz(other, 'two-truths');
  const closed = await backend.makeQuiz(other, 'two-truths', { isPublic: false, password: 'sesame' });
  await renderScreen('/create-quiz', { as: creator, size: 'desk', scheme: 'dark' });
  await expect.element(page.getByText('Pick a game.')).toBeVisible();
  for (const [address, why] of [
    [`/create-quiz?edit=${open.quizId}`, 'It belongs to someone else.'],
    [`/create-quiz?edit=${closed.quizId}`, 'It belongs to someone else.'],
    ['/create-quiz?edit=zzzzzzzz', "It doesn't exist or was deleted."],
    ['/create-quiz?edit=know-me', "It doesn't exist or was deleted."],
    [`/create-quiz?copy=${open.quizId}`, "That quiz can't be duplicated"],
    ...[open.quizId, closed.quizId, '22222222', 'private%2Fkey'].map((id) => [`/quiz/${id}/details`, noDetails]),
  ] as [string, string][]) {
    goTo(address);
    await isAt('/dashboard');
    await expect.element(page.getByText(why)).toBeVisible();
    await button('Dismiss').click();
  }
});

test('offline, a quiz that isn’t stored here says so and loads with the network', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'two-truths');
  await renderScreen('/create-quiz', { as: creator });
  await expect.element(page.getByText('Pick a game.')).toBeVisible();
  await goOffline();
  goTo(`/create-quiz?edit=${quiz.quizId}`);
  await expect.element(page.getByText("This didn't load")).toBeVisible();
  await goOnline();
  await expect.element(title()).toHaveValue(quiz.draft.title);
});

test('a quiz that another device has changed asks which version to keep', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await renderScreen(`/create-quiz?edit=${quiz.quizId}`, { as: creator });
  await title().fill('From the phone');
  await saveElsewhere(creator, quiz, 1, 'From the laptop');
  await button('Update Quiz').click();
  await expect.element(dialog()).toMatchTextContent('This quiz was changed in another tab or on another device');
  await expectAccessible();
  await button('See the newer version').click();
  await button('Discard mine').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(title()).toHaveValue('From the laptop');

  await title().fill('From the phone again');
  await saveElsewhere(creator, quiz, 2, 'From the tablet');
  await button('Update Quiz').click();
  await button('Keep mine').click();
  await isAt(`/${creator.username}`);
  await expect.poll(keptDrafts).toEqual([]);
  expect(await titleOf(quiz.quizId)).toBe('From the phone again');
});

test('unfinished changes are offered again, with a warning when they are out of date', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  const address = `/create-quiz?edit=${quiz.quizId}`;
  const comeBack = async () => {
    goTo('/create-quiz');
    await expect.element(page.getByText('Pick a game.')).toBeVisible();
    goTo(address);
  };
  await renderScreen(address, { as: creator, size: 'desk' });
  await title().fill('Half done');
  await comeBack();
  await expect.element(page.getByText('You have unsaved changes from')).toBeVisible();
  await button('Continue').click();
  await expect.element(title()).toHaveValue('Half done');
  await button('Discard changes').click();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await expect.element(title()).toHaveValue(quiz.draft.title);
  await expect.element(button('Discard changes')).not.toBeInTheDocument();

  await title().fill('Half done again');
  await saveElsewhere(creator, quiz, 1, 'From elsewhere');
  await comeBack();
  await expect.element(page.getByText('The quiz has been changed somewhere else since.')).toBeVisible();
  await button('Continue').click();
  await button('Update Quiz').click();
  await expect.element(heading(creator.name)).toBeVisible();
  expect(await titleOf(quiz.quizId)).toBe('Half done again');

  goTo(address);
  await title().fill('Still here');
  await backend.remove(paths.quiz(quiz.quizId));
  await button('Update Quiz').click();
  await expect.element(page.getByText('This quiz was deleted in the meantime.')).toBeVisible();
  await comeBack();
  await expect.element(page.getByText('The quiz itself has been deleted since.')).toBeVisible();
  await button('Continue').click();
  await expect.element(title()).toHaveValue('Still here');
  await button('Save Quiz').click();
  await expect.element(heading('Your quiz is live!')).toBeVisible();
  expect((await backend.quizzesOf(creator)).map((one) => one.title)).toEqual(['Still here']);
});

test('leaving while a quiz is being saved ends its draft, and nothing can be typed meanwhile', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await renderScreen(`/create-quiz?edit=${quiz.quizId}`, { as: creator });
  await title().fill('Saved while somebody left');
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  watchSaving(promise);
  await button('Update Quiz').click();
  await expect.element(button('Updating...')).toBeVisible();
  expect(document.querySelector('[inert]')).not.toBeNull();
  await page.getByRole('link', { name: 'WhoKnows' }).first().click();
  await isAt('/dashboard');
  await expect.poll(() => titleOf(quiz.quizId)).toBe('Saved while somebody left');
  answer();
  await expect.poll(keptDrafts).toEqual([]);
  await isAt('/dashboard');
});

test('a quiz is duplicated from its menu, with its answers; a draft is replaced only after a confirmation, and nothing is published until it is saved', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me', { title: 'Spot me' });
  await renderScreen('/create-quiz?type=know-me', { as: creator, size: 'desk' });
  await title().fill('My own words');
  goTo('/dashboard?tab=quizzes');
  await button('Actions for Spot me').click();
  await page.getByRole('menuitem', { name: 'Duplicate Quiz' }).click();
  await expect.element(page.getByText('My own words')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Duplicate Quiz/ })
    .click();
  await button('Discard').click();
  await isAt('/create-quiz?type=know-me');
  await expect.element(title()).toHaveValue('Copy of Spot me');
  expect(await backend.quizzesOf(creator)).toHaveLength(1);
  await button('Save Quiz').click();
  await expect.element(heading('Your quiz is live!')).toBeVisible();
  const made = await backend.quizzesOf(creator);
  expect(made.map((one) => one.title).sort()).toEqual(['Copy of Spot me', 'Spot me']);
  const answersOf = async (id = '') => (await backend.read(paths.quizKey(id)))?.['questions'];
  const copy = made.find(({ id }) => id !== quiz.quizId);
  expect(await answersOf(copy?.id)).toEqual(await answersOf(quiz.quizId));
});

test('a creator with the maximum number of quizzes learns so before a copy or a new one is begun', async () => {
  const creator = await backend.makeCreator();
  const { quizId } = await backend.makeQuiz(creator, 'know-me');
  // only counted, never shown
  await backend.writeAll(
    Array.from({ length: QUIZZES_MAX - 1 }, () => [
      paths.quiz(crypto.randomUUID()),
      { ownerId: creator.uid, scores: {} },
    ]),
  );
  await renderScreen(`/create-quiz?copy=${quizId}`, { as: creator });
  await expect.element(heading(`You have ${QUIZZES_MAX} quizzes, and that's the most`)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'To your quizzes' })).toBeVisible();
  goTo('/create-quiz?type=know-me&step=details');
  await expect.element(page.getByText("and there's room for another.")).toBeVisible();
});
