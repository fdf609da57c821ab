import { QUIZ_TYPES } from '@domain/games/index.ts';
import { GAME_READY } from '@domain/games/ready.ts';
import { LANGUAGE_CODES } from '@domain/languages.ts';
import { textsOf } from '@domain/quiz/draft.ts';
import { templateDraft } from '@domain/quiz/ready.ts';
import { describe, expect, it } from 'vitest';
import type english from '../../../i18n/locales/en/templates.json';
import { CATEGORIES, cardsOf, TEMPLATE_CARDS } from './list.ts';

const TEXTS = import.meta.glob<typeof english>('../../../i18n/locales/*/templates.json', {
  eager: true,
  import: 'default',
});

describe.each(TEMPLATE_CARDS)('the card $name', ({ name, type, items }) => {
  it.each(LANGUAGE_CODES)('shows in %s what the editor will open', (language) => {
    const draft = templateDraft(type, name, language);
    const card = TEXTS[`../../../i18n/locales/${language}/templates.json`]?.card[name];
    expect(draft?.title).toBe(card?.title);
    expect(draft?.questions).toHaveLength(items);
    const first = [...(draft?.questions ?? [])].map((one) => textsOf(one)[0]);
    expect(first).toEqual(expect.arrayContaining([card?.peek1, card?.peek2]));
  });
});

it('every template has a card', () => {
  const names = QUIZ_TYPES.flatMap((type) => Object.keys(GAME_READY[type].templates));
  expect(TEMPLATE_CARDS.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

it('every category has some cards, and none has all', () => {
  expect(cardsOf(null)).toEqual(TEMPLATE_CARDS);
  for (const category of CATEGORIES) {
    const { length } = cardsOf(category);
    expect(length > 0 && length < TEMPLATE_CARDS.length, category).toBe(true);
  }
});
