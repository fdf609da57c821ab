import type { Marking } from '@domain/games/game-draft.ts';
import { type NeverItem, neverDraft } from '@domain/games/never-have-i-ever/draft.ts';
import type { DraftQuestion } from '@domain/quiz/draft.ts';
import { describe, expect, it } from 'vitest';
import { applySelection } from './apply-selection.ts';

const item = (id: string, statement: string, answer: NeverItem['answer'] = 'never') => ({ id, statement, answer });
const list = {
  listed: ['a', 'b', 'c'].map((id) => item(id, `Statement ${id}`)),
  isReady: (id: string) => ['a', 'b', 'c', 'spicy-a'].includes(id),
  marking: neverDraft.marking as Marking<DraftQuestion>,
};

describe('applySelection', () => {
  it('creates an item for every selected statement, in the order of the list', () => {
    expect(applySelection([], { c: 'ever', a: 'never' }, list)).toEqual([
      item('a', 'Statement a'),
      item('c', 'Statement c', 'ever'),
    ]);
  });

  it('keeps position and edits of items that stay selected, and updates their answers', () => {
    const before = [item('c', 'My own words'), item('a', 'Statement a')];
    expect(applySelection(before, { a: 'ever', b: 'never', c: 'never' }, list)).toEqual([
      item('c', 'My own words'),
      item('a', 'Statement a', 'ever'),
      item('b', 'Statement b'),
    ]);
  });

  it('removes what is no longer selected, also from another list', () => {
    expect(applySelection([item('a', 'Edited'), item('spicy-a', 'Hot')], { b: 'ever' }, list)).toEqual([
      item('b', 'Statement b', 'ever'),
    ]);
  });

  it('keeps items written by hand, and drops blank ones', () => {
    expect(applySelection([item('x1', ' '), item('x2', 'Mine', 'ever')], { a: 'never' }, list)).toEqual([
      item('x2', 'Mine', 'ever'),
      item('a', 'Statement a'),
    ]);
  });
});
