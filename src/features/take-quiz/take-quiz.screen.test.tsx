import { paths } from '@domain/paths.ts';
import { faceAddress, nextFace, portraitOf } from '@domain/profiles/face.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { countRequests } from '../../testing/network.ts';
import { button, play, title } from '../../testing/on-page.ts';
import { goTo, renderScreen, reopen } from '../../testing/render-screen.tsx';

const stayAnonymous = button('Stay Anonymous');
const name = page.getByLabelText('Your name');
const showBoard = button('See the scoreboard');
const rows = page.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem');

/** A know-me question and its options. */
function optionsOf({ questions }: QuizDraft, at: number) {
  const question = questions[at];
  if (!question || !('options' in question)) throw new Error('This is for quizzes of the type know-me.');
  return question;
}

test('a quiz is played by keyboard, one step back and forth', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const { path, draft, quizId } = await backend.makeQuiz(creator, 'know-me');
  await renderScreen(path, { size: 'desk' });
  await name.fill('Robin');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const press = async (key: string, position: number) => {
    const answers = page.getByRole('group', { name: `Question ${position} of 5`, exact: true });
    await expect.element(answers.getByRole('button').first()).toBeEnabled();
    await userEvent.keyboard(key);
  };
  await expect.element(page.getByText('Zoe asks')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await press('{Control>}b{/Control}', 1);
  await press('b', 1);
  await press('1', 2);
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  await button('Previous question').click();
  await button('Previous question').click();
  await expect.element(title).toMatchTextContent(optionsOf(draft, 0).question);
  await expect.element(page.getByRole('link', { name: 'Leave quiz' })).toHaveAttribute('href', `/${creator.username}`);
  await press('d', 1);
  await press('1', 2);
  // left and opened again, it goes on where it was
  await expect.element(page.getByText('Question 3 of 5')).toBeVisible();
  reopen(path);
  await expect.element(page.getByText('Question 3 of 5')).toBeVisible();
  await expect.element(page.getByText('Robin')).toBeVisible();
  for (const position of [3, 4, 5]) await press('4', position);
  await expect.element(title).toHaveTextContent("Robin's Results");
  const [response] = await backend.find(paths.responses, 'quiz.id', quizId);
  const answers = response?.['answers'] as { given: string }[] | undefined;
  expect(answers?.map(({ given }, at) => optionsOf(draft, at).options.indexOf(given))).toEqual([3, 0, 3, 3, 3]);
});

test('answers that a broken server rejects are kept, with a code to quote, and arrive under the face that was chosen', async () => {
  const { path, draft } = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  await renderScreen(path, { scheme: 'dark' });
  await name.fill('Robin');
  await button('Another face').click();
  // it is not retried automatically before the tap
  const error = { code: 'internal', message: '', requestId: 'ab12cd34', retryAfter: 600 };
  await commands.answerRequests('**/api/responses', { status: 500, json: { ok: false, error } });
  await play(draft, 'Robin');
  await expect.element(title).toHaveTextContent('Waiting to be sent');
  await button("See what's waiting").click();
  await expect.element(page.getByText('Code: ab12cd34')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await commands.releaseRequests();
  await button('Try now').click();
  await expect.element(rows.getByText('Robin')).toBeVisible();
  const face = faceAddress(nextFace(portraitOf('Robin').face));
  expect(rows.element().querySelector('img')?.getAttribute('src')).toBe(face);
});

test("a private quiz's gate rejects wrong passwords, and remembers the right one", { tags: ['gate'] }, async () => {
  const secret = { isPublic: false, password: 'pancakes' };
  const { path, draft } = await backend.makeQuiz(await backend.makeCreator(), 'never-have-i-ever', secret);
  await renderScreen(path);
  await expect.element(page.getByRole('heading', { name: 'Private Quiz Access' })).toBeVisible();
  await expect.element(page.getByText("Zoe's private quiz")).toBeVisible();
  const [password, access] = [page.getByLabelText('Quiz password'), button('Access Quiz')];
  await access.click();
  await expect.element(page.getByText('Please enter the quiz password')).toBeVisible();
  await password.fill('waffles');
  await access.click();
  await expect.element(page.getByText('Incorrect password. Please try again.')).toBeVisible();
  await password.fill(' pancakes ');
  await button('Show password').click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await access.click();
  await expect.element(page.getByRole('heading', { level: 1, name: draft.title })).toHaveFocus();
  await expect.element(stayAnonymous).toBeVisible();
  reopen(path);
  await expect.element(stayAnonymous).toBeVisible();
});

test('a missing quiz, a removed one, one under another name, and one without questions say so', async () => {
  const creator = await backend.makeCreator();
  const { path, quizId } = await backend.makeQuiz(creator, 'know-me');
  await renderScreen('/nobodyhere/zzzzzzz2');
  await expect.element(page.getByText("This quiz doesn't exist or is no longer available.")).toBeVisible();
  await backend.merge(paths.quiz(quizId), { questions: [] });
  goTo(path);
  await expect.element(title).toHaveTextContent('No questions found in this quiz.');
  goTo(`/nobodyhere/${quizId}`);
  await expect.element(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await backend.merge(paths.quiz(quizId), { isRemoved: true });
  reopen(path);
  await expect.element(title).toHaveTextContent('This quiz was removed');
  await backend.remove(paths.quiz(quizId));
  reopen(path);
  await expect.element(title).toHaveTextContent('Quiz not found');
});

test('a spicy quiz asks for the age first, and answers in it cannot be taken back', async () => {
  const { path } = await backend.makeQuiz(await backend.makeCreator(), 'never-have-i-ever', { category: 'spicy' });
  await renderScreen(path);
  await stayAnonymous.click();
  await expect.element(page.getByText("Zoe's quiz is 18+")).toBeVisible();
  await button("No, I'm under 18").click();
  await expect.element(page.getByText('This quiz is only for people over 18.')).toHaveFocus();
  await expect.element(page.getByText('Question 1 of 5')).not.toBeInTheDocument();
  reopen(path);
  await stayAnonymous.click();
  await button("Yes, I'm over 18").click();
  await expect.element(page.getByText('Question 1 of 5')).toBeVisible();
  await expectAccessible();
  await button('I Have').click();
  await expect.element(page.getByText('Question 2 of 5')).toBeVisible();
  await expect.element(button('Previous question')).not.toBeInTheDocument();
});

test('the scoreboard loads on request, says that nobody has played, a failed read is retried, and a quiz without one does not mention it', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await renderScreen(quiz.path);
  await expect.element(showBoard).toBeVisible();
  const reads = countRequests(new RegExp(`/documents/quizzes/${quiz.quizId}`));
  await showBoard.click();
  await expect.element(page.getByRole('heading', { name: "Nobody's on the scoreboard yet" })).toBeVisible();
  expect(reads()).toHaveLength(1);

  // closing keeps it
  await backend.takeQuiz(quiz, { name: 'Ada', right: 'yyyyy' });
  await backend.merge(paths.quiz(quiz.quizId), { isClosed: true });
  reopen(quiz.path);
  await expect.element(title).toMatchTextContent(/has closed this quiz$/);
  await expect.element(page.getByRole('link', { name: /other quizzes$/ })).toBeVisible();
  await commands.answerRequests('**/documents/quizzes/**');
  await showBoard.click();
  await expect.element(button('Try again')).toBeVisible();
  await commands.releaseRequests();
  await button('Try again').click();
  await expect.element(rows).toMatchTextContent(/^Place 1Ada\s*100%/);

  await backend.merge(paths.quiz(quiz.quizId), { isClosed: false, hasBoard: false });
  reopen(quiz.path);
  await expect.element(stayAnonymous).toBeVisible();
  await expect.element(page.getByText(/scoreboard/i)).not.toBeInTheDocument();
});
