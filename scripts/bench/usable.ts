import type { Browser } from '@playwright/test';
import { median } from './measure.ts';

/** Lighthouse's slow 4G, with a processor four times slower. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Resolves to the time since the navigation at which an element responds: React marks those whose events it handles. */
function whenItResponds(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const keys = Object.keys(document.querySelector(selector) ?? {});
      if (keys.some((key) => key.startsWith('__reactProps'))) resolve(performance.now());
      // not each frame: the browser would draw them for it
      else setTimeout(look, 20);
    };
    look();
  });
}

async function openOnce(browser: Browser, url: string, selector: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const scripts = new Set<string>();
    let bytes = 0;
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'commit' });
    const ms = await page.evaluate(whenItResponds, selector);
    return { ms, bytes };
  } finally {
    await context.close();
  }
}

/**
 * Opens two pages with nothing kept, in turns. Returns medians for each: when its main element responds, and the
 * scripts' bytes until then.
 */
export async function untilUsable(browser: Browser, [one, other]: [string, string], selector: string, runs: number) {
  const ofOne: Awaited<ReturnType<typeof openOnce>>[] = [];
  const ofOther: typeof ofOne = [];
  for (let run = 0; run < runs; run++) {
    ofOne.push(await openOnce(browser, one, selector));
    ofOther.push(await openOnce(browser, other, selector));
  }
  const medians = (found: typeof ofOne) => ({
    ms: median(found.map(({ ms }) => ms)),
    bytes: median(found.map(({ bytes }) => bytes)),
  });
  return [medians(ofOne), medians(ofOther)] as const;
}
