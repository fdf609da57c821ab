import { describe, expect, it } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { parse } from '../schema.ts';
import { looksLikeOurs } from './impostors.ts';
import { findUsernameProblem, newUsername, typedUsername, usernameCandidate, usernameStem } from './new-username.ts';

/** A repeatable source of numbers in [0, 1). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const ODD_NAMES = [
  ...['', ' ', 'A', 'Bo', 'admin', 'Support', 'me', '404', '500', 'a'.repeat(500), '../../etc/passwd'],
  ...['李小龍', 'Ωμέγα', 'мария', 'İstanbul', 'ﬁnley', '１２３', 'محمد بن سلمان', 'דוד המלך', 'שָׁלוֹם', '👩‍🚀👨‍👩‍👧‍👦'],
  ...['\u0000\u0007', '\uD800broken', 'n\u0303\u0303\u0301', '\u0301\u0302\u0303', 'Z̸̢̛a̷l̵g̶o̴', '\u202Eevil'],
  ...['<script>alert(1)</script>', 'Robert"); DROP TABLE users;--'],
];

describe('usernameStem', () => {
  it.each([
    ['Åsa Öberg', 'asaoberg'],
    ['Łukasz Đorđe', 'lukaszdorde'],
    ['Straße', 'strasse'],
    ['Æsop Þór', 'aesopthor'],
    ["O'Neil-Smith", 'oneilsmith'],
    ['李小龍', ''],
  ])('%s is %s', (name, stem) => {
    expect(usernameStem(name)).toBe(stem);
  });
});

const isGivenOut = (username: string) => findUsernameProblem(username) === null;

describe('usernameCandidate', () => {
  it('is the plain stem on the first attempt', () => {
    expect(usernameCandidate('Maya Lind', 0, () => 0)).toBe('mayalind');
  });

  it.each(ODD_NAMES)('is valid for %j at every attempt', (name) => {
    for (let attempt = 0; attempt < 15; attempt++) {
      expect(usernameCandidate(name, attempt, randomFrom(attempt + 1))).toSatisfy(isGivenOut);
    }
  });

  it('is valid for any name at any attempt', () => {
    const anyName = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...ODD_NAMES));
    const anyRandom = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    fc.assert(
      fc.property(anyName, fc.nat(), anyRandom, (name, attempt, numbers) => {
        const username = usernameCandidate(name, attempt, () => Number(numbers.next().value));
        expect(username).toSatisfy(isGivenOut);
        expect(username).not.toSatisfy(looksLikeOurs);
      }),
    );
  });

  it.each(['Admin', 'Admin 01', '4dm1n', 'support50', 'Who Knows Maya', 'Offic1al 2', 'R00t', 'Sta ff'])(
    'suggests no name for %s that would impersonate the app, at any attempt',
    (name) => {
      for (let attempt = 0; attempt < 15; attempt++)
        expect(usernameCandidate(name, attempt, randomFrom(attempt + 1))).toMatch(/^friend\d+$/);
    },
  );

  it.each(['Madmin', 'Supporter', 'Rooth', 'Maya 01', 'Teamo'])('leaves %s alone', (name) => {
    expect(usernameCandidate(name, 0, () => 0)).toBe(name.replace(' ', '').toLowerCase());
  });
});

describe('findUsernameProblem', () => {
  it.each(['maya', 'abc', '123', 'maya2009', 'a'.repeat(20), 'user42x'])('accepts %s', (username) => {
    expect(findUsernameProblem(username)).toBeNull();
    expect(parse(newUsername, username)).toBe(username);
  });

  it.each([
    ['', 'required'],
    ['ab', 'too-short'],
    ['a'.repeat(21), 'too-long'],
    ['Maya', 'invalid'],
    ['ma ya', 'invalid'],
    ['ma-ya', 'invalid'],
    ['måya', 'invalid'],
    ['mаya', 'invalid'], // a Cyrillic a
    ['maya\n', 'invalid'],
  ])('of %j: %s', (username, problem) => {
    expect(findUsernameProblem(username)).toBe(problem);
    expect(() => parse(newUsername, username)).toThrow();
  });

  it.each([
    ...['whoknows', 'wh0knows', 'whokn0w5', 'vvhoknows', 'whoknowsteam', 'thewhoknows', 'mywhoknows2'],
    ...['admin', 'adm1n', '4dmln', 'aclmin', 'adrnin', 'admins', '1admin', 'admin01', 'theadmin', 'adminteam'],
    ...['support1', 'supp0rt', 'supports', 'supportteam', 'officialsupport', 'support24help', 'helpsupport'],
    ...['moderators', 'm0derat0r', 'rnoderator', 'mods', 'modteam', 'staffs', 'team1', 'user5', 'null0'],
    ...['dashboard', 'd4shb0ard', '1ogin', 'he1p', 's3ttings', 'howwell', 'h0wwe11'],
  ])('refuses %s', (username) => {
    expect(findUsernameProblem(username)).toBe('reserved');
    expect(() => parse(newUsername, username)).toThrow();
  });

  it.each(['madmin', 'supporter', 'teamo', 'modest', 'modern', 'realmaya', 'steam', 'mayaofficial', 'helper'])(
    'leaves %s free to use',
    (username) => expect(findUsernameProblem(username)).toBeNull(),
  );
});

it.each([
  ['@Maya', 'maya'],
  [' maya ', 'maya'],
  ['MAYA2', 'maya2'],
  ['@@x', '@x'],
  ['\u200emay\u00ada１٢', 'maya12'],
])('%j means %s', (typed, username) => expect(typedUsername(typed)).toBe(username));
