import { describe, expect, it } from 'vitest';
import type { Language } from '../languages.ts';
import { MESSAGE_MAX } from '../limits.ts';
import { HURTFUL_WORDS, SECURITY_WORDS, SELF_HARM_WORDS } from '../locales/concern-words.ts';
import { flattenTexts } from '../locales/flatten-texts.ts';
import { DEMO_TEXTS, READY, TEMPLATES } from '../locales/ready.ts';
import { type Concern, concernIn, mostUrgent, type Place } from './concern.ts';
import labelled from './labelled-lines.json' with { type: 'json' };

type Kind = Concern | 'none';
type Lines = Readonly<Partial<Record<Place, Readonly<Partial<Record<Kind, readonly string[]>>>>>>;
/**
 * Phrases may be changed for lines of `seen`, never for a line of `heldOut`: those measure how well they generalize.
 */
const LABELLED: Readonly<Record<Language, { seen: Lines; heldOut: Lines }>> = labelled;

/** Returns every line with its kind, and with the one that was found. */
const judged = (lines: Lines) =>
  Object.entries(lines).flatMap(([place, kinds]) =>
    Object.entries(kinds).flatMap(([kind, texts]) =>
      texts.map((text) => ({ text, kind, found: concernIn(text, place as Place) ?? 'none' })),
    ),
  );
type Judged = ReturnType<typeof judged>;
const wrongIn = (lines: Judged) => lines.filter(({ kind, found }) => kind !== found);
const percent = (part: Judged, whole: Judged) => (100 * part.length) / whole.length;

/** Returns what of the concerns is found, and what of the rest is taken for one, in percent. */
function rates(lines: Judged) {
  const concerns = lines.filter(({ kind }) => kind !== 'none');
  const harmless = lines.filter(({ kind }) => kind === 'none');
  return { found: 100 - percent(wrongIn(concerns), concerns), mistaken: percent(wrongIn(harmless), harmless) };
}

it('finds 95 % of the concerns among the labeled lines, with at most 2 % false positives, in each language', () => {
  for (const [language, { seen, heldOut }] of Object.entries(LABELLED)) {
    const parts = { all: [...judged(seen), ...judged(heldOut)], heldOut: judged(heldOut) };
    for (const [part, lines] of Object.entries(parts)) {
      const { found, mistaken } = rates(lines);
      console.info(
        `${language}, ${part}: ${lines.length} lines, ${found.toFixed(1)} % found, ${mistaken.toFixed(1)} % mistaken`,
      );
    }
    const { found, mistaken } = rates(parts.all);
    const failing = JSON.stringify(wrongIn(judged(seen)), null, 1);
    expect(parts.all.length, language).toBeGreaterThan(400);
    expect(found, failing).toBeGreaterThanOrEqual(95);
    expect(mistaken, failing).toBeLessThanOrEqual(2);
  }
});

it('a phrase is found on its own and in a sentence, with the first and the last of its alternatives', () => {
  const innermost = /\(([^()]*)\)/;
  const spelled = (phrase: string, pick: 0 | -1): string => {
    const choices = innermost.exec(phrase)?.[1]?.split('|');
    return choices ? spelled(phrase.replace(innermost, choices.at(pick) ?? ''), pick) : phrase;
  };
  const missed: string[] = [];
  for (const [place, lists] of [
    ['message', SELF_HARM_WORDS],
    ['message', HURTFUL_WORDS],
    ['quiz', SECURITY_WORDS],
  ] as const)
    for (const phrase of Object.values(lists).flat()) {
      const texts = ([0, -1] as const).map((pick) =>
        spelled(phrase, pick)
          .replace(/[*^$] ?/g, '')
          .trim(),
      );
      // a text of its own ends with what it says
      const inSentence = phrase.startsWith('^') ? [] : texts.map((text) => `ok. ${text.toUpperCase()}, bye`);
      missed.push(...[...texts, ...inSentence].filter((text) => concernIn(text, place) === null));
    }
  expect(missed).toEqual([]);
});

it('what is looked for depends on the field', () => {
  const places = ['message', 'quiz', 'profile'] as const;
  const found = (text: string) => places.map((place) => concernIn(text, place));
  expect(found('I want to die')).toEqual(['self-harm', 'self-harm', 'self-harm']);
  expect(found("I'll kill you")).toEqual(['hurtful', 'hurtful', null]);
  expect(found('call me at 555-123-4567')).toEqual(['contact', 'contact', null]);
  expect(found('My first pet was called ...')).toEqual([null, 'security', null]);
  expect(found('')).toEqual([null, null, null]);
});

it('of several texts, the most urgent concern wins', () => {
  expect(mostUrgent(['Hello', 'My first pet', 'I want to die', 'Bye'], 'quiz')).toEqual({
    concern: 'self-harm',
    words: 'I want to die',
  });
  expect(mostUrgent(['Hello', 'Bye'], 'quiz')).toBeNull();
});

describe('no ready content raises a concern', () => {
  it.each([
    ['templates', TEMPLATES],
    ['ready content', READY],
    ['texts of the demo', DEMO_TEXTS],
  ])('%s', (_, texts) => {
    const found = flattenTexts(texts).flatMap(([key, text]) => {
      const concern = concernIn(text, 'quiz');
      return concern ? [`${key}: ${text} (${concern})`] : [];
    });
    expect(found).toEqual([]);
  });
});

it('the end of the longest message is checked, too', () => {
  expect(concernIn(`${'kill my '.repeat(MESSAGE_MAX / 8 - 2)}kill myself`, 'message')).toBe('self-harm');
  expect(concernIn('i want to '.repeat(MESSAGE_MAX / 10), 'message')).toBeNull();
});
