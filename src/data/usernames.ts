import { paths } from '@domain/paths.ts';
import { doc, getDocFromServer } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { toDomainError } from './to-plain.ts';

/**
 * Whether nobody has a username right now. One that was given up lately looks free, too, as nobody is told of those: that is
 * said when somebody wants it. Throws `network`, `unavailable` or `internal`.
 */
export async function isUsernameFree(username: string): Promise<boolean> {
  try {
    return !(await getDocFromServer(doc(firestore, paths.username(username)))).exists();
  } catch (error) {
    throw toDomainError(error);
  }
}
