import { USERNAME_MAX, USERNAME_MIN } from '../limits.ts';
import { isReservedWord } from './reserved.ts';

const VALID = new RegExp(`^[a-z0-9]{${USERNAME_MIN},${USERNAME_MAX}}$`);

/** Whether there can be a profile under it; some that exist would not be given out any more (new-username.ts). */
export function isValidUsername(username: string): boolean {
  return VALID.test(username) && !isReservedWord(username);
}
