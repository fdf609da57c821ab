import type { Locator, Page } from '@playwright/test';
import { DEMO_QUIZZES, type DemoDraft } from '../../scripts/seed/demo-data.ts';
import { chooseAge, expect, makeCreator, openMore, signInOn, somebody, test, watch } from './support.ts';

// with motion, as most people have it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// the whole way of the product, once per game: a creator's browser, a visitor's, and a third that is shown the result;
// signing up comes before the first game's

async function signUpOn(page: Page, person: ReturnType<typeof somebody>): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('who really knows you?');
  await page.getByRole('link', { name: 'Join Now' }).first().click();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Add a phone number' }).click();
  await page.getByLabel('Phone (optional)').fill('+46 70 000 00 00');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
  await expect(page.getByText(`People see you as ${person.name}.`)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(person.username);
  await chooseAge(page);
  await page.getByRole('button', { name: "That's me" }).click();
  await expect(page.getByText('Total Responses')).toBeVisible();
}

/** Writes over a beginning, whose gap is selected when somebody comes to it. */
async function rewrite(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.page().keyboard.insertText(text);
}

/** Types a draft into the editor, as a person would. */
async function fillIn(page: Page, draft: DemoDraft): Promise<void> {
  await page.getByLabel('Quiz title').fill(draft.title);
  if (!draft.isPublic) {
    await page.getByText('Who can play').click();
    await page.getByLabel('Public quiz').uncheck();
    await page.getByLabel('Quiz password').fill(draft.password);
  }
  for (const [index, question] of draft.questions.entries()) {
    if ('options' in question) {
      const card = page.getByRole('region', { name: `Question ${index + 1}`, exact: true });
      await card.getByRole('button', { name: 'Change the words' }).click();
      await card.getByLabel('Question', { exact: true }).fill(question.question);
      for (const [at, option] of question.options.entries()) {
        await card.getByRole('textbox', { name: `Answer ${'ABCD'[at]}` }).fill(option);
      }
      await card.getByRole('radio', { name: `${'ABCD'[question.correctAnswer ?? 0]} is the right answer` }).check();
    } else if ('lie' in question) {
      const card = page.getByRole('region', { name: `Set ${index + 1}`, exact: true });
      await rewrite(card.getByLabel('First truth'), question.truth1);
      await rewrite(card.getByLabel('Second truth'), question.truth2);
      await rewrite(card.getByLabel('The lie'), question.lie);
    } else {
      const card = page.getByRole('region', { name: `Statement ${index + 1}`, exact: true });
      await card.getByLabel('Never have I ever...').fill(question.statement);
      await card
        .getByRole('radio', { name: question.answer === 'never' ? 'I Have Never' : 'I Have', exact: true })
        .check();
    }
  }
}

/** What a visitor taps: the right answer to every question but the first. */
function choicesOf(draft: DemoDraft): string[] {
  const label = { never: 'I Have Never', ever: 'I Have' };
  return [...draft.questions].map((question, index) => {
    const isRight = index > 0;
    if ('options' in question) return question.options[((question.correctAnswer ?? 0) + (isRight ? 0 : 1)) % 4] ?? '';
    if ('lie' in question) return isRight ? question.lie : question.truth2;
    return label[isRight === (question.answer === 'never') ? 'never' : 'ever'];
  });
}

const GAME = {
  'know-me': 'How Well Do You Know Me',
  'two-truths': 'Two Truths and a Lie',
  'never-have-i-ever': 'Never Have I Ever',
};

for (const draft of DEMO_QUIZZES) {
  const isFirst = draft === DEMO_QUIZZES[0];
  test(`${GAME[draft.type]}: ${isFirst ? 'sign up, ' : ''}create, share, play, see the result, and watch it arrive`, async ({
    page,
    stranger,
    browser,
    baseURL,
  }) => {
    const complaints = [watch(page), watch(stranger)];
    const person = isFirst ? somebody() : await makeCreator();
    await (isFirst ? signUpOn(page, person) : signInOn(page, person));

    await page.getByRole('link', { name: 'Create Quiz' }).first().click();
    await page.getByRole('link', { name: GAME[draft.type] }).click();
    if (draft.type === 'never-have-i-ever') await page.getByRole('link', { name: 'Build From Scratch' }).click();
    await fillIn(page, draft);
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await page.waitForURL(`**/${person.username}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quiz is live!');
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByText('Quiz link copied to clipboard!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${baseURL}/${person.username}/[2-9a-z]{8}$`));
    await page.goto('/dashboard?tab=responses');
    await expect(page.getByText('No responses yet')).toBeVisible();

    await stranger.goto(link);
    if (!draft.isPublic) {
      await stranger.getByLabel('Quiz password').fill(draft.password);
      await stranger.getByRole('button', { name: 'Access Quiz' }).click();
    }
    await stranger.getByLabel('Your name').fill('Kim');
    await stranger.getByRole('button', { name: 'Start Quiz' }).click();
    for (const [index, choice] of choicesOf(draft).entries()) {
      await expect(stranger.getByText(`Question ${index + 1} of ${draft.questions.length}`)).toBeVisible();
      await stranger.getByRole('button', { name: choice, exact: true }).click();
    }
    await stranger.waitForURL('**/quiz/results/*');
    const showsResult = async (on: Page) => {
      await expect(on.getByRole('heading', { level: 1 })).toHaveText("Kim's Results");
      await expect(on.getByText('80%').first()).toBeVisible();
      await expect(on.getByText('4 out of 5 correct')).toBeVisible();
      await expect(on.getByText('Excellent!', { exact: false })).toBeVisible();
      await openMore(on);
    };
    const wrong = (on: Page) => on.getByRole('listitem').filter({ hasText: 'Wrong' });
    await showsResult(stranger);
    await expect(wrong(stranger)).toHaveCount(1);
    await expect(stranger.getByText('Answered:')).toHaveCount(5);
    const third = await browser.newContext();
    const witness = await third.newPage();
    await witness.goto(stranger.url());
    await showsResult(witness);
    if (draft.isPublic) {
      await expect(wrong(witness)).toHaveCount(1);
      await witness.getByRole('button', { name: 'Show the answers' }).click();
      await expect(witness.getByText('Answered:')).toHaveCount(5);
    } else {
      await expect(witness.getByText('This quiz is private', { exact: false })).toBeVisible();
      await expect(witness.getByRole('link', { name: 'Open the quiz' })).toHaveAttribute(
        'href',
        new URL(link).pathname,
      );
      await expect(witness.getByText('Answered:')).toHaveCount(0);
      await expect(wrong(witness)).toHaveCount(0);
    }
    await third.close();

    // without a reload: the dashboard has been open all the time
    const arrived = page.getByRole('button', { name: /^Kim .* 4 of 5 right$/ });
    await expect(arrived).toBeVisible();
    await arrived.click();
    await expect(page.getByRole('dialog')).toContainText("Kim's answers");
    await page.getByRole('button', { name: 'Close' }).click();
    expect(complaints.flat()).toEqual([]);
  });
}
