import { DomainError } from '@domain/errors.ts';
import { isQuizCode } from '@domain/ids.ts';
import { paths } from '@domain/paths.ts';
import { type Quiz, type QuizKey, quiz, quizKey } from '@domain/quiz/quiz.ts';
import { type DocumentSnapshot, doc, getDoc } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { toApp, toDomainError } from './to-plain.ts';

/** One revision of a quiz with its answers, as its owner can edit it. */
export interface OwnQuiz {
  quiz: Quiz;
  key: QuizKey;
}

/** Reads a document from the server, or from the local cache when offline. Null when it certainly doesn't exist. */
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
 * Returns a quiz of the signed-in creator, offline if cached. Throws `not-found`, `forbidden` (another's), `network`,
 * `internal`.
 */
export async function fetchOwnQuiz(uid: string, code: string): Promise<OwnQuiz> {
  if (!isQuizCode(code)) throw new DomainError('not-found');
  try {
    // in sequence: the rules allow reading the key only for the creator's own quiz
    const found = { quiz: await readQuiz(uid, code), key: await readKey(code) };
    if (found.key.revision === found.quiz.revision) return found;
    // saved between the two reads, or the cache has the newest state of only one
    const again = { quiz: await readQuiz(uid, code), key: await readKey(code) };
    if (again.key.revision === again.quiz.revision) return again;
    throw new DomainError('network');
  } catch (error) {
    throw toDomainError(error);
  }
}
