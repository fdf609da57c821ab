// @vitest-environment happy-dom
import type { TranslateInput } from '@domain/translation/translation.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';

type Answer = (input: TranslateInput) => unknown;

/** A server that reverses every text, but can't translate "same". */
const backwards: Answer = ({ text }) =>
  [text].flat().map((one) => (one === 'same' ? one : [...one].reverse().join('')));

let asked: TranslateInput[];
let answer: Answer;
/** The module after a reload. */
const QUIZ = { quizId: 'abcd2345', pass: 'a-pass' };
const load = async () => {
  vi.resetModules();
  const { fetchTranslations, knownTranslations } = await import('./translations.ts');
  type Arguments = Parameters<typeof fetchTranslations>;
  return {
    knownTranslations,
    fetchTranslations: (...[language, texts]: [Arguments[0], Arguments[1]]) => fetchTranslations(language, texts, QUIZ),
  };
};
const contents = (texts: Partial<Record<TranslateInput['context'], string[]>>) =>
  new Map(Object.entries(texts).map(([context, list]) => [context as TranslateInput['context'], new Set(list)]));
const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.translations('fr')) ?? 'null');

beforeEach(() => {
  [asked, answer] = [[], backwards];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    expect(url.pathname).toBe('/api/translate-content');
    const input = JSON.parse(String(init.body));
    asked.push(input);
    return Response.json({ ok: true, data: { translatedText: await answer(input) } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('requests each text once per context, then answers from memory, also after a reload', async () => {
  const first = await load();
  expect(first.knownTranslations('fr').size).toBe(0);
  expect(await first.fetchTranslations('fr', contents({ title: ['abc'], answer: ['abc', 'def'] }))).toBe(true);
  expect(asked).toEqual([
    { text: ['abc'], targetLanguage: 'fr', context: 'title', ...QUIZ },
    { text: ['abc', 'def'], targetLanguage: 'fr', context: 'answer', ...QUIZ },
  ]);
  const known = { 'title:abc': 'cba', 'answer:abc': 'cba', 'answer:def': 'fed' };
  expect(Object.fromEntries(first.knownTranslations('fr'))).toEqual(known);
  const second = await load();
  expect(Object.fromEntries(second.knownTranslations('fr'))).toEqual(known);
  await second.fetchTranslations('fr', contents({ title: ['abc'], answer: ['def', 'new'] }));
  expect(asked.slice(2)).toEqual([{ text: ['new'], targetLanguage: 'fr', context: 'answer', ...QUIZ }]);
});

test('a text already being requested is not requested again', async () => {
  const { fetchTranslations, knownTranslations } = await load();
  const wanted = contents({ statement: ['abc', 'def'] });
  const outcomes = await Promise.all([
    fetchTranslations('fr', wanted),
    fetchTranslations('fr', wanted),
    fetchTranslations('fr', contents({ statement: ['def', 'ghi'] })),
  ]);
  expect(outcomes).toEqual([true, true, true]);
  expect(asked.map(({ text }) => text)).toEqual([['abc', 'def'], ['ghi']]);
  expect(knownTranslations('fr').size).toBe(3);
});

test('a text that comes back unchanged is not a translation, and is requested again on the next visit only', async () => {
  const first = await load();
  await first.fetchTranslations('fr', contents({ title: ['same'] }));
  await first.fetchTranslations('fr', contents({ title: ['same'] }));
  expect([asked.length, first.knownTranslations('fr').size, stored()]).toEqual([1, 0, {}]);
  const second = await load();
  await second.fetchTranslations('fr', contents({ title: ['same'] }));
  expect(asked).toHaveLength(2);
});

test('keeps the latest 500 texts', async () => {
  const { fetchTranslations } = await load();
  const texts = (from: number) => Array.from({ length: 200 }, (_, n) => `text ${from + n}`);
  for (const from of [0, 200, 400]) await fetchTranslations('fr', contents({ answer: texts(from) }));
  const keys = Object.keys(stored());
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([500, 'answer:text 100', 'answer:text 599']);
});

describe('failed texts are requested again, and the others kept', () => {
  test.each<[string, Answer]>([
    ['an error', () => Promise.reject(new Error('down'))],
    ['one text for many', () => 'x'],
    ['too few texts', () => ['x']],
    ['nothing', () => undefined],
  ])('%s', async (_, given) => {
    const { fetchTranslations, knownTranslations } = await load();
    answer = (input) => (input.context === 'answer' ? given(input) : backwards(input));
    const wanted = contents({ title: ['abc'], answer: ['def', 'ghi'] });
    expect(await fetchTranslations('fr', wanted)).toBe(false);
    expect(Object.fromEntries(knownTranslations('fr'))).toEqual({ 'title:abc': 'cba' });
    answer = backwards;
    expect(await fetchTranslations('fr', wanted)).toBe(true);
    expect(asked.map(({ context }) => context)).toEqual(['title', 'answer', 'answer']);
    expect(knownTranslations('fr').get('answer:ghi')).toBe('ihg');
  });
});

test.each(['{', '7', 'null', '["a"]', '{"title:abc":7}'])('a storage that holds %s counts as empty', async (kept) => {
  localStorage.setItem(STORAGE_KEYS.translations('fr'), kept);
  const { fetchTranslations, knownTranslations } = await load();
  expect(knownTranslations('fr').get('title:abc')).toBeUndefined();
  expect(await fetchTranslations('fr', contents({ title: ['abc'] }))).toBe(true);
  expect(knownTranslations('fr').get('title:abc')).toBe('cba');
});
