import { paths } from '@domain/paths.ts';
import { db, timestamp } from './firestore.ts';

/** Returns a sample of a field's values in what was made since a time. It reads that much, however much was made. */
async function sampleOf(collection: string, field: string, since: number, moments: number): Promise<string[]> {
  const step = (Date.now() - since) / moments;
  const found = await Promise.all(
    Array.from({ length: moments }, (_, n) =>
      db()
        .collection(collection)
        .where('createdAt', '>=', timestamp(Math.round(since + (n + Math.random()) * step)))
        .orderBy('createdAt')
        .select(field)
        .limit(1)
        .get(),
    ),
  );
  const values: unknown[] = found.flatMap(({ docs }) => docs.map((one) => one.get(field)));
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

/** Returns the codes of some of the quizzes that were answered. */
export const sampleAnswered = (since: number, moments: number): Promise<string[]> =>
  sampleOf(paths.responses, 'quiz.id', since, moments);

/** Returns some recipients of messages. */
export const sampleWrittenTo = (since: number, moments: number): Promise<string[]> =>
  sampleOf(paths.messages, 'recipientId', since, moments);
