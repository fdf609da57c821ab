import { QUIZ_TITLE_MAX } from '../limits.ts';
import { draftFromQuiz, type QuizDraft } from './draft.ts';
import type { Quiz, QuizKey } from './quiz.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns a text of at most `max` UTF-16 units, cut between characters as people see them. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length + 1 > max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Returns a copy's title as `name` phrases it. A copy of a copy is named like its original, not twice. */
export function copyTitle(title: string, name: (title: string) => string): string {
  const [before = '', after = ''] = name('\n').split('\n');
  if (title.startsWith(before) && title.endsWith(after)) return title;
  return name(cut(title, QUIZ_TITLE_MAX - before.length - after.length));
}

/** Returns a draft of a new quiz made of a stored one. One with a password needs a new one: nobody knows the old. */
export const copyOfQuiz = (quiz: Quiz, key: QuizKey, name: (title: string) => string): QuizDraft => ({
  ...draftFromQuiz(quiz, key),
  title: copyTitle(quiz.title, name),
});
