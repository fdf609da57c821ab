import type { KeyQuestion } from '../games/game.ts';
import { GAMES } from '../games/index.ts';
import { BANDS, RESULT_BANDS, type ResultBand } from '../responses/bands.ts';
import type { QuizKey } from './quiz.ts';
import { counterOf, type Tally } from './tally.ts';

/** Returns what a player can choose from, in the order used by counts and charts. */
export const offeredOptions = (
  { type }: Pick<QuizKey, 'type'>,
  { options }: Pick<KeyQuestion, 'options'>,
): readonly string[] => GAMES[type].fixedAnswers ?? options;

export function rangeOf(band: ResultBand): { from: number; below: number } {
  const at = RESULT_BANDS.indexOf(band);
  return { from: BANDS[at]?.[0] ?? 0, below: BANDS[at - 1]?.[0] ?? Number.POSITIVE_INFINITY };
}

export interface OptionCount {
  text: string;
  count: number;
  isCorrect: boolean;
}
export interface QuestionBreakdown {
  id: string;
  prompt: string;
  options: OptionCount[];
  answered: number;
  /** Share of right answers, 0 to 1; null while nobody has answered. */
  correctShare: number | null;
  fooledBy: OptionCount | null;
}

/** Returns every question's breakdown: the owner's key joined with the counts. */
export function breakdownOf(key: QuizKey, { choices }: Tally): QuestionBreakdown[] {
  return key.questions.map((question) => {
    const { id, prompt } = question;
    const options = offeredOptions(key, question).map((text) => ({
      text,
      count: choices[counterOf(id, prompt, text)] ?? 0,
      isCorrect: text === question.correct,
    }));
    const answered = options.reduce((sum, { count }) => sum + count, 0);
    const right = options.find(({ isCorrect }) => isCorrect)?.count ?? 0;
    const wrong = options.filter(({ isCorrect, count }) => !isCorrect && count > 0);
    return {
      id,
      prompt,
      options,
      answered,
      correctShare: answered === 0 ? null : right / answered,
      fooledBy: wrong.sort((a, b) => b.count - a.count)[0] ?? null,
    };
  });
}
