import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { backend } from '../../../testing/backend.ts';
import { goOffline, goOnline } from '../../../testing/network.ts';
import { button, dialog, told } from '../../../testing/on-page.ts';
import { goTo, renderScreen, reopen } from '../../../testing/render-screen.tsx';

const INBOX = '/dashboard?tab=messages';
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const sealed = button(/^(Sealed message|Message scellé)/);
const search = page.getByRole('searchbox');
const items = page.getByRole('main').getByRole('listitem');
const found = page.getByRole('status').filter({ hasText: /found|trouvé/ });
const reply = page.getByLabelText(/^(Your reply|Ta réponse)$/);

/** Opens the inbox of a new creator who has got such messages. Returns the creator and the messages' ids. */
async function openInbox(...messages: string[]) {
  const creator = await backend.makeCreator();
  const ids: string[] = [];
  for (const message of messages) ids.push(await backend.sendMessage(creator, message));
  await renderScreen(INBOX, { as: creator });
  await expect.element(sealed.first()).toBeVisible();
  return { creator, ids };
}

test('messages that arrive while all are being opened stay sealed, also on a device that had none of them yet', async () => {
  const creator = await backend.makeCreator();
  const known = paths.message(await backend.sendMessage(creator, 'Before'));
  await renderScreen('/account', { as: creator });
  await expect.element(page.getByRole('img', { name: '1 new' })).toBeVisible();
  const [{ markAllMessagesRead }, { isSynced }] = await Promise.all([
    import('../../../data/messages.ts'),
    import('../../../data/sync-status.ts'),
  ]);
  await goOffline();
  expect(await markAllMessagesRead(creator.uid)).toBe('later');
  await goOnline();
  await expect.poll(isSynced).toBe(true);
  await commands.holdRequests('**/Write/channel**');
  const marking = markAllMessagesRead(creator.uid);
  await expect.poll(() => localStorage.getItem(STORAGE_KEYS.change(creator.uid, known))).not.toBeNull();
  const arrived = paths.message(await backend.sendMessage(creator, 'Meanwhile'));
  await commands.releaseRequests();
  expect(await marking).toBe('marked');
  expect(await backend.millisOf(known, 'readAt')).not.toBeNull();
  expect(await backend.millisOf(arrived, 'readAt')).toBeNull();
});

test('messages that were set aside are collapsed below the inbox, and can be read and deleted', async () => {
  const creator = await backend.makeCreator();
  const path = paths.message(crypto.randomUUID());
  const message = 'Between a thousand others';
  await backend.merge(path, { recipientId: creator.uid, senderName: 'Anonymous', message }, ['setAsideAt']);
  await backend.merge(paths.account(creator.uid), { inbox: { setAside: 1 } });
  await renderScreen(INBOX, { as: creator });
  await expect.element(page.getByText('No messages yet')).toBeVisible();
  const fold = button('1 message set aside');
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.click();
  await expect.element(page.getByText("A friend's may be among them.")).toBeVisible();
  await page.getByRole('main').getByText(message).click();
  await expect.element(dialog).toMatchTextContent(message);
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await button('Delete').click();
  await expect.element(fold).not.toBeInTheDocument();
  expect(await backend.read(path)).toBeNull();
});

test('search finds opened messages, also offline, but no sealed ones', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const texts = [...Array.from({ length: 21 }, (_, n) => `Nothing ${n}`), 'Your crème brûlée!', 'Hi'];
  await backend.storeMessages(creator, texts);
  await backend.sendMessage(creator, 'More crème, please');
  await renderScreen(INBOX, { as: creator });
  const starts = () => items.elements().map((item) => item.textContent?.slice(0, 10));
  await search.fill('CREME');
  await expect.poll(starts).toEqual(['Your crème']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['crème']);
  await expect.element(found).toMatchTextContent("1 message found. 1 sealed message wasn't searched.");
  expect(document.body.textContent).not.toContain('please');
  await button('Clear search').click();
  await expect.element(search).toHaveFocus();
  await sealed.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await search.fill('creme');
  await expect.poll(starts).toEqual(['More crème', 'Your crème']);

  await goOffline();
  await search.fill('nothing');
  await expect
    .element(found)
    .toMatchTextContent("21 messages found. You're offline: only what's on this device was searched.");
  await search.fill('nothing 20');
  await expect.poll(starts).toHaveLength(1);
  await items.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(heading('Nothing found')).toBeVisible();
});

test('the inbox can start with the oldest or the sealed ones, page by page, and the URL keeps the order', async () => {
  const creator = await backend.makeCreator();
  const texts = ['Le plus ancien', ...Array.from({ length: 21 }, (_, n) => `Numéro ${n + 1}`)];
  await backend.storeMessages(creator, texts, 1);
  await renderScreen(INBOX, { as: creator, language: 'fr', scheme: 'dark', size: 'desk' });
  const shown = () =>
    page
      .getByRole('main')
      .getByText(/^(Numéro \d+|Message scellé)$/)
      .elements()
      .map((element) => element.textContent);
  await expect.poll(() => shown()[0]).toBe('Numéro 21');
  await button('Anciens').click();
  await expect.poll(() => shown()[0]).toBe('Message scellé');
  await expect.poll(shown).toHaveLength(20);
  await button('Plus').click();
  await expect.poll(() => shown().at(-1)).toBe('Numéro 21');
  await button("Scellés d'abord").click();
  await expect.poll(() => location.search).toContain('sort=sealed');
  reopen(`${INBOX}&sort=sealed`);
  await expect.poll(() => shown().slice(0, 2)).toEqual(['Message scellé', 'Numéro 21']);
  // opened, it goes to the others
  await sealed.click();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect.poll(shown).toEqual(Array.from({ length: 20 }, (_, n) => `Numéro ${21 - n}`));
});

test('blocking explains what it does, and when it is too late', { tags: ['gate'] }, async () => {
  const { creator, ids } = await openInbox('Guess who.');
  await sealed.click();
  await button('Block sender').click();
  await expect.element(heading('Block this sender?')).toHaveFocus();
  await expect.element(dialog).toMatchTextContent("You won't learn who it is, and they won't notice.");
  await page.getByRole('switch', { name: 'Also when they switch networks' }).click();
  await expect.element(dialog).toMatchTextContent('For a week.');
  await expectAccessible();
  await button('Cancel').click();
  await expect.element(button('Block sender')).toHaveFocus();
  await backend.remove(paths.messageTracking(ids[0] ?? ''));
  await button('Block sender').click();
  await button('Block sender').click();
  await expect.element(told('This message is too old')).toBeVisible();
  // to be rid of it is still possible
  await button('Cancel').click();
  await button('Report').click();
  await page.getByRole('radio', { name: "It's bullying" }).click();
  await button('Send report').click();
  await button('Block and delete').click();
  await button('Delete message').click();
  await expect.element(page.getByText('No messages yet')).toBeVisible();
  await expect.poll(() => backend.messagesTo(creator)).toEqual([]);
});

test('a threat opens with what ends it and with help, and nothing is urged but that', async () => {
  const creator = await backend.makeCreator();
  await backend.sendMessage(creator, 'I will find you and hurt you');
  await backend.sendMessage(creator, 'Two sealed messages have nothing to search');
  await renderScreen(INBOX, { as: creator });
  await expect.element(sealed.nth(1)).toBeVisible();
  await expect.element(search).not.toBeInTheDocument();
  await sealed.nth(1).click();
  await expect.element(dialog.getByRole('heading', { name: "You don't have to put up with this" })).toBeVisible();
  await expect.element(dialog.getByText(/^In danger right now\?/)).toBeVisible();
  const names = dialog
    .getByRole('button')
    .elements()
    .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  const actions = ['Block sender', 'Report', 'Delete message', 'Share as a story', 'Reply'];
  expect(names.filter((name) => actions.includes(name ?? ''))).toEqual(actions);
  expect(dialog.element().querySelector('.MuiButton-containedPrimary')).toBeNull();
  await expectAccessible();
});

test('somebody who closes the message meanwhile still learns what became of the report and the block, and can unblock', async () => {
  await openInbox('Guess who.');
  /** Sets something going, closes the message before the server hears of it, and then lets it answer. */
  const closeWhile = async (operation: string, start: () => Promise<void>, isLost = false) => {
    await commands.holdRequests(`**/${operation}`);
    await button(/^(Sealed message|Guess who\.)/).click();
    await start();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await commands.releaseRequests(isLost);
  };
  const report = async () => {
    await button('Report').click();
    await page.getByRole('radio', { name: "It's bullying" }).click();
    await button('Send report').click();
  };
  await closeWhile('reportMessage', report, true);
  await expect.element(page.getByText("Your report didn't go through")).toBeVisible();
  await closeWhile('reportMessage', report);
  await expect.element(page.getByText('Reported. Thank you.')).toBeVisible();
  await closeWhile('blockSender', async () => {
    await button('Block sender').click();
    await button('Block sender').click();
  });
  await expect.element(page.getByText('Sender blocked')).toBeVisible();

  goTo('/account');
  await expect.element(page.getByText('Some senders are blocked.')).toBeVisible();
  await button('Unblock everyone').click();
  await button('Unblock everyone').click();
  await expect.element(page.getByText('Nobody is blocked.')).toHaveFocus();
});

test('a reply is kept while it is written, gets a second thought, waits offline, and can be taken back', async () => {
  const { ids } = await openInbox('Who do you like?');
  const path = paths.message(ids[0] ?? '');
  await sealed.click();
  await button('Reply').click();
  await reply.fill('Is it');
  // closed and opened again, it is still there
  await userEvent.keyboard('{Escape}');
  await button(/^Who do you like\?/).click();
  await expect.element(reply).toHaveValue('Is it');
  // who clears the box is not done with it
  await reply.fill('');
  await reply.fill('kys');
  await button('Send reply').click();
  await expect.element(heading('Wait a second')).toHaveFocus();
  await button('Keep writing').click();
  await expect.element(reply).toHaveFocus();
  await goOffline();
  await button('Send reply').click();
  await button('Send anyway').click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your reply' })).toMatchTextContent('kys');
  // in the dialog, which Escape closes from there
  await expect.element(button('Edit')).toHaveFocus();
  await goOnline();
  await expect.poll(async () => (await backend.read(path))?.['reply']).toBe('kys');
  await button('Take back').click();
  await expect.element(button('Reply')).toHaveFocus();
  await expect.poll(async () => (await backend.read(path))?.['reply']).not.toBe('kys');
});

test('a refused reply shows an error and keeps its text', async () => {
  // an empty inbox has no list whose dialog could stay open
  const { creator, ids } = await openInbox('Never mind', 'Stays');
  await button(/^Sealed message/)
    .last()
    .click();
  await button('Reply').click();
  await goOffline();
  await reply.fill('I think so.');
  await button('Send reply').click();
  await expect.element(page.getByRole('region', { name: 'Your reply' })).toMatchTextContent('I think so.');
  await backend.remove(paths.message(ids[0] ?? ''));
  await goOnline();
  await expect.element(page.getByText('The message may be gone.')).toMatchTextContent('I think so.');
  await expect.element(reply).toHaveValue('I think so.');
  await expect.element(dialog).toMatchTextContent("Your reply wasn't sent");
  expect(await backend.messagesTo(creator)).toEqual(['Stays']);
});

test('the recipient of a message from somebody in need is offered help, too', { tags: ['gate'] }, async () => {
  await openInbox('I want to die');
  await sealed.click();
  const help = dialog.getByRole('region', { name: 'Whoever wrote this may not be okay' });
  await expect.element(help).toBeVisible();
  await help.getByRole('combobox').selectOptions('Sweden');
  await expect.element(help.getByText('112')).toBeVisible();
  await expectAccessible();
});
