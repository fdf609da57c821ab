import { clientErrorInput } from '@domain/client-errors/client-error.ts';
import { DomainError } from '@domain/errors.ts';
import { parse } from '@domain/schema.ts';
import { makeClientError } from '@domain/testing/make-client-error.ts';
import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const ORIGIN = 'https://whoknows.example';
const APP = `${ORIGIN}/assets/app-Ab3_x-9z.js`;

function thrown(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}
/** Describes an error and checks that the endpoint would take it. */
function sent(error: unknown) {
  const described = describeError(error, ORIGIN);
  if (described) parse(clientErrorInput, makeClientError(described));
  return described;
}

it.each([
  ['Chrome', `TypeError: x is not a function\n    at Kt (${APP}:1:2345)\n    at async ${APP}:2:6`],
  ['Firefox', `Kt@${APP}:1:2345\nasync*@${APP}:2:6\n`],
  ['Safari', `Kt@${APP}:1:2345\n@${APP}:2:6\nmodule code@[native code]`],
])("keeps the positions of %s's stack", (_, stack) => {
  expect(sent(thrown('x is not a function', stack))).toEqual({
    type: 'TypeError',
    code: null,
    frames: [
      { file: 'assets/app-Ab3_x-9z.js', line: 1, column: 2345 },
      { file: 'assets/app-Ab3_x-9z.js', line: 2, column: 6 },
    ],
  });
});

const SECRET = 'secret-crush';
it.each<[string, Error]>([
  ['its message', thrown(`No answer "${SECRET}"`, `TypeError: No answer "${SECRET}"\n    at a (${APP}:1:2)`)],
  [
    'a message that looks like a stack',
    thrown(
      `I wrote\n    at ${ORIGIN}/assets/${SECRET}-12345678.js:1:2\nto you`,
      `TypeError: I wrote\n    at ${ORIGIN}/assets/${SECRET}-12345678.js:1:2\nto you\n    at a (${APP}:1:2)`,
    ),
  ],
  ['its name', thrown('', `at a (${APP}:1:2)`, `Error of ${SECRET}`)],
  ['the name of a function', thrown('', `${SECRET}@${APP}:1:2`)],
  ["the page's address", thrown('', `at ${ORIGIN}/${SECRET}?from=${SECRET}#${SECRET}:1:2\n    at a (${APP}:1:2)`)],
  ["a file's query", thrown('', `at a (${APP}?${SECRET}:1:2)\n    at a (${APP}:1:2)`)],
  ["somebody else's script", thrown('', `at a (https://${SECRET}.example/a.js:1:2)\n    at a (${APP}:1:2)`)],
  ['its code', Object.assign(thrown('', `at a (${APP}:1:2)`), { code: `Code of ${SECRET}` })],
  ['what it is caused by', Object.assign(thrown('', `at a (${APP}:1:2)`), { cause: new Error(SECRET) })],
])('leaves out %s', (_, error) => {
  const described = sent(error);
  expect(described?.frames).toContainEqual({ file: 'assets/app-Ab3_x-9z.js', line: 1, column: 2 });
  expect(JSON.stringify(described)).not.toContain(SECRET);
});

it.each<[string, unknown, object]>([
  [
    'of React',
    new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=secret'),
    { code: 'react-418' },
  ],
  ['of a missing file', new TypeError(`Failed to fetch dynamically imported module: ${APP}`), { code: 'chunk-load' }],
  ['of ours', new DomainError('internal'), { type: 'DomainError', code: 'internal' }],
  ['of Firebase', Object.assign(new Error('secret'), { code: 'auth/internal-error' }), { code: 'auth/internal-error' }],
  ['that is none', 'secret', { type: 'string', code: null, frames: [] }],
])('names an error %s', (_, error, expected) => {
  if (error instanceof Error) error.stack = '';
  const described = sent(error);
  expect(described).toMatchObject(expected);
  expect(JSON.stringify(described)).not.toContain('secret');
});

it.each<[string, unknown]>([
  ['of which the browser tells nothing', null],
  ["of somebody's extension", thrown('', 'at a (chrome-extension://abcdef/content.js:1:2)')],
  ['of a request that was stopped', new DOMException('The user aborted a request.', 'AbortError')],
  ['of a request without an answer', new DomainError('network')],
])('says nothing about an error %s', (_, error) => expect(sent(error)).toBeNull());

it('is bounded, however deep the stack', () => {
  const stack = Array.from({ length: 500 }, (_, n) => `    at a (${APP}:${n}:1)`).join('\n');
  expect(sent(thrown('', stack))?.frames).toHaveLength(12);
});
