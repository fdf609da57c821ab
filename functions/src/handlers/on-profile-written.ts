import { DomainError } from '@domain/errors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { fetchProfile, saveProfileCard } from '../db/profiles.ts';
import { saveOwnerOfQuizzes } from '../db/quizzes.ts';
import type { DocumentWrite } from '../support/background.ts';

/** What each quiz holds of its owner. */
const SHOWN = ['username', 'name', 'photoURL'] as const satisfies readonly (keyof Profile)[];
type Shown = Readonly<Partial<Record<(typeof SHOWN)[number], unknown>>>;

/** The usernames under which a copy of the profile is, or has to be. */
const usernamesIn = (...profiles: DocumentWrite['after'][]) =>
  new Set(profiles.flatMap((profile) => (typeof profile?.['username'] === 'string' ? profile['username'] : [])));

const isSame = (one: Shown, other: Shown) => SHOWN.every((field) => one[field] === other[field]);

const PASSES = 5;

/**
 * A profile was written: its copy under the username follows. Another name, username or photo follows into all quizzes, too;
 * responses keep what they were made with. Safe to run any number of times.
 */
export async function onProfileWritten({ id, before, after }: DocumentWrite): Promise<void> {
  for (const username of usernamesIn(before, after)) await saveProfileCard(id, username);
  if (!before || !after || isSame(before, after)) return;
  // the profile may have changed again since this event, and may do so during a pass: what is true now counts
  let profile = await fetchProfile(id);
  for (let pass = 1; profile; pass++) {
    const { username, name, photoURL } = profile;
    await saveOwnerOfQuizzes(id, { username, name, photoURL });
    const now = await fetchProfile(id);
    if (!now || isSame(profile, now)) return;
    // each change has an event of its own, so giving up here only means that this one is tried again later
    if (pass === PASSES) throw new DomainError('unavailable', 'The profile keeps changing.');
    profile = now;
  }
}
