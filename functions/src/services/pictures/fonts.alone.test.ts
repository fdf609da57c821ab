import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { draw } from './draw.ts';

vi.mock(import('node:fs'), { spy: true });

// each is time that a new server takes before its first picture
it('opens no font that a text does not need', async () => {
  await draw(
    'og',
    { kind: 'ask', name: 'Maya', path: '/maya', prompt: null, drawn: { face: 'grin', fill: '#ffd23f' } },
    'en',
  );
  const read = vi.mocked(readFileSync).mock.calls.map(([path]) => /@fontsource[^/]*\/([^/]+)/.exec(String(path))?.[1]);
  expect(new Set(read.filter((family) => family !== undefined))).toEqual(new Set(['gabarito']));
});
