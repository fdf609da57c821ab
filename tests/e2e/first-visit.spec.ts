import type { AddressInfo } from 'node:net';
import { countBytesSent } from '../../scripts/lib/bytes-sent.ts';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { untilKept } from './offline.ts';
import { expect, makeCreator, makeQuiz, target, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** What all transfers of a first visit may add up to, worker included. */
const BUDGET_KB = 330;

test('who opens a link downloads a visitor’s app, the worker included; who saves data gets no worker', async ({
  browser,
  contextOptions,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'yyyyn' });
  const server = await serveHosting({ dist: process.env['DIST'] ?? '', port: 0, functionsPort: target.functionsPort });
  const sent = countBytesSent(server);
  const visit = async (path: string, savesData = false) => {
    const before = sent();
    const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'allow' });
    if (savesData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
    const page = await context.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (!savesData) await untilKept(page, 'en');
    await page.waitForLoadState('networkidle');
    const hasWorker = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await context.close();
    return { kB: Math.round((sent() - before) / 1000), hasWorker };
  };
  const links = {
    quiz: quiz.path,
    profile: `/${creator.username}`,
    message: `/${creator.username}/messages`,
    result: `/quiz/results/${id}`,
  };
  for (const [name, path] of Object.entries(links)) {
    const { kB, hasWorker } = await visit(path);
    expect([name, hasWorker]).toEqual([name, true]);
    expect(kB, name).toBeLessThan(BUDGET_KB);
  }
  expect(await visit(quiz.path, true)).toMatchObject({ hasWorker: false });
  server.closeAllConnections();
  server.close();
});
