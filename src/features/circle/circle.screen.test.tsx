import { circlePath } from '@domain/circle/circle.ts';
import { CIRCLE_MEMBERS_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeGuessInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { backend } from '../../testing/backend.ts';
import { goOffline, goOnline } from '../../testing/network.ts';
import { button, title } from '../../testing/on-page.ts';
import { losePatience } from '../../testing/patience.ts';
import { renderScreen, reopen } from '../../testing/render-screen.tsx';

const table = page.getByRole('table');
const status = (words: string) => page.getByRole('status').filter({ hasText: words });

async function makeCircle(): Promise<ReturnType<typeof makeCircleInput>> {
  const input = makeCircleInput();
  await backend.post('circles', input);
  return input;
}

async function join(circleId: string, more: Parameters<typeof makeMemberInput>[1] = {}) {
  const member = makeMemberInput(circleId, more);
  await backend.post('circle-members', member);
  return member;
}

const membersOf = async (id: string) => Object.keys((await backend.read(paths.circle(id)))?.['members'] ?? {});

/** Taps the answers at these places, from a question on. */
async function answer(places: readonly number[], from = 1): Promise<void> {
  for (const [at, place] of places.entries())
    await page
      .getByRole('group', { name: `Question ${from + at} of 5` })
      .getByRole('button')
      .nth(place)
      .click();
}

/** Opens a circle on another device, which knows nothing of it, or who is in it there. */
function openElsewhere(id: string, me?: Awaited<ReturnType<typeof join>>): void {
  const key = STORAGE_KEYS.circle(id);
  if (me) {
    const members = [{ ...me, stage: 'in', guesses: {} }];
    localStorage.setItem(key, JSON.stringify({ makerKey: null, members, me: me.id }));
  } else localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
  reopen(circlePath(id));
}

test('somebody joins and guesses, through reloads and without a network, and learns what was right', async () => {
  // a notice would lie above a button
  losePatience('notice');
  const { id } = await makeCircle();
  const nour = await join(id, { name: 'Nour', answers: [0, 1, 2, 3, 0] });
  await renderScreen(circlePath(id));
  await button("I'm in").click({ force: true });
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
  await expect.element(page.getByLabelText('Your name')).toHaveAccessibleDescription(/^Type your name first/);
  await page.getByLabelText('Your name').fill('Kim');
  await button("I'm in").click();
  await answer([3, 3]);
  reopen(location.pathname);
  await answer([3], 3);
  await button('Back').click();
  await answer([3, 3, 3], 3);

  // Nour is next
  await expect.element(page.getByText('Answer as Nour would:')).toBeVisible();
  await expectAccessible();
  await answer([0, 1]);
  await button('Later').click();
  await expect.element(title).toHaveFocus();
  await button('Go on with Nour').click();
  await answer([2], 3);
  // joining has arrived by now, on a busy machine too
  await expect.poll(() => membersOf(id)).toHaveLength(2);
  await goOffline();
  await answer([0, 1], 4);
  await expect.element(title).toHaveTextContent('Your guess about Nour is saved');
  reopen(location.pathname);
  await expect.element(status('One thing waits to be sent.')).toBeVisible();
  await goOnline();
  await button('Nour 3 / 5').click();
  await expect.element(title).toHaveTextContent('You know Nour a bit.');
  await expect.element(page.getByRole('listitem').nth(3)).toMatchTextContent(/Nour: .*You guessed: /);
  await expectAccessible();
  // what was asked in English is read in the page's language
  await button('FR: passer en français').first().click();
  await expect.element(page.getByText('Je fais quoi en premier en rentrant\u00a0?')).toBeVisible();
  await button('EN: switch to English').first().click();
  await button('To the grid').click();
  await expect.element(table.getByRole('cell', { name: '60 %' })).toBeVisible();
  await expect.element(status("You've guessed everybody")).toBeVisible();

  // whoever comes back sees at once what is new
  const kim = (await membersOf(id)).find((one) => one !== nour.id) ?? '';
  await backend.post('circle-guesses', makeGuessInput(nour, kim, [3, 3, 3, 3, 3]));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(table.getByRole('cell', { name: '100 %' })).toBeVisible();
  await expect.element(status('The grid is complete!')).toBeVisible();
});

test('the creator closes the circle, removes somebody and deletes it; each link says what happened', async () => {
  await renderScreen('/circle');
  const questions = page.getByRole('region', { name: 'What everybody answers' }).getByRole('listitem');
  const first = (await questions.first().findElement()).textContent;
  await page.getByRole('button', { name: 'Another one than' }).first().click();
  await expect.element(questions.first()).not.toHaveTextContent(first ?? '');
  await page.getByLabelText("What's your circle called?").fill('Lunch');
  await button('Make the circle').click();
  await expect.element(page.getByText('Lunch', { exact: true })).toBeVisible();
  await expect.element(button('Copy Link')).toBeVisible();
  const path = location.pathname;
  const id = path.split('/')[2] ?? '';
  const { makerKey } = JSON.parse(localStorage.getItem(STORAGE_KEYS.circle(id)) ?? '') as { makerKey: string };

  const nour = await join(id, { name: 'Nour' });
  reopen(path);
  await page.getByText('Manage the circle').click();
  await page.getByRole('switch', { name: 'Open to new people' }).click();
  await expect.element(page.getByText('Nobody new can join.')).toBeVisible();
  await expect.element(status('This circle is closed')).toBeVisible();
  await button('Take Nour out').click();
  await button('Take Nour out').click();
  await expect.element(page.getByText("Nobody's in yet. Be the first.")).toBeVisible();

  // on the device of the person who was taken out
  openElsewhere(id, nour);
  await expect.element(title).toHaveTextContent("You're not in this circle anymore");
  await button('Back to the circle').click();
  await expect.element(status('This circle is closed')).toBeVisible();
  await expect.element(page.getByText('Manage the circle')).not.toBeInTheDocument();

  // full while somebody was answering
  const change = (what: { do: 'close'; isClosed: boolean } | { do: 'end' }) =>
    backend.post('circle-changes', { circleId: id, key: makerKey, change: what });
  await change({ do: 'close', isClosed: false });
  for (let count = 1; count < CIRCLE_MEMBERS_MAX; count++) await join(id, { name: `P${count}` });
  openElsewhere(id);
  await page.getByLabelText('Your name').fill('Thirteen');
  await button("I'm in").click();
  await answer([0, 0, 0, 0]);
  await join(id, { name: 'Twelve' });
  await answer([0], 5);
  await expect.element(title).toHaveTextContent('This circle is full');
  await button('Never mind').click();
  await expect.element(status('This circle is full')).toBeVisible();

  await change({ do: 'end' });
  reopen(path);
  await expect.element(title).toHaveTextContent('This circle has ended');
  reopen(circlePath(crypto.randomUUID()));
  await expect.element(title).toHaveTextContent("There's no circle here");
});

test('the creator of a hidden circle learns why, and how to object; others learn only that it is', async () => {
  const { id, key } = await makeCircle();
  await backend.merge(paths.circle(id), { isQuizRemoved: true });
  localStorage.setItem(STORAGE_KEYS.circle(id), JSON.stringify({ makerKey: key, members: [], me: null }));
  await renderScreen(circlePath(id));
  await expect.element(page.getByText('Our moderators hid it')).toBeVisible();
  const objection = page.getByRole('link', { name: 'Write to us' });
  await expect.element(objection).toHaveAttribute('href', expect.stringMatching(/^\/contact/));
  openElsewhere(id);
  await expect.element(page.getByText("It can't be shown right now.")).toBeVisible();
  await expect.element(objection).not.toBeInTheDocument();
});

test('a circle of a quiz that nobody may ask on anymore is one of ready questions, and the page says so', async () => {
  const { quizId } = await backend.makeQuiz(await backend.makeCreator(), 'know-me');
  await renderScreen(`/circle?quiz=${quizId}`);
  const name = page.getByLabelText("What's your circle called?");
  await name.fill('The band');
  await backend.merge(paths.quiz(quizId), { allowsRemix: false });
  await button('Make the circle').click();
  await expect.element(status("That quiz can't be used here")).toBeVisible();
  await expect.element(name).toHaveValue('The band');
});

test('twelve people, with long names and right-to-left names, fit a phone, and are read out as a table', async () => {
  const { id } = await makeCircle();
  const names = ['Maximilian-Alexander', 'محمد عبد الله', 'דניאל כהן', 'Wilhelmina van Dijk'];
  const people = [];
  for (let at = 0; at < CIRCLE_MEMBERS_MAX; at++) people.push(await join(id, { name: names[at] ?? `Person ${at}` }));
  const [me, second, third, ...others] = people;
  if (!me || !second || !third) throw new Error('Nobody joined.');
  for (const one of [second, third, ...others]) {
    await backend.post('circle-guesses', makeGuessInput(one, me.id));
    await backend.post('circle-guesses', makeGuessInput(me, one.id, [0, 0, 1, 1, 1]));
  }
  await backend.post('circle-guesses', makeGuessInput(second, third.id));
  await renderScreen(circlePath(id));
  await expect.element(page.getByText('This circle is full')).toBeVisible();
  openElsewhere(id, me);
  await expect.element(table.getByRole('rowheader')).toHaveLength(CIRCLE_MEMBERS_MAX);
  await expect.element(table.getByRole('columnheader').nth(1)).toHaveTextContent('محمد عبد الله');
  await expect.element(table.getByRole('cell', { name: '100 %' })).toHaveLength(12);
  await expect.element(table.getByRole('cell', { name: 'not guessed yet' })).toHaveLength(109);
  const titles = page.getByRole('list', { name: 'Titles' }).getByRole('listitem');
  await expect.element(titles.nth(2)).toMatchTextContent(/^The mind readerمحمد عبد الله/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const frame = table.element().parentElement as HTMLElement;
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  // no number is cut
  for (const cell of table.element().querySelectorAll('td > span'))
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 2);
  await expectAccessible();
});
