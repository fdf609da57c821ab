import { expect, it } from 'vitest';
import { canonicalEmail, EMAIL } from './email.ts';

it.each(['a@b.c', 'maya+quiz@mail.example.co.uk', 'léa@exämple.fr', "o'hara@example.com", '.@-.-'])(
  'accepts %s',
  (email) => {
    expect(EMAIL.test(email)).toBe(true);
  },
);

it.each(['', '@', 'a@b', '@b.c', 'a@b.', 'a@.c', 'a@b..c', 'a@b@c.d', 'a b@c.d', 'a@b.c d', 'a@b.c\n'])(
  'rejects %j',
  (email) => {
    expect(EMAIL.test(email)).toBe(false);
  },
);

it.each([
  ['Sam.Lee+spam@GMail.com', 'samlee@gmail.com'],
  ['samlee@googlemail.com', 'samlee@gmail.com'],
  [' Sam.Lee+1@iCloud.com', 'sam.lee@icloud.com'],
  ['Sam+Lee@School.example', 'sam+lee@school.example'],
  ['\u202aSam.Lee\u200b@gmail.com\u2060', 'samlee@gmail.com'],
])('%s reaches the same inbox as %s', (written, canonical) => expect(canonicalEmail(written)).toBe(canonical));
