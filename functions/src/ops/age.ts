import { adultFrom, ageGroup } from '@domain/profiles/age.ts';
import { setAge } from '../db/accounts.ts';
import { findOperatorToBe } from '../db/auth-users.ts';
import { Refused } from './refused.ts';

const USAGE = `age <email> ${ageGroup.options.join('|')}`;

/** `npm run ops age <email> <group>`: corrects an age that somebody chose wrongly. Safe to repeat. */
export async function correctAgeByHand([email = '', wanted]: readonly string[]): Promise<string> {
  const group = ageGroup.options.find((one) => one === wanted);
  if (email === '' || group === undefined) throw new Refused(USAGE);
  const user = await findOperatorToBe(email.toLowerCase());
  if (!user || !(await setAge(user.uid, adultFrom(group, Date.now()))))
    throw new Refused('There is no account with this address.');
  return `Corrected: ${group}.`;
}
