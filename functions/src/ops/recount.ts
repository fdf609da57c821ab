import { paths } from '@domain/paths.ts';
import { forEachId } from '../db/walk.ts';
import { countAnew } from '../services/counting.ts';

/** `npm run ops recount`: counts everything anew that is derived, for all quizzes and creators. Safe to break off and repeat. */
export async function recountAll(): Promise<void> {
  const quizzes = await forEachId(paths.quizzes, async (id) => {
    await Promise.all([countAnew({ kind: 'quiz', id }), countAnew({ kind: 'insights', id })]);
  });
  const creators = await forEachId(paths.profiles, async (id) => {
    await Promise.all([countAnew({ kind: 'profile', id }), countAnew({ kind: 'inbox', id })]);
  });
  console.log(`Counted anew: ${quizzes} quizzes, ${creators} creators.`);
}
