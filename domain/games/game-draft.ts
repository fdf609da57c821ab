import * as z from 'zod/mini';
import type { FieldProblems } from '../errors.ts';
import { QUESTIONS_MAX, QUIZ_PASSWORD_MAX, QUIZ_TITLE_MAX } from '../limits.ts';
import { text } from '../schema.ts';
import type { AnswerDigest, AnyQuestion, KeyQuestion } from './game.ts';

export const draftBase = z.object({
  title: text(QUIZ_TITLE_MAX),
  isPublic: z.boolean(),
  /** Blank for a public quiz, and for a private one that keeps its password. */
  password: text(QUIZ_PASSWORD_MAX),
  category: z.enum(['normal', 'spicy']),
  /** Whether a public quiz has a scoreboard; missing until its creator chooses, which means yes. */
  hasBoard: z.optional(z.boolean()),
  /** Whether friends may answer the questions about themselves; missing until its creator chooses, which means yes. */
  allowsRemix: z.optional(z.boolean()),
});
export type DraftBase = z.infer<typeof draftBase>;

export interface AnyItem {
  id: string;
}
export type DraftFor<Type extends string, Item extends AnyItem> = DraftBase & { type: Type; questions: Item[] };
export type AnyDraft = DraftFor<string, AnyItem>;
type ItemIn<Draft extends AnyDraft> = Draft['questions'][number];

export const itemsOf = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(QUESTIONS_MAX));

export const itemId = z.string().check(z.minLength(1), z.maxLength(40));

/** Randomness and hashing, injected because the domain has neither. */
export interface Publishing {
  shuffle<T>(items: readonly T[]): T[];
  digest(correct: string): Promise<AnswerDigest>;
}

interface Published<Question extends AnyQuestion> {
  question: Question;
  key: Omit<KeyQuestion, 'id'>;
}

export interface Marking<Item extends AnyItem = AnyItem> {
  /** The answers to choose from, of which a random draw guesses one. */
  readonly answers: readonly [string, string];
  /** Null until one is chosen. */
  answerOf(item: Item): string | null;
  withAnswer(item: Item, answer: string): Item;
}

/** How a game is written. Separate from `Game`, so players don't load it. */
export interface GameDraft<Draft extends AnyDraft = AnyDraft, Question extends AnyQuestion = AnyQuestion> {
  /** Null where a new quiz begins with ready items instead of the choice between the ready lists and empty items. */
  readonly marking: Marking<ItemIn<Draft>> | null;
  /** The shape of an item in the editor and in `saveQuiz`. `findProblems` has the rules. */
  readonly item: z.ZodMiniType<ItemIn<Draft>>;
  emptyItem(id: string): ItemIn<Draft>;
  /** Returns what keeps items from being published, by paths such as `0.options.1`. */
  findProblems(items: readonly ItemIn<Draft>[]): FieldProblems;
  toDraft(base: DraftBase, items: readonly ItemIn<Draft>[]): Draft;
  publish(item: ItemIn<Draft>, publishing: Publishing): Promise<Published<Question>>;
  toItem(question: KeyQuestion): ItemIn<Draft>;
}
