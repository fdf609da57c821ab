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

async function show(error: Error) {
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ErrorBoundary>
        <Broken error={error} />
      </ErrorBoundary>,
    ),
  );
  await act(async () => root.unmount());
}

test('an error that breaks a page is reported, although React has caught it', async () => {
  const error = new TypeError('broken');
  await show(error);
  expect(reported.mock.calls).toEqual([[error]]);
});

test('a missing file is not reported, as the page deals with it', async () => {
  reported.mockClear();
  await show(asChunkLoadError(new TypeError('not found')));
  expect(reported).not.toHaveBeenCalled();
});
