import type { DraftQuestion, QuizDraft } from './draft.ts';
import { NEVER_ANSWERS, type Quiz, type QuizKey, type QuizType } from './quiz.ts';

type KeyEntry = QuizKey['questions'][number];

function toDraftQuestion(type: QuizType, { id, prompt, options, correct }: KeyEntry): DraftQuestion {
  if (type === 'know-me') {
    const index = options.indexOf(correct);
    return { id, question: prompt, options, correctAnswer: index === -1 ? null : index };
  }
  if (type === 'two-truths') {
    const [truth1 = '', truth2 = ''] = options.filter((option) => option !== correct);
    return { id, truth1, truth2, lie: correct };
  }
  return { id, statement: prompt, answer: NEVER_ANSWERS.find((answer) => answer === correct) ?? 'never' };
}

/**
 * A published quiz as its owner wrote it, from what everybody sees and the key. The inverse of `publishDraft`, but for
 * the order of two truths, which is not kept, and the password, which nobody can read: it is blank and keeps the old one.
 */
export function draftFromQuiz(quiz: Quiz, key: QuizKey): QuizDraft {
  const { type, title, isPublic, category } = quiz;
  const questions = key.questions.map((entry) => toDraftQuestion(type, entry));
  return { type, title, isPublic, password: '', category, questions } as QuizDraft;
}
