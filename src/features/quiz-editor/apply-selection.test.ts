import type { NeverItem } from '@domain/games/never-have-i-ever/draft.ts';
import { describe, expect, it } from 'vitest';
import { applySelection } from './apply-selection.ts';

const template = {
  statements: ['a', 'b', 'c'].map((id) => ({ id, text: `Statement ${id}` })),
  isStatement: (id: string) => ['a', 'b', 'c', 'spicy-a'].includes(id),
};
const item = (id: string, statement: string, answer: NeverItem['answer'] = 'never') => ({ id, statement, answer });

describe('applySelection', () => {
  it('makes an item of every marked statement, in the order of the list', () => {
    expect(applySelection([], { c: 'ever', a: 'never' }, template)).toEqual([
      item('a', 'Statement a'),
      item('c', 'Statement c', 'ever'),
    ]);
  });

  it('keeps place and edits of what stays marked, and takes its answer', () => {
    const before = [item('c', 'My own words'), item('a', 'Statement a')];
    expect(applySelection(before, { a: 'ever', b: 'never', c: 'never' }, template)).toEqual([
      item('c', 'My own words'),
      item('a', 'Statement a', 'ever'),
      item('b', 'Statement b'),
    ]);
  });

  it('takes away what is marked no more, from another list as well', () => {
    expect(applySelection([item('a', 'Edited'), item('spicy-a', 'Hot')], { b: 'ever' }, template)).toEqual([
      item('b', 'Statement b', 'ever'),
    ]);
  });

  it('keeps what was written by hand, and drops what is blank', () => {
    expect(applySelection([item('x1', ' '), item('x2', 'Mine', 'ever')], { a: 'never' }, template)).toEqual([
      item('x2', 'Mine', 'ever'),
      item('a', 'Statement a'),
    ]);
  });
});
