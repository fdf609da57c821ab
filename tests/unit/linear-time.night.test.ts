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
import { parseInput, readJson } from '../../functions/src/edge/input.ts';
import { parseAddress } from '../../functions/src/services/addresses.ts';
import { addressOf } from '../../functions/src/services/client-ip.ts';
import { softwareOf } from '../../functions/src/services/user-agent.ts';
import { matchPage } from '../../src/config/find-route.ts';
import { TEXT_FIELDS, textFieldsOf } from './operation-texts.ts';
import { patternsIn, shippedFiles } from './patterns.ts';
import { findSteepGrowth } from './processor-cost.ts';
import { ADVERSARIES, adversariesOf, attempt, USER_AGENT_MAX } from './worst-texts.ts';

/** What grows too fast with the text, for each text. */
const steepOf = (work: (text: string) => unknown, size = REQUEST_MAX_BYTES, adversaries = ADVERSARIES) =>
  adversaries.flatMap((makeText) => {
    const found = findSteepGrowth(size, (n) => {
      const text = makeText(n);
      return attempt(() => work(text));
    });
    return found === null ? [] : [`${JSON.stringify(makeText(12))}: ${found}`];
  });

describe('doubling the text at most doubles the processor time', () => {
  it.each(TEXT_FIELDS)('in $name $path', ({ input, inputWith }) => {
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
