import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from './languages.ts';
import { PROMPT_TEXTS } from './locales/pictures.ts';
import { withPrompt } from './profiles/links.ts';
import { PROMPTS, toPrompt } from './prompts.ts';

test.each(PROMPTS)('%s is found in any case', (prompt) => expect(toPrompt(prompt.toUpperCase())).toBe(prompt));

test.each([undefined, '', 'insult', 'constructor', '__proto__', 'toString', ' words', 'words/', 'w'.repeat(100_000)])(
  'an unknown kind is the default: %.20s',
  (end) => expect(toPrompt(end)).toBeNull(),
);

test('the default kind leaves the URL unchanged', () => {
  expect(withPrompt('/maya/messages', null)).toBe('/maya/messages');
  expect(withPrompt('/maya/messages', 'song')).toBe('/maya/messages/song');
});

test.each(LANGUAGE_CODES)('every kind has its own texts in %s, and nothing else has any', (language) => {
  const texts = PROMPT_TEXTS[language];
  expect(Object.keys(texts)).toEqual([...PROMPTS]);
  const all = Object.values(texts).flatMap((said) => Object.values(said));
  expect(new Set(all).size).toBe(4 * PROMPTS.length);
  for (const { heading, label, placeholder } of Object.values(texts)) {
    expect(heading).toContain('{{name}}');
    expect(label + placeholder).not.toContain('{{');
  }
});
