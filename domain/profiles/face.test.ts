import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FACES, faceAddress, isFaceAddress, portraitOf } from './face.ts';
import { portraitAddress } from './portrait-address.ts';

test('each face has a drawing, and each drawing a face', () => {
  const drawings = readdirSync(new URL('../../public/icons/faces', import.meta.url));
  expect(drawings.sort()).toEqual(FACES.map((face) => `${face}.svg`).sort());
});

test('a name always has the same portrait, and names have all of them', () => {
  expect(portraitOf('Maya')).toEqual(portraitOf('Maya'));
  const names = Array.from({ length: 500 }, (_, at) => `${at}`.repeat(9).slice(0, 1 + (at % 9)) + at);
  const portraits = names.map((name) => portraitOf(name));
  expect(new Set(portraits.map(({ face }) => face)).size).toBe(FACES.length);
  expect(new Set(portraits.map(({ face, fill }) => face + fill)).size).toBe(FACES.length * 4);
});

test('a stored portrait stays the same under another name', () => {
  for (const name of ['Maya', '私', '?']) {
    const address = portraitAddress(portraitOf(name));
    expect(isFaceAddress(address)).toBe(true);
    expect(portraitOf('Somebody Else', address)).toEqual(portraitOf(name));
  }
  expect(portraitOf('Maya', '/icons/faces/none.svg#beige')).toEqual(portraitOf('Maya'));
});

test('a chosen face replaces the one by the name, a photo does not', () => {
  for (const face of FACES) expect(portraitOf('Maya', faceAddress(face)).face).toBe(face);
  const photo = 'https://example.com/maya.webp';
  expect(portraitOf('Maya', photo)).toEqual(portraitOf('Maya'));
  expect([faceAddress('cat'), photo].map((address) => isFaceAddress(String(address)))).toEqual([true, false]);
});
