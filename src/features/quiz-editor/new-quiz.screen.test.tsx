import { OPTION_TEXT_MAX, QUIZ_PASSWORD_MAX, QUIZ_TITLE_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { acceptGuesses, answerReady } from '../../testing/editor.ts';
import { goOffline, goOnline } from '../../testing/network.ts';
import { button, heading, isAt } from '../../testing/on-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startDraft } from './draft-store.ts';

const NEVER = 'Never Have I Ever';
const title = () => page.getByLabelText('Quiz title');
const link = (name: string) => page.getByRole('link', { name });
const item = (name: string) => page.getByRole('region', { name, exact: true });
const statements = () => page.getByLabelText('Never have I ever...');
/** The rows of a template's list. */
const rows = () => page.getByRole('listitem').filter({ has: page.getByRole('group') });
const row = (at: number, answer: 'Never' | 'I Have') => rows().nth(at).getByRole('button', { name: answer });
const marked = () => rows().getByRole('button', { pressed: true });

const LISTS = '/create-quiz?type=never-have-i-ever&step=template';
async function openNormalList(): Promise<void> {
  await link('Normal').click();
  await expect.element(heading('Normal')).toBeVisible();
}

test('the spicy list asks whether one is over 18, and needs five statements', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/create-quiz', { as: creator });
  await expect.element(page.getByText('Pick a game.')).toBeVisible();
  await link(NEVER).click();
  await link('Quick using Template').click();
  const spicy = page.getByRole('button', { name: 'Spicy 18+' });
  await spicy.click();
  await button("No, I'm under 18").click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(heading('Pick a list')).toBeVisible();
  await spicy.click();
  await button("Yes, I'm over 18").click();
  await expect.element(heading('Spicy 18+')).toBeVisible();

  await expect.element(button('Continue')).toBeDisabled();
  await expect.element(page.getByText('You need at least 5 statements')).toBeVisible();
  for (let at = 0; at < 5; at++) await row(at, at % 2 ? 'I Have' : 'Never').click();
  await expect.element(page.getByText('5 selected')).toBeVisible();
  await expect.element(page.getByText('You need at least 5 statements')).not.toBeInTheDocument();
  await row(0, 'Never').click(); // takes its mark away
  await expect.element(page.getByText('4 of 5')).toBeVisible();
  await expect.element(button('Continue')).toBeDisabled();
  await row(5, 'I Have').click();
  await button('Continue').click();

  await expect.element(heading('Create New Quiz')).toBeVisible();
  await expect.element(page.getByText('Ready to save your quiz!')).toBeVisible();
  await expect.element(page.getByText('5 of 5 ready')).toBeVisible();
  await expect.element(item('Statement 1').getByRole('radio', { name: 'I Have', exact: true })).toBeChecked();
});

test('a list is searched, and a random draw within it is marked statement by statement', async () => {
  // an address doesn't skip the choice of the list
  await renderScreen(LISTS, { scheme: 'dark' });
  await openNormalList();
  const text = rows().nth(20).element().querySelector('p')?.textContent ?? '';
  await button('Search the list').click();
  const search = page.getByRole('searchbox', { name: 'Search the list' });
  await search.fill('zzzz');
  await expect.element(page.getByText('No statements match.')).toBeVisible();
  await search.fill(text.toUpperCase());
  await expect.element(rows()).toHaveLength(1);
  await row(0, 'I Have').click();
  await search.fill('');
  await page.getByLabelText('How many').fill('5');
  await button('Quick Random Selection').click();
  // a slow press at its edge, too, which moves away from it
  await button("That's right").click({ position: { x: 0, y: 24 }, delay: 300 });
  await button('Skip it').click();
  await button("That's wrong").click();
  await expect.element(page.getByText('2 to go')).toBeVisible();
  await expect.element(page.getByText('3 of 5')).toBeVisible();
  await acceptGuesses(2);
  await expect.element(button('Continue')).toHaveFocus();
  await page.getByLabelText('Selected only').click();
  await expect.element(marked()).toHaveLength(5);
  await expect.element(rows()).toHaveLength(5);
});

test('every Back goes one level up, on the page and in the browser', async () => {
  await renderScreen('/create-quiz');
  await link(NEVER).click();
  await link('Quick using Template').click();
  await openNormalList();
  await button('Quick Random Selection').click();
  await acceptGuesses(5);
  await button('Continue').click();
  await expect.element(heading('Create New Quiz')).toHaveFocus();
  const up = [
    { name: 'Back to the list', leadsTo: page.getByText('5 selected') },
    { name: 'Back', leadsTo: heading('Pick a list') },
    { name: 'Back', leadsTo: link('Build From Scratch') },
    { name: 'All games', leadsTo: page.getByText('Pick a game and write.') },
  ];
  for (const { name, leadsTo } of up) {
    await button(name).click();
    await expect.element(leadsTo).toBeVisible();
  }
  history.go(4);
  await expect.element(button('Save Quiz')).toBeVisible();
  for (const { leadsTo } of up) {
    history.back();
    await expect.element(leadsTo).toBeVisible();
  }
});

test('missing parts of a quiz about oneself are marked in place until they are filled in', async () => {
  await renderScreen('/create-quiz?type=know-me');
  await page.getByText('Who can play').click();
  await page.getByLabelText('Public quiz').click();
  const password = page.getByLabelText('Quiz password');
  await password.fill('x'.repeat(QUIZ_PASSWORD_MAX + 1));
  await page.getByText('Who can play').click();
  await button('Save Quiz').click();
  await expect.element(password).toHaveFocus();
  await password.fill('');
  await title().fill(' ');
  await button('Save Quiz').click();
  await expect.element(page.getByText('Give your quiz a title.')).toBeVisible();
  await expect.element(page.getByText('A private quiz needs a password.')).toBeVisible();
  await expect.element(page.getByText("Tap the answer that's true.")).toHaveLength(5);
  await expect.element(page.getByText("7 things need another look. They're marked above.")).toBeVisible();
  const first = item('Question 1').getByRole('radio').first();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription("Tap the answer that's true.");
  // announced once
  const alerts = page.getByRole('alert').filter({ hasText: /./ });
  expect(alerts.elements().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('7 things')]);
  const question = item('Question 5').getByRole('group');
  await expect.element(question).toHaveAccessibleName(/\?$/);
  await title().fill('Mine');
  await password.fill('sesame');
  await answerReady();
  await item('Question 1').getByRole('button', { name: 'Change the words' }).click();
  for (const [letter, text] of Object.entries({ A: 'Ice cream', B: 'Soup', C: 'ice  Cream', D: '' })) {
    await page.getByRole('textbox', { name: `Answer ${letter}` }).fill(text);
  }
  await expect.element(page.getByText("You've used this text twice. Make them different.")).toHaveLength(1);
  await expect.element(page.getByText("2 things need another look. They're marked above.")).toBeVisible();
  await page.getByRole('textbox', { name: 'Answer A' }).fill('x'.repeat(OPTION_TEXT_MAX + 1));
  await title().fill('x'.repeat(QUIZ_TITLE_MAX + 1));
  await expect.element(alerts.filter({ hasText: '1 character too many.' })).toHaveLength(2);
});

test('two truths and a lie needs five sets, and a removed one can be restored', async () => {
  await renderScreen('/create-quiz?type=two-truths', { size: 'desk', scheme: 'dark' });
  await button('Remove set 5').click();
  await expect.element(page.getByText('Please add at least 5 sets. You currently have 4 set(s).')).toBeVisible();
  await button('Undo').click();
  await expect.element(page.getByText('Please add at least 5 sets.')).not.toBeInTheDocument();
  await expect.element(button('Remove set 5')).toHaveFocus();
  await button('Save Quiz').click();
  await expect.element(page.getByText('Finish this sentence.').first()).toBeVisible();
  await expect.element(page.getByLabelText('First truth').first()).toHaveFocus();
  // the gap is selected: typing fills it
  await userEvent.keyboard('something else');
  await expect.element(page.getByLabelText('First truth').first()).toHaveValue(expect.stringContaining('something'));
});

test('never have I ever needs five different statements, the focus follows a moved one, and what is true of each is stored', async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/create-quiz?type=never-have-i-ever&step=details', { as: creator });
  await expect.element(page.getByText('5 more statement(s) needed (minimum 5)')).toBeVisible();
  const words = ['eaten snow', 'lied here', 'Eaten  snow', 'run away', 'met a fox'];
  for (const [at, text] of words.entries()) await statements().nth(at).fill(text);
  await button('Save Quiz').click();
  await expect.element(page.getByText('Ready to save your quiz!')).not.toBeInTheDocument();
  await expect.element(item('Statement 3').getByText("You've used this text twice.")).toBeVisible();
  await expect.element(page.getByText('6 things need another look.', { exact: false })).toBeVisible();

  button('Move statement 1 down').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(statements().first()).toHaveValue('lied here');
  await expect.element(button('Move statement 2 down')).toHaveFocus();
  await expect.element(page.getByText('Statement 1 is now number 2.')).toBeInTheDocument();
  await statements().nth(2).fill('sung in a choir ... twice');
  // nothing is preset: a forgotten tap would publish what isn't true
  await expect.element(item('Statement 1').getByText('Which one is true?')).toBeVisible();
  for (const n of [1, 3, 4, 5])
    await item(`Statement ${n}`).getByRole('radio', { name: 'I Have Never', exact: true }).click();
  await expect.element(page.getByText('Ready to save your quiz!')).not.toBeInTheDocument();
  await item('Statement 2').getByRole('radio', { name: 'I Have', exact: true }).click();
  await expect.element(page.getByText('Ready to save your quiz!')).toBeVisible();
  await button('Save Quiz').click();
  await expect.element(heading('Your quiz is live!')).toBeVisible();
  const quizId = (await backend.quizzesOf(creator))[0]?.id ?? '';
  const { questions } = (await backend.read(paths.quizKey(quizId))) as { questions: { correct: string }[] };
  expect(questions.map(({ correct }) => correct)).toEqual(['never', 'ever', 'never', 'never', 'never']);
});

test('a draft is discarded only after a confirmation', async () => {
  await renderScreen('/create-quiz?type=know-me');
  await title().fill('Never mind');
  await button('All games').click();
  await expect.element(page.getByText('Draft · Pick up where you left off')).toHaveLength(1);
  await link('How Well Do You Know Me').click();
  await button('Discard draft').click();
  await button('Keep it').click();
  await expect.element(title()).toHaveValue('Never mind');
  await button('Discard draft').click();
  await button('Discard').click();
  await expect.element(page.getByText('Pick a game and write.')).toBeVisible();
  await expect.element(page.getByText('Draft ·')).not.toBeInTheDocument();
  await link('How Well Do You Know Me').click();
  await expect.element(title()).toHaveValue('How well do you know me?');
});

test('offline a quiz loses nothing, and it’s saved automatically once online', async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/create-quiz?type=know-me', { as: creator });
  await expect.element(title()).toHaveValue(`How well do you know ${creator.name.split(' ')[0]}?`);
  startDraft(makeDraft('know-me', { title: 'Offline' }));
  await goOffline();
  await button('Save Quiz').click();
  await expect.element(page.getByText('No connection to WhoKnows. Nothing you typed is lost.')).toBeVisible();
  await expect.element(title()).toHaveValue('Offline');
  await goOnline();
  await expect.element(heading('Your quiz is live!')).toHaveFocus();
  await isAt(`/${creator.username}`);
});

const bar = () => button('Save Quiz').element().parentElement as HTMLElement;

/** Tabs through the editor, and returns the labels of what lay behind the Save bar, wholly or in part. */
async function behindTheBar(): Promise<string[]> {
  const covered: string[] = [];
  for (let n = 0; n < 20; n++) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused || bar().contains(focused) || !focused.closest('form')) continue;
    const { bottom } = focused.getBoundingClientRect();
    if (bottom > bar().getBoundingClientRect().top) covered.push(focused.id || (focused.textContent ?? ''));
  }
  return covered;
}

test('the Save bar hides nothing that gets the focus, nor when it shows errors, on a phone with less space', async () => {
  await renderScreen('/create-quiz?type=two-truths');
  await expect.element(title()).toBeVisible();
  expect(await behindTheBar()).toEqual([]);
  await page.viewport(390, 664);
  await button('Save Quiz').click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'need another look' })).toBeVisible();
  expect(await behindTheBar()).toEqual([]);
  // in a window too low for both, it stays in its place at the end
  await page.viewport(320, 256);
  scrollTo(0, 0);
  expect(bar().getBoundingClientRect().top).toBeGreaterThan(innerHeight);
});
