import { paths } from '@domain/paths.ts';
import { forEachId } from '../db/paginate.ts';
import { fetchProfile, saveProfileCard } from '../db/profiles.ts';
import { checkInbox, checkQuiz } from '../services/counters/check-counts.ts';
import { recountTarget } from '../services/counters/recount.ts';

/** `npm run ops recount`: recounts every quiz and creator, and renews the public copies. Safe to repeat. */
export async function recountAll(): Promise<string> {
  const quizzes = await forEachId(paths.quizzes, checkQuiz);
  const creators = await forEachId(paths.profiles, async (id) => {
    await Promise.all([recountTarget({ kind: 'list', id }), recountTarget({ kind: 'owner', id }), checkInbox(id)]);
    const profile = await fetchProfile(id);
    if (profile) await saveProfileCard(id, profile.username);
  });
  return `Recounted: ${quizzes} quizzes, ${creators} creators.`;
}
