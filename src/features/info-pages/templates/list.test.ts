import { QUIZ_TYPES } from '@domain/games/index.ts';
import { GAME_READY } from '@domain/games/ready.ts';
import { LANGUAGE_CODES } from '@domain/languages.ts';
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
    const first = [...(draft?.questions ?? [])].map((one) => {
      if ('statement' in one) return one.statement;
      return 'lie' in one ? one.truth1 : one.question;
    });
    expect(first).toEqual(expect.arrayContaining([card?.peek1, card?.peek2]));
  });
});

it('there is a card for every template', () => {
  const names = QUIZ_TYPES.flatMap((type) => Object.keys(GAME_READY[type].templates));
  expect(TEMPLATE_CARDS.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

it('every category has some of the cards, none has all', () => {
  expect(cardsOf(null)).toEqual(TEMPLATE_CARDS);
  for (const category of CATEGORIES) {
    const { length } = cardsOf(category);
    expect(length > 0 && length < TEMPLATE_CARDS.length, category).toBe(true);
  }
});
