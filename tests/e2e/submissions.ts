import type { Page } from '@playwright/test';
import type { Timestamp } from 'firebase-admin/firestore';
import { paths } from '../../domain/paths.ts';
import { trackingKeyOf } from '../../domain/responses/response.ts';
import { db } from '../functions/support/backend.ts';
import { expect, type makeQuiz } from './support.ts';

export const SAVED = "Saved. It goes out by itself when you're back online.";

type Quiz = Awaited<ReturnType<typeof makeQuiz>>;

/** Opens the message form and writes; the button that sends is left. */
export async function writeMessage(page: Page, username: string, text: string): Promise<void> {
  const sending = page.waitForResponse(/\/assets\/deliver-/);
  await page.goto(`/${username}/anonymous-messages`);
  const box = page.getByRole('textbox', { name: 'Your anonymous message' });
  await box.fill(text);
  // a key has the page fetch what sends
  await box.press('End');
  await (await sending).finished();
}
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send anonymously' });

/**
 * Waits for what a page fetches for later, when it is in use: without a network it could not. By default what shows the
 * outbox; names as of the build's files.
 */
export const isAhead = (page: Page, ...files: string[]) =>
  expect
    .poll(async () => {
      const here = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
      const has = (part: string) => here.some((name) => name.includes(part));
      // code, and its words (src/config/text-file.ts)
      return (files.length > 0 ? files : ['outbox']).every((name) => has(`/assets/${name}-`) && has(`/t${name}.json`));
    })
    .toBe(true);

/** Writes and sends one more from the page on which the last one was sent. */
export async function sendAnother(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await page.getByRole('textbox', { name: 'Your anonymous message' }).fill(text);
  await sendButton(page).click();
}

const rightAnswer = (page: Page, { draft }: Quiz, at: number, offBy = 0) => {
  const question = draft.questions.at(at);
  if (!question || !('options' in question)) throw new Error('This is for quizzes of the type know-me.');
  return page.getByRole('button', {
    name: question.options[((question.correctAnswer ?? 0) + offBy) % question.options.length] ?? '',
  });
};

/** Answers all of a know-me quiz but the last question. */
export async function answerAllButLast(page: Page, quiz: Quiz, name: string): Promise<void> {
  await page.goto(quiz.path);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  for (let at = 0; at < quiz.draft.questions.length - 1; at++) await rightAnswer(page, quiz, at).click();
  await expect(lastAnswer(page, quiz)).toBeEnabled();
  await isAhead(page, 'results', 'outbox');
}
/** The tap that hands the answers in. */
export const lastAnswer = (page: Page, quiz: Quiz) => rightAnswer(page, quiz, -1);
export const wrongLastAnswer = (page: Page, quiz: Quiz) => rightAnswer(page, quiz, -1, 1);

/** Fills in the contact form; the button that sends is left. */
export async function writeRequest(page: Page, subject: string): Promise<void> {
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Noa');
  await page.getByLabel('Your email').fill('noa@example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill('Hello there');
}
export const requestButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

/** Until then a page is not looked after by the worker, and nobody is there to be woken. */
export const workerIsReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/**
 * Waits until the page has asked the browser to wake the worker. Returns what does so, with no page of the app open, as a
 * browser does when the network is back. Chromium itself does it then, too, unless it noticed the emulated network late
 * and tried in vain; it comes again after five minutes.
 */
export async function wakerOf(page: Page): Promise<() => Promise<void>> {
  const tags = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (registration as unknown as { sync: { getTags: () => Promise<string[]> } }).sync.getTags();
    });
  await expect.poll(tags).toHaveLength(1);
  const [tag = ''] = await tags();
  const origin = new URL(page.url()).origin;
  const client = await page.context().newCDPSession(await page.context().newPage());
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async () => {
    await client.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
  };
}

interface Arrived {
  text: string;
  /** When the server stored it. */
  at: number;
  /** When it was made, as its sender's device says; contact requests do not tell. */
  madeAt: number | undefined;
}

async function arrived(
  collection: 'messages' | 'responses' | 'contactRequests',
  where: string,
  value: string,
  field: string,
): Promise<Arrived[]> {
  const { docs } = await db().collection(paths[collection]).where(where, '==', value).get();
  const found = await Promise.all(
    docs.map(async (document) => {
      const key = trackingKeyOf({ id: document.id, trackedAs: document.get('trackedAs') });
      const path = collection === 'responses' ? paths.responseTracking(key) : paths.messageTracking(document.id);
      const tracking = await db().doc(path).get();
      return {
        text: document.get(field) as string,
        at: (document.get('createdAt') as Timestamp).toMillis(),
        madeAt: tracking.get('tracking.timestamp') as number | undefined,
      };
    }),
  );
  return found.toSorted((a, b) => a.at - b.at);
}
/** What the database holds, in the order in which it came. */
export const messagesTo = (uid: string) => arrived('messages', 'recipientId', uid, 'message');
export const responsesTo = (quizId: string) => arrived('responses', 'quiz.id', quizId, 'responderName');
export const requestsAbout = (subject: string) => arrived('contactRequests', 'subject', subject, 'message');

/** Waits until exactly these texts have arrived, in this order. Returns them. */
export async function expectArrived(read: () => Promise<Arrived[]>, texts: readonly string[]): Promise<Arrived[]> {
  await expect.poll(async () => (await read()).map(({ text }) => text)).toEqual(texts);
  return read();
}

/** Waits until a count that follows from the documents says so. */
export const expectCount = (path: string, field: string, count: number) =>
  expect.poll(async () => (await db().doc(path).get()).get(field)).toBe(count);
