import { expect, onTestFinished, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { backend } from '../../../testing/backend.ts';
import { brokenWords } from '../../../testing/broken-words.ts';
import { countRequests, goOffline, goOnline } from '../../../testing/network.ts';
import { button, isAt, title, told } from '../../../testing/on-page.ts';
import { losePatience } from '../../../testing/patience.ts';
import { changeProfile } from '../../../testing/public-copies.ts';
import { renderScreen, reopen } from '../../../testing/render-screen.tsx';
import { refuseToKeep } from '../../../testing/storage.ts';

const box = page.getByRole('textbox', { name: /^(Your anonymous message|Ton message anonyme)/ });
const send = page.getByRole('button', { name: /^(Send anonymously|Envoyer en anonyme)$/ });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const panel = page.getByRole('dialog', { name: /^(What Zoe will see|Ce que Zoe va voir)$/ });
const FAVORITE = 'You are my favorite human.';

test('a blank message is refused, a message survives every failure and is sent once, and a closed inbox says so', async () => {
  const creator = await backend.makeCreator();
  const odd = `Hi \u0000<i>you</i>\n${'x'.repeat(1000)}`;
  await renderScreen(`/${creator.username}/anonymous-messages?prefill=${encodeURIComponent(odd)}`);
  // all of it is there, and it's said before somebody sends it
  const whole = `Hi <i>you</i>\n${'x'.repeat(1000)}`;
  await expect.element(box).toHaveValue(whole);
  await expect.element(page.getByText('14 characters too many.')).toBeVisible();
  await send.click();
  await expect.element(box).toHaveFocus();
  await box.fill(whole.slice(0, -14));
  await expect.element(page.getByText('1000 / 1000')).toBeVisible();
  await expect.element(page.getByText('too many')).not.toBeInTheDocument();
  await box.fill(' \n\u200b\u3164 ');
  await send.click();
  await expect.element(page.getByText('Please enter a message')).toBeVisible();
  await box.fill(FAVORITE);

  const refuse = (status: number, code: string) =>
    commands.answerRequests('**/api/messages', {
      status,
      json: { ok: false, error: { code, message: 'Not for people.', retryAfter: 600 } },
    });
  await refuse(403, 'forbidden');
  await send.click();
  await expect.element(told("Database error: You don't have permission to see this.")).toBeVisible();
  await expect.element(box).toHaveValue(FAVORITE);
  await commands.releaseRequests();
  // what the server cannot take now is kept, and can be had back
  for (const [status, code, news, expected] of [
    [503, 'unavailable', 'Saved. Our server is having trouble.', "We keep trying, you don't have to do anything."],
    [503, 'messages-off', 'Saved. Messages are having a rest. Yours goes out later.', /^It goes out by itself\./],
    [429, 'rate-limited', /^Saved\. That was a lot at once, so it waits until \d+:\d\d/, /^It goes out by itself\./],
  ] as const) {
    await refuse(status, code);
    await send.click();
    await expect.element(title).toMatchTextContent(news);
    await expect.element(page.getByText(expected)).toBeVisible();
    await expect.element(told(/./)).not.toBeInTheDocument();
    expect(button('Try now').elements()).toHaveLength(code === 'rate-limited' ? 0 : 1);
    await button("See what's waiting").click();
    await button('Edit').click();
    await expect.element(box).toHaveValue(FAVORITE);
    await commands.releaseRequests();
  }
  await send.click();
  await expect.element(title).toHaveTextContent("It's on its way!");
  expect(await backend.messagesTo(creator)).toEqual([FAVORITE]);
  await button('Send Another Message').click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
  await changeProfile(creator, { acceptsMessages: false });
  reopen(`/${creator.username}/messages`);
  await expect.element(heading("Zoe isn't taking messages right now")).toBeVisible();
});

test('a page follows what another tab writes, until something is typed there', async () => {
  const { username } = await backend.makeCreator();
  await renderScreen(`/${username}/anonymous-messages`);
  await box.fill('Of the first tab');
  const draft = () => Object.entries(localStorage).find(([, value]) => value.includes('Of the first tab'));
  await expect.poll(draft).toBeDefined();
  const [key = '', kept = ''] = draft() ?? [];
  // another document of the site: storage events treat it as a second tab
  const other = document.createElement('iframe');
  document.body.append(other);
  onTestFinished(() => other.remove());
  const write = (text: string) =>
    other.contentWindow?.localStorage.setItem(key, kept.replace('Of the first tab', text));
  reopen(`/${username}/anonymous-messages`);
  await expect.element(box).toHaveValue('Of the first tab');
  write('Of the second');
  await expect.element(box).toHaveValue('Of the second');
  await box.fill('Typed here');
  const told = new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
  write('Of the second again');
  await told;
  await expect.element(box).toHaveValue('Typed here');
});

test('where the browser cannot store a message, the page says so and still sends it', async () => {
  const { username } = await backend.makeCreator();
  await renderScreen(`/${username}/anonymous-messages`);
  await expect.element(box).toBeVisible();
  refuseToKeep();
  await box.fill('Hello');
  await expect.element(page.getByText("This browser won't let us save what you type.")).toBeVisible();
  await send.click();
  await expect.element(button('Send Another Message')).toBeVisible();
});

test('the server says what will be visible, only on request; closing the panel returns the focus', async () => {
  const { username } = await backend.makeCreator();
  const address = `/${username}/anonymous-messages`;
  await renderScreen(address);
  const asked = countRequests(/\/api\/collect-tracking-data/);
  await box.fill('Half a thought');
  await expect
    .element(page.getByText("Zoe can see your IP address, what device you're on and roughly where you are."))
    .toBeVisible();
  expect(asked()).toEqual([]);
  const opener = button('What Zoe will see');
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText('This is exactly what gets stored if you send now.')).toBeVisible();
  await expect.element(panel.getByText(/^Chrome \d+/)).toBeVisible(); // the browser does not say so itself, the server reads it
  await expect.element(panel.getByText('89.160.20.112')).toBeVisible();
  await expect.element(panel.getByText("Only Zoe can see this, and it's deleted after 180 days.")).toBeVisible();
  expect(asked()).not.toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(panel.getByText('89.160.20.112')).toBeVisible();
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
  await isAt(address);
  await expect.element(box).toHaveValue('Half a thought');
});

test("if the server fails or hangs, the browser's own details are shown instead", async () => {
  const { username } = await backend.makeCreator();
  await renderScreen(`/${username}/messages`, { language: 'fr' });
  const row = (label: string) => panel.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  const opener = button('Ce que Zoe va voir');
  const noAnswer = panel.getByText("Notre serveur n'a pas répondu\u00a0:");
  await commands.answerRequests('**/api/collect-tracking-data');
  await opener.click();
  await expect.element(noAnswer).toBeVisible();
  await expect.element(row('Système')).toBeVisible();
  await expect.element(row('Navigateur')).not.toBeInTheDocument(); // only the server reads it
  await userEvent.keyboard('{Escape}');
  await commands.releaseRequests();
  await commands.holdRequests('**/api/collect-tracking-data');
  losePatience('seenTracking');
  await opener.click();
  await expect.element(noAnswer).toBeVisible();
});

test('somebody who writes of dying is shown help first, and nobody is told of it', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const words = 'Some days I just want to die.';
  await renderScreen(`/${creator.username}/messages`);
  await box.fill(words);
  const asked = countRequests(/\/api\/|\/v1\/projects\//);
  await send.click();
  await expect.element(heading('You matter')).toHaveFocus();
  const country = page.getByRole('combobox', { name: 'Numbers for' });
  await country.selectOptions('United Kingdom');
  await expect.element(page.getByText('In danger right now? Call 999.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '116 123', exact: true })).toHaveAttribute('href', 'tel:116123');
  await country.selectOptions('France');
  await expect.element(page.getByRole('link', { name: '3114', exact: true })).toHaveAttribute('href', 'tel:3114');
  await country.selectOptions('Another country');
  await expect.element(page.getByRole('link', { name: 'Find a line where you are' })).toBeVisible();
  await button('Keep writing').click();
  await expect.element(box).toHaveFocus();
  await send.click();
  await expect.element(heading('You matter')).toHaveFocus();
  // other words are looked at again
  await box.fill(`${words} Sometimes.`);
  await expect.element(heading('You matter')).not.toBeInTheDocument();
  await goOffline();
  await send.click();
  await expect.element(heading('You matter')).toHaveFocus();
  expect(asked()).toEqual([]);
  expect(await backend.messagesTo(creator)).toEqual([]);

  await button('Send anyway').click();
  await expect.element(title).toHaveTextContent("Saved. It goes out by itself when you're back online.");
  await goOnline();
  await expect.element(title).toHaveTextContent("It's on its way!");
  expect(await backend.messagesTo(creator)).toEqual([`${words} Sometimes.`]);
  // once for the same words
  await button('Send Another Message').click();
  await box.fill(`${words} Sometimes.`);
  await send.click();
  await expect.element(title).toHaveTextContent("It's on its way!");
});

test('on a phone at 200% zoom no word is broken, and the badge is whole', async () => {
  const { username } = await backend.makeCreator();
  await renderScreen(`/${username}/anonymous-messages`);
  await page.viewport(195, 422);
  await expect.element(title).toHaveTextContent('Tell Zoe anything');
  // a username has no place to break at, and no limit that fits
  expect(brokenWords('main').filter((word) => !username.includes(word))).toEqual([]);
  const badge = page.getByText('Anonymous Messages', { exact: true }).element();
  expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(195);
  expect(document.documentElement.scrollWidth).toBe(195);
});
