import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { asChunkLoadError } from '../lib/load-chunk.ts';
import { Parts } from './parts.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs each error
const reported = vi.fn();
vi.stubGlobal('reportError', reported);
let thrown: Error | null;

function Fragile(): ReactElement {
  if (thrown) throw thrown;
  return <p>Mended</p>;
}

beforeEach(() => reported.mockClear());

async function show() {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <Parts>
        <p>First</p>
        <Fragile />
        <p>Last</p>
      </Parts>,
    ),
  );
  return { place, end: () => act(async () => root.unmount()) };
}

test('a part that breaks leaves the others standing, is reported, and can be tried again', async () => {
  thrown = new TypeError('broken');
  const { place, end } = await show();
  expect(place.textContent).toMatch(/^First.+Last$/);
  expect(reported.mock.calls).toEqual([[thrown]]);
  thrown = null;
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('FirstMendedLast');
  await end();
});

test('a file that did not come is the page’s affair', async () => {
  thrown = asChunkLoadError(new TypeError('not found'));
  await expect(show()).rejects.toBe(thrown);
  expect(reported).not.toHaveBeenCalled();
});
