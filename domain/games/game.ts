import * as z from 'zod/mini';
import type { TranslationContext } from '../translation/translation.ts';

/** What questions of all games have in common. `salt` and `digest` are there where the browser tells right from wrong. */
export interface AnyQuestion {
  id: string;
  salt?: string;
  digest?: string;
}

/** Lets the browser check an answer at once without carrying the key legibly. It stops peeking, not a script. */
export const seal = { salt: z.string(), digest: z.string() };
export type Seal = Required<Pick<AnyQuestion, keyof typeof seal>>;

/** A question with its answer, as only the owner and the server see it. */
export const keyQuestion = z.object({
  id: z.string(),
  /** Empty where the game itself asks. */
  prompt: z.string(),
  /** Empty where the game has fixed answers. */
  options: z.array(z.string()),
  correct: z.string(),
});
export type KeyQuestion = z.infer<typeof keyQuestion>;

/**
 * A game as players and the server know it. Methods are declared as methods on purpose: a list of all games then also
 * fits a caller that doesn't know which of them it has.
 */
export interface Game<Type extends string = string, Question extends AnyQuestion = AnyQuestion> {
  /** Its name in code and data. */
  readonly type: Type;
  /** Its section in an address, short and long (spec section 2). */
  readonly link: string;
  readonly slug: string;
  /** How many questions a quiz needs at least (spec section 5). */
  readonly minQuestions: number;
  /** When a player learns whether an answer was right. */
  readonly feedback: 'each-answer' | 'result';
  /** The order in which a player sees the options: the creator's, or another one in every play. */
  readonly order: 'as-written' | 'shuffled';
  /** The answers on offer if they are the same for every question; null if the creator writes them. */
  readonly fixedAnswers: readonly string[] | null;
  /** What the creator's texts are to a translator; null where the words are the app's own. */
  readonly texts: Readonly<Record<'prompt' | 'answer', TranslationContext | null>>;
  /** What the creator asks; empty where the game itself asks. */
  promptOf(question: Question): string;
  /** What a player chooses from, as it is stored. */
  optionsOf(question: Question): readonly string[];
}
