import type { Page } from '@playwright/test';
import { type Phone, startPhone } from './browser.ts';
import { nameIn } from './chaos-proxy.ts';

/** One reply as the bench observed it. */
export interface Replied {
  /** The message it answers. */
  name: string;
  /** Whether the creator saw it under the message. */
  isAccepted: boolean;
}

/** Returns the reply to a message, which no other message gets. */
export const replyTo = (name: string): string => `Re: ${name}`;

/** What happens around the tap, in turns: a run of two replies kills the browser and closes the page. */
const INCIDENTS = [
  'killed-after',
  'closed-while-offline',
  'none',
  'offline-before',
  'closed-while-sending',
  'double-tap',
  'offline-after',
  'killed-while-sending',
  'none',
] as const;
type Incident = (typeof INCIDENTS)[number];

/** How long one visit of the draining lasts. */
const VISIT_MS = 10_000;

/** The creator, who answers messages on a phone of their own. */
export interface Creator {
  /** Opens sealed messages, newest first, and answers them. */
  answer(count: number): Promise<void>;
  /** Returns to the dashboard until the server has everything. False when something is still waiting at the end. */
  drain(deadline: number): Promise<boolean>;
  leave(): Promise<void>;
}

/** Signs in on the screen; ends on the dashboard. */
async function signIn(page: Page, origin: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(`${origin}/auth?mode=sign-in`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Total Responses').waitFor();
}

/** Returns whether Firestore has nothing to send; read from outside, as the app itself is under test. */
const isQueueEmpty = async (): Promise<boolean> => {
  const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('firestore/'));
  if (!found?.name) return false;
  const { name } = found;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const count = database.transaction('mutations').objectStore('mutations').count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result === 0);
      };
    };
  });
};

/** Starts the creator's phone and signs in. Calls `onReply` with every reply, `onIncident` with what happened. */
export async function startCreator(options: {
  profile: string;
  origin: string;
  person: { email: string; password: string };
  /** Where the app believes Firestore is, and where it is led to. */
  firestore: { port: number; by: number };
  onReply: (reply: Replied) => void;
  onIncident: (incident: Incident | 'stumbled') => void;
}): Promise<Creator> {
  const { profile, origin, person, firestore, onReply, onIncident } = options;
  const start = async () => {
    const args = [`--host-resolver-rules=MAP localhost:${firestore.port} 127.0.0.1:${firestore.by}`];
    return startPhone(profile, args);
  };
  let phone: Phone = await start();
  await signIn(phone.page, origin, person);
  const openInbox = () => phone.page.goto(`${origin}/dashboard?tab=messages`);
  const reopen = async () => {
    await phone.page.close();
    phone.page = await phone.context.newPage();
    await openInbox();
  };
  const restart = async () => {
    await phone.kill();
    phone = await start();
    await openInbox();
  };

  const answerNext = async (incident: Incident) => {
    const { page, context } = phone;
    await page
      .getByRole('button', { name: /^Sealed message/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
    const name = nameIn((await dialog.textContent()) ?? '');
    if (name === undefined) throw new Error('The message is none of the run.');
    await dialog.getByLabel('Your reply').fill(replyTo(name));
    const button = dialog.getByRole('button', { name: 'Send reply' });
    if (incident === 'offline-before' || incident === 'closed-while-offline') await context.setOffline(true);
    const reply: Replied = { name, isAccepted: false };
    onReply(reply);
    onIncident(incident);
    if (incident === 'double-tap') await button.dblclick();
    else await button.click();
    if (incident === 'closed-while-sending') return reopen();
    if (incident === 'killed-while-sending') return restart();
    if (incident === 'offline-after') await context.setOffline(true);
    await dialog.getByRole('region', { name: 'Your reply' }).getByText(replyTo(name)).waitFor();
    reply.isAccepted = true;
    if (incident === 'killed-after') return restart();
    if (incident === 'closed-while-offline') await page.close();
    if (incident.includes('offline')) await context.setOffline(false);
    if (page.isClosed()) {
      phone.page = await context.newPage();
      await openInbox();
    } else await dialog.getByRole('button', { name: 'Close' }).click();
  };

  /** Looks until everything is sent, which throws after a while. */
  const look = async () => {
    await phone.page.waitForFunction(isQueueEmpty, undefined, { timeout: VISIT_MS, polling: 250 });
    return true;
  };

  return {
    answer: async (count) => {
      await openInbox();
      for (let turn = 0; turn < count; turn++) {
        try {
          await answerNext(INCIDENTS[turn % INCIDENTS.length] ?? 'none');
        } catch (error) {
          const picture = `${profile}-${turn}.png`;
          await phone.page.screenshot({ path: picture }).catch(() => undefined); // the page may be the problem
          console.log(`Reply ${turn}: ${String(error).split('\n')[0]} (${picture})`);
          for (const one of phone.errors.slice(-3)) console.log(`  the page: ${one.slice(0, 300)}`);
          onIncident('stumbled');
          await restart();
        }
      }
    },
    drain: async (deadline) => {
      for (;;) {
        const isEmpty = await look().catch(() => false);
        if (isEmpty || Date.now() > deadline) return isEmpty;
        await openInbox().catch(() => undefined); // that network is part of the test
      }
    },
    leave: () => phone.kill(),
  };
}
