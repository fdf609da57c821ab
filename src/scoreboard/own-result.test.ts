import type { Board } from '@domain/quiz/board.ts';
import { ANONYMOUS_RESPONDER } from '@domain/responses/public-response.ts';
import { makeResponse } from '@domain/testing/make-response.ts';
import { expect, it } from 'vitest';
import { isListed, type OwnResult, toView } from './own-result.ts';

const board: Board = {
  entries: [{ mark: 'kim', name: 'Kim', percentage: 100, at: 1_700_000_000_000 }],
  ranked: { '5/5': 1 },
};
const own = (change: Parameters<typeof makeResponse>[1] = {}): OwnResult => ({
  result: makeResponse('know-me', { isRanked: true, isNameHidden: false, ...change }),
  isMine: true,
});

it('without a result, a scoreboard is unchanged', async () => {
  expect(await toView(board, undefined)).toEqual({ board, own: null });
  expect(await toView(null, undefined)).toBeNull();
});

it('a result below the listed ones has its place', async () => {
  const view = await toView(board, own());
  expect(view?.own).toMatchObject({ place: 2, isMine: true, entry: { name: 'Sam' } });
  expect(view?.own && isListed(view.own, view.board)).toBe(false);
});

it('a result has no place once the scoreboard is gone, and neither has a second try', async () => {
  expect(await toView(null, own())).toBeNull();
  expect(await toView(board, own({ isRanked: false }))).toEqual({ board, own: null });
});

it.each([
  ['anonymous', { responderName: ANONYMOUS_RESPONDER }],
  ['hidden', { isNameHidden: true }],
])('a player who is %s has no name in their own row either', async (_, change) => {
  expect((await toView(board, own(change)))?.own?.entry.name).toBeNull();
});
