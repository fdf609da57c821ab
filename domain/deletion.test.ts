import { expect, test } from 'vitest';
import { linkWithoutKey, readDeletion } from './deletion.ts';
import { publicPath } from './profiles/links.ts';
import { trackDeletion } from './testing/make-deletion.ts';

test.each(['response', 'message'] as const)('the link of a %s identifies what it deletes', (kind) => {
  const deletion = trackDeletion({ kind });
  const { pathname, hash, search } = new URL(publicPath.deletion(deletion), 'https://whoknows.example');
  expect([pathname, search]).toEqual(['/delete', '']);
  expect(readDeletion(hash, () => undefined)).toEqual(deletion);
});

const { kind, id, deleteKey } = trackDeletion();
test.each([
  ['nothing', ''],
  ['a lone #', '#'],
  ['no key', `#${kind}.${id}`],
  ['half a key', `#${kind}.${id}.${deleteKey.slice(0, 21)}`],
  ['half an id', `#${kind}.${id.slice(0, 30)}.${deleteKey}`],
  ['something else', `#quiz.${id}.${deleteKey}`],
  ['more than that', `#${kind}.${id}.${deleteKey}.x`],
  ['what is no key', `#${kind}.${id}.${'<'.repeat(30)}`],
  ['a path for an id', `#${kind}.../${id}.${deleteKey}`],
])('a link with %s is invalid', (_, hash) => expect(readDeletion(hash, () => undefined)).toBeNull());

test('a notification has a link without a key, which the device it is for looks up', () => {
  const { hash } = new URL(linkWithoutKey(id), 'https://whoknows.example');
  const knows = (asked: string) => (asked === id ? deleteKey : undefined);
  expect(readDeletion(hash, knows)).toEqual({ kind: 'message', id, deleteKey });
  expect(readDeletion(hash, () => undefined)).toBeNull();
});
