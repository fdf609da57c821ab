import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { backend, type Person } from '../../testing/backend.ts';
import { button, heading } from '../../testing/on-page.ts';
import { goTo, renderScreen } from '../../testing/render-screen.tsx';

const stored = async ({ uid }: Person) => (await backend.read(paths.account(uid)))?.['weeklySummary'];
/** The token in a mail's link. */
const tokenIn = (text = '') => text.match(/\/unsubscribe\S*#(\S+)/)?.[1] ?? '';
const confirm = ({ uid }: Person) => backend.admin('update', { localId: uid, emailVerified: true });

test('who has confirmed an email turns the summary on; elsewhere it is turned off', { tags: ['gate'] }, async () => {
  const creator = await backend.makeCreator();
  await renderScreen('/account#notifications', { as: creator });
  await expect.element(page.getByText('Confirm your email first, so that nobody else gets it.')).toBeVisible();
  const toggle = page.getByRole('switch', { name: 'Weekly summary by email' });
  await expect.element(toggle).not.toBeInTheDocument();
  await confirm(creator);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(toggle).not.toBeChecked();
  await toggle.click();
  await expect.element(page.getByText(`On Sundays to ${creator.email}. Language: English.`)).toBeVisible();
  await expect.poll(() => stored(creator)).toBe('en');

  await backend.merge(paths.account(creator.uid), { weeklySummary: null });
  await expect.element(toggle).not.toBeChecked();
});

test('the link in the email asks once for confirmation; an incomplete link leads to the switch', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'two-truths');
  await confirm(creator);
  await backend.merge(paths.account(creator.uid), { weeklySummary: 'en' });
  await renderScreen('/account#notifications', { as: creator, size: 'desk', language: 'fr', scheme: 'dark' });
  await button(/^Changer de langue.*Français$/).click();
  await expect.poll(() => stored(creator)).toBe('fr');

  await backend.takeQuiz(quiz, { name: 'Léo', right: 'y' });
  await backend.deliverSummary(creator);
  await expect.poll(() => backend.mailsTo(creator.email)).toHaveLength(1);
  const [mail] = await backend.mailsTo(creator.email);
  goTo(`/unsubscribe#${tokenIn(mail?.text)}`);
  await expect.element(heading("Ne plus recevoir l'e-mail de la semaine\u00a0?")).toBeVisible();
  expect(await stored(creator)).toBe('fr');
  await button('Me désinscrire').click();
  await expect.element(heading("C'est noté\u00a0: fini l'e-mail du dimanche")).toBeVisible();
  expect(await stored(creator)).toBeNull();
  goTo('/unsubscribe#half');
  await expect.element(heading('Il manque un bout à ce lien')).toBeVisible();
  await page.getByRole('link', { name: 'Ton compte' }).click();
  await expect.element(page.getByRole('switch', { name: 'Résumé de la semaine par e-mail' })).not.toBeChecked();
});
