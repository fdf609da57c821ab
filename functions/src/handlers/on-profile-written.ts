import type { Profile } from '@domain/profiles/profile.ts';
import type { DocumentWrite } from '../db/document-write.ts';
import { saveProfileCard } from '../db/profiles.ts';
import { scheduleRecount } from '../services/counters/schedule.ts';

/** What each quiz holds of its owner. */
const SHOWN = ['username', 'name', 'photoURL'] as const satisfies readonly (keyof Profile)[];
type Shown = Readonly<Partial<Record<(typeof SHOWN)[number], unknown>>>;

/** The usernames under which a copy of the profile is, or has to be. */
const usernamesIn = (...profiles: DocumentWrite['after'][]) =>
  new Set(profiles.flatMap((profile) => (typeof profile?.['username'] === 'string' ? profile['username'] : [])));

const isSame = (one: Shown, other: Shown) => SHOWN.every((field) => one[field] === other[field]);

/**
 * A profile was written: its copy under the username follows. Another name, username or photo follows into all quizzes, too, by a
 * task; responses keep what they were made with. Safe to run any number of times.
 */
export async function onProfileWritten({ id, before, after }: DocumentWrite): Promise<void> {
  for (const username of usernamesIn(before, after)) await saveProfileCard(id, username);
  if (before && after && !isSame(before, after)) await scheduleRecount({ kind: 'owner', id });
}
