import { paths } from '@domain/paths.ts';
import { faceAddress } from '@domain/profiles/face.ts';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { told } from '../../testing/on-page.ts';
import { departuresSoFar, renderScreen, reopen } from '../../testing/render-screen.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: true });
const submit = () => page.getByRole('button', { name: "That's me" });

test('a new account chooses its names: refused names say why, a worrying name offers help, and input survives a lost connection', async () => {
  const [person, other] = [await backend.makeAccount(), await backend.makeCreator()];
  await renderScreen('/account#privacy', { as: person });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Almost there' })).toBeVisible();
  for (const [typed, words] of [
    [other.username, "That one's taken."],
    ['@Whokn0ws', 'That one sounds like WhoKnows itself'],
    ['zoë', 'Only the letters a to z and digits'],
  ] as const) {
    await field('Username').fill(typed);
    await expect.element(told(words)).toBeVisible();
  }
  await field('Username').fill('zo');
  // known already: nobody is asked twice
  await expect.element(page.getByText(`People see you as ${person.name}.`)).toBeVisible();
  await expect.element(field('Name')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Change name' }).click();
  await field('Name').fill('🦄');
  await submit().click();
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(told('A name needs at least one letter.')).toBeVisible();
  await expect.element(told("That's too short.")).toBeVisible();

  await field('Name').fill('Zoe 🦄');
  await field('Username').fill(`@${person.freeUsername.toUpperCase()}`);
  await expect.element(page.getByText("It's free.")).toBeVisible();
  await submit().click();
  await expect.element(told('Tell us how old you are.')).toBeVisible();
  await page.getByRole('radio', { name: 'Cat' }).click();
  await page.getByLabelText('16 or 17').click();
  await field('Name').fill('I want to die');
  await submit().click();
  await expect.element(page.getByRole('heading', { name: 'You matter' })).toHaveFocus();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(field('Name')).toHaveFocus();
  await field('Name').fill('Zoe 🦄');
  await commands.answerRequests('**/ensureProfile');
  await submit().click();
  await expect.element(told('No connection to WhoKnows.')).toBeVisible();
  await commands.releaseRequests();
  await submit().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect.element(page.getByText(`@${person.freeUsername}`, { exact: true })).toBeVisible();
  // where another can be chosen
  await expect.element(page.getByRole('radio', { name: 'Cat' })).toBeChecked();
  await page.getByRole('radio', { name: 'Wink' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect.element(page.getByText('Profile saved.')).toBeVisible();
  expect(await backend.read(paths.profile(person.uid))).toMatchObject({
    photoURL: expect.stringMatching(`^${faceAddress('wink')}#`),
  });
});

test('somebody too young gets no account, and only the device remembers', { tags: ['gate'] }, async () => {
  const person = await backend.makeAccount();
  await renderScreen('/dashboard', { as: person });
  const under = page.getByLabelText('Under 13');
  await under.click();
  await submit().click();
  // a tap that went astray
  await expect.element(page.getByText('Under 13. Is that right?')).toBeVisible();
  await page.getByRole('button', { name: 'No, change it' }).click();
  await expect.element(under).toHaveFocus();
  expect(await backend.storedUser(person.email)).toBeDefined();
  await commands.answerRequests('**/deleteAccount');
  await submit().click();
  await page.getByRole('button', { name: "Yes, that's right" }).click();
  await expect.element(told('No connection to WhoKnows.')).toBeVisible();
  await commands.releaseRequests();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(departuresSoFar).toContain('/auth?mode=sign-up');
  expect(await backend.storedUser(person.email)).toBeUndefined();
  reopen('/auth?mode=sign-up');
  await expect.element(page.getByRole('heading', { level: 1, name: 'See you in a while' })).toBeVisible();
  await expect.element(field('Password')).not.toBeInTheDocument();
});

test('a typo in the email is corrected before anything else, and what was typed stays', async () => {
  const [person, { email }] = [await backend.makeAccount(), await backend.somebody()];
  await renderScreen('/dashboard', { as: person });
  await field('Username').fill('halftyped');
  await expect.element(page.getByText(`A link is on its way to ${person.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Wrong address?' }).click();
  await expect.element(field('New email')).toHaveValue(person.email);
  await field('New email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(page.getByText(`Until then, you keep ${person.email}.`)).toBeVisible();
  const link = await backend.newestLink(person.email, 'VERIFY_AND_CHANGE_EMAIL');
  await backend.askAuth('v1/accounts:update', { oobCode: new URLSearchParams(link.split('?')[1]).get('oobCode') });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByText(`You're signed in as ${email}.`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wrong address?' })).not.toBeInTheDocument();
  await expect.element(field('Username')).toHaveValue('halftyped');
});

test('somebody with a common name finishes with one tap, however long the lookup takes', async () => {
  const other = await backend.makeCreator();
  // the look-up gets no answer before the tap
  await commands.answerRequests('**/checkUsername');
  await renderScreen('/dashboard', { as: await backend.makeAccount(other.username) });
  await expect.element(page.getByText(`People see you as ${other.username}.`)).toBeVisible();
  await expect.element(field('Name')).not.toBeInTheDocument();
  await expect.element(field('Username')).toHaveValue(other.username);
  await page.getByLabelText('18 or older').click();
  await submit().click();
  await expect.element(page.getByText(/^You're @\w+ now\.$/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Almost there' })).not.toBeInTheDocument();
});

test('a suggestion does not change while the field has the focus', async () => {
  const other = await backend.makeCreator();
  await commands.holdRequests('**/checkUsername');
  await renderScreen('/dashboard', { as: await backend.makeAccount(other.username) });
  await expect.element(field('Username')).toHaveValue(other.username);
  await field('Username').click();
  const checking = page.getByText("Checking if it's free...");
  await expect.element(checking).toBeVisible();
  await commands.releaseRequests();
  // it is taken, and would have been replaced
  await expect.element(checking).not.toBeInTheDocument();
  await expect.element(field('Username')).toHaveValue(other.username);
  await userEvent.keyboard('{End}x');
  await expect.element(field('Username')).toHaveValue(`${other.username}x`);

  // as on an iPhone, where a tap on a button leaves the caret in the field
  (page.getByRole('button', { name: 'Suggest another' }).element() as HTMLElement).click();
  await expect.element(field('Username')).toHaveFocus();
  await expect.element(field('Username')).not.toHaveValue(`${other.username}x`);
  await expect.element(field('Username')).not.toHaveValue(other.username);
});
