import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageProgram } from '@domain/page-answer.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeEach, expect, it } from 'vitest';
import { measuredIn } from '../../scripts/lib/measured-costs.ts';
import { stored } from './support/backend.ts';
import { makeCreator, saveNew, someUsername } from './support/people.ts';
import { ruleReadsOf } from './support/rule-reads.ts';
import { until } from './support/until.ts';

/** The program of the tests' own web build, in this process, where what it asks can be seen. */
const { answerPage } = (await import(pathToFileURL(`${process.env['WEB_BUILD']}/pages.mjs`).href)) as PageProgram;

let reads: string[] = [];
subscribe('undici:request:create', (message) => {
  const { path } = (message as { request: { path: string } }).request;
  const document = /\/documents\/([^?]+)/.exec(path)?.[1];
  if (document) reads.push(document);
});
beforeEach(() => {
  reads = [];
});

const open = (pathname: string, search = '') =>
  answerPage('<div id="root"></div></head>', { pathname, search, off: [] });

it('a missing page costs one read, and an impossible one none', async () => {
  for (const path of [
    `/${someUsername()}/abcd2345`,
    `/${someUsername()}`,
    `/${someUsername()}/messages`,
    `/${someUsername()}/truth`,
    `/quiz/results/${randomUUID()}`,
    `/circle/${randomUUID()}`,
  ]) {
    reads = [];
    expect(await open(path), path).toMatchObject({ status: 404 });
    expect(reads, path).toHaveLength(1);
  }
  reads = [];
  const nowhere = [
    '/x',
    '/maya/abcd234l',
    '/maya/not-a-section',
    '/maya/short',
    '/quiz/results/1',
    '/circle/1',
    '/a/b/c',
  ];
  for (const path of [...nowhere, '/%E2%9C%A8']) expect(await open(path), path).toMatchObject({ status: 404 });
  expect(reads).toEqual([]);
});

it("a quiz costs one read, a private one four including the rules' reads, a profile two", async () => {
  const documented = measuredIn(readFileSync(new URL('../../docs/costs.md', import.meta.url), 'utf8'));
  const creator = await makeCreator();
  const { username } = creator.profile;
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  const locked = await saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' }));
  await until(
    () => stored(`listings/${creator.uid}`),
    (list) => expect(list).toMatchObject({ open: 1 }),
  );
  for (const [row, path, wanted] of [
    ['page of a profile', `/${username}`, [`usernames/${username}`, `listings/${creator.uid}`]],
    ['page of a quiz', `/${username}/${quizId}`, [`quizzes/${quizId}`]],
    [
      'page of a private quiz',
      `/${username}/${locked.quizId}`,
      [`quizzes/${locked.quizId}`, `quizzes/${locked.quizId}/private/removed`, `usernames/${username}`],
    ],
    ['page for messages', `/${username}/messages`, [`usernames/${username}`]],
  ] as const) {
    reads = [];
    const looked = await ruleReadsOf(
      async () => expect(await open(path)).toMatchObject({ status: 200 }),
      [quizId, locked.quizId, creator.uid],
    );
    expect(reads, path).toEqual(wanted);
    expect(documented[row], row).toEqual([1, wanted.length + looked, 0, 0, '']);
  }
});

it('a crowd that opens one link costs what one visitor does, whatever parameters apps add to it', async () => {
  const creator = await makeCreator();
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  const path = `/${creator.profile.username}/${quizId}`;
  const [first] = await Promise.all(Array.from({ length: 200 }, (_, n) => open(path, `?fbclid=${n}`)));
  expect(first).toMatchObject({ status: 200 });
  expect(reads).toEqual([`quizzes/${quizId}`]);
  const ends = await Promise.all(
    ['insult', 'x', 'y'].map((end) => open(`/${creator.profile.username}/messages/${end}`)),
  );
  // one object is compressed once
  expect(new Set(ends).size).toBe(1);
});

it('a malformed path has no page, and costs no reads', async () => {
  expect(await open('/%')).toBeNull();
  expect(reads).toEqual([]);
});
