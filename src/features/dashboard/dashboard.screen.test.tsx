import { paths } from '@domain/paths.ts';
import { LINK_SLUG } from '@domain/profiles/links.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { replaceInNavigator } from '../../testing/navigator.ts';
import { countRequests, sayOffline } from '../../testing/network.ts';
import { button, dialog, isAt } from '../../testing/on-page.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

type Made = Awaited<ReturnType<typeof backend.makeQuiz>>;
const heading = (name: string) => page.getByRole('heading', { name });
const cards = () => page.getByRole('main').getByRole('article');
const items = () => page.getByRole('main').getByRole('listitem');
const sealed = () => page.getByRole('button', { name: /^Sealed message/ });
const choice = (group: string, name: string) => page.getByRole('group', { name: group }).getByRole('radio', { name });
const texts = (locator: { elements(): Element[] }) => () => locator.elements().map((one) => one.textContent ?? '');
const shows = (locator: { elements(): Element[] }, names: string[]) =>
  expect.poll(texts(locator)).toEqual(names.map((name) => expect.stringContaining(name)));
const take = (quiz: Made, name: string, right: string) => backend.takeQuiz(quiz, { name, right });
const isDeleted = (path: string) => expect.poll(() => backend.read(path)).toBeNull();
const overview = (term: string) =>
  expect.poll(
    () => page.getByRole('region', { name: 'Your numbers' }).getByText(term).query()?.parentElement?.textContent,
  );

async function deleteQuiz(title: string): Promise<void> {
  await button(`Actions for ${title}`).click();
  await page.getByRole('menuitem', { name: 'Delete Quiz' }).click();
  await expect.element(dialog).toMatchTextContent(title);
}
const confirm = () =>
  dialog
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();

afterEach(() => vi.restoreAllMocks());

test('an empty account shows an invitation on every tab, and its four links', async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/dashboard', { as: creator });
  const invitations = {
    overview: 'No messages yet',
    quizzes: 'No quizzes yet',
    responses: 'No responses yet',
    messages: 'No messages yet',
    profile: 'Achievements',
  };
  const sections = page.getByRole('navigation', { name: 'Dashboard sections' });
  for (const [tab, text] of Object.entries(invitations)) {
    await sections.getByRole('link', { name: tab }).click();
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  for (const slug of Object.values(LINK_SLUG))
    await expect
      .element(page.getByRole('link', { name: new RegExp(`/${slug} `) }))
      .toHaveAttribute('href', expect.stringMatching(new RegExp(`/${creator.username}/${slug}$`)));
});

test('a browser that says offline though the network works changes nothing', async () => {
  const creator = await backend.makeCreator();
  await backend.makeQuiz(creator, 'two-truths');
  sayOffline();
  await renderScreen('/dashboard?tab=messages', { as: creator });
  await expect.element(page.getByText('No messages yet', { exact: true })).toBeVisible();
  await backend.sendMessage(creator, 'Hello there');
  await expect.element(sealed()).toBeVisible();
  goTo('/dashboard?tab=quizzes');
  await expect.poll(() => cards().elements().length).toBe(1);
  goTo('/dashboard?tab=profile');
  await expect.element(page.getByRole('heading', { name: creator.name })).toBeVisible();
  goTo('/account');
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue(creator.name);
  await expect.element(page.getByText("You're offline.")).not.toBeInTheDocument();
});

test('the dot marks something new, and disappears once it was looked at', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'two-truths');
  await renderScreen('/dashboard', { as: creator });
  const dot = page.getByTestId('notification-dot');
  const menu = button(/^Profile menu/);
  await expect.element(menu).toBeVisible();
  await expect.element(dot).not.toBeInTheDocument();

  await backend.sendMessage(creator, 'Hello there');
  await take(quiz, 'Lou', 'yyyyy');
  await expect.element(dot).toBeVisible();
  await menu.click();
  await expect.element(page.getByRole('menuitem', { name: 'New responses' })).toBeVisible();
  await page.getByRole('menuitem', { name: '1 unread message' }).click();
  await isAt('/dashboard?tab=messages');
  await sealed().click();
  await dialog.getByRole('button', { name: 'Close' }).click();

  // the message is read, the responses have not been looked at
  await menu.click();
  await expect.element(page.getByRole('menuitem', { name: /unread/ })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'New responses' }).click();
  await isAt('/dashboard?tab=responses');
  await expect.element(dot).not.toBeInTheDocument();

  // one that comes while the list is on screen has been seen
  const { createdAt } = await take(quiz, 'Max', 'nnnnn');
  await expect.element(button(/^Max/)).toBeVisible();
  await expect.poll(() => backend.millisOf(paths.account(creator.uid), 'responsesSeenAt')).toBeGreaterThan(createdAt);
  goTo('/dashboard');
  await overview('Total Responses').toContain('2');
  await expect.element(dot).not.toBeInTheDocument();
});

test('a response opens above the list, with details of its sender on request', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  await take(quiz, 'Sam', 'ynnyy');
  await renderScreen('/dashboard?tab=responses', { as: creator });
  await button(/^Sam/).click();
  await expect.element(dialog.getByText('Right answer: ')).toHaveLength(2);
  await expectAccessible();
  await expect.element(dialog.getByText('Kristinehamn')).not.toBeInTheDocument();
  await button('View Full Details').click();
  await expect.element(dialog.getByText('Kristinehamn, Varmland County, Sweden')).toBeVisible();
  await expect.element(dialog.getByText(/^Chrome 142/)).toBeVisible();
  await expect.element(dialog.getByText(/^89\.160\.20\.\d+$/)).toBeVisible();
  const map = dialog.getByRole('link', { name: 'Show on a map' });
  expect((await map.findElement()).getAttribute('href')).toMatch(/mlat=59\.31&mlon=14\.1#/);
  await button('Hide Details').click();
  await expect.element(dialog.getByText('Kristinehamn')).not.toBeInTheDocument();

  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  await isAt('/dashboard?tab=responses');
});

test('messages are paged, opened one by one or together, and deleted if confirmed', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const older = Array.from({ length: 21 }, (_, n) => `Message number ${n + 1}.`);
  await backend.storeMessages(creator, older, 21);
  await backend.sendMessage(creator, 'Message number 22.');
  await renderScreen('/dashboard?tab=messages', { as: creator });
  // three envelopes are above the navigation
  const third = (await sealed().nth(2).findElement()).getBoundingClientRect();
  expect(third.bottom).toBeLessThanOrEqual(page.getByRole('navigation').last().element().getBoundingClientRect().top);
  const rows = page.getByText(/^(Message number \d+\.|Sealed message)$/);
  await expect.element(rows).toHaveLength(20);
  await button('More').click();
  await expect.element(rows).toHaveLength(22);
  await expect.element(button('More')).not.toBeInTheDocument();

  await sealed().first().click();
  await expect.element(dialog).toMatchTextContent('Message number 22.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(sealed()).toHaveLength(21);
  await button('Open all').click();
  await expect.element(sealed()).toHaveLength(0);
  await expect.element(button('Open all')).not.toBeInTheDocument();

  await page.getByText('Message number 7.').click();
  await button('Delete message').click();
  await button('Cancel').click();
  await button('Delete message').click();
  await button('Delete').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Message deleted')).toBeVisible();
  await expect.element(page.getByText('Message number 7.')).not.toBeInTheDocument();
  await isAt('/dashboard?tab=messages');
  await expect.poll(() => backend.messagesTo(creator)).toHaveLength(21);
});

test('the link for messages is copied, or shared by the device with its prompt', async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/dashboard?tab=messages', { as: creator });
  const link = `${location.origin}/${creator.username}/anonymous-messages`;
  await button(/^Copy /).click();
  await expect.element(page.getByText('Anonymous message link copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);

  const share = vi.fn().mockResolvedValue(undefined);
  replaceInNavigator('share', share);
  await button(/^Share http|^Share localhost/).click();
  await button('Share...').click();
  await expect.poll(() => share.mock.calls[0]?.[0].url).toBe(link);
  const pictures = countRequests(/\/(og|story)\/ask\/\w+\/song\.png\?v=/);
  await expect.element(choice('What do you want to hear?', 'Tell me anything')).toBeChecked();
  await choice('What do you want to hear?', 'What song am I?').click();
  await expect.element(dialog.getByText('What song is Zoe? · WhoKnows')).toBeVisible();
  await expectAccessible();
  await button('Share...').click();
  await expect.poll(() => share.mock.calls[1]?.[0]).toMatchObject({ text: 'What song am I?', url: `${link}/song` });
  // page and server agree on both
  await expect.poll(pictures).toHaveLength(2);
  for (const picture of pictures())
    expect((await fetch(picture)).headers.get('cache-control')).toContain('s-maxage=86400');
});

test('quizzes are filtered by game, visibility and age, which the URL keeps', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await backend.makeQuiz(creator, 'know-me', { title: 'New and public' });
  await backend.makeQuiz(creator, 'know-me', { title: 'New and private', isPublic: false, password: 'secret' });
  const older = await backend.makeQuiz(creator, 'two-truths', { title: 'Ten days old' });
  const oldest = await backend.makeQuiz(creator, 'never-have-i-ever', { title: 'Forty days old' });
  await backend.makeOlder(paths.quiz(older.quizId), 10);
  await backend.makeOlder(paths.quiz(oldest.quizId), 40);
  await renderScreen('/dashboard', { as: creator });
  await page.getByRole('link', { name: 'Quizzes', exact: true }).click();
  await expect.element(cards()).toHaveLength(4);
  await button(/^Filter/).click();

  await choice('Game', 'How Well Do You Know Me').click();
  await expect.element(cards()).toHaveLength(2);
  await choice('Who can play', 'Private').click();
  await shows(cards(), ['New and private']);
  await choice('Who can play', 'Public').click();
  await choice('Game', 'All games').click();
  await choice('Made', 'Last 30 days').click();
  await shows(cards(), ['New and public', 'Ten days old']);
  await expect.element(button('Filter (2 active)')).toBeVisible();

  // choices were no steps of their own
  history.back();
  await expect.element(page.getByText('Total Responses')).toBeVisible();
  history.forward();
  await expect.element(cards()).toHaveLength(2);
  await button('Clear filters').click();
  await expect.element(cards()).toHaveLength(4);
  await isAt('/dashboard?tab=quizzes');
  await expect.element(button('Filter')).toHaveFocus();
  goTo('/dashboard?tab=quizzes&type=truth&visibility=secret&since=today');
  await expect.element(cards()).toHaveLength(4);
});

/** Exports, and returns the lines of the file as a spreadsheet gets them. */
async function exported(name: string): Promise<string[]> {
  const making = vi.spyOn(URL, 'createObjectURL');
  await button(name).click();
  await expect.poll(() => making.mock.calls.length).toBe(1);
  const blob = making.mock.calls[0]?.[0] as Blob;
  making.mockRestore();
  expect([...new Uint8Array(await blob.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = (await blob.text()).replace('\ufeff', '').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines;
}

test('all matching responses are exported as CSV, across pages', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me', { title: '=HYPERLINK("x")' });
  const first = await take(quiz, 'Zoé "the, best"; ok', 'yyyyn');
  await take(quiz, '@SUM(A1)', 'nnnnn');
  const last = await take(quiz, 'Anonymous User', 'yyynn');
  // copies of one moment: a page must end between two of them and lose none
  await backend.copyDocument(paths.response(first.id), 300);
  await renderScreen('/dashboard?tab=responses', { as: creator, size: 'desk' });
  await expect.element(items()).toHaveLength(10);
  await button('More').click();
  await expect.element(items()).toHaveLength(20);

  const all = await exported('Export');
  expect(all[0]).toBe('Date,Quiz,Game,Name,Score,Questions,Percent,Result link');
  expect(all).toHaveLength(304);
  expect(new Set(all.map((line) => line.split(',').at(-1))).size).toBe(304);
  const [date, ...rest] = all[1]?.split(',') ?? [];
  expect(date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(rest.join()).toBe(
    `"'=HYPERLINK(""x"")",How Well Do You Know Me,Anonymous User,3,5,60,${location.origin}/quiz/results/${last.id}`,
  );
  expect(all[2]).toContain(",'@SUM(A1),");
  expect(all[3]).toContain(',"Zoé ""the, best""; ok",');
  await expect.element(page.getByText(/^303 responses in whoknows-responses-\d{4}-\d\d-\d\d\.csv/)).toBeVisible();

  await button(/^Filter/).click();
  await choice('Score', 'Low: under 40%').click();
  await expect.element(items()).toHaveLength(1);
  expect((await exported('Export')).slice(1)).toEqual([expect.stringContaining("'@SUM(A1)")]);
});

test('an export can be canceled, and a failed one says so and can be retried', async () => {
  const creator = await backend.makeCreator();
  await take(await backend.makeQuiz(creator, 'know-me'), 'Sam', 'yyyyy');
  await renderScreen('/dashboard?tab=responses', { as: creator });
  await expect.element(items()).toHaveLength(1);
  const { fetch } = globalThis;
  const held = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes(':runQuery') ? new Promise(() => {}) : fetch(input, init),
    );
  await button('Export').click();
  await expect.element(page.getByText('Collecting... 0')).toBeVisible();
  await button('Cancel').click();
  await expect.element(page.getByText('Collecting...')).not.toBeInTheDocument();
  await expect.element(button('Export')).toHaveFocus();
  held.mockRestore();

  await commands.answerRequests('**/documents:runQuery*');
  await button('Export').click();
  await expect.element(page.getByText('No connection to WhoKnows')).toBeVisible();
  await commands.releaseRequests();
  expect(await exported('Try again')).toHaveLength(2);
});

test('a quiz is deleted with its responses after a confirmation', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me', { title: 'Going' });
  const kept = await backend.makeQuiz(creator, 'two-truths', { title: 'Staying' });
  const { id } = await take(quiz, 'Sam', 'yyyyy');
  await renderScreen('/dashboard?tab=quizzes', { as: creator });
  await button('Actions for Staying').click();
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await expect.element(entry('View Details')).toHaveAttribute('href', `/quiz/${kept.quizId}/details`);
  await expect.element(entry('Edit Quiz')).toHaveAttribute('href', `/create-quiz?edit=${kept.quizId}`);
  await entry('Delete Quiz').click();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Actions for Staying')).toHaveFocus();
  await deleteQuiz('Going');
  await confirm();
  await expect.element(page.getByText('Quiz has been successfully deleted.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await shows(cards(), ['Staying']);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await isDeleted(paths.quiz(quiz.quizId));
  await isDeleted(paths.response(id));
  goTo('/dashboard?tab=responses');
  await expect.element(heading('No responses yet')).toBeVisible();
});

test('a response is deleted with its result after a confirmation, and the counts follow', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  const { id } = await take(quiz, 'Rude', 'yyyyy');
  await take(quiz, 'Sam', 'yyyyy');
  await renderScreen('/dashboard?tab=responses', { as: creator });
  await button(/^Rude/).click();
  await button('Delete response').click();
  await expect.element(page.getByText('Delete this response?')).toBeVisible();
  await button('Delete').click();
  await expect.element(page.getByText('Response deleted')).toBeVisible();
  await shows(items(), ['Sam']);
  await isDeleted(paths.response(id));
  await expect
    .poll(async () => (await backend.read(paths.listing(creator.uid)))?.['plays'])
    .toEqual({ [quiz.quizId]: 1 });
});

test('the responses to one quiz are live, and Back closes one dialog at a time', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me', { title: 'Asked a lot' });
  await backend.makeQuiz(creator, 'two-truths', { title: 'Asked never' });
  await take(quiz, 'Guest', 'yyyyn');
  await renderScreen('/dashboard?tab=quizzes', { as: creator });
  await button(/See responses to Asked a lot$/).click();
  const list = page.getByRole('dialog', { name: 'Quiz responses' });
  const figures = texts(list.getByRole('definition'));
  await expect.poll(figures).toEqual(['1', '4.0 / 5', '5']);
  await take(quiz, 'Guest 12', 'nnnnn');
  await expect.element(list.getByRole('listitem').first()).toMatchTextContent('Guest 12');
  await expect.poll(figures).toEqual(['2', '2.0 / 5', '5']);
  await list.getByRole('listitem').first().getByRole('button').click();
  const answers = page.getByRole('dialog', { name: "Guest 12's answers" });
  await expect.element(answers).toBeVisible();
  history.back();
  await expect.element(answers).not.toBeInTheDocument();
  await expect.element(list).toBeVisible();
  history.back();
  await expect.element(list).not.toBeInTheDocument();
  await button(/See responses to Asked never$/).click();
  await expect.element(list.getByRole('heading', { name: 'Nobody has dared yet' })).toBeVisible();
});
