import { paths } from '@domain/paths.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/axe.ts';
import { backend } from '../testing/backend.ts';
import { renderScreen, reopen } from '../testing/render-screen.tsx';

const opener = page.getByRole('button', { name: 'What Zoe will see' });
const panel = page.getByRole('dialog', { name: 'What Zoe will see' });
const choice = panel.getByRole('switch', { name: 'Share less' });
const address = panel.getByText('89.160.20.112');

test('sharing less immediately shows what is still sent, applies to every page on this device, and limits what is sent', async () => {
  const creator = await backend.makeCreator();
  const quiz = await backend.makeQuiz(creator, 'know-me');
  const messagePage = `/${creator.username}/anonymous-messages`;
  await renderScreen(messagePage);
  await opener.click();
  await expect.element(address).toBeVisible();
  await choice.click();
  await expect.element(panel.getByText("That's all Zoe gets if you send now.")).toBeVisible();
  const terms = panel.getByRole('term').elements();
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Place', 'Time', 'Device']);
  await expect.element(panel.getByText('Sweden', { exact: true })).toBeVisible();
  await expect.element(panel.getByText('computer', { exact: true })).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('Zoe can only see your country')).toBeVisible();

  reopen(quiz.path);
  await page.getByText('Zoe will see your country and kind of device').click();
  await expect.element(page.getByText('your name, your country and what kind of device')).toBeVisible();
  await opener.click();
  await expect.element(choice).toBeChecked();
  await expect.element(address).not.toBeInTheDocument();
  reopen(messagePage);
  await page.getByRole('textbox', { name: /^Your anonymous message/ }).fill('Guess who');
  await page.getByRole('button', { name: 'Send anonymously' }).click();
  await expect.element(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible();
  const [sent] = await backend.find(paths.messages, 'recipientId', creator.uid);
  const known = await backend.read(paths.messageTracking(String(sent?.['id'])));
  expect(known?.['tracking']).toMatchObject({ shareLess: true, countryCode: 'SE', device: 'desktop' });
});

test('the recipient reads that the sender shares less, and can still block or report them', async () => {
  const creator = await backend.makeCreator();
  const tracking = { timestamp: Date.now(), shareLess: true };
  const message = { id: crypto.randomUUID(), recipientId: creator.uid, message: 'Guess who' };
  await backend.post('messages', { ...message, tracking });
  await renderScreen('/dashboard?tab=messages', { as: creator, language: 'fr' });
  await page.getByRole('button', { name: /^Message scellé/ }).click();
  await page.getByRole('button', { name: 'Voir tous les détails' }).click();
  await expect.element(page.getByText("Cette personne a choisi d'en dire moins")).toBeVisible();
  await expect.element(page.getByText('Tu peux quand même bloquer ou signaler')).toBeVisible();
  await expect.element(page.getByRole('button', { name: "Bloquer l'expéditeur" })).toBeVisible();
  await expectAccessible();
});
