import type { Locator, Page } from '@playwright/test';
import { seededRandom } from '../../domain/shuffle.ts';
import { isHydrated } from '../e2e/hydration.ts';
import { type Phone, SCREEN_MS, startPhone } from './browser.ts';
import { nameFor, pick } from './chaos-proxy.ts';

type Kind = 'message' | 'response';

/** One kind of submission, made through the screens. */
interface Screen {
  /** Fills in everything under a name. Returns the button that is left to tap. */
  prepare(page: Page, name: string): Promise<Locator>;
  /** What the person sees once the app has accepted it: delivered, or stored for later. */
  accepted(page: Page): Locator;
}

/** Where the submissions of a run go. */
export interface Goal {
  origin: string;
  username: string;
  quizId: string;
}

/** Most intermediate screens; more would mean a dead end. */
const ROUNDS = 5;

function screensFor({ origin, username, quizId }: Goal): Record<Kind, Screen> {
  const another = (page: Page) => page.getByRole('button', { name: 'Send Another Message', exact: true });
  const result = (page: Page) => page.getByRole('heading', { level: 1, name: /'s Results$|^Waiting to be sent$/ });
  return {
    message: {
      prepare: async (page, name) => {
        // after sending, the next one is written on the same page
        if (await another(page).isVisible()) await another(page).click();
        else await page.goto(`${origin}/${username}/anonymous-messages`);
        // a draft of this device would be kept before what is typed earlier
        await isHydrated(page);
        await page.getByRole('textbox').fill(name);
        return page.getByRole('button', { name: 'Send anonymously' });
      },
      accepted: another,
    },
    response: {
      prepare: async (page, name) => {
        const field = page.getByLabel('Your name');
        const answer = page.getByRole('button', { name: 'Tea' });
        for (let round = 0; round < ROUNDS; round++) {
          await page.goto(`${origin}/${username}/${quizId}`);
          // whatever was in progress when the page closed comes first: answers are sent, and a quiz resumes
          await field.or(result(page)).or(answer).first().waitFor();
          if (await field.isVisible()) break;
          if (await answer.isVisible()) {
            await answer.click();
            await result(page).waitFor();
          }
        }
        await field.fill(name);
        await page.getByRole('button', { name: 'Start Quiz' }).click();
        await answer.waitFor();
        return answer;
      },
      accepted: result,
    },
  };
}

/** One submission as the bench observed it. */
export interface Sent {
  name: string;
  kind: Kind;
  /** Whether the person saw that the app accepted it. */
  isAccepted: boolean;
}

/** Time limit of one submission: an emulated network that changes while a worker stops never reports it. */
const STUCK_MS = 2 * SCREEN_MS;

/** What happens around the tap, and how often in percent. */
const INCIDENTS = [
  ['none', 56],
  ['double-tap', 12],
  ['closed-while-sending', 8],
  ['offline-before', 8],
  ['offline-after', 6],
  ['closed-while-offline', 6],
  ['killed-while-sending', 2],
  ['killed-after', 2],
] as const;
const KINDS = [
  ['message', 80],
  ['response', 20],
] as const;

/** A person with a browser of their own who submits one thing after another. */
export interface Visitor {
  submit(number: number): Promise<void>;
  /** Returns to the app until the outbox is empty. False when something is still waiting at the end. */
  drain(deadline: number): Promise<boolean>;
  leave(): Promise<void>;
}

/** Returns whether the outbox is empty; read from outside, as the app itself is under test. */
const isOutboxEmpty = () =>
  new Promise<boolean>((resolve) => {
    const request = indexedDB.open('whoknows');
    // not created here: the app must do that
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(true);
    request.onsuccess = () => {
      const database = request.result;
      const all = database.transaction('outbox').objectStore('outbox').getAll();
      all.onsuccess = () => {
        database.close();
        resolve((all.result as { state: string }[]).every(({ state }) => state !== 'waiting'));
      };
    };
  });

/** How long one visit of the draining lasts: each begins with an immediate attempt. */
const VISIT_MS = 8000;

/** Starts a visitor with an empty profile. Calls `onSent` with every submission. */
export async function startVisitor(options: {
  profile: string;
  goal: Goal;
  seed: number;
  onSent: (sent: Sent) => void;
}): Promise<Visitor> {
  const { profile, goal, seed, onSent } = options;
  const screens = screensFor(goal);
  let phone: Phone = await startPhone(profile);
  const reopen = async () => {
    if (!phone.page.isClosed()) await phone.page.close();
    phone.page = await phone.context.newPage();
  };
  const restart = async () => {
    await phone.kill();
    phone = await startPhone(profile);
  };

  const submit = async (number: number) => {
    const random = seededRandom(`${seed} visitor ${number}`);
    const name = nameFor(seed, number);
    const kind = pick(KINDS, random());
    const incident = pick(INCIDENTS, random());
    const screen = screens[kind];
    const { context } = phone;
    const sent: Sent = { name, kind, isAccepted: false };
    const button = await screen.prepare(phone.page, name);
    if (incident === 'offline-before' || incident === 'closed-while-offline') await context.setOffline(true);
    onSent(sent);
    if (incident === 'double-tap') await button.dblclick();
    else await button.click();
    if (incident === 'closed-while-sending') return reopen();
    if (incident === 'killed-while-sending') return restart();
    if (incident === 'offline-after') await context.setOffline(true);
    await screen.accepted(phone.page).waitFor();
    sent.isAccepted = true;
    if (incident === 'killed-after') return restart();
    if (incident === 'closed-while-offline') await phone.page.close();
    if (incident.includes('offline')) await context.setOffline(false);
    if (phone.page.isClosed()) await reopen();
  };

  /** One visit: until the outbox is empty, or until the page is closed again, which throws. */
  const comeBack = async () => {
    await phone.page.goto(`${goal.origin}/${goal.username}`);
    await phone.page.waitForFunction(isOutboxEmpty, undefined, { timeout: VISIT_MS, polling: 250 });
    return true;
  };

  return {
    submit: async (number) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stuck = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('Stuck.')), STUCK_MS);
      });
      try {
        await Promise.race([submit(number), stuck]);
      } catch (error) {
        console.log(`${nameFor(seed, number)} stumbled: ${String(error).split('\n')[0]}`);
        for (const one of phone.errors.slice(-3)) console.log(`  the page: ${one.slice(0, 300)}`);
        await restart();
      } finally {
        clearTimeout(timer);
      }
    },
    drain: async (deadline) => {
      do {
        const isEmpty = await comeBack().catch(() => false);
        if (isEmpty) return true;
      } while (Date.now() < deadline);
      return false;
    },
    leave: () => phone.kill(),
  };
}
