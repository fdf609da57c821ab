import type { Question } from '../quiz/quiz.ts';
import type { ScoredAnswer } from '../responses/response.ts';
import type { TranslationContext } from './translation.ts';

/** What a creator wrote, as a quiz or as a result has it. */
export interface Writing {
  quizId: string;
  title: string;
  items: readonly (Question | ScoredAnswer)[];
}

type Piece = readonly [TranslationContext, string];
const each = (context: TranslationContext, texts: readonly string[]) => texts.map((text): Piece => [context, text]);

function piecesOf(item: Question | ScoredAnswer): Piece[] {
  if ('prompt' in item) {
    const { prompt, options, given, correct } = item;
    // without options it is never-have-i-ever, whose answers are the app's own words; without a prompt, two-truths
    if (options.length === 0) return each('statement', [prompt]);
    return prompt === ''
      ? each('statement', [given, correct])
      : [['question', prompt], ...each('answer', [given, correct])];
  }
  if ('options' in item) return [['question', item.question], ...each('answer', item.options)];
  return each('statement', 'statements' in item ? item.statements : [item.statement]);
}

/** Every text that is shown of a quiz or a result, once, by what it is. */
export function contentsOf({
  title,
  items,
}: Omit<Writing, 'quizId'>): ReadonlyMap<TranslationContext, ReadonlySet<string>> {
  const contents = new Map<TranslationContext, Set<string>>();
  for (const [context, text] of [['title', title] as const, ...items.flatMap(piecesOf)]) {
    if (text !== '') contents.set(context, (contents.get(context) ?? new Set()).add(text));
  }
  return contents;
}
