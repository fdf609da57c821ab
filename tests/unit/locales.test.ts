import { describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** Every text of a locale file by its dotted key. */
function texts(node: unknown, at = ''): [key: string, text: unknown][] {
  if (typeof node !== 'object' || node === null) return [[at, node]];
  return Object.entries(node).flatMap(([key, value]) => texts(value, at === '' ? key : `${at}.${key}`));
}
const placeholders = (text: unknown) => [...String(text).matchAll(/{{\s*([\w.]+)/g)].map(([, name]) => name).sort();

describe.each(projectFiles('src/i18n/locales/en/*.json'))('%s', (file) => {
  const english = new Map(texts(JSON.parse(readProjectFile(file))));
  const french = new Map(texts(JSON.parse(readProjectFile(file.replace('/en/', '/fr/')))));

  test('has the same keys in French', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });
  test('has no empty text and the same placeholders in both', () => {
    for (const [key, text] of english) {
      expect(String(text).trim(), key).not.toBe('');
      expect(String(french.get(key)).trim(), key).not.toBe('');
      expect(placeholders(french.get(key)), key).toEqual(placeholders(text));
    }
  });
});
