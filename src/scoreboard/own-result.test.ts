import type { Board } from '@domain/quiz/board.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-part.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { expect, it } from 'vitest';
import { isListed, type OwnResult, toView } from './own-result.ts';

const board: Board = {
  entries: [{ mark: 'kim', name: 'Kim', percentage: 100, at: 1_700_000_000_000 }],
  total: 1,
  spread: [],
  countedAt: 1_700_000_000_000,
};
const own = (change: Parameters<typeof makeResponse>[1] = {}, more: Partial<OwnResult> = {}): OwnResult => ({
  result: makeResponse('know-me', { isRanked: true, isNameHidden: false, ...change }),
  isMine: true,
  isFresh: false,
  ...more,
});

it('a scoreboard by itself is shown as it is', async () => {
  expect(await toView(board, undefined)).toEqual({ board, own: null });
  expect(await toView(null, undefined)).toBeNull();
});

it('a result that is not counted yet is put in its place', async () => {
  const view = await toView(board, own());
  expect(view?.own).toMatchObject({ place: 2, isMine: true, entry: { name: 'Sam' } });
  expect(view?.board.entries.map(({ name }) => name)).toEqual(['Kim', 'Sam']);
  expect(view?.own && isListed(view.own, view.board)).toBe(true);
});

it('the first result of all has a place before there is a document, and none once the scoreboard is gone', async () => {
  expect((await toView(null, own({}, { isFresh: true })))?.own?.place).toBe(1);
  expect(await toView(null, own())).toBeNull();
});

it('a second try is put nowhere', async () => {
  expect(await toView(board, own({ isRanked: false }, { isFresh: true }))).toEqual({ board, own: null });
  expect(await toView(null, own({ isRanked: false }, { isFresh: true }))).toBeNull();
});

it.each([
  ['anonymous', { responderName: ANONYMOUS_RESPONDER }],
  ['hidden', { isNameHidden: true }],
])('a player who is %s has no name in the own row either', async (_, change) => {
  expect((await toView(board, own(change)))?.own?.entry.name).toBeNull();
});
