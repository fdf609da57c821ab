import { callables, endpoints } from '@domain/api.ts';
import { HIDDEN_WORD_MAX, HIDDEN_WORDS_MAX, MESSAGE_MAX, REQUEST_MAX_BYTES } from '@domain/limits.ts';
import { foldText } from '@domain/messages/fold-text.ts';
import { hasHiddenWord, readHiddenWords, toHiddenWords } from '@domain/messages/hidden-words.ts';
import { createMatcher, describeCharacters } from '@domain/messages/word-matcher.ts';
import { isOffensiveName } from '@domain/moderation/public-name.ts';
import { posesAsUs } from '@domain/profiles/impostors.ts';
import { usernameCandidate } from '@domain/profiles/new-username.ts';
import { concernIn } from '@domain/safety/concern.ts';
import { typedName } from '@domain/typed-text.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { parseInput, readJson } from '../../functions/src/edge/input.ts';
import { parseAddress } from '../../functions/src/services/addresses.ts';
import { addressOf } from '../../functions/src/services/client-ip.ts';
import { softwareOf } from '../../functions/src/services/user-agent.ts';
import { matchPage } from '../../src/config/find-route.ts';
import { textFieldsOf } from './operation-texts.ts';
import { patternsIn, shippedFiles } from './patterns.ts';
import { costOf, findSteepGrowth } from './processor-cost.ts';

const UNITS = [
  ...['.', 'a-', '@', ' ', '\ufdfa', '[', '(', '{', '"', '\\', '/', '_', 'a', '\u200b', '\ud800', 'a@.', ' .'],
  // digits that are letters, too; characters that fold to several
  ...['1', '13', '⑪', 'rn'],
];
/** What stands around them: a pattern that almost fits goes back and forth. */
const FRAMES: ReadonlyArray<(text: string) => string> = [
  (text) => text,
  (text) => `a@${text}@`,
  (text) => `a${text}\n`,
  (text) => `__${text}_-`,
];
const adversariesOf = (unit: string) =>
  FRAMES.map((frame) => (size: number) => frame(unit.repeat(Math.ceil(size / unit.length)).slice(0, size)));
const ADVERSARIES = UNITS.flatMap(adversariesOf);

/** Does it, whether it is refused or not. */
const attempt = (work: () => unknown) => () => {
  try {
    work();
  } catch {
    // most of it is refused
  }
};

/** What grows too fast with the text, for each text. */
const steepOf = (work: (text: string) => unknown, size = REQUEST_MAX_BYTES, adversaries = ADVERSARIES) =>
  adversaries.flatMap((makeText) => {
    const found = findSteepGrowth(size, (n) => {
      const text = makeText(n);
      return attempt(() => work(text));
    });
    return found === null ? [] : [`${JSON.stringify(makeText(12))}: ${found}`];
  });

/** Of domain/tracking. */
const USER_AGENT_MAX = 600;
const operations = Object.entries({ ...endpoints, ...callables }) as [string, { input: z.ZodMiniType }][];
/** Every field of every operation, once for each schema: nothing else of an input is there to be read. */
const FIELDS = new Map(
  operations.flatMap(([name, { input }]) =>
    textFieldsOf(input).map((field) => [field.schema, { name, input, ...field }] as const),
  ),
);

describe('doubling the text at most doubles the processor time', () => {
  it.each([...FIELDS.values()])('in $name $path', ({ input, inputWith }) => {
    expect(steepOf((text) => parseInput(input, inputWith(text)))).toEqual([]);
  });

  it('in a body', () => {
    expect(steepOf((text) => readJson(Buffer.from(text)))).toEqual([]);
  });
});

describe('the same holds where a text has no bound, or a high one', () => {
  const socket = {};
  it.each<[string, (text: string) => unknown]>([
    ['folding', foldText],
    ['a name', typedName],
    ['whether a name is ours', posesAsUs],
    ['whether a name is rude', (text) => isOffensiveName(text, ['idiot'])],
    ['a username made of a name', (text) => usernameCandidate(text, 0, () => 0)],
    ['the path of a page', (text) => matchPage(`/${text}`)],
    ['the address that proxies name', (text) => addressOf({ headers: { 'x-forwarded-for': text }, socket }, null)],
    ['an address', parseAddress],
    ['the words that a creator types', toHiddenWords],
    ['the words that are stored', (text) => readHiddenWords(Array<string>(100).fill(text))],
    ['a message of any length', (text) => hasHiddenWord(text, ['idiot'])],
  ])('%s', (_, work) => {
    expect(steepOf(work)).toEqual([]);
  });

  it('every pattern that ships', async () => {
    const { patterns } = await patternsIn(shippedFiles());
    const open = patterns.filter(({ source }) => /[*+]|,\}/.test(source));
    const steep = open.flatMap(({ at, source, flags }) => {
      const everywhere = new RegExp(source, [...new Set(`${flags}g`)].join(''));
      return steepOf((text) => text.replace(everywhere, '')).map((found) => `${at} ${found}`);
    });
    expect(steep).toEqual([]);
  });

  it('the longest user agent', () => {
    expect(steepOf(softwareOf, USER_AGENT_MAX)).toEqual([]);
  });

  it('looking for worrying words', () => {
    expect(steepOf((text) => concernIn(text, 'quiz'), 4 * MESSAGE_MAX)).toEqual([]);
  });

  const alike = Array.from({ length: HIDDEN_WORDS_MAX }, (_, n) => `${'a'.repeat(HIDDEN_WORD_MAX - 2)}${n + 10}`);
  const TEXTS = ['a-', 'a ', '@', '@ ', 'a*', '1*', 'a', '\ufdfa', '漢'];

  it.each(TEXTS)('looking for fifty words of forty letters among %j', (unit) => {
    const letters = alike.slice(0, 31).map((word) => Array.from(word, (char) => ({ char, afterBlank: false })));
    const matches = createMatcher(letters);
    const steep = findSteepGrowth(REQUEST_MAX_BYTES, (size) => {
      const text = describeCharacters(unit.repeat(size / unit.length));
      return () => text.some((_, start) => matches(text, start));
    });
    expect(steep).toBeNull();
  });

  it.each(TEXTS)('a message of %j costs an instance a few milliseconds, whatever words are hidden', (unit) => {
    const message = unit.repeat(MESSAGE_MAX / unit.length);
    const lists = [
      alike,
      alike.map((word) => word.replaceAll('a', '漢')),
      alike.map((word) => word.replaceAll('a', 'i')),
    ];
    for (const words of lists)
      expect(costOf(() => hasHiddenWord(message, readHiddenWords(words)), 100)).toBeLessThan(100);
  });
});

describe('the test itself', () => {
  it('finds a backtracking pattern', () => {
    // what an e-mail address was held against at first: 12 s for 64 KiB; half of that is enough, and a quarter isn't always
    const size = REQUEST_MAX_BYTES / 2;
    const steep = steepOf((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), size, adversariesOf('.'));
    expect(steep.join('\n')).toContain('a@....');
    // minutes, as the pattern takes seconds each time and a busy machine is no failure
  }, 300_000);

  it('covers every text of an operation', () => {
    expect(textFieldsOf(endpoints['contact-requests'].input).map(({ path }) => path)).toEqual([
      '.name',
      '.email',
      '.inquiryType',
      '.subject',
      '.message',
      '.id',
    ]);
    expect(textFieldsOf(callables.saveQuiz.input).map(({ path }) => path)).toContain('.draft.questions[].options[]');
  });
});
