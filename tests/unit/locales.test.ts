import { expect, test } from 'vitest';
import { findFolderProblems, findLocaleProblems, LOCALE_FOLDERS } from '../../scripts/lib/locales.ts';

test.each(LOCALE_FOLDERS)('%s is complete in every language', (folder) =>
  expect(findFolderProblems(folder)).toEqual([]),
);

test.each([
  [{ a: 'x', b: { c: 'y' } }, { a: 'x', b: {} }, 'b.c is missing in fr'],
  [{ a: 'x' }, { a: 'x', d: 'y' }, 'd is missing in en'],
  [{ a: ['x', 'y'] }, { a: ['x'] }, 'a.1 is missing in fr'],
  [{ a: 'x' }, { a: ' ' }, 'a is empty in fr'],
  [{ a: '{{n}} of {{m}}' }, { a: '{{n}}' }, 'a has other placeholders in fr'],
  [{ a: 'Why?' }, { a: 'Pourquoi ?' }, 'a has an ordinary space at a mark in fr'],
  [{ a_one: 'x', a_other: 'y' }, { a_other: 'y' }, 'a_one is missing in fr'],
])('%j against %j', (source, texts, problem) => expect(findLocaleProblems(source, texts, 'fr')).toEqual([problem]));

test('the default language is checked, too', () => {
  expect(findLocaleProblems({ a: '' }, { a: '' }, 'en')).toEqual(['a is empty in en']);
});

test('a no-break space before a punctuation mark is right', () => {
  expect(findLocaleProblems({ a: '“Why?”' }, { a: '«\u00a0Pourquoi\u00a0?\u00a0»' }, 'fr')).toEqual([]);
});
