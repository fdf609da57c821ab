import { paths } from '@domain/paths.ts';
import { forEachId } from '../db/paginate.ts';
import { fetchProfile, hasProfileCard, saveProfileCard } from '../db/profiles.ts';
import { hasQuizList, saveQuizList } from '../db/quiz-lists.ts';

/** Creates the public copies that are missing: the profile under its username, the list of public quizzes. */
export async function completePublicCopies(uid: string): Promise<void> {
  const profile = await fetchProfile(uid);
  if (!profile) return;
  const { username } = profile;
  if (!(await hasProfileCard(username))) await saveProfileCard(uid, username);
  if (!(await hasQuizList(uid))) await saveQuizList(uid);
}

/** The same for all creators: older versions made none, and a task may have been lost. Throws the signal's reason. */
export async function completeAllPublicCopies(signal: AbortSignal): Promise<void> {
  await forEachId(paths.profiles, async (uid) => {
    signal.throwIfAborted();
    await completePublicCopies(uid);
  });
}
