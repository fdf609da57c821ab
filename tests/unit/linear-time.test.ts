import { callables, endpoints } from '@domain/api.ts';
import { REQUEST_MAX_BYTES } from '@domain/limits.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { parseInput, readJson } from '../../functions/src/support/input.ts';
import { textFieldsOf } from './operation-texts.ts';
import { findSteepGrowth } from './processor-cost.ts';

const UNITS = ['.', 'a-', '@', ' ', '\ufdfa', '[', '(', '{', '"', '\\', '/', '_', 'a', '\u200b', '\ud800', 'a@.', ' .'];
/** What stands around them: a pattern that almost fits goes back and forth. */
const FRAMES: ReadonlyArray<(text: string) => string> = [
  (text) => text,
  (text) => `a@${text}@`,
  (text) => `a${text}\n`,
  (text) => `__${text}_-`,
];
const ADVERSARIES = UNITS.flatMap((unit) =>
  FRAMES.map((frame) => (size: number) => frame(unit.repeat(Math.ceil(size / unit.length)).slice(0, size))),
);

/** Does it, whether it is refused or not. */
const attempt = (work: () => unknown) => () => {
  try {
    work();
  } catch {
    // most of it is refused
  }
};

/** What grows too fast with the text, for each text. */
const steepOf = (work: (text: string) => unknown, size = REQUEST_MAX_BYTES) =>
  ADVERSARIES.flatMap((makeText) => {
    const found = findSteepGrowth(size, (n) => {
      const text = makeText(n);
      return attempt(() => work(text));
    });
    return found === null ? [] : [`${JSON.stringify(makeText(12))}: ${found}`];
  });

const operations = Object.entries({ ...endpoints, ...callables }) as [string, { input: z.ZodMiniType }][];

describe.each(operations)('twice the text costs twice the processor time at most, in %s', (_, { input }) => {
  // an operation that takes nothing has no field
  it.each(textFieldsOf(input).map((field) => [field.path, field] as const))('%s', (_, { inputWith }) => {
    expect(steepOf((text) => parseInput(input, inputWith(text)))).toEqual([]);
  });

  it('the body', () => {
    expect(steepOf((text) => parseInput(input, readJson(Buffer.from(text))))).toEqual([]);
  });
});

describe('the test itself', () => {
  it('finds a pattern that goes back and forth', () => {
    // what an e-mail address was held against at first: 12 s for 64 KiB
    const steep = steepOf((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text));
    expect(steep.join('\n')).toContain('a@....');
  });

  it('sees every text of an operation', () => {
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
