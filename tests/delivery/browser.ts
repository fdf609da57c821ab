import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureFullChromium, SHORT_LIVED_ARGS } from '../../scripts/lib/chromium.ts';
import { killGroup } from '../../scripts/lib/process.ts';

/** A browser with a profile on disk that can be killed without warning, as phones do. */
export interface Phone {
  context: BrowserContext;
  page: Page;
  /** Errors that its pages have logged or thrown, newest last, without failed requests. */
  errors: string[];
  /** Kills all of it with SIGKILL; resolves when it is dead and the profile is free. */
  kill(): Promise<void>;
}

const HEADLESS = ['--headless', '--remote-debugging-port=0', '--no-startup-window', '--window-size=390,844'];

/** How long a screen may take: a busy machine is no failure, and who passes waits for nothing. */
export const SCREEN_MS = 150_000;

/** Returns the address that a starting Chromium prints. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('Chromium has no output.');
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      child.stderr.resume(); // a full pipe would stop it
      return address;
    }
  }
  throw new Error('Chromium did not start.');
}

/** Starts Chromium on a profile. Playwright's own launch doesn't reveal the process to kill. */
export async function startPhone(profile: string): Promise<Phone> {
  const child = spawn(await ensureFullChromium(), [...SHORT_LIVED_ARGS, ...HEADLESS, `--user-data-dir=${profile}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const cleanUp = () => killGroup(child);
  process.once('exit', cleanUp);
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const context = browser.contexts()[0];
  if (!context) throw new Error('Chromium has no context.');
  context.setDefaultTimeout(SCREEN_MS);
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  context.on('weberror', (thrown) => errors.push(thrown.error().message));
  return {
    context,
    page: await context.newPage(),
    errors,
    kill: async () => {
      killGroup(child);
      await ended;
      process.off('exit', cleanUp);
      await browser.close();
    },
  };
}
