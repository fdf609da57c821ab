import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

it.each([
  ['Maya', '\u2068Maya\u2069'],
  ['دوست', '\u2068دوست\u2069'],
  ['\u202eevil', '\u2068\u202eevil\u2069'],
  // what would end the isolation early, or last beyond it
  ['a\u2069\u202eb', '\u2068a\u202eb\u2069'],
  ['a\u2067b', '\u2068ab\u2069'],
  ['a\u2069b\u2068c', '\u2068abc\u2069'],
  // a sentence that quotes somebody
  ['\u2068دوست\u2069 knows Maya.', '\u2068\u2068دوست\u2069 knows Maya.\u2069'],
])('%j is isolated as a whole', (text, isolated) => expect(isolate(text)).toBe(isolated));
