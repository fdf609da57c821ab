import { toAddress } from '@domain/email.ts';
import { findOperatorToBe, setOperatorClaim } from '../db/auth-users.ts';
import { addOperator, fetchOperators, removeOperator } from '../db/operators.ts';
import { Refused } from './refused.ts';

const USAGE = 'operator list | operator add <email> | operator remove <email>';

async function list(): Promise<string> {
  const all = await fetchOperators();
  const lines = all.map(({ email, name, addedAt }) => `${email}  ${name}  since ${new Date(addedAt).toISOString()}`);
  return [...lines, `Operators: ${all.length}.`].join('\n');
}

async function add(email: string): Promise<string> {
  const user = await findOperatorToBe(email);
  if (!user) throw new Refused('There is no account with this address.');
  if (!user.isVerified) throw new Refused('They have to confirm the address first: Account.');
  if (!user.hasSecondFactor) throw new Refused('They need a second step first: Account, Two-step verification.');
  // the claim comes last: whoever has it is an operator
  await addOperator({ uid: user.uid, email, name: user.name, addedAt: Date.now() });
  await setOperatorClaim(user.uid, true);
  return 'Added. They have to sign out and in again.';
}

async function remove(email: string): Promise<string> {
  const listed = (await fetchOperators()).find((operator) => operator.email === email);
  const uid = listed?.uid ?? (await findOperatorToBe(email))?.uid;
  if (uid === undefined) throw new Refused('There is no account with this address.');
  const wasOne = await removeOperator(uid, Date.now());
  await setOperatorClaim(uid, false);
  return wasOne ? 'Removed, and signed out everywhere.' : 'They are no operator.';
}

/** `npm run ops operator list`, `... add <email>`, `... remove <email>`. Safe to repeat. */
export async function handleOperators([action, typed = '']: readonly string[]): Promise<string> {
  const email = toAddress(typed);
  if (action === 'list') return list();
  if (action === 'add' && email !== '') return add(email);
  if (action === 'remove' && email !== '') return remove(email);
  throw new Refused(USAGE);
}
