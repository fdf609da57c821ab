import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import { type Quiz, type QuizKey, quiz, quizCode, quizKey } from '@domain/quiz/quiz.ts';
import { type DocumentSnapshot, doc, getDoc } from 'firebase/firestore';
import * as z from 'zod/mini';
import { firestore } from './firebase.ts';
import { toApp, toDomainError } from './to-plain.ts';

/** A quiz with its answers, of one revision: what its owner may change. */
export interface OwnQuiz {
  quiz: Quiz;
  key: QuizKey;
}

/** Reads a document: from the server, or offline from what this device knows. Null when there certainly is none. */
async function read(path: string): Promise<DocumentSnapshot | null> {
  const snapshot = await getDoc(doc(firestore, path));
  if (snapshot.exists()) return snapshot;
  if (snapshot.metadata.fromCache) throw new DomainError('network');
  return null;
}

async function readQuiz(uid: string, code: string): Promise<Quiz> {
  const snapshot = await read(paths.quiz(code));
  if (!snapshot) throw new DomainError('not-found');
  const found = toApp(quiz, snapshot);
  if (!found) throw new DomainError('internal');
  if (found.ownerId !== uid) throw new DomainError('forbidden');
  return found;
}

async function readKey(code: string): Promise<QuizKey> {
  const snapshot = await read(paths.quizKey(code));
  const key = snapshot && toApp(quizKey, snapshot);
  if (!key) throw new DomainError('internal');
  return key;
}

/**
 * A quiz of the signed-in creator with its answers. Works offline where this device has both.
 * Throws `not-found` (also for what is no code at all), `forbidden` (somebody else's), `network`, `internal`.
 */
export async function fetchOwnQuiz(uid: string, code: string): Promise<OwnQuiz> {
  if (!z.safeParse(quizCode, code).success) throw new DomainError('not-found');
  try {
    // one after the other: the rules answer for the key only where the quiz is one's own
    const found = { quiz: await readQuiz(uid, code), key: await readKey(code) };
    if (found.key.revision === found.quiz.revision) return found;
    // saved between the two reads, or this device knows only one of them in its newest state
    const again = { quiz: await readQuiz(uid, code), key: await readKey(code) };
    if (again.key.revision === again.quiz.revision) return again;
    throw new DomainError('network');
  } catch (error) {
    throw toDomainError(error);
  }
}
