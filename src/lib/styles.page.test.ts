import { expect, it } from 'vitest';
import { isChunkLoadError } from './load-chunk.ts';
import { loadStyles } from './styles.ts';

const SOME = '<style data-all="/assets/style-x.css"></style>';

// this page loads no stylesheet
it('fails like a chunk, each time it is retried, and leaves nothing behind', async () => {
  document.head.innerHTML = SOME;
  for (let twice = 0; twice < 2; twice++) {
    const error = await loadStyles().catch((reason: unknown) => reason);
    expect(isChunkLoadError(error)).toBe(true);
    expect(String(error)).toContain('/assets/style-x.css');
    expect(document.head.innerHTML).toBe(SOME);
  }
});
