import { paths } from '@domain/paths.ts';
import { db, timestamp } from './firestore.ts';

const PAGE = 500;

/** Returns the values of a field in what was made since a time, each once. Throws the signal's reason between two pages. */
async function valuesSince(collection: string, field: string, since: number, signal: AbortSignal): Promise<string[]> {
  const values = new Set<string>();
  const all = db()
    .collection(collection)
    .where('createdAt', '>=', timestamp(since))
    .orderBy('createdAt')
    .select('createdAt', field)
    .limit(PAGE);
  for (let page = await all.get(); ; ) {
    signal.throwIfAborted();
    for (const one of page.docs) {
      const value: unknown = one.get(field);
      if (typeof value === 'string') values.add(value);
    }
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return [...values];
    page = await all.startAfter(last).get();
  }
}

/** Returns the codes of quizzes that were answered since a time. */
export const fetchAnswered = (since: number, signal: AbortSignal): Promise<string[]> =>
  valuesSince(paths.responses, 'quiz.id', since, signal);

/** Returns who got a message since a time. */
export const fetchWrittenTo = (since: number, signal: AbortSignal): Promise<string[]> =>
  valuesSince(paths.messages, 'recipientId', since, signal);
