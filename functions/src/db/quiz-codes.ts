import { closedPaths } from '@domain/closed-paths.ts';
import { paths } from '@domain/paths.ts';
import { quiz } from '@domain/quiz/quiz.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { db, fromStored, type Transaction } from './firestore.ts';
import { currentKey, type StoredQuiz } from './quizzes.ts';

/** Returns the quiz under a code; `used` if there was one. A deleted quiz's key stays until its code is retired. */
export async function lookUpCode(code: string, tx: Transaction): Promise<StoredQuiz | 'used' | null> {
  const found = await tx.getAll(
    db().doc(paths.quiz(code)),
    db().doc(paths.quizKey(code)),
    db().doc(closedPaths.retiredCode(code)),
  );
  const [quizDoc, keyDoc, retired] = found as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
  const storedQuiz = fromStored(quiz, quizDoc);
  if (!storedQuiz) return keyDoc.exists || retired.exists ? 'used' : null;
  const storedKey = fromStored(currentKey, keyDoc);
  return storedKey ? { quiz: storedQuiz, key: storedKey } : 'used';
}

/** Reserves codes forever, so that no other quiz gets them. Safe to repeat. */
export async function retireCodes(codes: readonly string[]): Promise<void> {
  const batch = db().batch();
  for (const code of codes) batch.set(db().doc(closedPaths.retiredCode(code)), {});
  await batch.commit();
}
