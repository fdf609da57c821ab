import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, type Locator, page, userEvent } from 'vitest/browser';
import { backend } from '../../testing/backend.ts';
import { button, heading, isAt, told } from '../../testing/on-page.ts';
import { losePatience } from '../../testing/patience.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const greeting = () => page.getByRole('heading', { name: /^Hey Zoe!/ });
const code = () => page.getByLabelText('Code from your authenticator app');

async function fillIn({ email, password }: { email: string; password: string }): Promise<void> {
  await field('Email').fill(email);
  await field('Password').fill(password);
  await button('Sign In').click();
}

test('the sign-up form says what is missing, and recognizes an email that has an account', async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/auth');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect.element(heading('Create Account')).toHaveFocus();
  await button('Create Account').click();
  for (const words of ['Tell us your name.', 'We need your email.', 'Enter your password.'])
    await expect.element(told(words)).toBeVisible();
  await expect.element(field('Name')).toHaveFocus();
  await field('Name').fill('Half typed');
  await field('Email').fill('nobody at home');
  await field('Password').fill('short');
  // few want to give it
  await expect.element(field('Phone (optional)')).not.toBeInTheDocument();
  await button('Add a phone number').click();
  await expect.element(field('Phone (optional)')).toHaveFocus();
  await field('Phone (optional)').fill('call me');
  await button('Create Account').click();
  for (const words of [
    "That doesn't look like an email address.",
    'Use at least 6 characters.',
    "That doesn't look like a phone number.",
  ])
    await expect.element(told(words)).toBeVisible();
  await field('Phone (optional)').fill('070-123 45 67');
  await field('Email').fill(creator.email);
  await field('Password').fill('long-enough-7');
  await button('Create Account').click();
  await expect.element(told('That email already has an account. Sign in instead?')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Sign In' }).click();
  await expect.element(heading('Sign In')).toHaveFocus();
  await expect.element(field('Email')).toHaveValue(creator.email);
  expect((await backend.storedUser(creator.email))?.localId).toBe(creator.uid);
});

test('a wrong password and an unknown email get the same words', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/auth?mode=sign-in', { size: 'desk', scheme: 'dark' });
  const words = "That email and password don't match. Check both and try again.";
  for (const { email } of [creator, await backend.somebody()]) {
    await fillIn({ email, password: 'not-the-one' });
    await expect.element(told(words)).toBeVisible();
    await expect.element(field('Email')).toHaveValue(email);
    await field('Password').fill('');
    await expect.element(told(words)).not.toBeInTheDocument();
  }
  await backend.admin('update', { localId: creator.uid, disableUser: true });
  await fillIn(creator);
  await expect.element(told('This account has been disabled.').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await field('Password').fill('to be read');
  await button('Show password').click();
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
});

test('a password manager recognizes the fields and may fill them all together', async () => {
  await renderScreen('/auth?mode=sign-up');
  await button('Add a phone number').click();
  const hints = { Name: 'name', Email: 'email', Password: 'new-password', 'Phone (optional)': 'tel' };
  for (const [label, hint] of Object.entries(hints)) {
    await expect.element(field(label)).toHaveAttribute('autocomplete', hint);
    await expect.element(field(label)).toHaveAttribute('name', expect.stringMatching(/./));
  }
  await button('Sign In').click();
  await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username');
  await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  for (const name of ['email', 'password']) {
    const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `${name} filled in`);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await expect.element(field('Email')).toHaveValue('email filled in');
  await expect.element(field('Password')).toHaveValue('password filled in');
  await button('Forgot your password?').click();
  await expect.element(heading('Forgot your password?')).toHaveFocus();
  await expect.element(field('Email')).toHaveValue('email filled in');
});

test('Back goes one level up, with what was typed, and each level has its own title', async () => {
  const isTitled = (words: string) => expect.poll(() => document.title).toBe(`${words} · WhoKnows`);
  await renderScreen('/auth');
  await isTitled('Join or sign in');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await isTitled('Sign In');
  await field('Password').fill('typed before');
  await button('Forgot your password?').click();
  await isTitled('Forgot your password?');
  history.back();
  await expect.element(field('Password')).toHaveValue('typed before');
  history.back();
  await expect.element(heading("Let's get you in")).toHaveFocus();
});

test('a signed-in person is sent on, but can ask for a link first', async () => {
  await renderScreen('/auth?mode=reset', { as: await backend.makeCreator() });
  await button('Back to sign in').click();
  await isAt('/dashboard');
});

test('offline the form says so and keeps everything; it is sent once, and says when it takes long', async () => {
  const creator = await backend.makeCreator();
  // an address of somewhere else is nowhere to go to
  await renderScreen('/auth?mode=sign-in&from=//evil.example/&ended=1');
  await expect.element(page.getByText('Your session has ended.')).toBeVisible();
  await expect.element(button('Continue with Google')).toBeEnabled();
  await commands.answerRequests('**/accounts:signInWithPassword*');
  await fillIn(creator);
  await expect.element(told('No connection to WhoKnows.')).toBeVisible();
  await expect.element(field('Password')).toHaveValue(creator.password);
  await commands.releaseRequests();

  const sending = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => sending.mockRestore());
  await commands.holdRequests('**/accounts:signInWithPassword*');
  losePatience('slow');
  for (let taps = 0; taps < 3; taps += 1) document.querySelector('form')?.requestSubmit();
  await expect.element(button('Signing in...')).toBeDisabled();
  await expect.element(page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' })).toBeVisible();
  await commands.releaseRequests();
  await expect.poll(() => location.pathname).toBe('/dashboard');
  const requests = sending.mock.calls.filter(([input]) => String(input).includes('accounts:signInWithPassword'));
  expect(requests).toHaveLength(1);
  expect(sessionStorage.getItem('whoknows-auth-form')).toBeNull();
});

test('somebody without a profile waits, learns when it fails, and chooses a username to get in', async () => {
  const person = await backend.makeAccount();
  await commands.answerRequests('**/ensureProfile');
  await renderScreen('/auth?mode=sign-in');
  await fillIn(person);
  await expect.element(page.getByRole('heading', { name: "Your profile isn't ready yet" })).toBeVisible();
  await commands.releaseRequests();
  await button('Try again').click();
  await page.getByLabelText('Username').fill(person.freeUsername);
  await page.getByLabelText('18 or older').click();
  await button("That's me").click();
  await expect.element(greeting()).toBeVisible();
});

test('a wrong code from the app is refused, and the right one may be pasted', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCareful();
  await renderScreen('/auth?mode=sign-in');
  await fillIn(creator);
  await expect.element(heading('One more step')).toBeVisible();
  await expect.element(code()).toHaveFocus();
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await code().fill('123');
  await button('Confirm').click();
  await expect.element(told('Six digits, please.')).toBeVisible();
  const wrong = String((Number(await backend.totpCode(creator.secret)) + 1) % 1e6).padStart(6, '0');
  await code().fill('');
  await userEvent.type(code(), wrong);
  await expect.element(told("That code isn't right, or it's been used already.")).toBeVisible();
  await expect.element(code()).toHaveFocus();
  // what was refused is selected: typing replaces it
  const input = code().element() as HTMLInputElement;
  await expect.poll(() => [input.selectionStart, input.selectionEnd]).toEqual([0, 6]);

  const now = await backend.totpCode(creator.secret);
  await navigator.clipboard.writeText(` ${now.slice(0, 3)} ${now.slice(3)} `);
  await userEvent.keyboard('{ControlOrMeta>}v{/ControlOrMeta}');
  await expect.element(greeting()).toBeVisible();
});

test('somebody with two factors chooses one, and a text message is sent only then', async () => {
  const phone = `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const creator = await backend.makeCareful(phone);
  const mums = () => button(new RegExp(`^Mum's phone .* ending in ${phone.slice(-4)}$`));
  const sms = () => page.getByLabelText('Code from our text message');
  await renderScreen('/auth?mode=sign-in&from=/create-quiz');
  await fillIn(creator);
  await expect.element(page.getByRole('group', { name: "How do you want to show it's you?" })).toHaveFocus();
  expect(await backend.phoneCodes(phone)).toEqual([]);
  await mums().click();
  await expect.element(sms()).toHaveFocus();
  expect(await backend.phoneCodes(phone)).toHaveLength(1);
  await expect.element(page.getByText(/^Send again in \d+ s$/)).toBeVisible();
  await expect.element(button('Send again')).not.toBeInTheDocument();

  await button('Use another way').click();
  await button(/^Authenticator app/).click();
  await expect.element(code()).toHaveFocus();
  await button('Use another way').click();
  await mums().click();
  await expect.element(sms()).toHaveFocus();
  expect(await backend.phoneCodes(phone)).toHaveLength(1);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  await expect.element(page.getByText('You can ask for another code now.')).toBeInTheDocument();
  vi.useRealTimers();
  await button('Send again').click();
  await expect.element(page.getByText('A new code is on its way.')).toBeInTheDocument();
  await sms().fill(await backend.newestPhoneCode(phone));
  await expect.poll(() => location.pathname).toBe('/create-quiz');
});

test('canceling a second factor, or going back, leads to the form with what was typed', async () => {
  const creator = await backend.makeCareful();
  await renderScreen('/auth?mode=sign-in', { size: 'narrow' });
  for (const leave of [() => button('Cancel').click(), async () => history.back()]) {
    await fillIn(creator);
    await expect.element(code()).toHaveFocus();
    await leave();
    await expect.element(heading('Sign In')).toHaveFocus();
    await expect.element(field('Email')).toHaveValue(creator.email);
    await expect.element(field('Password')).toHaveValue(creator.password);
  }
});

test('who comes from the dashboard is led to a quiz without one first, who wants to sign in to that', async () => {
  const topOf = (link: Locator) => link.element().getBoundingClientRect().top;
  await renderScreen('/dashboard', { size: 'short-phone' });
  const write = page.getByRole('link', { name: 'Just make a quiz' });
  await expect.element(write).toBeVisible();
  expect(topOf(write)).toBeLessThan(topOf(page.getByRole('link', { name: 'Create Account' })));
  expect(write.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await write.click();
  await expect.element(page.getByRole('heading', { name: 'Create New Quiz' })).toBeVisible();

  goTo('/auth');
  await expect.element(write).toBeVisible();
  const signIn = page.getByRole('link', { name: 'Sign In' });
  expect(topOf(signIn)).toBeLessThan(topOf(write));
});
