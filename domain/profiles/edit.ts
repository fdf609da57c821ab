import { BIO_MAX } from '../limits.ts';
import { typedName, typedText } from '../typed-text.ts';
import { findNameProblem, type NameProblem } from './name.ts';
import type { Profile } from './profile.ts';

/** What the owner writes about themselves; firestore.rules has the same bounds. */
export type ProfileEdit = Pick<Profile, 'name' | 'bio'>;

const storedEdit = ({ name, bio }: ProfileEdit): ProfileEdit => ({ name: typedName(name), bio: typedText(bio) });

/** What of a draft is to be stored: only what was changed in it, for the rest may have been changed somewhere else. */
export function toStore(draft: Partial<ProfileEdit>, { name, bio }: ProfileEdit): Partial<ProfileEdit> {
  const edit = storedEdit({ name, bio, ...draft });
  return { ...(edit.name !== name && { name: edit.name }), ...(edit.bio !== bio && { bio: edit.bio }) };
}

/** A problem per field of a draft; none means it can be saved. The bio may be blank. What was not changed may stay as it is. */
export function findProfileProblems(draft: Partial<ProfileEdit>): { name?: NameProblem; bio?: 'too-long' } {
  const problems: ReturnType<typeof findProfileProblems> = {};
  const name = draft.name === undefined ? null : findNameProblem(draft.name);
  if (name) problems.name = name;
  if (typedText(draft.bio ?? '').length > BIO_MAX) problems.bio = 'too-long';
  return problems;
}
