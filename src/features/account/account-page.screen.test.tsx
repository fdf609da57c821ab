import { HIDDEN_WORDS_MAX, USERNAME_LIMIT } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { backend, type Person } from '../../testing/backend.ts';
import { goOffline, goOnline, sayOffline } from '../../testing/network.ts';
import { button, title, told } from '../../testing/on-page.ts';
import { departuresSoFar, goTo, renderScreen } from '../../testing/render-screen.tsx';

const region = (name: string) => page.getByRole('region', { name });
const name = () => page.getByLabelText('Name', { exact: true });
const bio = () => page.getByLabelText('Bio', { exact: true });
/** Puts something into a profile that its owner cannot, so that the rules refuse whatever the owner changes beside it. */
const spoil = ({ uid }: Person, photoURL: string) => backend.merge(paths.profile(uid), { photoURL });

async function open(creator: Person, options: Parameters<typeof renderScreen>[1] = {}): Promise<void> {
  await renderScreen('/account', { as: creator, ...options });
  await expect.element(title).toMatchTextContent('Your account');
}

test('the page fits a small phone with large text, in both languages', async () => {
  await open(await backend.makeCreator(), { size: 'narrow' });
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  const tooWide = () => page.getByRole('main').element().scrollWidth - innerWidth;
  expect(tooWide()).toBeLessThanOrEqual(0);
  await button('Français').click();
  await expect.element(title).toMatchTextContent('Ton compte');
  expect(tooWide()).toBeLessThanOrEqual(0);
});

test('who is younger than they said says so, and only writes to us to be older again', async () => {
  const creator = await backend.makeCreator();
  await open(creator, { scheme: 'dark' });
  const privacy = region('Privacy');
  await button("I'm younger").click();
  await privacy.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(told('Tell us how old you are.')).toBeVisible();
  await privacy.getByLabelText('16 or 17').click();
  await privacy.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(privacy.getByText("You told us you're under 18")).toBeVisible();
  await expect.element(privacy.getByRole('link', { name: 'Write to us' })).toBeVisible();
});

test('hidden words are stored; of too many, none is stored or cut off', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await open(creator);
  const words = page.getByLabelText('Your hidden words');
  await words.fill('Ugly, shut up');
  await expect.element(page.getByText(`2 / ${HIDDEN_WORDS_MAX}`)).toBeVisible();
  await button('Save words').click();
  await expect.element(words).toHaveValue('Ugly\nshut up');
  await expect.poll(() => backend.read(paths.account(creator.uid))).toMatchObject({ hiddenWords: ['Ugly', 'shut up'] });

  const many = Array.from({ length: HIDDEN_WORDS_MAX + 1 }, (_, n) => `word${n}`).join('\n');
  await words.fill(many);
  await expect.element(page.getByText(`${HIDDEN_WORDS_MAX + 1} / ${HIDDEN_WORDS_MAX}`)).toBeVisible();
  await button('Save words').click();
  await expect.element(page.getByText("That's 51 words, and only 50 fit.")).toBeVisible();
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveValue(many);
  await region('Privacy').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(words).toHaveValue('Ugly\nshut up');
});

test('how often the username can still change this week is told before anybody begins, and when it can again', async () => {
  const creator = await backend.makeCreator();
  const change = (times: number) =>
    backend.merge(paths.account(creator.uid), { renamedAt: Array<number>(times).fill(Date.now()) });
  await change(USERNAME_LIMIT.tries - 1);
  await open(creator);
  await button('Change username').click();
  await expect.element(page.getByText('You can change it once more this week.')).toBeVisible();
  await change(USERNAME_LIMIT.tries);
  await expect.element(page.getByText("That's 5 changes in a week, and that's all there are.")).toBeVisible();
  await expect.element(page.getByLabelText('Username', { exact: true })).not.toBeInTheDocument();
});

test('only changes of a profile are stored; a blank name is refused, help is offered', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await open(creator, { size: 'desk', scheme: 'dark' });
  await bio().fill('Pizza first.');
  await backend.merge(paths.profile(creator.uid), { name: 'Somewhere Else' });
  await expect.element(name()).toHaveValue('Somewhere Else');
  await button('Save').click();
  await expect.element(page.getByText('Profile saved.')).toBeVisible();
  expect(await backend.read(paths.profile(creator.uid))).toMatchObject({ name: 'Somewhere Else', bio: 'Pizza first.' });
  await expect.element(button('Cancel')).not.toBeInTheDocument();

  await name().fill('Somewhere Else ');
  await button('Save').click();
  await expect.element(name()).toHaveValue('Somewhere Else');
  await name().fill('   ');
  await button('Save').click();
  await expect.element(page.getByText('Tell us your name.')).toBeVisible();
  await expect.element(name()).toHaveFocus();
  await name().fill('Zoe');
  await bio().fill('I want to die.');
  await button('Save').click();
  await expect.element(page.getByRole('heading', { name: 'You matter' })).toHaveFocus();
  expect(await backend.read(paths.profile(creator.uid))).toMatchObject({ bio: 'Pizza first.' });
  await button('Save anyway').click();
  await expect.poll(() => backend.read(paths.profile(creator.uid))).toMatchObject({ bio: 'I want to die.' });
});

test('an offline edit that is refused later says so, and its text is back in the form; a list and a switch are sent', async () => {
  const creator = await backend.makeCreator();
  await backend.admin('update', { localId: creator.uid, emailVerified: true });
  await backend.merge(paths.account(creator.uid), { hiddenWords: ['ugly'] });
  const words = page.getByLabelText('Your hidden words');
  await open(creator);
  await expect.element(words).toHaveValue('ugly');
  await goOffline();
  await words.fill('');
  await button('Save words').click();
  await page.getByRole('switch', { name: 'Weekly summary by email' }).click();
  await name().fill('Zoe the Too Late');
  await button('Save').click();
  await expect.element(page.getByText('Saved on this device')).toBeVisible();
  await spoil(creator, 'ftp://localhost/photo.png');
  // by then the person looks at something else
  goTo('/dashboard?tab=profile');
  await expect.element(page.getByRole('heading', { name: 'Zoe the Too Late' })).toBeVisible();
  await goOnline();
  await expect.element(page.getByText("Your profile wasn't changed")).toBeVisible();
  await expect
    .poll(() => backend.read(paths.account(creator.uid)))
    .toMatchObject({ hiddenWords: [], weeklySummary: 'en' });
  await expect.element(page.getByRole('heading', { name: creator.name })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect.element(name()).toHaveValue('Zoe the Too Late');
});

test('a closed inbox shows immediately, to visitors too; a refused switch turns back', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/dashboard?tab=profile', { as: creator });
  await page.getByRole('link', { name: 'Privacy Settings' }).click();
  await expect.element(region('Privacy')).toHaveFocus();
  const accepts = page.getByRole('switch', { name: 'Accept anonymous messages' });
  const isPublic = (acceptsMessages: boolean) =>
    expect.poll(() => backend.read(paths.username(creator.username))).toMatchObject({ acceptsMessages });
  await expect.element(accepts).toBeChecked();
  await accepts.click();
  await expect.element(accepts).not.toBeChecked();
  await expect.element(page.getByText('Your message page is closed.')).toBeVisible();
  await isPublic(false);
  await accepts.click();
  await expect.element(page.getByText('People can write to you again.')).toBeVisible();
  await isPublic(true);
  await spoil(creator, 'ftp://localhost/photo.png');
  await accepts.click();
  await expect.element(told("This change wasn't accepted.")).toBeVisible();
  await expect.element(accepts).toBeChecked();
});

test('all stored data is exported as one file, resuming after a failure', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me', { isPublic: false, password: 'pancakes' });
  await backend.takeQuiz(quiz, { name: 'Lou', right: 'yyynn' });
  await backend.sendMessage(creator, 'I like your shoes');
  sayOffline(); // a browser may be wrong
  await open(creator, { size: 'short-phone' });
  const { saveAvatar } = await import('../../data/avatars.ts');
  const photo = await fetch('data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAIA');
  await saveAvatar({ type: 'image/webp', data: await photo.blob() }, null);

  const asked: string[] = [];
  let fails = true;
  const ask = globalThis.fetch;
  const asking = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).includes('/exportMyData')) return ask(input, init);
    const { part } = (JSON.parse(String(init?.body)) as { data: { part: string } }).data;
    if (part === 'responses' && fails) return Promise.reject(new TypeError('Failed to fetch'));
    asked.push(part);
    return ask(input, init);
  });
  onTestFinished(() => asking.mockRestore());
  await button('Download my data').click();
  await expect
    .element(told('No connection to WhoKnows.'))
    .toMatchTextContent('2 items are already here. It picks up from there.');
  fails = false;
  let saved: { name: string; text: Promise<string> } | undefined;
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved = { name: this.download, text: fetch(this.href).then((reply) => reply.text()) };
  });
  await button('Continue the download').click();
  await expect.element(page.getByText('Your data is ready')).toBeVisible();
  clicking.mockRestore();
  const lists = ['quizzes', 'revisions', 'responses', 'messages', 'circles', 'devices', 'contact-requests', 'reports'];
  expect(asked).toEqual(['account', ...lists]);
  expect(saved?.name).toMatch(new RegExp(`^whoknows-${creator.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  const text = (await saved?.text) ?? '';
  const file = JSON.parse(text);
  const kept = lists.filter((list) => list !== 'contact-requests');
  expect(Object.keys(file)).toEqual(['exportedAt', 'account', 'photo', ...kept, 'contactRequests']);
  expect(file.photo).toMatch(/^data:image\/webp;base64,/);
  for (const list of [file.quizzes, file.responses, file.messages]) expect(list).toHaveLength(1);
  for (const stored of [creator.email, quiz.draft.title, 'Android', 'I like your shoes'])
    expect(text).toContain(stored);
  expect(text).not.toContain('pancakes');
});

test.for([false, true])(
  'a deletion whose answer was lost is reported as it ended (database refuses: %s)',
  async (refuses) => {
    const creator = await backend.makeCreator();
    await open(creator);
    await button('Delete my account').click();
    await page.getByLabelText(/^Type your username to confirm/).fill(creator.username);
    await commands.loseAnswers('**/deleteAccount');
    // what the database answers to a token of nobody
    if (refuses) await commands.answerRequests('**/google.firestore.v1.Firestore/Listen/**', { status: 401, json: {} });
    await button('Delete for good').click();
    await expect.poll(departuresSoFar).toEqual(['/']);
    expect(sessionStorage.getItem(STORAGE_KEYS.lateNotice)).toContain('This account has been deleted.');
  },
);
