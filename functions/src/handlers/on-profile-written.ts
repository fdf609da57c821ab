import { posesAsUs } from '@domain/profiles/impostors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { DocumentWrite } from '../db/firestore.ts';
import { revertName, saveProfileCard } from '../db/profiles.ts';
import { keepPace } from '../services/suspensions.ts';
import { scheduleRecount } from '../services/tasks/schedule.ts';

/** What each quiz holds of its owner. */
const SHOWN = ['username', 'name', 'photoURL'] as const satisfies readonly (keyof Profile)[];
type Shown = Readonly<Partial<Record<(typeof SHOWN)[number], unknown>>>;

const usernamesIn = (...profiles: DocumentWrite['after'][]) =>
  new Set(profiles.flatMap((profile) => (typeof profile?.['username'] === 'string' ? profile['username'] : [])));

const isSame = (one: Shown, other: Shown) => SHOWN.every((field) => one[field] === other[field]);

/** Whether somebody has given themselves a name that passes for ours. Rules can't read look-alikes. */
const isPosing = ({ before, after }: DocumentWrite): boolean =>
  typeof after?.['name'] === 'string' && after['name'] !== before?.['name'] && posesAsUs(after['name']);

/** Takes back a name that passes for ours, before anything copies it. Otherwise updates the public copy, and schedules one of name, username and photo into all quizzes. Responses keep theirs. */
export async function onProfileWritten(write: DocumentWrite): Promise<void> {
  const { id, before, after } = write;
  if (isPosing(write)) return revertName(id, String(after?.['name']), String(before?.['name'] ?? after?.['username']));
  if (before && after) await keepPace(id);
  for (const username of usernamesIn(before, after)) await saveProfileCard(id, username);
  if (before && after && !isSame(before, after)) await scheduleRecount({ kind: 'owner', id });
}
