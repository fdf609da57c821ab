import type { FieldProblem } from '../errors.ts';
import { BIO_MAX, PROFILE_NAME_MAX } from '../limits.ts';
import { typedName, typedText } from '../typed-text.ts';
import type { Profile } from './profile.ts';

/** What the owner writes about themselves; firestore.rules has the same bounds. */
export type ProfileEdit = Pick<Profile, 'name' | 'bio'>;

const storedEdit = ({ name, bio }: ProfileEdit): ProfileEdit => ({ name: typedName(name), bio: typedText(bio) });

/** What of a draft is to be stored: only what was changed in it, for the rest may have been changed somewhere else. */
export function toStore(draft: Partial<ProfileEdit>, { name, bio }: ProfileEdit): Partial<ProfileEdit> {
  const edit = storedEdit({ name, bio, ...draft });
  return { ...(edit.name !== name && { name: edit.name }), ...(edit.bio !== bio && { bio: edit.bio }) };
}

/** A problem per field; none means it can be saved. The bio may be blank. */
export function findProfileProblems(edit: ProfileEdit): Partial<Record<keyof ProfileEdit, FieldProblem>> {
  const problems: Partial<Record<keyof ProfileEdit, FieldProblem>> = {};
  const { name, bio } = storedEdit(edit);
  if (name === '') problems.name = 'required';
  else if (name.length > PROFILE_NAME_MAX) problems.name = 'too-long';
  if (bio.length > BIO_MAX) problems.bio = 'too-long';
  return problems;
}
