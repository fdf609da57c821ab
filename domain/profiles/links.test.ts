import { describe, expect, it } from 'vitest';
import { LINK_SLUG, LINK_TYPES, sectionOf } from './links.ts';
import { firstName } from './name.ts';
import { isReservedWord } from './reserved.ts';

describe('sectionOf', () => {
  it.each(LINK_TYPES)('finds %s by both its names, in any case', (type) => {
    expect(sectionOf(type)).toBe(type);
    expect(sectionOf(LINK_SLUG[type].toUpperCase())).toBe(type);
  });
  it('accepts messages for the message page', () => {
    expect(sectionOf('messages')).toBe('anonymous');
  });
  it.each(['', 'abcd2345', 'toString', 'truths'])('finds nothing for %j', (segment) => {
    expect(sectionOf(segment)).toBeNull();
  });
});

it('no section name can be a username', () => {
  for (const type of LINK_TYPES) {
    expect(isReservedWord(type) && isReservedWord(LINK_SLUG[type])).toBe(true);
  }
});

it.each([
  ['Maya Lind', 'Maya'],
  ['  Maya  ', 'Maya'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});
