import { afterEach, describe, expect, test, vi } from 'vitest';
import { PROFILE_NAME_MAX, USERNAME_MAX } from '../limits.ts';
import { foldText } from '../messages/fold-text.ts';
import { findNewNameProblem, looksLikeOurs, posesAsUs } from './impostors.ts';

test.each([
  ...[
    'WhoKnows',
    'Who Knows',
    'whoknows support',
    'The WhoKnows Team',
    'W.h.o.K.n.o.w.s',
    'WhoKnows\u200b 🦉',
    'wh0kn0ws',
  ],
  // fullwidth, mathematical, small capitals, Cyrillic, Cherokee, Lisu, Armenian
  ...['ＷｈｏＫｎｏｗｓ', '𝐖𝐡𝐨𝐊𝐧𝐨𝐰𝐬', 'ᴡʜᴏᴋɴᴏᴡꜱ', 'WhоКnоws', 'ᎳᎻOᏦNOᎳS', 'ꓪꓧꓳꓗꓠꓳꓪꓢ', 'Whօknօws'],
  ...[
    'Support',
    'Admin',
    '@dm1n',
    'Team Support',
    'The Official Mod',
    'Safety Team',
    'Moderator 2',
    '2 Moderators',
    'Équipe',
    'l’assistance',
    `${'𠮷'.repeat(9)} WhoKnows`,
  ],
])('%s is refused: it impersonates the app', (name) => expect(findNewNameProblem(name)).toBe('taken'));

test.each([
  ...['Maya', 'Noa Knows', 'Who', 'Teamu', 'Modesta', 'Adminka Orlova', 'Systema Sam', 'Mia Moderne', 'Me', 'You Li'],
  ...['Steam', 'Theo', 'Official Sam', 'Anna from WhoCares', '李小龍', 'محمد العربي', 'Ваня', 'Ζωή'],
])('%s is allowed', (name) => expect(findNewNameProblem(name)).toBeNull());

describe('a text that can be cut into words in many ways is walked over once', () => {
  /** Digits that are letters, too, and characters that fold to several. */
  const UNITS = '1 11 13 ⑪ ⒔ ١ l I i5 ﷺ rn nn cl vv mod adm1n de1a ㏂'.split(' ');
  const namesOf = (length: number) => UNITS.map((unit) => `${unit.repeat(length).slice(0, length - 1)}x`);
  /** Most comparisons for a character: each word is tried three times at most, and most end at their first letter. */
  const STEPS_MAX = 200;
  afterEach(() => void vi.restoreAllMocks());

  function stepsOf(work: () => void): number {
    const { mock } = vi.spyOn(String.prototype, 'startsWith').mockClear();
    work();
    return mock.calls.length;
  }

  test.each([15, 20, PROFILE_NAME_MAX])('as a name of %i characters', (length) => {
    for (const name of namesOf(length)) {
      const steps = stepsOf(() => expect(posesAsUs(name)).toBe(false));
      expect(steps, name).toBeGreaterThan(0);
      expect(steps, name).toBeLessThan(STEPS_MAX * foldText(name).length);
    }
  });

  test('as a username', () => {
    for (const username of namesOf(USERNAME_MAX).map(foldText)) {
      const steps = stepsOf(() => expect(looksLikeOurs(username)).toBe(false));
      expect(steps, username).toBeGreaterThan(0);
      expect(steps, username).toBeLessThan(STEPS_MAX * username.length);
    }
  });

  test('no further than a name goes', () => {
    expect(stepsOf(() => posesAsUs('⑪'.repeat(100_000)))).toBeLessThan(STEPS_MAX * 2 * PROFILE_NAME_MAX);
  });
});
