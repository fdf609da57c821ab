import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../lib/chromium.ts';
import { type BigCreator, makeBigCreator } from './big-creator.ts';
import { type Stand, withStand } from './environment.ts';

const SIZES = [10, 1000, 10_000];
const RUNS = 7;
const QUIET_MS = 300;

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

interface Opening {
  /** Documents the server sent. */
  documents: number;
  /** Count queries. */
  counts: number;
  /** From the start of the navigation until every figure and both lists are shown. */
  ms: number;
}

/** Counts what Firestore's client receives: every document on its stream is a `documentChange`. */
function countReads(): void {
  const seen = { documents: 0, counts: 0 };
  Object.assign(globalThis, { reads: seen });
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const reply = await original(input, init);
    if (url.includes(':runAggregationQuery')) seen.counts += 1;
    if (!url.includes('Firestore/Listen/channel') || !reply.body) return reply;
    const [ours, theirs] = reply.body.tee();
    void (async () => {
      let rest = '';
      for await (const chunk of ours.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
        const parts = (rest + chunk).split('"documentChange"');
        seen.documents += parts.length - 1;
        rest = (parts.at(-1) ?? '').slice(-'"documentChange"'.length);
      }
    })().catch(() => undefined); // the stream ends with the page
    return new Response(theirs, reply);
  };
}

/** Signs in once and keeps only the session: each run starts with an empty cache. */
async function signIn(browser: Browser, origin: string, { email, password }: BigCreator): Promise<State> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${origin}/auth?mode=sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Total Responses').waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  for (const { indexedDB } of state.origins as { indexedDB?: { name: string }[] }[]) {
    const others = indexedDB?.findIndex(({ name }) => name.startsWith('firestore/')) ?? -1;
    if (others >= 0) indexedDB?.splice(others, 1);
  }
  return state;
}

/** Returns whether the four figures are known and each list shows its three latest. */
const isFull = () => {
  const figures = document.querySelector('section[aria-label="Your numbers"]')?.textContent ?? '…';
  const buttons = [...document.querySelectorAll('main li button')].map((button) => button.textContent ?? '');
  const messages = buttons.filter((text) => text.startsWith('Message ')).length;
  const responses = buttons.filter((text) => text.includes('Friend ')).length;
  return !figures.includes('…') && messages === 3 && responses === 3;
};

/** Returns the number of reads once no more arrive for a while. */
async function settledReads(page: Page): Promise<Pick<Opening, 'documents' | 'counts'>> {
  const read = () =>
    page.evaluate(() => (globalThis as unknown as { reads: { documents: number; counts: number } }).reads);
  for (let before = await read(); ; ) {
    await page.waitForTimeout(QUIET_MS);
    const now = await read();
    if (now.documents === before.documents && now.counts === before.counts) return now;
    before = now;
  }
}

async function open(browser: Browser, origin: string, state: BrowserContextOptions['storageState']): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ...(state && { storageState: state }),
  });
  const page = await context.newPage();
  await page.addInitScript(countReads);
  await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
  await page.waitForFunction(isFull, undefined, { polling: 'raf' });
  const ms = await page.evaluate(() => performance.now());
  const reads = await settledReads(page);
  await context.close();
  return { ...reads, ms };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const range = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least}` : `${least}-${most}`;
};

/** `npm run bench dashboard`: what opening the dashboard reads and how long it takes, by the number of responses. */
export async function dashboard(): Promise<void> {
  const executablePath = await ensureChromium();
  const work = async ({ origin, authPort }: Stand) => {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    try {
      const states: State[] = [];
      for (const size of SIZES) {
        const started = Date.now();
        const creator = await makeBigCreator(authPort, `bench${size}`, size);
        console.log(`Wrote ${size} responses in ${((Date.now() - started) / 1000).toFixed(1)} s`);
        states.push(await signIn(browser, origin, creator));
      }
      const openings = SIZES.map((): Opening[] => []);
      // in turns, so that a noisy minute of the machine affects all three alike
      for (let run = 0; run < RUNS; run++) {
        for (const [index, state] of states.entries()) openings[index]?.push(await open(browser, origin, state));
      }
      print(openings);
    } finally {
      await browser.close();
    }
  };
  await withStand('dashboard', work, { withoutFunctions: true });
}

function print(openings: readonly Opening[][]): void {
  console.log(`\nOpening the dashboard with nothing on the device, ${RUNS} times each; floor: 10 responses\n`);
  console.log('responses   documents read   counts asked   first full overview, ms (median, range)   x floor');
  const floor = median((openings[0] ?? []).map(({ ms }) => ms));
  for (const [index, size] of SIZES.entries()) {
    const runs = openings[index] ?? [];
    const times = runs.map(({ ms }) => Math.round(ms));
    const cells = [
      String(size).padEnd(12),
      range(runs.map(({ documents }) => documents)).padEnd(17),
      range(runs.map(({ counts }) => counts)).padEnd(15),
      `${median(times)} (${range(times)})`.padEnd(42),
      (median(times) / floor).toFixed(2),
    ];
    console.log(cells.join(''));
  }
}
