import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/lib/chromium.ts';
import { DEMO } from '../../scripts/seed/demo-data.ts';
import { STORAGE_KEYS } from '../../src/config/storage-keys.ts';

/**
 * Takes the manifest's screenshots of the running app with its demo data: `npm start -- --reset`, then
 * `node docs/art/screenshots.ts http://localhost:5002 {code of the demo's first quiz} {id of a response to it}`.
 */
const [origin = 'http://localhost:5002', quizId = '', responseId = ''] = process.argv.slice(2);
const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };

async function open(browser: Browser, viewport: typeof NARROW, path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    bypassCSP: true, // `keep` reads a picture from a data: address
  });
  const page = await context.newPage();
  await page.addInitScript((key) => sessionStorage.setItem(key, 'true'), STORAGE_KEYS.bannerClosed);
  await page.goto(origin + path);
  return page;
}

async function signIn(browser: Browser, viewport: typeof NARROW, path: string): Promise<Page> {
  const page = await open(browser, viewport, '/auth?mode=sign-in');
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Total Responses').waitFor();
  await page.goto(origin + path);
  return page;
}

const sealed = (page: Page) => page.getByRole('button', { name: /^Sealed message/ }).first();

/** Keeps what the page shows as WebP, which Chromium itself encodes on a canvas. */
async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = (await page.screenshot()).toString('base64');
  const webp = await page.evaluate(async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? '';
  }, png);
  const bytes = Buffer.from(webp, 'base64');
  writeFileSync(fileURLToPath(new URL(`../../public/icons/screenshots/${name}.webp`, import.meta.url)), bytes);
  console.log(name, bytes.length);
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
const quiz = await open(browser, NARROW, `/${DEMO.username}/${quizId}`);
await quiz.getByRole('button', { name: 'Stay Anonymous' }).click();
await quiz.getByText(/Question 1 of/).waitFor();
await keep(quiz, 'take-quiz');
const result = await open(browser, NARROW, `/quiz/results/${responseId}`);
await result.getByRole('region', { name: 'Scoreboard' }).getByRole('listitem').first().waitFor();
await keep(result, 'result');
const messages = await signIn(browser, NARROW, '/dashboard?tab=messages');
await sealed(messages).waitFor();
await keep(messages, 'messages');
const dashboard = await signIn(browser, WIDE, '/dashboard');
await sealed(dashboard).waitFor();
await dashboard.getByText('3 quizzes').waitFor();
await keep(dashboard, 'dashboard');
await keep(await open(browser, WIDE, '/'), 'landing');
await browser.close();
