import type { QuizType } from '@domain/games/index.ts';

export const CATEGORIES = ['friends', 'party', 'couples', 'family'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The cards in order. Only the editor loads the templates' contents (domain/quiz/templates.ts). */
export const TEMPLATE_CARDS = [
  { name: 'best-friend-exam', type: 'know-me', items: 5, categories: ['friends', 'party'] },
  { name: 'bluff-night', type: 'two-truths', items: 5, categories: ['party'] },
  { name: 'back-row', type: 'never-have-i-ever', items: 6, categories: ['friends', 'party'] },
  { name: 'couple-check', type: 'know-me', items: 5, categories: ['couples'] },
  { name: 'childhood-tales', type: 'two-truths', items: 5, categories: ['friends', 'family'] },
  { name: 'family-dinner', type: 'never-have-i-ever', items: 6, categories: ['family'] },
] as const satisfies readonly {
  name: string;
  type: QuizType;
  items: number;
  categories: readonly Category[];
}[];
export type TemplateCardInfo = (typeof TEMPLATE_CARDS)[number];

/** Returns the cards of a category; all for null. */
export const cardsOf = (category: Category | null): readonly TemplateCardInfo[] =>
  TEMPLATE_CARDS.filter(
    ({ categories }) => category === null || (categories as readonly Category[]).includes(category),
  );
