import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { sampleTracking, send } from '../../scripts/seed/client.ts';
import type { BuildPart } from '../../src/config/build-parts.ts';
import { type Creator, expect, signInOn, target } from './support.ts';

/** Sends a message to a creator. Returns its id. */
export async function write(creator: Creator, message: string): Promise<string> {
  const id = randomUUID();
  await send(target, 'messages', { id, recipientId: creator.uid, message, tracking: sampleTracking() });
  return id;
}

/** Resolves when the worker keeps a part of the app, and what the page has loaded. */
export const untilKept = (page: Page, part: BuildPart) =>
  expect.poll(() => page.evaluate((name) => caches.has(name), `kept-${part}`)).toBe(true);

/** Opens the dashboard once with a network, until the worker has the whole app and the figures are there. */
export async function openOnce(page: Page, creator: Creator): Promise<void> {
  await signInOn(page, creator);
  await expect(page.getByText('…', { exact: true })).toBeHidden();
  await untilKept(page, 'creator');
}

/** A page that starts without a network and with a worker that was stopped. */
export async function openCold(context: BrowserContext, address: string): Promise<Page> {
  await context.setOffline(true);
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await page.goto(address);
  return page;
}

/** The line that says how old what is on the screen is. */
export const note = (page: Page) => page.getByRole('status').filter({ hasText: 'What you see is from' });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
