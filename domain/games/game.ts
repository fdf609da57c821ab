import * as z from 'zod/mini';
import type { Color } from '../palette.ts';
import type { TranslationContext } from '../translation/context.ts';
import type { GameIcon } from './icon-paths.ts';

/** What the questions of all games share. `salt` and `digest` are set where the browser checks answers. */
export interface AnyQuestion {
  id: string;
  salt?: string;
  digest?: string;
}

/** Lets the browser check an answer immediately without a readable key. It stops peeking, not a script. */
export const answerDigest = { salt: z.string(), digest: z.string() };
export type AnswerDigest = Required<Pick<AnyQuestion, keyof typeof answerDigest>>;

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

/** Methods use method syntax on purpose: a list of all games then fits callers that don't know which one they have. */
export interface Game<Type extends string = string, Question extends AnyQuestion = AnyQuestion> {
  readonly type: Type;
  /** Its section in an address, short and long (spec section 2). */
  readonly link: string;
  readonly slug: string;
  readonly color: Color;
  readonly icon: GameIcon;
  /** Minimum number of questions (spec section 5). */
  readonly minQuestions: number;
  readonly feedback: 'each-answer' | 'result';
  /** The order in which players see the options: the creator's, or a new one in every play. */
  readonly order: 'as-written' | 'shuffled';
  /** The answers if they are the same for every question; null if the creator writes them. */
  readonly fixedAnswers: readonly string[] | null;
  /** The translator's context for the creator's texts; null where the words are the app's own. */
  readonly texts: Readonly<Record<'prompt' | 'answer', TranslationContext | null>>;
  promptOf(question: Question): string;
  optionsOf(question: Question): readonly string[];
}
