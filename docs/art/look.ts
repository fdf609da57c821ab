import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { creatorContext, findDemo, launch, openScreen, SCREENS, VIEWS, viewName, visitorContext } from './screens.ts';

/**
 * Takes a picture of every screen on phone and desktop, light and dark, English and French, and puts the eight of each
 * side by side: `npm start -- --reset`, then `node docs/art/look.ts http://localhost:5002 {folder} [part of a name ...]`.
 */
const [origin = 'http://localhost:5002', folder = 'look', ...parts] = process.argv.slice(2);
const wanted = SCREENS.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));

/** One page with the eight pictures of a screen, phones above. */
async function putSideBySide(browser: Browser, name: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1760, height: 900 } });
  const images = VIEWS.map((view) => {
    const png = readFileSync(join(folder, `${name}-${viewName(view)}.png`)).toString('base64');
    return `<img style="width:${view.width === 390 ? 24 : 49}%" src="data:image/png;base64,${png}">`;
  });
  await page.setContent(
    `<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:8px">${images.join('')}`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

mkdirSync(folder, { recursive: true });
const browser = await launch();
const demo = await findDemo(browser, origin);
for (const view of VIEWS) {
  const visitor = await visitorContext(browser, view);
  const creator = wanted.some(({ isCreator }) => isCreator) ? await creatorContext(browser, origin, view) : visitor;
  for (const screen of wanted) {
    const page = await openScreen(screen.isCreator ? creator : visitor, screen, demo, view).catch((error: Error) => {
      console.error(`${screen.name} ${viewName(view)}: ${error.message.split('\n')[0]}`);
    });
    const open = page ?? (screen.isCreator ? creator : visitor).pages().at(-1);
    await open?.screenshot({ path: join(folder, `${screen.name}-${viewName(view)}.png`) });
    await open?.close();
  }
  await visitor.close();
  if (creator !== visitor) await creator.close();
}
for (const { name } of wanted) await putSideBySide(browser, name);
await browser.close();
