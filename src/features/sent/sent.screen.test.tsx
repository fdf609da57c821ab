import { paths } from '@domain/paths.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { keepDeleteKey } from '../../lib/delete-keys.ts';
import { backend, type Person } from '../../testing/backend.ts';
import { goOffline, goOnline } from '../../testing/network.ts';
import { button, clipboard, play, title, told } from '../../testing/on-page.ts';
import { renderScreen, reopen } from '../../testing/render-screen.tsx';

/** The private link, which shows a reply and takes back what was sent. */

const link = page.getByRole('link', { name: /Delete what I sent|Open my private link/ });
const more = page.getByText('More', { exact: true });
const box = page.getByRole('textbox', { name: 'Your anonymous message' });
const deleteForGood = button('Delete for good');
const keys = () => localStorage.getItem('whoknows-delete-keys');

async function writeTo({ username }: Person, text: string): Promise<void> {
  await renderScreen(`/${username}/messages`);
  await box.fill(text);
}

/** Opens the private link of a message to a new creator, on the device that sent it. Returns both. */
async function sendOne() {
  const creator = await backend.makeCreator();
  const id = crypto.randomUUID();
  const path = `/delete#message.${id}.${keepDeleteKey(id, 'Zoe')}`;
  const message = makeMessageInput({ id, recipientId: creator.uid, message: 'Oh dear' });
  await backend.post('messages', { ...message, deleteKey: keepDeleteKey(id) });
  await renderScreen(path);
  return { creator, path, id };
}

/** Asks whether to delete the message, which its private link shows first. */
async function askToDelete(): Promise<void> {
  await button('Delete my message').click();
  await expect.element(page.getByRole('heading', { name: 'Delete your message?' })).toHaveFocus();
}

test('answers are deleted by the link of their result, and Back shows none of them', { tags: ['gate'] }, async () => {
  const { draft, quizId, path } = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  await renderScreen(path);
  await play(draft, 'Noa');
  await expect.element(title).toHaveTextContent("Noa's Results");
  await more.click();
  await link.click();
  await expect.element(title).toHaveTextContent('Delete your answers?');
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByText(`"${draft.title}", played as Noa`)).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await deleteForGood.click();
  await expect.element(title).toHaveTextContent('Your answers are gone');
  expect(await backend.find(paths.responses, 'quiz.id', quizId)).toEqual([]);
  expect(keys()).toBe('{}');
  history.back();
  await expect.element(title).toHaveTextContent('Results not found');
  history.forward();
  await expect.element(title).toHaveTextContent('Already gone');
});

test('a message is deleted on another device by the copied link', async () => {
  const { creator, path } = await sendOne();
  await button('Copy the private link').click();
  await expect.element(page.getByText('Copied. Put it somewhere safe.')).toBeVisible();
  expect(await clipboard()).toBe(location.origin + path);
  localStorage.removeItem('whoknows-delete-keys');
  reopen(path);
  await askToDelete();
  await deleteForGood.click();
  await expect.element(title).toHaveTextContent('Your message is gone');
  expect(await backend.messagesTo(creator)).toEqual([]);
  // who opens the link once more finds it as gone
  reopen(path);
  await expect.element(title).toHaveTextContent('You deleted this');
});

test('a deletion can be retried without a connection, and after its answer was lost', async () => {
  const { creator } = await sendOne();
  await askToDelete();
  await goOffline();
  await expect.element(told("You're offline.")).toBeVisible();
  await deleteForGood.click();
  await expect.element(deleteForGood).toBeVisible();
  await goOnline();
  await expect.element(page.getByText("You're offline.")).not.toBeInTheDocument();
  expect(await backend.messagesTo(creator)).toHaveLength(1);
  await commands.loseAnswers('**/api/delete-submission');
  await deleteForGood.click();
  // the page immediately checks what became of it
  await expect.element(title).toHaveTextContent('You deleted this');
  expect(await backend.messagesTo(creator)).toEqual([]);
});

test('an incomplete or invalid link deletes nothing and says so', async () => {
  const { creator, path } = await sendOne();
  for (const broken of ['/delete', path.slice(0, -20), path.replace('#message', '#quiz')]) {
    reopen(broken);
    await expect.element(title).toHaveTextContent("This link isn't complete");
  }
  // a person's name can begin with the word: their page keeps its surroundings
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
  reopen('/deletedetective');
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  reopen(path.replace(/[^.]+$/, crypto.randomUUID()));
  await expect.element(title).toHaveTextContent("This link doesn't fit");
  expect(await backend.messagesTo(creator)).toHaveLength(1);
});

test('a submission that still waits is no longer sent', async () => {
  const creator = await backend.makeCreator();
  await writeTo(creator, 'Never mind');
  const error = { code: 'unavailable', message: '', retryAfter: 600 };
  await commands.answerRequests('**/api/messages', { status: 503, json: { ok: false, error } });
  await button('Send anonymously').click();
  await expect.element(title).toHaveTextContent('Saved. Our server is having trouble.');
  const [[id, [deleteKey]] = ['', ['']]] = Object.entries(JSON.parse(keys() ?? '{}') as Record<string, [string]>);
  reopen(`/delete#message.${id}.${deleteKey}`);
  await expect.element(button('1 waiting to send')).toBeVisible();
  await expect.element(title).toHaveTextContent('Not sent yet');
  await askToDelete();
  await deleteForGood.click();
  await expect.element(title).toHaveTextContent('Your message is gone');
  await expect.element(button('1 waiting to send')).not.toBeInTheDocument();
  await commands.releaseRequests();
  // what is written next goes out under another id
  reopen(`/${creator.username}/messages`);
  await box.fill('Something else');
  await button('Send anonymously').click();
  await expect.element(link).toHaveAttribute('href', expect.not.stringContaining(id));
  expect(await backend.messagesTo(creator)).toEqual(['Something else']);
});

test('a reply arrives live, is reported, blocked, and allowed again', { tags: ['gate'] }, async () => {
  const { creator, id } = await sendOne();
  await expect.element(title).toHaveTextContent('No reply yet');
  await goOffline();
  await expect.element(page.getByText("as soon as you're back online")).toBeVisible();
  await backend.merge(paths.message(id), { reply: 'I think so.' }, ['repliedAt']);
  await goOnline();
  await expect.element(title).toMatchTextContent('Zoe replied');
  await expect.element(page.getByText('I think so.')).toBeVisible();
  await expect.element(page.getByText('Oh dear')).toBeVisible();
  await button('Report this reply').click();
  await page.getByLabelText("It's bullying").click();
  await button('Send report').click();
  await expect.element(page.getByText('Reported. Thank you.')).toBeVisible();
  await button('Close').click();
  await button('No more replies').click();
  await button('Stop replies').click();
  await expect.element(title).toHaveTextContent("You've stopped replies");
  const said = new Set<string>();
  const listener = new MutationObserver(() => said.add(document.querySelector('h1')?.textContent ?? ''));
  listener.observe(document.body, { subtree: true, childList: true, characterData: true });
  await button('Let replies through again').click();
  await expect.element(title).toMatchTextContent('Zoe replied');
  listener.disconnect();
  // until then nobody knows
  expect([...said]).not.toContain('No reply yet');
  await askToDelete();
  await deleteForGood.click();
  await expect.element(title).toHaveTextContent('Your message is gone');
  const again = page.getByRole('link', { name: 'Write to Zoe again' });
  await expect.element(again).toHaveAttribute('href', `/${creator.username}/anonymous-messages`);
  expect(await backend.messagesTo(creator)).toEqual([]);
});
