import { paths } from '@domain/paths.ts';
import { doc, getDocFromServer } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { toDomainError } from './to-plain.ts';

/** Returns whether nobody has it; a just released one looks free too. Throws `network`, `unavailable` or `internal`. */
export async function isUsernameFree(username: string): Promise<boolean> {
  try {
    return !(await getDocFromServer(doc(firestore, paths.username(username)))).exists();
  } catch (error) {
    throw toDomainError(error);
  }
}
