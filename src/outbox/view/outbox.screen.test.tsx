import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { goOffline, goOnline } from '../../testing/network.ts';
import { button, play, title } from '../../testing/on-page.ts';
import { losePatience } from '../../testing/patience.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

const SAVED = "Saved. It goes out by itself when you're back online.";
const box = page.getByRole('textbox', { name: 'Your anonymous message' });
const sheet = page.getByRole('dialog');

async function send(text: string): Promise<void> {
  await box.fill(text);
  await button('Send anonymously').click();
}
async function sendAnother(text: string): Promise<void> {
  await button('Send Another Message').click();
  await send(text);
}
/** Discards the first one in the sheet. */
async function discard(): Promise<void> {
  await sheet.getByRole('button', { name: 'Discard' }).first().click();
  await sheet.getByRole('group', { name: "It won't be sent." }).getByRole('button', { name: 'Discard' }).click();
}

test('a message whose answer is lost is stored and counted once; while the server is down nothing is lost', async () => {
  const creator = await backend.makeCreator();
  await renderScreen(`/${creator.username}/anonymous-messages`);
  await commands.loseAnswers('**/api/messages');
  await send('Once');
  await expect.poll(() => backend.messagesTo(creator)).toEqual(['Once']);
  await commands.releaseRequests();
  await expect.element(title).toMatchTextContent("It's on its way!");

  // it is not retried automatically before the tap
  const error = { code: 'unavailable', message: '', retryAfter: 600 };
  await commands.answerRequests('**/api/messages', { status: 503, json: { ok: false, error } });
  // the third one waits for the second
  losePatience('submit');
  for (const text of ['Second', 'Third']) {
    await sendAnother(text);
    await expect.element(title).toMatchTextContent('Saved. Our server is having trouble.');
  }
  await commands.releaseRequests();
  await button('Try now').click();
  await expect.poll(() => backend.messagesTo(creator)).toEqual(['Once', 'Second', 'Third']);
  await expect.poll(() => backend.read(paths.account(creator.uid))).toMatchObject({ inbox: { messages: 3 } });
});

test('waiting answers are listed in a sheet, where they can be discarded before they are sent', async () => {
  const quiz = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  await renderScreen(quiz.path, { size: 'desk' });
  await expect.element(page.getByLabelText('Your name')).toBeVisible();
  await goOffline();
  await play(quiz.draft, 'Noa');
  await expect.element(title).toMatchTextContent('Waiting to be sent');
  await expect.element(page.getByText(SAVED)).toBeVisible();
  await expectAccessible();
  await button("See what's waiting").click();
  await expect.element(sheet.getByText(`Your answers to "${quiz.draft.title}"`)).toBeVisible();
  await expectAccessible();
  await discard();
  await expect.element(sheet.getByRole('status').first()).toMatchTextContent('Nothing waiting.');
  await goOnline();
  await userEvent.keyboard('{Escape}');
  goTo(quiz.path);
  await expect.element(page.getByLabelText('Your name')).toBeVisible();
  expect(await backend.find(paths.responses, 'quiz.id', quiz.quizId)).toEqual([]);
});

test('taking a message back stops where another one is being written, and loses neither', async () => {
  const creator = await backend.makeCreator();
  await renderScreen(`/${creator.username}/anonymous-messages`);
  await expect.element(box).toBeVisible();
  await goOffline();
  await send('One');
  for (const text of ['Two', 'Three']) await sendAnother(text);
  const edit = sheet.getByRole('button', { name: 'Edit' }).first();
  for (const [waiting, text] of [
    [3, 'One'],
    [2, 'Two'],
  ] as const) {
    await button(`${waiting} waiting to send`).click();
    await edit.click();
    await expect.element(box).toHaveValue(text);
  }
  await button('1 waiting to send').click();
  await edit.click();
  await expect.element(sheet.getByText("You're in the middle of something there.")).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('Two');
  await goOnline();
  await expect.poll(() => backend.messagesTo(creator)).toEqual(['Three']);
  // unchanged, each goes out under its own id
  await button('Send anonymously').click();
  await button('Send Another Message').click();
  await expect.element(box).toHaveValue('One');
});

test('a late refusal is shown on any page with the text, and can be discarded', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await renderScreen(`/${creator.username}/anonymous-messages`);
  await expect.element(box).toBeVisible();
  await goOffline();
  await send('Are you still there?');
  await expect.element(page.getByRole('heading', { name: SAVED })).toBeVisible();
  await backend.merge(paths.profile(creator.uid), { acceptsMessages: false });
  await goOnline();
  await expect.element(title).toMatchTextContent("Your message wasn't accepted");
  await expect.element(page.getByText("This person isn't taking messages right now.")).toBeVisible();

  goTo(quiz.path);
  await expect.element(page.getByLabelText('Your name')).toBeVisible();
  await goOffline();
  await play(quiz.draft, 'Noa');
  await expect.element(title).toMatchTextContent('Waiting to be sent');
  await backend.remove(paths.quiz(quiz.quizId));
  await goOnline();
  await expect.element(title).toMatchTextContent("Your answers weren't accepted");

  goTo('/');
  await button('2 not accepted').click();
  // one row, not two
  expect(document.querySelector('header')?.getBoundingClientRect().height).toBeLessThan(100);
  await expect.poll(() => sheet.getByText('What you wrote').elements()).toHaveLength(2);
  for (const summary of sheet.getByText('What you wrote').all()) await summary.click();
  await expect.element(sheet.getByText('Are you still there?')).toBeVisible();
  await expect.element(sheet.getByText('Noa', { exact: true })).toBeVisible();
  await expectAccessible();
  await discard();
  await expect.poll(() => sheet.getByRole('article').elements()).toHaveLength(1);
});
