import { expect, test } from 'vitest';
import { findLocaleProblems } from '../../scripts/lib/locales.ts';
import { projectFiles, readProjectFile } from './source-files.ts';

test.each(projectFiles('src/i18n/locales/en/*.json'))('%s is complete in both languages', (file) => {
  const english = JSON.parse(readProjectFile(file));
  const french = JSON.parse(readProjectFile(file.replace('/en/', '/fr/')));
  expect(findLocaleProblems(english, french)).toEqual([]);
});

test.each([
  [{ a: 'x', b: { c: 'y' } }, { a: 'x', b: {} }, 'b.c is missing in French'],
  [{ a: 'x' }, { a: 'x', d: 'y' }, 'd is missing in English'],
  [{ a: 'x' }, { a: ' ' }, 'a is empty'],
  [{ a: '{{n}} of {{m}}' }, { a: '{{n}}' }, 'a has other placeholders in French'],
  [{ a: 'Why?' }, { a: 'Pourquoi ?' }, 'a has an ordinary space at a French sign'],
])('%j against %j', (english, french, problem) => expect(findLocaleProblems(english, french)).toEqual([problem]));

test('a no-break space before a sign is right', () => {
  expect(findLocaleProblems({ a: '“Why?”' }, { a: '«\u00a0Pourquoi\u00a0?\u00a0»' })).toEqual([]);
});
