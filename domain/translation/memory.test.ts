import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../languages.ts';
import { flattenTexts } from '../locales/flatten-texts.ts';
import { DEMO_TEXTS, READY, TEMPLATES } from '../locales/ready.ts';
import { recall } from './memory.ts';

const knownIn = (language: Language) =>
  flattenTexts([READY[language], TEMPLATES[language], DEMO_TEXTS[language]]).map(([, text]) => text);

describe('the translation memory', () => {
  it('knows all of its texts in every language, from any of them', () => {
    for (const from of LANGUAGE_CODES) {
      for (const to of LANGUAGE_CODES) {
        expect(knownIn(from).map((text) => recall(text, to))).toEqual(knownIn(to));
      }
    }
    expect(new Set(knownIn('en')).size).toBe(514);
  });

  it('ignores surrounding spaces, but not case', () => {
    expect(recall('  Dishes\n', 'fr')).toBe('La vaisselle');
    expect(recall('dishes', 'fr')).toBeNull();
  });

  it('does not know other texts', () => {
    expect([recall('Just something', 'fr'), recall('', 'fr'), recall('__proto__', 'en')]).toEqual([null, null, null]);
  });
});
