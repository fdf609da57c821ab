import { WEEK_MS } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { collection, getCountFromServer, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { toDomainError } from './to-plain.ts';

/** How many came in the last seven days. */
export type ThisWeek = Readonly<Record<'quizzes' | 'responses' | 'messages', number>>;

const OWNER = { quizzes: 'ownerId', responses: 'ownerId', messages: 'recipientId' } as const;

/** Returns what is new to the creator in the week before `now`. Throws `network`, `forbidden`, `internal`. */
export async function countThisWeek(uid: string, now: number): Promise<ThisWeek> {
  const since = Timestamp.fromMillis(now - WEEK_MS);
  const count = async (kind: keyof typeof OWNER) => {
    const mine = query(collection(firestore, paths[kind]), where(OWNER[kind], '==', uid));
    const recent = query(mine, where('createdAt', '>=', since), orderBy('createdAt', 'desc'));
    return (await getCountFromServer(recent)).data().count;
  };
  try {
    const [quizzes, responses, messages] = await Promise.all([count('quizzes'), count('responses'), count('messages')]);
    return { quizzes, responses, messages };
  } catch (error) {
    throw toDomainError(error);
  }
}
