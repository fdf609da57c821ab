import { circlePath } from '@domain/circle/circle.ts';
import { makeCircleInput } from '@domain/testing/make-circle.ts';
import { trackDeletion } from '@domain/testing/make-deletion.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { beforeAll, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { dismissNotice } from '../stores/notices.ts';
import { backend, type Person } from '../testing/backend.ts';
import { isListed } from '../testing/public-copies.ts';
import { goTo, renderScreen } from '../testing/render-screen.tsx';

/** What Safari leaves of a phone shows the first action of each page that a link opens, to its lower edge. */

let creator: Person;
beforeAll(async () => {
  creator = await backend.makeCreator();
});
const button = (name: string) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
async function isWholeInView(action: Locator) {
  await expect.element(action).toBeInViewport({ ratio: 1 });
  const isCovered = () => {
    // a notice from an earlier test lies over what is below it until it goes
    dismissNotice();
    const element = action.query();
    const { left = 0, bottom = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    return !element?.contains(document.elementFromPoint(left + width / 2, bottom - 6));
  };
  await expect.poll(isCovered).toBe(false);
}
const open = (path: string, language: 'en' | 'fr' = 'en') => renderScreen(path, { size: 'short-phone', language });
const anonymously = () => button('Stay Anonymous').click();

test('a quiz shows its name field with the hint, and Start; a verdict all answers', { tags: ['gate'] }, async () => {
  const { path } = await backend.makeQuiz(creator, 'two-truths');
  await open(path);
  await isWholeInView(button('Start Quiz'));
  await isWholeInView(page.getByText('Zoe will see your device and rough location'));
  await isWholeInView(page.getByText('Everyone sees it on the scoreboard.'));
  const name = page.getByLabelText('Your name');
  await isWholeInView(name);
  await name.fill(' ');
  await expect.element(button('Start Quiz')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Start Quiz')).toHaveAccessibleDescription(/^Type your name first/);
  // a browser's tap asks nobody; Playwright's would wait until it's enabled
  await button('Start Quiz').click({ force: true });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/^Type your name first, or stay anonymous\./);
  await isWholeInView(name);

  await anonymously();
  const answers = page.getByRole('group', { name: 'Question 1 of 5' }).getByRole('button');
  await expect.element(answers.first()).toBeEnabled();
  // the focus holds the time of the verdict, however slow the machine is
  const isHeld = () => {
    const next = button('Next').query();
    if (next instanceof HTMLElement) next.focus();
    return next !== null && document.activeElement === next;
  };
  await Promise.all([answers.first().click(), expect.poll(isHeld).toBe(true)]);
  await isWholeInView(button('Next'));
  for (const at of [0, 1, 2]) await isWholeInView(answers.nth(at));
});

test('a message page shows the box and Send, a private quiz its password field, a question all four answers', async () => {
  const secret = await backend.makeQuiz(creator, 'know-me', { isPublic: false, password: 'pancakes' });
  const { path } = await backend.makeQuiz(creator, 'know-me');
  await open(`/${creator.username}/anonymous-messages`);
  await isWholeInView(page.getByRole('textbox'));
  await isWholeInView(button('Send anonymously'));
  goTo(secret.path);
  await isWholeInView(button('Access Quiz'));
  goTo(path);
  await anonymously();
  await expect.element(page.getByText('Question 1 of 5')).toBeVisible();
  for (const at of [0, 3])
    await isWholeInView(page.getByRole('group', { name: 'Question 1 of 5' }).getByRole('button').nth(at));
});

test('a result shows what it says, Share and Make mine, wherever one scrolls', { tags: ['gate'] }, async () => {
  const { id } = await backend.takeQuiz(await backend.makeQuiz(creator, 'know-me'), { name: 'Sam', right: 'yynyy' });
  await open(`/quiz/results/${id}`);
  await expect.element(page.getByRole('region', { name: 'Scoreboard' })).toBeInTheDocument();
  await isWholeInView(page.getByText('Sam really knows Zoe.'));
  await isWholeInView(page.getByText('Can you beat that?'));
  for (const last of [page.getByText('4 out of 5 correct'), page.getByText('More', { exact: true })]) {
    last.element().scrollIntoView({ block: 'center' });
    await isWholeInView(button('Share Results'));
    await isWholeInView(link('Make mine'));
  }
});

test('a profile, a section, a circle, a private link, and the links of mails show what there is to do', async () => {
  const circle = makeCircleInput();
  const { id, deleteKey } = trackDeletion();
  const [taken] = await Promise.all([
    backend.takeQuiz(await backend.makeQuiz(creator, 'know-me'), { name: 'Sam', right: 'yynyy' }),
    backend.post('circles', circle),
    backend.post('messages', { ...makeMessageInput({ id, recipientId: creator.uid }), deleteKey }),
    backend.admin('sendOobCode', { requestType: 'PASSWORD_RESET', email: creator.email }),
  ]);
  const other = await backend.makeCreator();
  await backend.makeQuiz(other, 'two-truths');
  await isListed(other, 1);
  await open(`/${other.username}`);
  await isWholeInView(link('Tell Zoe anything'));
  await isWholeInView(link('Take Quiz'));
  goTo(`/${other.username}/two-truths-and-a-lie`);
  await expect.element(page.getByRole('heading', { level: 1, name: '2 Truths & A Lie' })).toBeVisible();
  await isWholeInView(link('Take Quiz'));
  for (const [address, action] of [
    [`/delete#message.${id}.${deleteKey}`, 'Copy the private link'],
    [`/delete#response.${taken.id}.${deleteKey}`, 'Delete for good'],
    [`/unsubscribe#${'x'.repeat(43)}`, 'Unsubscribe'],
    [await backend.newestLink(creator.email, 'PASSWORD_RESET'), 'Save new password'],
    [circlePath(circle.id), "I'm in"],
  ] as const) {
    goTo(address);
    await isWholeInView(button(action));
  }
});
