import { expect, test } from 'vitest';
import { referrerOf } from './collected.ts';

const OWN = 'https://whoknows.example';

test.each([
  ['https://www.instagram.com/stories/maya/123?x=1#y', 'https://www.instagram.com'],
  ['http://chat.example:8080/room', 'http://chat.example:8080'],
  ['https://name:secret@site.example/', 'https://site.example'],
  [`${OWN}/quiz/results/0b8e`, undefined],
  ['https://whoknows.example.org/', 'https://whoknows.example.org'],
  ['android-app://com.example.chat/', undefined],
  ['file:///home/noa/notes.html', undefined],
  ['about:blank', undefined],
  ['', undefined],
  ['no address', undefined],
])('%j is reduced to %j', (address, kept) => expect(referrerOf(address, OWN)).toBe(kept));

test('the server, which does not know its own site, keeps only the origin', () =>
  expect(referrerOf(`${OWN}/quiz/results/0b8e`)).toBe(OWN));
