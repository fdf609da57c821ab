import { paths } from '@domain/paths.ts';
import { forEachId } from '../db/walk.ts';
import { countAnew } from '../services/counting.ts';
import { completePublicCopies } from '../services/public-copies.ts';

/**
 * `npm run ops recount`: counts everything anew that is derived, for all quizzes and creators, and makes the copies of it
 * that visitors read. Safe to break off and repeat.
 */
export async function recountAll(): Promise<void> {
  const quizzes = await forEachId(paths.quizzes, async (id) => {
    await Promise.all([countAnew({ kind: 'quiz', id }), countAnew({ kind: 'insights', id })]);
  });
  const creators = await forEachId(paths.profiles, async (id) => {
    await Promise.all([
      countAnew({ kind: 'profile', id }),
      countAnew({ kind: 'list', id }),
      countAnew({ kind: 'owner', id }),
      countAnew({ kind: 'inbox', id }),
    ]);
    await completePublicCopies(id);
  });
  console.log(`Counted anew: ${quizzes} quizzes, ${creators} creators.`);
}
