import { paths } from '@domain/paths.ts';
import { forEachId } from '../db/paginate.ts';
import { fetchProfile, hasProfileCard, saveProfileCard } from '../db/profiles.ts';
import { hasQuizList, saveQuizList } from '../db/quiz-lists.ts';

/** Makes what visitors read of a creator, where it is missing: the copy of the profile, the list of public quizzes. */
export async function completePublicCopies(uid: string): Promise<void> {
  const profile = await fetchProfile(uid);
  if (!profile) return;
  const { username, stats } = profile;
  if (!(await hasProfileCard(username))) await saveProfileCard(uid, username);
  if (stats.quizzes > 0 && !(await hasQuizList(uid))) await saveQuizList(uid);
}

/**
 * The same for all creators: an older version of the app made neither, and a task may have been lost. `signal` breaks it
 * off between two creators, with its reason.
 */
export async function completeAllPublicCopies(signal: AbortSignal): Promise<void> {
  await forEachId(paths.profiles, async (uid) => {
    signal.throwIfAborted();
    await completePublicCopies(uid);
  });
}
