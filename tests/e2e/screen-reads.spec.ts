import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { circlePath } from '../../domain/circle/circle.ts';
import { paths } from '../../domain/paths.ts';
import { LINK_SLUG } from '../../domain/profiles/links.ts';
import { makeCircleInput } from '../../domain/testing/make-circle.ts';
import { makeMessage } from '../../domain/testing/make-message.ts';
import { makeResponse } from '../../domain/testing/make-response.ts';
import { tableIn } from '../../scripts/lib/measured-costs.ts';
import { send, takeQuiz } from '../../scripts/seed/client.ts';
import { db } from '../functions/support/backend.ts';
import { isListed } from './public-copies.ts';
import { type Creator, expect, goWithin, keepSignedIn, makeCreator, makeQuiz, target, test } from './support.ts';

const documented = tableIn(readFileSync('docs/costs.md', 'utf8'), 'screen');
const ROOT = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/`;
/** More than any list shows at first. */
const [RESPONSES, MESSAGES] = [300, 30];

/** What screens read, write and call, together. */
type Costs = [reads: number, writes: number, invocations: number];
/** A screen as docs/costs.md names it, and what shows it. */
type Step = [screen: string, act: (page: Page) => Promise<unknown>];

/** What a page asks a stream of Firestore for, as requests of its REST interface. */
function asksIn(request: Request): [url: string, body: string | null][] {
  const messages = [...new URLSearchParams(request.postData() ?? '')].flatMap(([key, value]) =>
    key.endsWith('___data__') ? [JSON.parse(value)] : [],
  );
  return messages.flatMap(({ addTarget }) => {
    if (!addTarget) return [];
    const { query, documents } = addTarget;
    if (!query) return documents.documents.map((name: string) => [ROOT + name, null]);
    return [[`${ROOT}${query.parent}:runQuery`, JSON.stringify({ structuredQuery: query.structuredQuery })]];
  });
}

/** Asks again and returns how many documents are billed: what is missing or refused is one, too. */
async function documentsOf(url: string, body: string | null, authorization: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const reply = await fetch(url, { method: body === null ? 'GET' : 'POST', headers, body });
  const answer: unknown = await reply.json();
  return Array.isArray(answer) ? Math.max(1, answer.filter((row) => row.document).length) : 1;
}

/** Takes all steps; returns what they cost together: something may be asked so late that the next step has begun. */
async function costOf(page: Page, steps: readonly Step[]): Promise<Costs> {
  const asked = new Map<string, () => Promise<number>>();
  const written = new Set<string>();
  let [screen, authorization, invocations] = ['', '', 0];
  const ask = (url: string, body: string | null) =>
    asked.set(`${screen} ${url} ${body}`, () => documentsOf(url, body, authorization));
  page.on('request', (request) => {
    const url = request.url();
    if (request.method() === 'OPTIONS') return;
    if (/Firestore\/(?:Listen|Write)\/channel/.test(url)) {
      const body = request.postData() ?? '';
      const headers = new URLSearchParams(body).get('headers') ?? new URL(url).searchParams.get('$httpHeaders') ?? '';
      authorization = /Authorization:\s*(Bearer \S+)/i.exec(headers)?.[1] ?? authorization;
      for (const [at, what] of asksIn(request)) ask(at, what);
      if (body.includes('%22writes%22%3A%5B%7B')) written.add(body);
    } else if (/\/v1\/projects\/[^/]+\/databases\//.test(url)) ask(url, request.postData());
    else if (/\/europe-west1\/|\/api\//.test(url)) invocations += 1;
  });
  for (const [name, act] of steps) {
    screen = name;
    await act(page);
  }
  const reads = await Promise.all([...asked.values()].map((count) => count()));
  return [reads.reduce((sum, one) => sum + one, 0), written.size, invocations];
}

/** What docs/costs.md allows these screens together. */
const allowed = (steps: readonly Step[]): Costs =>
  steps.reduce<Costs>(
    ([reads, writes, invocations], [screen]) => {
      const row = documented.find(([name]) => name === screen) ?? [];
      return [reads + Number(row[2]), writes + Number(row[4]), invocations + Number(row[5])];
    },
    [0, 0, 0],
  );

async function expectCheap(page: Page, steps: readonly Step[]): Promise<void> {
  const [costs, most] = [await costOf(page, steps), allowed(steps)];
  for (const [at, cost] of costs.entries()) expect(cost, `${costs} of ${most}`).toBeLessThanOrEqual(most[at] ?? NaN);
}

/** Gives a creator as many documents as docs/costs.md counts with, or more, past the functions. */
async function fill({ uid }: Creator, quizId: string): Promise<void> {
  const batch = db().batch();
  const put = (path: string, fields: object, n: number) =>
    void batch.set(db().doc(path), { ...fields, createdAt: Timestamp.fromMillis(Date.now() - n * 3_600_000) });
  for (let n = 0; n < RESPONSES; n += 1) {
    const response = makeResponse('know-me', { ownerId: uid, responderName: `Friend ${n}` });
    const fields = { ...response, quiz: { ...response.quiz, id: quizId }, level: 'high' };
    put(paths.response(randomUUID()), fields, n);
  }
  for (let n = 0; n < MESSAGES; n += 1) put(paths.message(randomUUID()), makeMessage({ recipientId: uid }), n);
  await batch.commit();
}

test('screens read, write and call no more than docs/costs.md says, with many responses too', async ({
  page,
  stranger,
}) => {
  const creator = await makeCreator();
  const quiz = await makeQuiz(creator, 'know-me');
  const result = await takeQuiz(target, quiz, quiz.draft, { name: 'Noa', right: 'yyyyy' });
  const circle = makeCircleInput({ id: randomUUID() });
  await send(target, 'circles', circle);
  await isListed(creator.username, 1);
  const own = `/${creator.username}`;
  const within = (address: string) => async (shown: Page) => {
    const before = await shown.title();
    await goWithin(shown, address);
    // until its code is there, the page before is shown
    await expect(shown).not.toHaveTitle(before);
    await expect(shown.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };
  await stranger.goto('/help');
  await expectCheap(stranger, [
    ['a quiz', within(quiz.path)],
    ["a quiz's scoreboard", (shown) => shown.getByRole('button', { name: 'See the scoreboard' }).click()],
    ['a message page', within(`${own}/messages`)],
    ['a public profile', within(own)],
    ['a section of a profile', within(`${own}/${LINK_SLUG.howwell}`)],
    ['a result', within(`/quiz/results/${result.id}`)],
    ['its questions about oneself', within(`/quiz/${quiz.quizId}/mine`)],
    ['a circle', within(circlePath(circle.id))],
    ['landing', within('/')],
  ]);

  await Promise.all([makeQuiz(creator, 'two-truths'), makeQuiz(creator, 'never-have-i-ever')]);
  await fill(creator, quiz.quizId);
  await keepSignedIn(page, creator);
  const anew = (address: string, sign: (shown: Page) => Locator) => async (shown: Page) => {
    await shown.goto(address);
    await expect(sign(shown).first()).toBeVisible();
  };
  const friend = (shown: Page) => shown.getByRole('button', { name: /^Friend / });
  await expectCheap(page, [
    ['dashboard', anew('/dashboard', friend)],
    [
      'dashboard, quizzes',
      anew('/dashboard?tab=quizzes', (shown) => shown.getByRole('heading', { name: quiz.draft.title })),
    ],
    ['dashboard, responses', anew('/dashboard?tab=responses', friend)],
    ['dashboard, messages', anew('/dashboard?tab=messages', (shown) => shown.getByRole('button', { name: /^Sealed/ }))],
    ["a quiz's own page", anew(`/quiz/${quiz.quizId}/details`, friend)],
    ['editing a quiz', anew(`/create-quiz?edit=${quiz.quizId}`, (shown) => shown.getByLabel('Quiz title'))],
    ['account', anew('/account', (shown) => shown.getByLabel('Name'))],
  ]);
});
