import { describe, expect, it } from 'vitest';
import { findSlowness, patternsIn, shippedFiles } from './patterns.ts';

// The rules of Firestore and Storage need no such test: their matches() runs on RE2, which is linear.

const found = await patternsIn(shippedFiles());

it('every pattern that ships works in linear time, whatever was typed', () => {
  const slow = found.patterns.flatMap(({ at, source, flags }) =>
    findSlowness({ source, flags }).map((problem) => `${at} /${source}/${flags}: ${problem}`),
  );
  expect(slow, 'rewrite it, or say what bounds it in a line above: // unchecked pattern: <reason>').toEqual([]);
  expect(found.unknown, 'write it out, or make it while its module loads: nobody can look at it else').toEqual([]);
  expect(found.stale, 'there is no pattern below this comment').toEqual([]);
});

describe('the test itself', () => {
  it.each([
    // names, at first: hours for twenty characters
    ['^(?:(?:[l1i]|[l1i][e3]|m[o0]d)[s5]?\\d*)*(?:m[o0]d)[s5]?\\d*$', '1'],
    ['^(?:ab|a|b)*x$', 'cut in several ways'],
    ['^(?:(?:ab)+)+x$', 'cut in several ways'],
    ['^(?:[ab]{1,3}){40}x$', 'cut in several ways'],
    // addresses, at first: 12 s for 64 KiB
    ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', '"\\\\."'],
    ['\\s+$', 'polynomial'],
    ['[a-z]*-[a-z-]*x', 'polynomial'],
  ])('finds %s', (source, problem) => expect(findSlowness({ source, flags: '' }).join('\n')).toContain(problem));

  it.each(['^[a-z]+(?:\\.[a-z]+)*$', '(?:[ -]\\d){7,14}', '^\\s*[a-z]{1,40}$', '(?:a|ab){1,2}'])(
    'lets %s pass',
    (source) => expect(findSlowness({ source, flags: '' })).toEqual([]),
  );

  it('finds patterns that are written out, and those that are made of texts', () => {
    expect(found.patterns.length).toBeGreaterThan(200);
    const inIds = found.patterns.filter(({ at }) => at.startsWith('domain/ids.ts:'));
    expect(inIds).toHaveLength(3);
    expect(inIds).toContainEqual({ at: 'domain/ids.ts:12', source: '^[a-z0-9]{3,20}$', flags: '' });
  });
});
