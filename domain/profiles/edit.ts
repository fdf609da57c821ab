import { BIO_MAX } from '../limits.ts';
import { typedName, typedText } from '../typed-text.ts';
import { findNewNameProblem } from './impostors.ts';
import type { NameProblem } from './name.ts';
import type { Profile } from './profile.ts';

/** What owners write about themselves; firestore.rules has the same limits. */
export type ProfileEdit = Pick<Profile, 'name' | 'bio'>;

const storedEdit = ({ name, bio }: ProfileEdit): ProfileEdit => ({ name: typedName(name), bio: typedText(bio) });

/** Returns the changed fields of a draft; the others may have been changed elsewhere. */
export function toStore(draft: Partial<ProfileEdit>, { name, bio }: ProfileEdit): Partial<ProfileEdit> {
  const edit = storedEdit({ name, bio, ...draft });
  return { ...(edit.name !== name && { name: edit.name }), ...(edit.bio !== bio && { bio: edit.bio }) };
}

/** Returns a problem per field; empty when the draft can be saved. Unchanged fields are always accepted. */
export function findProfileProblems(draft: Partial<ProfileEdit>): { name?: NameProblem; bio?: 'too-long' } {
  const problems: ReturnType<typeof findProfileProblems> = {};
  const name = draft.name === undefined ? null : findNewNameProblem(draft.name);
  if (name) problems.name = name;
  if (typedText(draft.bio ?? '').length > BIO_MAX) problems.bio = 'too-long';
  return problems;
}
