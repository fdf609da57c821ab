import { randomUUID } from 'node:crypto';
import type { Language } from '@domain/languages.ts';
import { TRANSLATION_TEXT_MAX, TRANSLATION_TEXTS_MAX } from '@domain/limits.ts';
import { readyTexts } from '@domain/quiz/ready.ts';
import type { TranslateInput } from '@domain/translation/translation.ts';
import { describe, expect, it } from 'vitest';
import { isPersonal } from './support/quiet-log.ts';
import { post, posted, refusal } from './support/requests.ts';

const ask = async (text: TranslateInput['text'], override: Partial<TranslateInput> = {}) =>
  (await posted('translate-content', { text, targetLanguage: 'fr', context: 'statement', ...override })).translatedText;

/** A text that no other test knows. */
function newText(): string {
  const text = `Seen ${randomUUID()}`;
  isPersonal(text);
  return text;
}

type Ready = Record<'en' | 'fr', string>;
const readyIn = (language: Language) =>
  [...readyTexts('never-have-i-ever', 'normal', language), ...readyTexts('never-have-i-ever', 'spicy', language)].map(
    ({ text }) => text,
  );
const english = readyIn('en');
const french = readyIn('fr');
const [first, second] = english.map((en, at) => ({ en, fr: french[at] })) as [Ready, Ready];

describe('the memory', () => {
  it('returns one text per text, and ignores surrounding spaces', async () => {
    expect(await ask(` ${first.en}\n`)).toBe(first.fr);
  });
});

describe('a text without a translation', () => {
  it('comes back unchanged, in its position', async () => {
    const [one, other] = [` ${newText()} `, newText()];
    const texts = [one, second.en, one, ' ', other, first.en];
    expect(await ask(texts)).toEqual([one, second.fr, one, ' ', other, first.fr]);
    expect(await ask(one)).toBe(one);
  });
});

describe('is refused', () => {
  const long = 'x'.repeat(TRANSLATION_TEXT_MAX + 1);
  const many = Array.from({ length: TRANSLATION_TEXTS_MAX + 1 }, (_, n) => `${n}`);
  it.each<[string, object, string]>([
    ['no texts', { text: [] }, 'text'],
    ['a long text among others', { text: ['a', long] }, 'text.1'],
    ['too many texts', { text: many }, 'text'],
    ['half a character', { text: ['a', 'b \ud83d'] }, 'text.1'],
    ['another language', { targetLanguage: 'de' }, 'targetLanguage'],
    ['another context', { context: 'novel' }, 'context'],
  ])('%s', async (_, override, field) => {
    const { status, error } = await refusal(
      post('translate-content', { text: 'a', targetLanguage: 'fr', context: 'title', ...override }),
    );
    expect([status, error.code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it('unless it is within the bounds', async () => {
    const texts = Array.from({ length: TRANSLATION_TEXTS_MAX }, (_, n) => `${n} `.padEnd(TRANSLATION_TEXT_MAX, 'x'));
    expect(await ask(texts)).toEqual(texts);
  });
});
