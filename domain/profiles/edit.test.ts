import { expect, test } from 'vitest';
import { BIO_MAX, PROFILE_NAME_MAX } from '../limits.ts';
import { FILLS } from '../palette.ts';
import { findProfileProblems, toStore } from './edit.ts';
import { faceAddress, portraitOf } from './face.ts';
import { portraitAddress } from './portrait-address.ts';

test.each([
  [{ name: 'Maya', bio: '' }, {}],
  [{ name: ' Maya ', bio: '  ' }, {}],
  [{ name: 'x'.repeat(PROFILE_NAME_MAX), bio: 'x'.repeat(BIO_MAX) }, {}],
  // surrounding spaces aren't stored, so they don't count
  [{ name: `${'x'.repeat(PROFILE_NAME_MAX)}  `, bio: `\n${'x'.repeat(BIO_MAX)}\n` }, {}],
  [{ name: '', bio: '' }, { name: 'required' }],
  [{ name: ' \t ', bio: 'Hi' }, { name: 'required' }],
  [{ name: '\u200b\u3164', bio: '\u2800' }, { name: 'required' }],
  [{ name: '42 🦄', bio: '' }, { name: 'invalid' }],
  [{ bio: 'Hi' }, {}],
  [{ name: 'Maya\nLind', bio: '' }, {}],
  [{ name: 'x'.repeat(PROFILE_NAME_MAX + 1), bio: '' }, { name: 'too-long' }],
  [
    { name: '', bio: 'x'.repeat(BIO_MAX + 1) },
    { name: 'required', bio: 'too-long' },
  ],
])('%j has the problems %j', (edit, problems) => {
  expect(findProfileProblems(edit)).toEqual(problems);
});

const face = portraitAddress(portraitOf('May'));
test.each([
  [{}, {}],
  [{ name: 'Maya' }, { name: 'Maya', photoURL: face }],
  [{ name: '\u202eLia\u202c' }, { name: 'Lia', photoURL: face }],
  [{ bio: 'New' }, { bio: 'New' }],
  [{ bio: '' }, { bio: '' }],
  [{ name: 'May ', bio: 'New' }, { bio: 'New' }],
])('of the draft %j only %j is stored', (draft, change) => {
  expect(toStore(draft, { name: 'May', bio: 'Old', photoURL: null })).toEqual(change);
});

test.each([null, faceAddress('wink'), '/icons/faces/wink.svg#teal'])(
  'a new name keeps face and color of %j',
  (photoURL) => {
    const stored = { name: 'May', bio: '', photoURL };
    const { name, photoURL: kept } = { ...stored, ...toStore({ name: 'Maybelle' }, stored) };
    expect(name).toBe('Maybelle');
    expect(portraitOf(name, kept)).toEqual(portraitOf('May', photoURL));
    // chosen with it
    const chosen = toStore({ name, photoURL: '/icons/faces/cat.svg#coral' }, stored);
    expect(portraitOf(name, chosen.photoURL)).toEqual({ face: 'cat', fill: FILLS.coral });
  },
);

test('a face is stored, but replaces no photo', () => {
  const [photoURL, stored] = [faceAddress('wink'), { name: 'May', bio: '' }];
  expect(toStore({ photoURL }, { ...stored, photoURL: faceAddress('shy') })).toEqual({ photoURL });
  expect(toStore({ photoURL }, { ...stored, photoURL: 'https://photos/may.webp' })).toEqual({});
});
