import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { asChunkLoadError } from '../lib/load-chunk.ts';
import { ErrorBoundary } from './error-boundary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs each error
const reported = vi.fn();
vi.stubGlobal('reportError', reported);

function Broken({ error }: { error: Error }): never {
  throw error;
}

test.each([
  ['an error that breaks a page is reported, although React has caught it', new TypeError('broken'), 1],
  ['a missing file is not reported, as the page deals with it', asChunkLoadError(new TypeError('not found')), 0],
])('%s', async (_, error, times) => {
  reported.mockClear();
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ErrorBoundary>
        <Broken error={error} />
      </ErrorBoundary>,
    ),
  );
  await act(async () => root.unmount());
  expect(reported.mock.calls).toEqual(Array(times).fill([error]));
});
