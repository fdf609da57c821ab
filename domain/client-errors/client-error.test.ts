import { expect, it } from 'vitest';
import { CLIENT_ERROR_FRAMES_MAX } from '../limits.ts';
import { parse } from '../schema.ts';
import { makeClientError } from '../testing/make-client-error.ts';
import { clientErrorInput } from './client-error.ts';

it.each([{}, { code: 'react-418' }, { code: 'auth/internal-error' }, { type: 'string', frames: [] }])(
  'accepts %j',
  (change) => {
    const error = makeClientError(change);
    expect(parse(clientErrorInput, error)).toEqual(error);
  },
);

it('drops unknown fields', () => {
  const error = makeClientError();
  const more = { message: 'Dear secret diary', url: 'https://example.com/diary', severity: 'INFO' };
  expect(parse(clientErrorInput, { ...error, ...more })).toEqual(error);
});

const frame = { file: 'assets/app-Ab3_x-9z.js', line: 1, column: 1 };
it.each<[string, object]>([
  ['a text for a type', { type: 'Dear secret diary' }],
  ['lines for a type', { type: 'Error\nseverity' }],
  ['a text for a code', { code: 'dear secret diary' }],
  ['an address for a page', { page: '/dear-secret-diary' }],
  ['an address for a file', { frames: [{ ...frame, file: 'https://example.com/dear-secret-diary.js' }] }],
  ['a text for a file', { frames: [{ ...frame, file: 'assets/dear secret diary.js' }] }],
  ['lines for a file', { frames: [{ ...frame, file: 'assets/app.js\n{"severity":"INFO"}.js' }] }],
  ['a path out of the build for a file', { frames: [{ ...frame, file: 'assets/../../app.js' }] }],
  ['a text for a line', { frames: [{ ...frame, line: 'Dear secret diary' }] }],
  ['a text for a build', { build: 'dear secret diary' }],
  ['too many frames', { frames: Array.from({ length: CLIENT_ERROR_FRAMES_MAX + 1 }, () => frame) }],
])('refuses %s', (_, change) => {
  expect(() => parse(clientErrorInput, { ...makeClientError(), ...change })).toThrow('shape');
});
