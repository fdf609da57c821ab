import type { StillHidden } from '@domain/moderation/decision.ts';
import { paths } from '@domain/paths.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { db, type Transaction } from './firestore.ts';

type RemovalOfQuiz = NonNullable<Quiz['removal']>;

/** Returns whether moderators have removed a quiz; `whenGone` if it was deleted. */
export async function isQuizRemoved(tx: Transaction, code: string, whenGone = false): Promise<boolean> {
  const quiz = await tx.get(db().doc(paths.quiz(code)));
  return quiz.exists ? quiz.get('isRemoved') === true : whenGone;
}

/** Returns what removes a quiz for visitors, and what it says; null if it is gone. Several reports may remove it. */
export async function readQuizRemoval(tx: Transaction, code: string, by: RemovalOfQuiz['cases'][number]) {
  const quizRef = db().doc(paths.quiz(code));
  const stored = await tx.get(quizRef);
  if (!stored.exists) return null;
  const list = await tx.get(db().doc(paths.listing(String(stored.get('ownerId')))));
  const before = stored.get('removal') as RemovalOfQuiz | undefined;
  const isKnown = stored.get('isRemoved') === true;
  const removal: RemovalOfQuiz = {
    wasClosed: before?.wasClosed ?? (stored.get('isClosed') === true && !isKnown),
    cases: [...(before?.cases ?? []).filter(({ id }) => id !== by.id), by],
  };
  const write = () => {
    tx.update(quizRef, { isRemoved: true, isClosed: true, removal });
    const quizzes = (list.get('quizzes') as { id: string }[] | undefined) ?? [];
    if (list.exists) tx.update(list.ref, { quizzes: quizzes.filter(({ id }) => id !== code) });
  };
  const { title, type, questions } = stored.data() as Pick<Quiz, 'title' | 'type' | 'questions'>;
  return { write, said: { title, type, questions }, isKnown };
}

/** Returns what undoes one report's removal; null without any. It stays removed while another report removes it. */
export async function readQuizReturn(tx: Transaction, code: string, caseId: string) {
  const quizRef = db().doc(paths.quiz(code));
  const stored = await tx.get(quizRef);
  if (stored.get('isRemoved') !== true) return null;
  const removal = stored.get('removal') as RemovalOfQuiz | undefined;
  const others = (removal?.cases ?? []).filter(({ id }) => id !== caseId);
  const isStillRemoved = others.length > 0;
  const write = () => {
    if (isStillRemoved) tx.update(quizRef, { 'removal.cases': others });
    else
      tx.update(quizRef, {
        isRemoved: FieldValue.delete(),
        removal: FieldValue.delete(),
        isClosed: removal?.wasClosed ?? false,
      });
  };
  const stillHidden: StillHidden | undefined = isStillRemoved
    ? 'report'
    : stored.get('isSuspended') === true
      ? 'suspension'
      : undefined;
  return { write, title: String(stored.get('title')), stillHidden };
}
