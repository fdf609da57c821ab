import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import { closedAnswers, type ScoredAnswer } from '@domain/responses/response.ts';
import { doc, getDoc } from 'firebase/firestore';
import { auth, firestore } from './firebase.ts';
import { toApp, toDomainError } from './to-plain.ts';

/** Returns the answers to the creator's own private quiz. Throws `network`, `forbidden`, `not-found`, `internal`. */
export async function fetchOwnAnswers(id: string): Promise<ScoredAnswer[]> {
  try {
    await auth.authStateReady();
    const snapshot = await getDoc(doc(firestore, paths.responseAnswers(id)));
    if (!snapshot.exists()) throw new DomainError('not-found');
    const closed = toApp(closedAnswers, snapshot);
    if (!closed) throw new DomainError('internal');
    return closed.answers;
  } catch (error) {
    throw toDomainError(error);
  }
}
