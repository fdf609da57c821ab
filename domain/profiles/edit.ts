import { BIO_MAX } from '../limits.ts';
import { typedName, typedText } from '../typed-text.ts';
import { portraitOf } from './face.ts';
import { findNewNameProblem } from './impostors.ts';
import type { NameProblem } from './name.ts';
import { hasPhoto } from './photo.ts';
import { portraitAddress } from './portrait-address.ts';
import type { Profile } from './profile.ts';

/** What owners say about themselves; firestore.rules has the same limits. `photoURL` is a face's: photos are not drafts. */
export type ProfileEdit = Pick<Profile, 'name' | 'bio' | 'photoURL'>;

/** Returns the changed fields of a draft; the others may have been changed elsewhere. A new name changes no face. */
export function toStore(draft: Partial<ProfileEdit>, stored: ProfileEdit): Partial<ProfileEdit> {
  const name = typedName(draft.name ?? stored.name);
  const bio = typedText(draft.bio ?? stored.bio);
  const isRenamed = name !== stored.name;
  const { photoURL: chosen = stored.photoURL } = draft;
  const photoURL = isRenamed ? portraitAddress(portraitOf(stored.name, chosen)) : chosen;
  return {
    ...(isRenamed && { name }),
    ...(bio !== stored.bio && { bio }),
    // a photo that was uploaded meanwhile stays
    ...(photoURL !== stored.photoURL && !hasPhoto(stored) && { photoURL }),
  };
}

/** Returns a problem per field; empty when the draft can be saved. Unchanged fields are always accepted. */
export function findProfileProblems(draft: Partial<ProfileEdit>): { name?: NameProblem; bio?: 'too-long' } {
  const problems: ReturnType<typeof findProfileProblems> = {};
  const name = draft.name === undefined ? null : findNewNameProblem(draft.name);
  if (name) problems.name = name;
  if (typedText(draft.bio ?? '').length > BIO_MAX) problems.bio = 'too-long';
  return problems;
}
