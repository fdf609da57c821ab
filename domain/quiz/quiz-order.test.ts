import { describe, expect, it } from 'vitest';
import { arrange, arrangeOwn, readQuizOrder } from './quiz-order.ts';

const quizzes = ['d', 'c', 'b', 'a'].map((id) => ({ id }));
const arranged = (codes: string[]) => arrange(quizzes, codes).map(({ id }) => id);

describe('the order of quizzes', () => {
  it.each<[string, string[], string[]]>([
    ['newest first without one', [], ['d', 'c', 'b', 'a']],
    ['as arranged', ['a', 'c', 'd', 'b'], ['a', 'c', 'd', 'b']],
    ['what came later first, the newest on top', ['b', 'a'], ['d', 'c', 'b', 'a']],
    ['what came later before what was put on top', ['a', 'b'], ['d', 'c', 'a', 'b']],
    ['without codes of no quiz', ['gone', 'a', 'secret', 'd', 'c', 'b'], ['a', 'd', 'c', 'b']],
    ['each once', ['a', 'a', 'd', 'a', 'b', 'c'], ['a', 'd', 'b', 'c']],
  ])('is %s', (_, codes, wanted) => {
    expect(arranged(codes)).toEqual(wanted);
  });

  it.each([undefined, null, {}, { codes: 'abc' }, { codes: [1] }])('is empty where %j is stored', (stored) => {
    expect(readQuizOrder(stored)).toEqual([]);
  });
});

describe("the owner's own list", () => {
  const own = [
    { id: 'e', isPublic: false },
    { id: 'd', isPublic: true },
    { id: 'c', isPublic: true, isClosed: true },
    { id: 'b', isPublic: true },
    { id: 'a', isPublic: true },
  ];
  const shown = (codes: string[]) => arrangeOwn(own, codes).map(({ id }) => id);

  it('is newest first without an order', () => expect(shown([])).toEqual(['e', 'd', 'c', 'b', 'a']));
  it("keeps the visitors' order for public quizzes, and sorts the others in by age", () => {
    expect(shown(['a', 'd', 'b'])).toEqual(['e', 'a', 'c', 'd', 'b']);
    expect(shown(['c', 'e', 'a', 'b'])).toEqual(['e', 'd', 'c', 'a', 'b']);
  });
});
