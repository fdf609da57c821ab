import { beforeEach, expect, it } from 'vitest';
import { isChunkLoadError } from './load-chunk.ts';
import { loadStyles } from './styles.ts';

const SOME = '<style data-all="/assets/style-x.css"></style>';
beforeEach(() => {
  document.head.innerHTML = SOME;
});

// this page loads no stylesheet
it('fails like a chunk, each time it is retried, and leaves nothing behind', async () => {
  for (let twice = 0; twice < 2; twice++) {
    const error = await loadStyles().catch((reason: unknown) => reason);
    expect(isChunkLoadError(error)).toBe(true);
    expect(String(error)).toContain('/assets/style-x.css');
    expect(document.head.innerHTML).toBe(SOME);
  }
});

it('loads nothing where the document has all styles', async () => {
  document.head.innerHTML = '<style></style>';
  await loadStyles();
  expect(document.head.innerHTML).toBe('<style></style>');
});
