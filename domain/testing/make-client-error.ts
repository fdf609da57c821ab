import type { ClientError } from '../client-errors/shape.ts';

/** An error as a browser reports it. */
export const makeClientError = (change: Partial<ClientError> = {}): ClientError => ({
  type: 'TypeError',
  code: null,
  frames: [
    { file: 'assets/app-Ab3_x-9z.js', line: 1, column: 2345 },
    { file: 'assets/vendor-Zz00aa11.js', line: 12, column: 7 },
  ],
  build: '1a2b3c4d',
  page: 'take-quiz',
  ...change,
});
