import { isSoundName } from '@domain/profiles/name.ts';
import { expect, it } from 'vitest';
import { readProjectFile } from './source-files.ts';

/** What firestore.rules has for a name, as a regular expression of JavaScript. */
function nameRule(): RegExp {
  const [, pattern = ''] = /name\.matches\('(.+?)'\)/.exec(readProjectFile('firestore.rules')) ?? [];
  return new RegExp(`^${pattern.replaceAll('\\\\x', '\\u').replaceAll('\\\\', '\\')}$`, 'u');
}

it('the rules allow the same names as the domain, whatever character they contain', () => {
  const rule = nameRule();
  const differ: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue; // half a character, which Firestore does not store
    const character = String.fromCodePoint(code);
    const inside = `a${character}b`;
    if (rule.test(character) !== isSoundName(character) || rule.test(inside) !== isSoundName(inside))
      differ.push(code.toString(16));
  }
  expect(differ).toEqual([]);
});
