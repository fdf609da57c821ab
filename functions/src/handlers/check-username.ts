import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { canHave } from '../db/usernames.ts';
import type { CallerContext } from '../services/context.ts';
import { usernameOf } from '../services/usernames.ts';

/** Returns whether the caller can have a username: not one in use, nor one that somebody gave up within a year. */
export async function checkUsername(
  { username }: ParsedInputOf<'checkUsername'>,
  { uid, keys }: CallerContext,
): Promise<OutputOf<'checkUsername'>> {
  return { isFree: await canHave({ uid, wanted: usernameOf(username, uid, keys) }) };
}
