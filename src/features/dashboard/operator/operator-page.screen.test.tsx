import { circlePath } from '@domain/circle/circle.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { backend } from '../../../testing/backend.ts';
import { goOffline } from '../../../testing/network.ts';
import { button } from '../../../testing/on-page.ts';
import { goTo, renderScreen } from '../../../testing/render-screen.tsx';

const note = () => page.getByLabelText('Note for the log');
const caseAt = (id: string) => `/operator?case=${encodeURIComponent(`report:${id}`)}`;
/** The list's link to a case. */
const lineOf = (id: string) => document.querySelector<HTMLElement>(`a[href*="${encodeURIComponent(id)}"]`);
async function findLine(id: string): Promise<HTMLElement> {
  await expect.poll(() => lineOf(id)).not.toBeNull();
  return lineOf(id) as HTMLElement;
}
/** Presses a button, and the one of the same name that asks once more. */
async function decide(action: string): Promise<void> {
  await button(action).click();
  await button(action).click();
}

test.for(['nobody', 'a creator'] as const)('%s finds nothing here', async (who) => {
  await renderScreen('/operator', who === 'nobody' ? {} : { as: await backend.makeCreator() });
  await expect.element(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('a threat comes first; a case is opened by keyboard, and can be taken once nobody else has it', async () => {
  const [creator, operator] = [await backend.makeCreator(), await backend.makeOperator()];
  const { quizId } = await backend.makeQuiz(creator, 'know-me');
  const spam = await backend.report({ kind: 'profile', uid: creator.uid }, 'spam', 'It sells things');
  const threat = await backend.report({ kind: 'quiz', quizId }, 'threat', 'Read the second question');
  await renderScreen('/operator', { as: operator });
  await expect.element(page.getByRole('heading', { name: 'Operator console' })).toBeVisible();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Operator console' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const line = await findLine(threat);
  expect(line.compareDocumentPosition(await findLine(spam))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line).toMatchTextContent('Urgent');
  expect(line).toMatchTextContent("It's a threat");
  await expect.element(line).toMatchTextContent(`by ${creator.name} (@${creator.username})`);
  line.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Quiz' })).toHaveFocus();
  await expect.element(page.getByText('Read the second question')).toBeVisible();
  await expect.element(page.getByRole('main')).toMatchTextContent(`${creator.name} (@${creator.username})`);
  const report = closedPaths.report(threat);
  await backend.merge(report, { claim: { operatorId: 'somebody-else', until: Date.now() + 600_000 } });
  await expect.element(page.getByText('is on it until')).toBeVisible();
  for (const name of ['Take this case', 'Remove it']) await expect.element(button(name)).not.toBeInTheDocument();
  await backend.merge(report, { claim: null });
  await button('Take this case').click();
  const decisions = page.getByRole('region', { name: 'Decide' }).getByRole('button');
  await expect.poll(() => decisions.elements()[0]?.textContent).toBe('Remove it');
  expect(decisions.elements().at(-1)?.textContent).toBe('Keep it');
  // the log names what it was about
  await page.getByRole('button', { name: 'Log' }).click();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: operator.name }))
    .toMatchTextContent(`took it · Quiz by ${creator.name} (@${creator.username})`);
});

test('a flood is decided together; looking up the sender of a message is logged', async () => {
  const [creator, operator] = [await backend.makeCreator(), await backend.makeOperator()];
  const quizzes = [];
  for (const type of ['know-me', 'two-truths', 'never-have-i-ever'] as const)
    quizzes.push(await backend.makeQuiz(creator, type));
  const ids: string[] = [];
  for (const { quizId } of quizzes) ids.push(await backend.report({ kind: 'quiz', quizId }, 'spam', ''));
  await renderScreen('/operator', { as: operator, size: 'narrow' });
  for (const id of ids) await findLine(id);
  await button('Decide several at once').click();
  for (const id of ids) lineOf(id)?.closest('li')?.querySelector('input')?.click();
  await expect.element(page.getByText('3 chosen')).toBeVisible();
  await expectAccessible();
  await note().fill('A flood');
  // a colleague was quicker with the first
  const [taken = '', ...others] = ids;
  await backend.merge(closedPaths.report(taken), { claim: { operatorId: 'colleague', until: Date.now() + 60_000 } });
  await button('Keep all of them').click();
  await expect.element(page.getByText('2 cases decided')).toBeVisible();
  for (const id of others) expect(await backend.read(closedPaths.report(id))).toMatchObject({ status: 'kept' });
  expect(await backend.read(closedPaths.report(taken))).toMatchObject({ status: 'open' });
  // no word is one of the program's
  goTo(caseAt(others.at(-1) ?? ''));
  const main = page.getByRole('main');
  await expect.element(main).toMatchTextContent(/CategoryNormalGameNever Have I Ever/);
  await expect.element(main).not.toMatchTextContent(/never-have-i-ever|normal|[0-9a-f]{32}/);

  const messageId = await backend.sendMessage(creator, 'I know where you live');
  await backend.call(creator, 'reportMessage', { messageId, reason: 'threat', note: '' });
  const [ofMessage] = await backend.find(closedPaths.reports, 'messageId', messageId);
  goTo(caseAt(String(ofMessage?.['id'])));
  await expect.element(button("Show what's known of the sender")).not.toBeInTheDocument();
  await button('Take this case').click();
  await button("Show what's known of the sender").click();
  await expect.element(page.getByText('IP address')).toBeVisible();
  await expect.element(page.getByText('looked at the sender')).toBeVisible();
});

test("a photo is removed, and the operators' copy stays; a name that has changed meanwhile is decided anew; a circle is put back", async () => {
  const [creator, operator] = [await backend.makeCreator(), await backend.makeOperator()];
  const { uid, username } = creator;
  await backend.storePhoto(creator);
  const ofPhoto = await backend.report({ kind: 'photo', uid }, 'sexual', '');
  const ofProfile = await backend.report({ kind: 'profile', uid }, 'other', '');
  const circle = makeCircleInput({ id: crypto.randomUUID() });
  await backend.post('circles', circle);
  await backend.post('circle-members', makeMemberInput(circle.id, { name: 'Rude Robin' }));
  const ofCircle = await backend.report({ kind: 'circle', circleId: circle.id }, 'threat', '');

  await renderScreen(caseAt(ofPhoto), { as: operator, size: 'desk', scheme: 'dark' });
  await button('Take this case').click();
  await decide('Remove the photo');
  await expect.element(page.getByText('The photo is gone.')).toBeVisible();
  expect(await backend.photosOf(creator)).toEqual([]);
  await page.getByText('Show the photo').click();
  const copy = page.getByRole('img', { name: 'Show the photo' });
  await expect.poll(() => (copy.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);

  goTo(caseAt(ofProfile));
  await button('Take this case').click();
  await backend.merge(paths.profile(uid), { name: 'Still rude' });
  await decide('Hide the name');
  await expect.element(page.getByText('It says something else by now.')).toBeVisible();
  await expect.element(page.getByText('Still rude', { exact: true })).toBeVisible();
  await expectAccessible();
  await decide("Remove what's there now");
  await expect.poll(() => backend.read(paths.username(username))).toMatchObject({ name: 'Removed' });

  const ofCircleNow = () => backend.read(paths.circle(circle.id));
  goTo(caseAt(ofCircle));
  const main = page.getByRole('main');
  for (const text of [circle.name, 'Rude Robin', 'What could I eat every single day?'])
    await expect.element(main).toMatchTextContent(text);
  const link = page.getByRole('link', { name: 'See it as it is now' });
  await expect.element(link).toHaveAttribute('href', circlePath(circle.id));
  await button('Take this case').click();
  // nobody is warned who isn't known
  await expect.element(button('Warn')).not.toBeInTheDocument();
  await decide('Remove it');
  await expect.poll(ofCircleNow).toMatchObject({ isRemoved: true, removedBy: ofCircle });
  await button('Put back').click();
  await note().fill('It was a joke among friends');
  await button('Put back').click();
  await expect.poll(ofCircleNow).not.toHaveProperty('removedBy');
});

test('a creator is warned, suspended and reinstated; nothing is decided offline', { tags: ['gate'] }, async () => {
  const [{ uid, name }, operator] = [await backend.makeCreator(), await backend.makeOperator()];
  const account = () => backend.read(paths.account(uid));
  const id = await backend.report({ kind: 'profile', uid }, 'bullying', 'He never stops');
  await renderScreen(caseAt(id), { as: operator });
  await button('Take this case').click();
  await decide('Warn');
  await expect.element(page.getByText('This is needed.')).toBeVisible();
  await page.getByLabelText('What the creator reads').fill('Leave Sam alone, please.');
  await button('Warn').click();
  await expect.poll(account).toMatchObject({ warnings: [{ reason: 'bullying', note: 'Leave Sam alone, please.' }] });

  await button('Suspend').click();
  await page.getByLabelText('For how long').selectOptions('30 days');
  await note().fill('Warned an hour ago');
  await button('Suspend').click();
  await expect.poll(account).toMatchObject({ suspension: { reason: 'bullying', until: expect.any(Number) } });
  expect(JSON.stringify(await account())).not.toContain('Warned an hour ago');

  await page.getByRole('button', { name: 'Suspended' }).click();
  const line = page.getByRole('article').filter({ hasText: name });
  await expect.element(line).toMatchTextContent('Warned an hour ago');
  await line.getByLabelText('Note for the log').fill('They talked');
  await line.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect.element(page.getByText('The suspension is lifted')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(line).not.toBeInTheDocument();
  expect((await account())?.['suspension'] ?? null).toBeNull();
  await goOffline();
  await expect.element(page.getByText('Decisions need a connection.')).toBeVisible();
});

test('the daily numbers are formatted in French, failed tasks can be retried, and a switch takes two steps', async () => {
  const letter = closedPaths.deadLetter('a'.repeat(40));
  await backend.merge(closedPaths.deadLetterTask('a'.repeat(40)), { data: { quizId: 'none2345', notBefore: 0 } });
  await backend.merge(letter, { queue: 'cleanUpQuiz' }, ['at']);
  const loop = { link: { opened: 90, finished: 40 }, qr: { opened: 10, finished: 10, published: 5 } };
  const day = { day: '2026-11-22', plays: 1234, errors: 5, loop, loopTimes: { finished: { 22: 10 } } };
  await backend.merge(closedPaths.serviceDay('2026-11-22'), day);
  const operator = await backend.makeOperator();
  await renderScreen('/operator', { as: operator, size: 'desk', language: 'fr', scheme: 'dark' });
  await page.getByRole('button', { name: 'Chiffres' }).click();
  const numbers = page.getByRole('region', { name: 'Chiffres' });
  const rowIn = (table: typeof numbers) => table.getByRole('row').filter({ hasText: '22 novembre 2026' });
  await expect.element(rowIn(numbers)).toMatchTextContent(/1\s234/);
  const perDay = page.getByRole('region', { name: 'La boucle, jour par jour' });
  // what visits of other tests have counted: the server stores that once a minute
  await backend.remove(closedPaths.serviceDay(new Date().toISOString().slice(0, 10)));
  const finished = page.getByRole('listitem').filter({ hasText: 'Terminé' });
  await expect.element(finished).toMatchTextContent(/après 48,4\ss50.*soit 50\s% des pages ouvertes/);
  await expect.element(rowIn(perDay)).toMatchTextContent(/10005000500,1$/);
  await page.getByLabelText('Par quel lien on est venu').selectOptions('Code QR');
  await expect.element(rowIn(perDay)).toMatchTextContent(/1001000500,5$/);
  await expectAccessible();
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect.element(page.getByText("C'est reparti")).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Travail abandonné' })).not.toBeInTheDocument();
  expect(await backend.read(letter)).toBeNull();

  // nobody waits for these here
  await page.getByRole('button', { name: 'Interrupteurs' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Notifications' });
  for (const [action, state, did] of [
    ['Éteindre', 'Éteint', "l'a éteint"],
    ['Rallumer', 'Allumé', "l'a rallumé"],
  ] as const) {
    await card.getByRole('button', { name: action }).click();
    await expect.element(card.getByText('Pour tout le monde')).toBeVisible();
    await card.getByRole('button', { name: action }).click();
    await expect.element(card.getByRole('status')).toHaveTextContent(state);
    await expect.element(card.getByRole('listitem')).toMatchTextContent(did);
  }
  await expectAccessible();
});
