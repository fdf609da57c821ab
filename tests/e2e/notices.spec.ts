import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { paths } from '../../domain/paths.ts';
import { sampleTracking, send } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { isAhead, SAVED, sendButton, writeMessage } from './handing-in.ts';
import { expect, makeCreator, signInOn, target, test } from './support.ts';

/** What screen readers are told by live regions: from Chromium's own accessibility tree, without what a dialog hides. */
async function announced(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (!node) return '';
    if (node.role?.value === 'StaticText') return String(node.name?.value);
    return (node.childIds ?? []).map(textOf).join(' ');
  };
  const live = nodes.filter(({ ignored, role }) => !ignored && ['status', 'alert'].includes(String(role?.value)));
  return live.map(({ nodeId }) => textOf(nodeId)).join(' ');
}
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('a notice that comes while a sheet is open is in the sheet, and afterwards on the page', async ({ page }) => {
  const creator = await makeCreator();
  await writeMessage(page, creator.username, 'Hi');
  await isAhead(page);
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.getByRole('button', { name: '1 waiting to send' }).click();
  const sheet = page.getByRole('dialog', { name: 'What you sent' });
  await expect(sheet).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => announced(page)).toContain(`Your message to ${creator.name}`);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => announced(page)).toContain(`Your message to ${creator.name}`);
});

test('a notice that comes while a message is open is in the dialog, where it can be closed', async ({ page }) => {
  const creator = await makeCreator();
  const id = randomUUID();
  await send(target, 'messages', { id, recipientId: creator.uid, message: 'Hi', tracking: sampleTracking() });
  const now = Timestamp.now();
  await db().doc(paths.message(id)).update({ readAt: now, reply: 'Hello', repliedAt: now });
  await signInOn(page, creator, '/dashboard?tab=messages');
  await page.getByRole('button', { name: 'Hi' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => announced(page)).toContain('Reply taken back');
  await toast(page, 'Reply taken back').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Reply taken back')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});
