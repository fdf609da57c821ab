import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { circlePath } from '../../domain/circle/circle.ts';
import { LINK_SLUG } from '../../domain/profiles/links.ts';
import { makeCircleInput } from '../../domain/testing/make-circle.ts';
import { tableIn } from '../../scripts/lib/measured-costs.ts';
import { sampleTracking, send, takeQuiz } from '../../scripts/seed/client.ts';
import { findPage } from '../../src/config/find-route.ts';
import { ROUTES } from '../../src/config/routes.ts';
import { makeBigCreator } from './big-creator.ts';
import { endChannels } from './channels.ts';
import { lineOf, makeOperator, report } from './operators.ts';
import { isListed } from './public-copies.ts';
import { type Asked, followAsks, lookedAtFor, readsOf } from './request-log.ts';
import { expect, goWithin, keepSignedIn, makeCreator, makeQuiz, target, test } from './support.ts';

const documented = tableIn(readFileSync('docs/costs.md', 'utf8'), 'screen');

/** The steps on a page, in order, and what is shown after each. */
type Step = [screen: string, act: (page: Page) => Promise<unknown>];

/**
 * Takes all steps and compares what each asked of the backend with the table. What is asked late is counted with the next
 * step, or after the last one.
 */
async function compare(page: Page, ids: readonly string[], steps: readonly Step[]): Promise<void> {
  const asks = followAsks(page);
  const isOwn = (ask: string) => ask.includes(':runQuery') || ids.some((id) => ask.includes(id));
  const seen: [screen: string, wanted: string[], asked: Asked][] = [];
  for (const [screen, act] of steps) {
    asks.restart();
    await act(page);
    const [, route, ...wanted] = documented.find(([name]) => name === screen) ?? [];
    await expect.poll(() => `\`${findPage(new URL(page.url()).pathname)}\``, screen).toBe(route);
    const asked = asks.now();
    seen.push([screen, wanted, asked]);
    const [reads = '', ...more] = wanted;
    const [looked = NaN, writes, invocations] = more.map(Number);
    const isList = reads.endsWith('asked');
    await expect(async () => {
      // how much a list of all creators' holds, and which documents it leads to, depends on other tests
      if (isList) for (const ask of asked.asks.keys()) if (!isOwn(ask)) asked.asks.delete(ask);
      const own = isList ? `${asked.asks.size} asked` : `${(await readsOf(asked)) + looked}`;
      const what = [...asked.asks.keys()].map((ask) => ask.replace(/^.*documents/, '')).join('\n');
      expect([own, asked.writes, asked.invocations], `${screen}: ${what}`).toEqual([reads, writes, invocations]);
      expect(asks.opening(), `${screen}: channels`).toBe(0);
    }).toPass({ timeout: 45_000 });
  }
  await page.close();
  await endChannels();
  for (const [screen, [, looked], asked] of seen)
    expect([screen, await lookedAtFor(asked, ids)]).toEqual([screen, Number(looked)]);
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();
const heading = (page: Page, name?: RegExp) => page.getByRole('heading', name && { name }).first();
const at = (address: string) => async (page: Page) => {
  const before = await page.title();
  await goWithin(page, address);
  // until its code is there, the page before is shown
  await expect(page).not.toHaveTitle(before);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

test("a visitor's screens cost what docs/costs.md says", async ({ page }) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const locked = await makeQuiz(creator, 'know-me', { isPublic: false, password: 'sesame' });
  const result = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'yyyyy' });
  const message = { id: randomUUID(), deleteKey: randomUUID().replaceAll('-', '') };
  await send(target, 'messages', { ...message, recipientId: creator.uid, message: 'Hi', tracking: sampleTracking() });
  const circle = makeCircleInput({ id: randomUUID() });
  await send(target, 'circles', circle);
  await isListed(creator.username, 1);
  const own = `/${creator.username}`;
  await page.goto('/help'); // the first step leads away from it
  await compare(
    page,
    [creator.uid, quiz.quizId, locked.quizId, circle.id],
    [
      ...Object.entries(ROUTES)
        .filter(([name, { path, audience }]) => audience !== 'creator' && !path.includes(':') && name !== 'sent')
        .map(([name, { path }]): Step => [name, at(path)]),
      ['a quiz', at(quiz.path)],
      ["a quiz's scoreboard", (shown) => button(shown, /See the scoreboard/).click()],
      ['a private quiz', at(locked.path)],
      ['a message page', at(`${own}/messages`)],
      ['a public profile', at(own)],
      ['a section of a profile', at(`${own}/${LINK_SLUG.howwell}`)],
      ['a result', at(`/quiz/results/${result.id}`)],
      ['its questions about oneself', at(`/quiz/${quiz.quizId}/mine`)],
      ['a circle', at(circlePath(circle.id))],
      ['what one sent', at(`/delete#message.${message.id}.${message.deleteKey}`)],
    ],
  );
});

const opened = (address: string, shown: (page: Page) => Locator) => async (page: Page) => {
  await page.goto(address);
  await expect(shown(page)).toBeVisible();
};
/** On a device that remembers nothing but who has signed in; what its cache has is asked for all the same. */
const openedAnew = (address: string, shown: (page: Page) => Locator) => async (page: Page) => {
  if (page.url() !== 'about:blank')
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  await opened(address, shown)(page);
};
const showDetails = (of: (page: Page) => Locator) => async (page: Page) => {
  await of(page).click();
  await button(page, 'View Full Details').click();
};
const searchAfterDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('Message 7');
};
const sealed = (page: Page) => button(page, /^Sealed message/);

/** Signs a new creator in, who has got so many responses. */
async function signedInWith(responses: number, page: Page) {
  const username = `reads${responses}${Date.now().toString(36)}`;
  const creator = await makeBigCreator(target.authPort, username, responses);
  await keepSignedIn(page, { ...creator, username });
  return { ...creator, ids: [creator.uid, ...creator.quizIds] };
}

test("a creator's screens cost what docs/costs.md says, the dashboard as much with 60 responses as with 2,000", async ({
  page,
  stranger,
}) => {
  const dashboard: Step = ['dashboard', openedAnew('/dashboard', sealed)];
  const [creator, newcomer] = [await signedInWith(2_000, page), await signedInWith(60, stranger)];
  const [quizId = ''] = creator.quizIds;
  await compare(stranger, newcomer.ids, [dashboard]);
  await compare(page, creator.ids, [
    dashboard,
    ['dashboard, quizzes', openedAnew('/dashboard?tab=quizzes', (shown) => heading(shown, /^All about me/))],
    ['dashboard, responses', openedAnew('/dashboard?tab=responses', (shown) => button(shown, /^Friend /))],
    ['full details of a response', showDetails((shown) => button(shown, /^Friend /))],
    ['dashboard, messages', openedAnew('/dashboard?tab=messages', sealed)],
    ['opening a message, and its full details', showDetails(sealed)],
    ['a search of the inbox', searchAfterDialog],
    ['dashboard, profile', openedAnew('/dashboard?tab=profile', (shown) => heading(shown, /^reads/))],
    ["a quiz's own page", openedAnew(`/quiz/${quizId}/details`, (shown) => heading(shown, /^All about me/))],
    ['the editor', openedAnew('/create-quiz', (shown) => shown.getByRole('heading', { level: 1 }))],
    ['editing a quiz', openedAnew(`/create-quiz?edit=${quizId}`, (shown) => shown.getByLabel('Quiz title'))],
    ['duplicating a quiz', openedAnew(`/create-quiz?copy=${quizId}`, (shown) => shown.getByLabel('Quiz title'))],
    ['account', openedAnew('/account', (shown) => shown.getByLabel('Name'))],
  ]);
});

test("a creator's own public profile costs what docs/costs.md says", async ({ page }) => {
  const creator = await makeCreator();
  const codes = [(await makeQuiz(creator, 'know-me')).quizId, (await makeQuiz(creator, 'two-truths')).quizId];
  await isListed(creator.username, 2);
  await keepSignedIn(page, creator);
  await compare(
    page,
    [creator.uid, ...codes],
    [
      ["one's own public profile", openedAnew(`/${creator.username}`, (shown) => button(shown, 'Arrange'))],
      ['arranging quizzes', (shown) => button(shown, 'Arrange').click()],
    ],
  );
});

test("an operator's screens cost what docs/costs.md says", async ({ page }) => {
  const [creator, operator] = await Promise.all([makeCreator(), makeOperator()]);
  const found = await report({ kind: 'profile', uid: creator.uid }, 'threat', 'Look'); // urgent: on the first page
  await keepSignedIn(page, operator);
  const line = (shown: Page) => lineOf(shown, found);
  const tab = (shown: Page) => heading(shown);
  await compare(
    page,
    [operator.uid, creator.uid, found],
    [
      ['operator console', opened('/operator', line)],
      ['a case', (shown) => lineOf(shown, found).click()],
      ['suspended creators', opened('/operator?tab=suspensions', tab)],
      ["operators' log", opened('/operator?tab=log', tab)],
      ['numbers of the service', opened('/operator?tab=numbers', tab)],
    ],
  );
});
