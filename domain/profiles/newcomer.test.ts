import { expect, test } from 'vitest';
import { suggestedName } from './newcomer.ts';

const typed = { password: true, google: null };
const google = { password: false, google: 'emma.dupont@example.com' };

test.each([
  ['the name that was typed, whole', 'Emma Dupont', typed, 'Emma Dupont'],
  ['the first word of what only Google knows', 'Emma Dupont', google, 'Emma'],
  ['nothing where there is none', null, google, ''],
  ['nothing that could not be stored', '42', typed, ''],
  ['nothing that nobody can see', '\u3164 Dupont', google, ''],
])('suggests %s', (_, name, methods, suggestion) => {
  expect(suggestedName({ name, methods })).toBe(suggestion);
});
