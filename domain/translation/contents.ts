import { gameOf, type QuizType } from '../games/index.ts';
import type { Question } from '../quiz/quiz.ts';
import type { ScoredAnswer } from '../responses/response.ts';
import type { TranslationContext } from './context.ts';

export interface Writing {
  /** Null for what belongs to no quiz: a provider translates none of it. */
  quizId: string | null;
  type: QuizType;
  /** Of one quiz, or of all in a list. */
  title: string | readonly string[];
  items: readonly Item[];
}

type Item = Question | ScoredAnswer;
type Piece = readonly [TranslationContext | null, string];
const isScored = (item: Item): item is ScoredAnswer => 'isCorrect' in item;

function piecesOf(type: QuizType, item: Item): Piece[] {
  const { texts, promptOf, optionsOf } = gameOf(type);
  const prompt = isScored(item) ? item.prompt : promptOf(item);
  const answers = isScored(item) ? [item.given, item.correct] : optionsOf(item);
  return [[texts.prompt, prompt], ...answers.map((text): Piece => [texts.answer, text])];
}

/** Returns every visible text of a quiz or a result once, by context. */
export function contentsOf({
  type,
  title,
  items,
}: Omit<Writing, 'quizId'>): ReadonlyMap<TranslationContext, ReadonlySet<string>> {
  const contents = new Map<TranslationContext, Set<string>>();
  const pieces: Piece[] = [
    ...[title].flat().map((one): Piece => ['title', one]),
    ...items.flatMap((item) => piecesOf(type, item)),
  ];
  for (const [context, text] of pieces) {
    if (context !== null && text !== '') contents.set(context, (contents.get(context) ?? new Set()).add(text));
  }
  return contents;
}
