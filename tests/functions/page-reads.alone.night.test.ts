import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageProgram } from '@domain/page-answer.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { beforeEach, expect, it } from 'vitest';
import { measuredIn } from '../../scripts/lib/measured-costs.ts';
import { makeCreator, makePublished, saveNew, someUsername } from './support/people.ts';

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

it.each([
  ['a missing quiz', `/${someUsername()}/abcd2345`, 1],
  ['a missing profile', `/${someUsername()}`, 1],
  ['a missing message page', `/${someUsername()}/messages`, 1],
  ['a missing section', `/${someUsername()}/truth`, 1],
  ['a missing result', `/quiz/results/${randomUUID()}`, 1],
  ['a missing circle', `/circle/${randomUUID()}`, 1],
  ['an impossible name', '/x', 0],
  ['an impossible code', '/maya/abcd234l', 0],
  ['an unknown section', '/maya/not-a-section', 0],
  ['an impossible result', '/quiz/results/1', 0],
  ['an impossible circle', '/circle/1', 0],
  ['an unknown page', '/a/b/c', 0],
  ['an emoji', '/%E2%9C%A8', 0],
])('the page of %s, %s, costs %i reads', async (_, path, count) => {
  expect(await open(path)).toMatchObject({ status: 404 });
  expect(reads).toHaveLength(count);
});

it('a malformed path has no page, and costs no reads', async () => {
  expect(await open('/%')).toBeNull();
  expect(reads).toEqual([]);
});

it('a page costs at most what docs/costs.md says', async () => {
  const documented = measuredIn(readFileSync(new URL('../../docs/costs.md', import.meta.url), 'utf8'));
  const creator = await makeCreator();
  const home = `/${creator.profile.username}`;
  const { quizId } = await saveNew(creator, makeDraft('know-me'));
  const locked = await saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' }));
  for (const [row, path] of [
    ['page of a profile', home],
    ['page of a quiz', `${home}/${quizId}`],
    ['page of a private quiz', `${home}/${locked.quizId}`],
    ['page for messages', `${home}/messages`],
  ] as const) {
    reads = [];
    expect(await open(path)).toMatchObject({ status: 200 });
    expect(reads.length, row).toBeLessThanOrEqual(documented[row]?.[1] ?? 0);
  }
});

it('a crowd that opens one link costs what one visitor does, whatever parameters apps add to it', async () => {
  const { creator, quizId } = await makePublished();
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
