import { expect, it, test } from 'vitest';
import { pressedKey } from '../../src/lib/pressed-key.ts';
import { projectFiles, readProjectFile } from './source-files.ts';

const READER = 'src/lib/pressed-key.ts';
const HEARS_KEYS = /KeyboardEvent|onKey(?:Down|Up|Press)|'key(?:down|up|press)'/;
/** A key that is read past the reader: of the event, or taken out of it. */
const READS_KEY = /event\.(?:nativeEvent\.)?(?:key|keyCode|which|isComposing)\b|[{,]\s*key\b[^}]*\}\s*(?::|\)\s*=>)/i;

const pressed = (key: string, change = {}) => ({ key, isComposing: false, keyCode: 13, ...change });

it.each([
  ['Enter', pressed('Enter'), 'Enter'],
  ['Enter of React', { nativeEvent: pressed('Enter') }, 'Enter'],
  ['Enter that confirms a word', pressed('Enter', { isComposing: true }), ''],
  ['the same in Safari', pressed('Enter', { keyCode: 229 }), ''],
  ['the same of React', { nativeEvent: pressed('Enter', { keyCode: 229 }) }, ''],
])('%s is read as a person meant it', (_, event, key) => expect(pressedKey(event)).toBe(key));

test("no handler takes an input method's key for a person's", () => {
  const handlers = projectFiles('src/**/*.{ts,tsx}').filter(
    (path) => path !== READER && !/\.test\.tsx?$/.test(path) && HEARS_KEYS.test(readProjectFile(path)),
  );
  expect(handlers.length).toBeGreaterThan(5);
  expect(handlers.filter((path) => READS_KEY.test(readProjectFile(path)))).toEqual([]);
  const byName = projectFiles('src/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$/.test(path) && /'Enter'/.test(readProjectFile(path)),
  );
  expect(byName.filter((path) => !readProjectFile(path).includes('pressedKey('))).toEqual([]);
});
