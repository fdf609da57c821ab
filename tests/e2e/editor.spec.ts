import type { Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { db } from '../functions/support/backend.ts';
import { expectAccessible } from './axe.ts';
import { isListed } from './public-copies.ts';
import {
  type Creator,
  expect,
  fillInSignIn,
  keepSignedIn,
  makeCreator,
  makeQuiz,
  signInOn,
  test,
  watch,
} from './support.ts';

const NEVER = 'Never Have I Ever';
const MENU = /^Profile menu/;
const EMPTY_TITLE = 'Give your quiz a title.';
const item = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });
/** The rows of the template's list. */
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('group') });
const marked = (page: Page) => rows(page).getByRole('button', { pressed: true });

async function signedIn(page: Page): Promise<Creator> {
  const creator = await makeCreator();
  await keepSignedIn(page, creator);
  return creator;
}

/** Goes to an address as a link in the app would, without loading the page anew. */
async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** From the type choice to the list of a category. */
async function openList(page: Page, category: 'Normal' | 'Spicy 18+'): Promise<void> {
  await page.goto('/create-quiz');
  await page.getByRole('link', { name: NEVER }).click();
  await page.getByRole('link', { name: 'Quick using Template' }).click();
  if (category === 'Normal') await page.getByRole('link', { name: 'Normal' }).click();
  else {
    await page.getByRole('button', { name: 'Spicy 18+' }).click();
    await page.getByRole('button', { name: "Yes, I'm over 18" }).click();
  }
  await expect(heading(page, category)).toBeVisible();
}

/** The draft of a stored quiz with another title, saved past the screens as another device would. */
const saveElsewhere = (creator: Creator, quizId: string, baseRevision: number, draft: QuizDraft) =>
  creator.call('saveQuiz', { draftId: crypto.randomUUID(), quizId, baseRevision, draft });

/** The names of the drafts that the device keeps. */
const keptDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('whoknows-quiz-draft')));

/** Deletes a quiz past the screens and the rules. */
const deleteQuiz = (quizId: string) => db().doc(paths.quiz(quizId)).delete();

/** Signs in at the page that the guard has led to, and waits for the address the person was going to. */
async function signInAtGuard(page: Page, creator: Creator, address: string): Promise<void> {
  await page.goto(`/auth?${new URLSearchParams({ mode: 'sign-in', from: address })}`);
  await fillInSignIn(page, creator);
  await page.waitForURL(`**${address}`);
}

test.describe('the template', () => {
  test('spicy asks for the age; a selection becomes the items of a spicy quiz, which one can share at once', async ({
    page,
    stranger,
    baseURL,
  }) => {
    const complaints = watch(page);
    const creator = await makeCreator();
    const { username } = creator;
    await makeQuiz(creator, 'know-me', { title: 'An older one' });
    await keepSignedIn(page, creator);
    await page.goto('/create-quiz');
    await expect(page.getByText('Pick a game.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: NEVER }).click();
    const fromTemplate = page.getByRole('link', { name: 'Quick using Template' });
    await expect(fromTemplate).toBeVisible();
    await expectAccessible(page);
    await fromTemplate.click();
    await expect(heading(page, 'Pick a list')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Spicy 18+' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: "No, I'm under 18" }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(heading(page, 'Pick a list')).toBeVisible();
    await page.goto('/create-quiz?type=never-have-i-ever&step=template');
    await expect(heading(page, 'Pick a list')).toBeVisible(); // not by the address either
    await page.getByRole('button', { name: 'Spicy 18+' }).click();
    await page.getByRole('button', { name: "Yes, I'm over 18" }).click();
    await expect(heading(page, 'Spicy 18+')).toBeVisible();

    const goOn = page.getByRole('button', { name: 'Continue' });
    await expect(goOn).toBeDisabled();
    await expect(page.getByText('You need at least 5 statements')).toBeVisible();
    for (let at = 0; at < 5; at++) {
      await rows(page)
        .nth(at)
        .getByRole('button', { name: at % 2 ? 'I Have' : 'Never' })
        .click();
    }
    await expect(page.getByText('5 selected')).toBeVisible();
    await expect(page.getByText('You need at least 5 statements')).toBeHidden();
    await expectAccessible(page);
    await rows(page).first().getByRole('button', { name: 'Never' }).click(); // takes its mark away
    await expect(page.getByText('4 selected')).toBeVisible();
    await expect(goOn).toBeDisabled();
    await rows(page).nth(5).getByRole('button', { name: 'I Have' }).click();
    await goOn.click();

    await expect(heading(page, 'Create New Quiz')).toBeVisible();
    await expect(page.getByText('Ready to save your quiz!')).toBeVisible();
    await expect(page.getByText('5 of 5 ready')).toBeVisible();
    await expect(item(page, 'Statement 1').getByRole('radio', { name: 'I Have', exact: true })).toBeChecked();
    await page.getByLabel('Quiz title').fill('Hot or not');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await page.waitForURL(`**/${username}`);
    // in another layout, from its top: what shares the quiz, then the page with the quiz in sight
    await expect(heading(page, 'Your quiz is live!')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByText('Quiz link copied to clipboard!')).toBeVisible();
    await page.getByRole('link', { name: 'See it on your page' }).click();
    await expect(heading(page, creator.name)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const card = page.getByRole('article', { name: 'Hot or not' });
    await expect(card.getByText('New', { exact: true })).toBeInViewport();
    await expect(page.getByText('New', { exact: true })).toHaveCount(1);
    const path = await card.getByRole('link', { name: 'Take Quiz' }).getAttribute('href');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
    await isListed(username, 2);
    await stranger.goto(`/${username}`);
    await stranger.getByRole('article', { name: 'Hot or not' }).getByRole('link', { name: 'Take Quiz' }).click();
    await stranger.getByRole('button', { name: 'Stay Anonymous' }).click();
    await expect(stranger.getByText('Are you 18 or older?')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a random draw is clamped, replaces the marks and can be taken back', async ({ page }) => {
    await openList(page, 'Normal');
    const all = await rows(page).count();
    expect(all).toBeGreaterThanOrEqual(60);
    const count = page.getByLabel('How many');
    const draw = page.getByRole('button', { name: 'Quick Random Selection' });
    await expect(count).toHaveValue('5');
    await rows(page).nth(3).getByRole('button', { name: 'Never' }).click();
    for (const [typed, drawn] of [
      ['12', 12],
      ['2', 5],
      ['999', all],
      ['', 5],
    ] as const) {
      await count.fill(typed);
      await draw.click();
      await expect(count).toHaveValue(`${drawn}`);
      await expect(page.getByText(`${drawn} selected`)).toBeVisible();
      await expect(marked(page)).toHaveCount(drawn);
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${all} selected`)).toBeVisible();
  });

  test('search and "selected only" narrow the list; a reload keeps the marks', async ({ page }) => {
    await openList(page, 'Normal');
    const text = (await rows(page).nth(20).locator('p').textContent()) ?? '';
    await page.getByLabel('Search the list').fill(text.toUpperCase());
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('button', { name: 'I Have' }).click();
    await page.getByLabel('Search the list').fill('zzzz');
    await expect(page.getByText('No statements match.')).toBeVisible();
    await page.reload();
    await page.getByLabel('Selected only').check();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(text);
    await expect(page.getByText('1 selected')).toBeVisible();
  });

  test('going back keeps the marks, and edits of what stays marked', async ({ page }) => {
    await openList(page, 'Normal');
    for (let at = 0; at < 6; at++) await rows(page).nth(at).getByRole('button', { name: 'Never' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await item(page, 'Statement 2').getByLabel('Never have I ever...').fill('My very own words');
    await item(page, 'Statement 3').getByRole('radio', { name: 'I Have', exact: true }).check();
    await page.getByRole('button', { name: 'Remove statement 6' }).click();
    await page.getByRole('button', { name: 'Back to the list' }).click();

    await expect(marked(page)).toHaveCount(5);
    await expect(rows(page).nth(2).getByRole('button', { name: 'I Have' })).toHaveAttribute('aria-pressed', 'true');
    await rows(page).first().getByRole('button', { name: 'Never' }).click();
    await rows(page).nth(9).getByRole('button', { name: 'I Have' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(item(page, 'Statement 1').getByLabel('Never have I ever...')).toHaveValue('My very own words');
    await expect(page.getByText('5 of 5 ready')).toBeVisible();
  });

  test('every Back goes one step up, on the page and in the browser', async ({ page }) => {
    await signedIn(page);
    await openList(page, 'Normal');
    await page.getByRole('button', { name: 'Quick Random Selection' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page, 'Create New Quiz')).toBeFocused();
    const up = [
      { name: 'Back to the list', leadsTo: page.getByText('5 selected') },
      { name: 'Back', leadsTo: heading(page, 'Pick a list') },
      { name: 'Back', leadsTo: page.getByRole('link', { name: 'Build From Scratch' }) },
      { name: 'Choose another game', leadsTo: page.getByText('Pick a game.') },
    ];
    for (const { name, leadsTo } of up) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(leadsTo).toBeVisible();
    }
    for (let forward = 0; forward < 4; forward++) await page.goForward();
    await expect(page.getByRole('button', { name: 'Save Quiz' })).toBeVisible();
    for (const { leadsTo } of up) {
      await page.goBack();
      await expect(leadsTo).toBeVisible();
    }
    await page.getByRole('link', { name: NEVER }).click();
    await page.getByRole('link', { name: 'Build From Scratch' }).click();
    await expect(page.getByRole('button', { name: 'Save Quiz' })).toBeVisible();
  });
});

test.describe('rules and their words', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Save Quiz' }).click();

  test('know-me: title, password, texts, a right answer, no answer twice', async ({ page }) => {
    await page.goto('/create-quiz?type=know-me');
    await page.getByLabel('Public quiz').uncheck();
    await save(page);
    await expect(page.getByText(EMPTY_TITLE)).toBeVisible();
    await expect(page.getByText('A private quiz needs a password.')).toBeVisible();
    await expect(page.getByText('Tap the letter of the right answer.')).toBeVisible();
    await expect(page.getByText("8 things need another look. They're marked above.")).toBeVisible();
    await expect(page.getByLabel('Quiz title')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Quiz title').fill('Mine');
    await page.getByLabel('Quiz password').fill('123');
    await expect(page.getByText('Make it at least 4 characters.')).toBeVisible();
    await page.getByLabel('Quiz password').fill('2026');
    await expect(page.getByText("Just numbers? They're easy to guess. A word or two is safer.")).toBeVisible();
    await expect(page.getByText('Make it at least 4 characters.')).toBeHidden();
    await page.getByLabel('Quiz password').fill('sesame');
    await expect(page.getByText('Share it with the friends you want to play.')).toBeVisible();
    await page.getByLabel('Question', { exact: true }).fill('What do I eat?');
    for (const [letter, text] of Object.entries({ A: 'Ice cream', B: 'Soup', C: 'ice  Cream', D: 'Cake' })) {
      await page.getByRole('textbox', { name: `Answer ${letter}` }).fill(text);
    }
    await page.getByRole('radio', { name: 'A is the right answer' }).check();
    await expect(page.getByText("You've used this text twice. Make them different.")).toHaveCount(1);
    await expect(page.getByText("1 thing needs another look. It's marked above.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove question 1' })).toHaveCount(0);
  });

  test('two-truths: five sets; never-have-i-ever: five different statements', async ({ page }) => {
    await page.goto('/create-quiz?type=two-truths');
    await page.getByRole('button', { name: 'Remove set 5' }).click();
    await expect(page.getByText('Please add at least 5 sets. You currently have 4 set(s).')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Please add at least 5 sets.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove set 5' })).toBeFocused();
    await save(page);
    await expect(page.getByText(EMPTY_TITLE)).toBeVisible();
    await expectAccessible(page);

    await page.goto('/create-quiz?type=never-have-i-ever&step=details');
    await expect(page.getByText('5 more statement(s) needed (minimum 5)')).toBeVisible();
    const fields = page.getByLabel('Never have I ever...');
    for (const [at, text] of ['eaten snow', 'lied here', 'Eaten  snow', 'run away', 'met a fox'].entries()) {
      await fields.nth(at).fill(text);
    }
    await expect(page.getByText('Ready to save your quiz!')).toBeVisible();
    await save(page);
    await expect(item(page, 'Statement 3').getByText("You've used this text twice.")).toBeVisible();
    await expect(page.getByText('2 things need another look.')).toBeVisible(); // the title too
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove statement 2' }).click();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('items move up and down; the focus goes along and the move is announced', async ({ page }) => {
    await page.goto('/create-quiz?type=never-have-i-ever&step=details');
    const fields = page.getByLabel('Never have I ever...');
    for (let at = 0; at < 3; at++) await fields.nth(at).fill(`number ${at}`);
    await page.getByRole('button', { name: 'Move statement 1 down' }).press('Enter');
    await expect(fields.first()).toHaveValue('number 1');
    await expect(page.getByRole('button', { name: 'Move statement 2 down' })).toBeFocused();
    await expect(page.getByText('Statement 1 is now number 2.')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(fields.nth(2)).toHaveValue('number 0');
    await page.getByRole('button', { name: 'Move statement 3 up' }).click();
    await expect(fields.nth(1)).toHaveValue('number 0');
    const top = page.getByRole('button', { name: 'Move statement 1 up' });
    await expect(top).toHaveAttribute('aria-disabled', 'true');
    await top.click({ force: true });
    await expect(fields.first()).toHaveValue('number 1');
  });
});

test.describe('editing a stored quiz', () => {
  test('from load to saved: visitors see the new text, and a blank password keeps the old one', async ({
    page,
    stranger,
  }) => {
    const complaints = watch(page);
    const creator = await signedIn(page);
    const quiz = await makeQuiz(creator, 'know-me', { isPublic: false, password: 'sesame' });
    await page.goto(`/create-quiz?edit=${quiz.quizId}`);
    await expect(heading(page, 'Edit Your Quiz')).toBeVisible();
    await expect(page).toHaveTitle(/^Edit Quiz/);
    await expect(page.getByLabel('Quiz title')).toHaveValue(quiz.draft.title);
    const first = quiz.draft.questions[0];
    if (!first || !('options' in first)) throw new Error('The demo quiz has changed its type.');
    await expect(item(page, 'Question 1').getByLabel('Question', { exact: true })).toHaveValue(first.question);
    await expect(item(page, 'Question 1').getByRole('radio', { name: 'C is the right answer' })).toBeChecked();
    await page.getByLabel('Quiz title').fill('The new exam');
    await item(page, 'Question 1').getByLabel('Question', { exact: true }).fill('What is new?');
    await page.getByRole('button', { name: 'Update Quiz' }).click();
    await page.waitForURL(`**/${creator.username}`);
    await expect(page.getByText('Your quiz is up to date!')).toBeVisible();

    await stranger.goto(quiz.path);
    await stranger.getByLabel('Quiz password').fill('sesame');
    await stranger.getByRole('button', { name: 'Access Quiz' }).click();
    await expect(stranger.getByText('The new exam')).toBeVisible();
    await stranger.getByRole('button', { name: 'Stay Anonymous' }).click();
    await expect(stranger.getByText('What is new?')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("somebody else's quiz, a missing one and nonsense lead to the dashboard, which says why", async ({ page }) => {
    const other = await makeCreator();
    const open = await makeQuiz(other, 'two-truths');
    const closed = await makeQuiz(other, 'two-truths', { isPublic: false, password: 'sesame' });
    await signedIn(page);
    for (const [code, why] of [
      [open.quizId, 'It belongs to someone else.'],
      [closed.quizId, 'It belongs to someone else.'],
      ['zzzzzzzz', "It doesn't exist or was deleted."],
      ['know-me', "It doesn't exist or was deleted."],
    ] as const) {
      await page.goto(`/create-quiz?edit=${code}`);
      await page.waitForURL('**/dashboard');
      await expect(page.getByText(why)).toBeVisible();
    }
  });

  test('without a network the page says so and can be tried again', async ({ page, context }) => {
    const creator = await signedIn(page);
    const { quizId, draft } = await makeQuiz(creator, 'two-truths');
    await page.goto('/create-quiz');
    await expect(page.getByText('Pick a game.')).toBeVisible();
    await context.setOffline(true);
    await goInApp(page, `/create-quiz?edit=${quizId}`);
    await expect(page.getByText("This didn't load")).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText("This didn't load")).toBeVisible({ timeout: 60_000 });
    await context.setOffline(false);
    await expect(page.getByLabel('Quiz title')).toHaveValue(draft.title, { timeout: 60_000 });
  });

  test('two devices: the second one chooses between its own version and the newer one', async ({ page, stranger }) => {
    const creator = await signedIn(page);
    const { quizId, path } = await makeQuiz(creator, 'know-me');
    await keepSignedIn(stranger, creator);
    const title = page.getByLabel('Quiz title');
    const dialog = page.getByRole('alertdialog');
    await page.goto(`/create-quiz?edit=${quizId}`);
    await title.fill('From the phone');
    await stranger.goto(`/create-quiz?edit=${quizId}`);
    await stranger.getByLabel('Quiz title').fill('From the laptop');
    await stranger.getByRole('button', { name: 'Update Quiz' }).click();
    await stranger.waitForURL(`**/${creator.username}`);

    const update = page.getByRole('button', { name: 'Update Quiz' });
    await update.click();
    await expect(dialog).toContainText('This quiz was changed in another tab or on another device');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'See the newer version' }).click();
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await expect(title).toHaveValue('From the phone');
    await dialog.getByRole('button', { name: 'See the newer version' }).click();
    await dialog.getByRole('button', { name: 'Discard mine' }).click();
    await expect(dialog).toBeHidden();
    await expect(title).toHaveValue('From the laptop');

    await title.fill('From the phone again');
    const { draft } = await makeQuiz(creator, 'know-me', { title: 'From the tablet' });
    await saveElsewhere(creator, quizId, 2, draft);
    await update.click();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await page.waitForURL(`**/${creator.username}`);
    await expect.poll(() => keptDrafts(page)).toEqual([]);
    await stranger.goto(path);
    await expect(stranger.getByText('From the phone again')).toBeVisible();
  });

  test('unfinished changes are offered again, and one is told when they are out of date', async ({ page }) => {
    const creator = await signedIn(page);
    const { quizId, draft, path } = await makeQuiz(creator, 'know-me');
    const title = page.getByLabel('Quiz title');
    await page.goto(`/create-quiz?edit=${quizId}`);
    await title.fill('Half done');
    await page.reload();
    await expect(page.getByText('You have unsaved changes from')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(title).toHaveValue('Half done');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(title).toHaveValue(draft.title);
    await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);

    await title.fill('Half done again');
    await saveElsewhere(creator, quizId, 1, { ...draft, title: 'From elsewhere' });
    await page.reload();
    await expect(page.getByText('The quiz has been changed somewhere else since.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Update Quiz' }).click();
    await page.waitForURL(`**/${creator.username}`);
    await page.goto(path);
    await expect(page.getByText('Half done again')).toBeVisible();
  });

  test('a quiz deleted meanwhile is saved as a new one', async ({ page, stranger }) => {
    const creator = await signedIn(page);
    const { quizId } = await makeQuiz(creator, 'never-have-i-ever');
    await page.goto(`/create-quiz?edit=${quizId}`);
    await page.getByLabel('Quiz title').fill('Still here');
    await deleteQuiz(quizId);
    // or the list of one quiz further down would be the old one
    await isListed(creator.username, 0);
    await page.getByRole('button', { name: 'Update Quiz' }).click();
    await expect(page.getByText('This quiz was deleted in the meantime.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The quiz itself has been deleted since.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Quiz title')).toHaveValue('Still here');
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await page.waitForURL(`**/${creator.username}`);
    await isListed(creator.username, 1);
    await stranger.goto(`/${creator.username}`);
    await expect(stranger.getByText('Still here')).toBeVisible();
  });
});

test.describe('drafts', () => {
  test('a draft survives a reload and signing out and in, and nobody else sees it', async ({ page }) => {
    const creator = await signedIn(page);
    const other = await makeCreator();
    const address = '/create-quiz?type=two-truths';
    await page.goto(address);
    await page.getByLabel('Quiz title').fill('Half a thought');
    await page.getByLabel('Public quiz').uncheck();
    await page.getByLabel('Quiz password').fill('sesame');
    await page.reload();
    await expect(page.getByLabel('Quiz title')).toHaveValue('Half a thought');
    await expect(page.getByLabel('Quiz password')).toHaveValue('sesame');

    const logOut = async () => {
      await page.getByRole('button', { name: MENU }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page.getByRole('link', { name: 'Join Now' }).first()).toBeVisible();
    };
    await logOut();
    await page.goto(address);
    await signInAtGuard(page, other, address);
    await expect(page.getByLabel('Quiz title')).toHaveValue('');
    await page.getByLabel('Quiz title').fill('Not yours');
    await logOut();
    await page.goto(address);
    await signInAtGuard(page, creator, address);
    await expect(page.getByLabel('Quiz title')).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Choose another game' }).click();
    await expect(page.getByText('Draft · Pick up where you left off')).toHaveCount(1);
  });

  test('signed out, an edit address leads to /auth and back to the quiz', async ({ page }) => {
    const creator = await makeCreator();
    const { quizId, draft } = await makeQuiz(creator, 'two-truths');
    const address = `/create-quiz?edit=${quizId}`;
    await page.goto(address);
    await page.waitForURL('**/auth**');
    await signInAtGuard(page, creator, address);
    await expect(page.getByLabel('Quiz title')).toHaveValue(draft.title);
  });

  test('a draft is discarded after asking', async ({ page }) => {
    await signedIn(page);
    await page.goto('/create-quiz?type=know-me');
    await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0);
    await page.getByLabel('Quiz title').fill('Never mind');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByLabel('Quiz title')).toHaveValue('Never mind');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByText('Pick a game.')).toBeVisible();
    await expect(page.getByText('Draft ·')).toHaveCount(0);
    await page.getByRole('link', { name: 'How Well Do You Know Me' }).click();
    await expect(page.getByLabel('Quiz title')).toHaveValue('');
  });

  test('two tabs write on one draft, and each ending shows in the other', async ({ page, context }) => {
    const { username } = await signedIn(page);
    await page.goto('/create-quiz?type=know-me');
    const second = await context.newPage();
    await second.goto('/create-quiz?type=know-me');
    await expect(second.getByLabel('Quiz title')).toBeVisible();
    await page.getByLabel('Quiz title').fill('Typed here');
    await expect(second.getByLabel('Quiz title')).toHaveValue('Typed here');
    await second.getByLabel('Question', { exact: true }).fill('Typed there?');
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Typed there?');
    await expect(page.getByLabel('Quiz title')).toHaveValue('Typed here');

    await second.getByRole('button', { name: 'Discard draft' }).click();
    await second.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByText('Discarded in another tab')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start a new one' }).click();
    await page.getByLabel('Quiz title').fill('A second try');
    await page.getByLabel('Question', { exact: true }).fill('Which?');
    for (const letter of 'ABCD') await page.getByRole('textbox', { name: `Answer ${letter}` }).fill(`It is ${letter}`);
    await page.getByRole('radio', { name: 'B is the right answer' }).check();
    await second.getByRole('link', { name: 'How Well Do You Know Me' }).click();
    await expect(second.getByRole('radio', { name: 'B is the right answer' })).toBeChecked();
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await page.waitForURL(`**/${username}`);
    await expect(second.getByText('Saved in another tab')).toBeVisible();
    await second.getByRole('link', { name: 'To your profile' }).click();
    await expect(second.getByText('A second try')).toBeVisible();
  });

  test('where the browser keeps nothing the editor works and says so', async ({ page }) => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('whoknows-quiz-draft')) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.goto('/create-quiz?type=know-me');
    await page.getByLabel('Quiz title').fill('Unkept');
    await expect(page.getByText("This browser doesn't save drafts.")).toBeVisible();
    await expect(page.getByLabel('Quiz title')).toHaveValue('Unkept');
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('what is saved offline stays, and goes out by itself once there is a network', async ({ page, context }) => {
    const creator = await signedIn(page);
    const { quizId } = await makeQuiz(creator, 'two-truths');
    for (const { address, button } of [
      { address: '/create-quiz?type=know-me', button: 'Save Quiz' },
      { address: `/create-quiz?edit=${quizId}`, button: 'Update Quiz' },
    ]) {
      await page.goto(address);
      await page.getByLabel('Quiz title').fill(`Offline, ${button}`);
      if (button === 'Save Quiz') {
        await page.getByLabel('Question', { exact: true }).fill('Which?');
        for (const letter of 'ABCD') await page.getByRole('textbox', { name: `Answer ${letter}` }).fill(letter);
        await page.getByRole('radio', { name: 'A is the right answer' }).check();
      }
      const save = page.getByRole('button', { name: button });
      await context.setOffline(true);
      await save.click();
      await expect(page.getByText('No connection to WhoKnows. Nothing you typed is lost.')).toBeVisible();
      await expect(page.getByLabel('Quiz title')).toHaveValue(`Offline, ${button}`);
      await save.click(); // still offline
      await expect(page.getByText('No connection to WhoKnows.')).toBeVisible();
      await context.setOffline(false);
      await page.waitForURL(`**/${creator.username}`);
      await expect(page.getByText(`Offline, ${button}`).first()).toBeVisible();
    }
  });
});

test('an unexpected error of the server is told with a code, by which the request is found in the log', async ({
  page,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  await signInOn(page, creator, `/create-quiz?edit=${quiz.quizId}`);
  let sent: unknown;
  await page.route('**/saveQuiz', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { requestId } = (route.request().postDataJSON() as { data: { requestId: string } }).data;
    sent = requestId;
    const details = { code: 'internal', message: 'Something went wrong on our side.', requestId };
    await route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { status: 'INTERNAL', message: details.message, details } },
    });
  });
  await page.getByLabel('Quiz title').fill('Not saved');
  await page.getByRole('button', { name: 'Update Quiz' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' });
  await expect(note).toContainText(/Code: [0-9a-f]{8}$/);
  await expect(note).toContainText(`Code: ${sent}`);
});

test('leaving while a quiz is being saved ends its draft all the same, and nothing can be typed meanwhile', async ({
  page,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me', { title: 'Saved while leaving' });
  await signInOn(page, creator, `/create-quiz?edit=${quiz.quizId}`);
  await page.getByLabel('Quiz title').fill('Saved while somebody left');
  let answer: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/saveQuiz', async (route) => {
    const reply = await route.fetch();
    await isHeld;
    await route.fulfill({ response: reply });
  });
  await page.getByRole('button', { name: 'Update Quiz' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  await expect(page.locator('[inert]').first()).toBeAttached();
  await page.getByRole('link', { name: 'WhoKnows' }).first().click();
  await page.waitForURL('**/dashboard');
  answer();
  await expect.poll(() => keptDrafts(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.goto(`/create-quiz?edit=${quiz.quizId}`);
  await expect(page.getByLabel('Quiz title')).toHaveValue('Saved while somebody left');
});
