import * as limitsOf from '@domain/limits.ts';
import { BLANKS_AROUND_MAX } from '@domain/limits.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import { findWritingProblems } from '@domain/quiz/draft-problems.ts';
import { readDraft } from '@domain/quiz/stored-drafts.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { excessOf, typedText } from '@domain/typed-text.ts';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import fc from '../fast-check.ts';
import { TEXT_FIELDS } from './operation-texts.ts';
import { projectFiles, readProjectFile } from './source-files.ts';

const limits: Readonly<Record<string, unknown>> = { ...limitsOf };
/** Every length that a form or a schema may have. */
const LENGTHS = [...new Set(Object.entries(limits).flatMap(([name, of]) => (/_MAX$/.test(name) ? [Number(of)] : [])))]
  .filter((length) => length > 1 && length <= 10_000)
  .sort((one, other) => one - other);

const takes = (schema: z.ZodMiniType, text: string) => z.safeParse(schema, text).success;
/** The longest text that a schema takes; null where it isn't of people's own words, of which the blanks around go. */
function longestOf(schema: z.ZodMiniType): number | null {
  if (z.safeParse(schema, ' жж\n').data !== 'жж') return null;
  return LENGTHS.filter((length) => takes(schema, 'ж'.repeat(length))).at(-1) ?? null;
}

const OWN_WORDS = TEXT_FIELDS.flatMap((field) => {
  const max = longestOf(field.schema);
  return max === null ? [] : [{ ...field, max, where: field.name + field.path }];
});

const UNITS = ['a', 'ж', ' ', '\n', '\u200b', '\u00ad', '😀', '👩‍🚀', 'e\u0301', 'ﷺ', '\u3000', '\u202e', '한'];

describe('what a form lets through, the server takes', () => {
  it('every field of own words is among them', () => {
    expect(OWN_WORDS.map(({ where }) => where)).toEqual(
      expect.arrayContaining([
        'messages.message',
        'responses.responderName',
        'contact-requests.message',
        'makeCircle.name',
      ]),
    );
    expect(OWN_WORDS.length).toBeGreaterThan(15);
  });

  it.each(OWN_WORDS)('$where, of up to $max', ({ schema, max }) => {
    const around = fc.string({ unit: fc.constantFrom(' ', '\n', '\u200b'), maxLength: 30 });
    const near = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...UNITS), { minLength: 1, maxLength: 8 }),
        near,
        around,
        (units, by, blanks) => {
          const inside = `ж${units.join('').repeat(max)}`.slice(0, Math.max(0, max + by - 1));
          const text = `${blanks}${inside.replace(/[\ud800-\udbff]$/, '')}ж${blanks}`;
          if (typedText(text) === '' || excessOf(text, max) > 0) return;
          expect(z.safeParse(schema, text).error?.issues.map(({ code }) => code) ?? []).not.toContain('too_big');
        },
      ),
    );
    expect(takes(schema, ' '.repeat(BLANKS_AROUND_MAX) + 'ж'.repeat(max))).toBe(true);
    expect(excessOf('ж'.repeat(max + 1), max)).toBe(1);
  });
});

test("a quiz's draft keeps a text that is too long, and says where it is", () => {
  const long = 'x'.repeat(limitsOf.QUESTION_TEXT_MAX + 1);
  const draft = makeDraft('two-truths', { title: long });
  const [first, ...others] = draft.questions;
  const questions = [{ ...first, lie: long }, ...others] as typeof draft.questions;
  const work = {
    draftId: crypto.randomUUID(),
    draft: { ...draft, questions },
    base: null,
    selection: null,
    changedAt: 1,
  };
  expect(readDraft(work)?.draft).toEqual({ ...draft, questions });
  expect(findWritingProblems({ ...draft, questions } as QuizDraft)).toMatchObject({
    title: 'too-long',
    'questions.0.lie': 'too-long',
  });
});

test('no field cuts what is put into it: those that limit a text say what is too much', () => {
  const native = projectFiles('src/**/*.tsx').filter((path) =>
    /<(?:Input|input|textarea)\b[^>]*\smaxLength=/.test(readProjectFile(path)),
  );
  expect(native).toEqual([]);
});

test('the limits in forms are those of the schemas', () => {
  const inForms = projectFiles('src/**/*.tsx').flatMap((path) =>
    [...readProjectFile(path).matchAll(/maxLength=\{(\w+_MAX)\}/g)].map(([, name]) => name ?? ''),
  );
  const ofSchemas = new Set(OWN_WORDS.map(({ max }) => max));
  /** These are no operation's: written by rules, by the service, or not stored. */
  const elsewhere = [
    'BIO_MAX',
    'REPLY_MAX',
    'EMAIL_MAX',
    'PHONE_MAX',
    'FACTOR_NAME_MAX',
    'MESSAGE_SEARCH_MAX',
    'USERNAME_MAX',
  ];
  expect(inForms.length).toBeGreaterThan(20);
  expect(inForms.filter((name) => !elsewhere.includes(name) && !ofSchemas.has(Number(limits[name])))).toEqual([]);
});
