import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { makeBigCreator } from '../../scripts/bench/big-creator.ts';
import { tableIn } from '../../scripts/lib/measured-costs.ts';
import { db } from '../functions/support/backend.ts';
import { expect, keepSignedIn, target, test } from './support.ts';

/** Keeps what Firestore's client receives, and counts its questions for an aggregate. */
function keepReads(): void {
  const kept = { text: '', counts: 0 };
  Object.assign(globalThis, { keptReads: kept });
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const reply = await original(input, init);
    if (url.includes(':runAggregationQuery')) kept.counts += 1;
    if (!url.includes('Firestore/Listen/channel') || !reply.body) return reply;
    const [ours, theirs] = reply.body.tee();
    void (async () => {
      for await (const part of ours.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>)
        kept.text += part;
    })().catch(() => undefined); // the stream ends with the page
    return new Response(theirs, reply);
  };
}

const keptOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { keptReads: { text: string; counts: number } }).keptReads);

/** The documents that the page got, each once because a recount may send it again, and the aggregates. */
async function readsOf(page: Page): Promise<string[]> {
  const { text, counts } = await keptOf(page);
  const documents = [...text.matchAll(/"name":\s*"projects\/[^"]*\/documents\/([^"]+)"/g)].map(([, path = '']) => path);
  return [...new Set(documents), ...Array.from({ length: counts }, (_, n) => `count ${n + 1}`)].sort();
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const heading = (name: RegExp) => (page: Page) => page.getByRole('heading', { name }).first();

type Shown = (page: Page) => Locator;
const screensOf = (quizId: string): [screen: string, address: string, shown: Shown][] => [
  ['dashboard', '/dashboard', button(/^Sealed message/)],
  ['dashboard, quizzes', '/dashboard?tab=quizzes', heading(/^All about me/)],
  ['dashboard, responses', '/dashboard?tab=responses', button(/^Friend /)],
  ['dashboard, messages', '/dashboard?tab=messages', button(/^Sealed message/)],
  ['dashboard, profile', '/dashboard?tab=profile', heading(/^reads/)],
  ["a quiz's own page", `/quiz/${quizId}/details`, heading(/^All about me/)],
  ['the editor', '/create-quiz', (page) => page.getByRole('heading', { level: 1 })],
  ['account', '/account', (page) => page.getByLabel('Name')],
];

test("a creator's screens read what docs/costs.md says", async ({ browser }) => {
  const documented = tableIn(readFileSync('docs/costs.md', 'utf8'), 'first opened');
  const name = `reads${Date.now().toString(36)}`;
  const creator = await makeBigCreator(target.authPort, name, 60);
  for (const [screen, address, shown] of screensOf(creator.quizIds[0] ?? '')) {
    // nothing on the device
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(keepReads);
    await keepSignedIn(page, { ...creator, username: name });
    await page.goto(address);
    await expect(shown(page)).toBeVisible();
    const wanted = Number(documented.find(([what]) => what === screen)?.[1]);
    await expect(async () => {
      const reads = await readsOf(page);
      expect(reads, `${screen}: ${reads.join(', ')}`).toHaveLength(wanted);
    }).toPass({ timeout: 10_000 });
    // what is asked for later would come before this
    const bio = `Opened ${screen}`;
    await db().doc(paths.profile(creator.uid)).update({ bio });
    await expect.poll(async () => (await keptOf(page)).text).toContain(bio);
    expect(await readsOf(page)).toHaveLength(wanted);
    await context.close();
  }
});
