import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { paths } from '../../domain/paths.ts';
import { takeQuiz } from '../../scripts/seed/client.ts';
import { untilKept } from './offline.ts';
import { isListed } from './public-copies.ts';
import { comeBack, expect, goWithin, makeCreator, makeQuiz, openMore, target, test, watch } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, and resolves when this device has kept the answers under these names, and the worker what it loaded. */
async function openOnce(page: Page, address: string, ...names: string[]): Promise<void> {
  await page.goto(address);
  await untilKept(page, 'en');
  await expect.poll(() => keptNames(page)).toEqual(expect.arrayContaining(names));
}

/** Resolves when the worker keeps a file whose address contains `part`. */
const untilFileKept = (page: Page, part: string) =>
  expect
    .poll(() =>
      page.evaluate(async (part) => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().some(({ url }) => url.includes(part));
      }, part),
    )
    .toBe(true);

/** The names of the reads this device keeps. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('whoknows'));
    const hasReads = database.objectStoreNames.contains('reads');
    const keys = hasReads ? await done(database.transaction('reads').objectStore('reads').getAllKeys()) : [];
    database.close();
    return keys as string[];
  });

/** Takes the network away, closes the page and kills the worker: what opens next starts cold. */
async function loseEverything(page: Page): Promise<void> {
  // before the worker dies: Playwright waits for ever to tell a dead one
  await page.context().setOffline(true);
  const client = await page.context().newCDPSession(page);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await page.close();
}

/** Plays from the link to the last question, with the first option of each. */
async function playToLast(page: Page, draft: Awaited<ReturnType<typeof makeQuiz>>['draft']): Promise<void> {
  await page.getByRole('button', { name: 'Stay Anonymous' }).click();
  for (const [index, question] of draft.questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of ${draft.questions.length}`)).toBeVisible();
    if (index < draft.questions.length - 1 && 'options' in question)
      await page.getByRole('button', { name: question.options[0] ?? '', exact: true }).click();
  }
}

test(
  'a quiz that was opened once is played offline, from a cold start and after a relaunch',
  { tag: '@gate' },
  async ({ baseURL, contextOptions }, testInfo) => {
    const { path, draft, quizId } = await makeQuiz(await makeCreator(), 'know-me');
    const profile = testInfo.outputPath('profile');
    const launch = () =>
      chromium.launchPersistentContext(profile, {
        ...contextOptions,
        ...testInfo.project.use.launchOptions,
        serviceWorkers: 'allow',
        viewport: { width: 390, height: 844 },
        ...(baseURL && { baseURL }),
      });
    const start = async (run: (context: BrowserContext) => Promise<void>) => {
      const context = await launch();
      await run(context);
      await context.close();
    };
    await start(async (context) => {
      const first = await context.newPage();
      await openOnce(first, path, paths.quiz(quizId));
      // fetched ahead once the page has loaded
      await untilFileKept(first, '/assets/playing-');
      await loseEverything(first);
      const second = await context.newPage();
      await second.goto(path);
      await second.getByText('Zoe will see your device and rough location').click();
      await second.getByRole('button', { name: 'What Zoe will see' }).click();
      const sheet = second.getByRole('dialog', { name: 'What Zoe will see' });
      await expect(sheet.getByText('390 × 844').first()).toBeVisible();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await playToLast(second, draft);
    });
    await start(async (context) => {
      await context.setOffline(true);
      const page = await context.newPage();
      const complaints = watch(page);
      await page.goto(path);
      // where it was left, in the browser that was closed
      await expect(page.getByText(`Question ${draft.questions.length} of ${draft.questions.length}`)).toBeVisible();
      expect(complaints).toEqual([]);
    });
  },
);

test('every page that a visitor has opened opens offline; the others say so, and load on their own', async ({
  page: first,
  context,
}) => {
  await context.clock.setFixedTime(Date.now()); // what is kept doesn't age
  const creator = await makeCreator();
  const other = await makeCreator();
  const quiz = await makeQuiz(creator, 'two-truths', { title: 'In the tunnel' });
  const { id } = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'yyyyn' });
  await isListed(creator.username, 1);
  const profile = `/${creator.username}`;
  const quizCard = (page: Page) => page.getByRole('article').getByRole('heading', { name: 'In the tunnel' });
  await openOnce(first, profile, `profile:${creator.username}`, paths.listing(creator.uid));
  await expect(quizCard(first)).toBeVisible();
  await expect(first.getByText(/^Saved on this device/)).toHaveCount(0);
  await openOnce(first, `/quiz/results/${id}`, paths.response(id));
  await untilKept(first, 'visitor');
  await openMore(first);
  await first.getByRole('main').getByRole('button', { name: 'Français' }).click();
  await untilKept(first, 'fr');
  await first.getByRole('main').getByRole('button', { name: 'English' }).click();
  await loseEverything(first);

  const page = await context.newPage();
  await page.goto(profile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(creator.name);
  await expect(quizCard(page)).toBeVisible();
  await expect(page.getByText('Saved on this device just now')).toBeVisible();
  // opened for the first time, of a creator whom this device knows
  await goWithin(page, `${profile}/anonymous-messages`);
  await expect(page.getByText('Saved on this device just now')).toBeVisible();
  await page.getByRole('textbox').fill('Said in the tunnel');
  await goWithin(page, `/quiz/results/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Noa's Results");
  // nobody is there who could translate what the creator wrote
  await openMore(page);
  await page.getByRole('main').getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultat\u00a0: Noa');
  await expect(page.getByText('In the tunnel').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'English' }).click();
  await goWithin(page, `/${other.username}`);
  await expect(page.getByText("This didn't load")).toBeVisible();
  const list = await context.newPage();
  await list.goto(`${profile}/truth`);
  // a section that was never opened: this device knows the whole list
  await expect(quizCard(list)).toBeVisible();
  await expect(list.getByText('Saved on this device just now')).toBeVisible();

  await comeBack(context);
  await expect(list.getByText('Saved on this device just now')).toHaveCount(0);
  await expect(quizCard(list)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
});
