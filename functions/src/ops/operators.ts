import { findOperatorToBe, setOperatorClaim } from '../db/auth-users.ts';
import { addOperator, fetchOperators, removeOperator } from '../db/operators.ts';

const USAGE = 'operator list | operator add <email> | operator remove <email>';

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

async function list(): Promise<void> {
  const all = await fetchOperators();
  for (const { email, name, addedAt } of all)
    console.log(`${email}  ${name}  since ${new Date(addedAt).toISOString()}`);
  console.log(`Operators: ${all.length}.`);
}

async function add(email: string): Promise<void> {
  const user = await findOperatorToBe(email);
  if (!user) return fail('There is no account with this address.');
  if (!user.hasSecondFactor) return fail('They need a second step first: Account, Two-step verification.');
  // the claim comes last: whoever has it is an operator
  await addOperator({ uid: user.uid, email, name: user.name, addedAt: Date.now() });
  await setOperatorClaim(user.uid, true);
  console.log('Added. They have to sign out and in again.');
}

async function remove(email: string): Promise<void> {
  const listed = (await fetchOperators()).find((operator) => operator.email === email);
  const uid = listed?.uid ?? (await findOperatorToBe(email))?.uid;
  if (uid === undefined) return fail('There is no account with this address.');
  const wasOne = await removeOperator(uid, Date.now());
  await setOperatorClaim(uid, false);
  console.log(wasOne ? 'Removed, and signed out everywhere.' : 'They are no operator.');
}

/** `npm run ops operator list`, `... add <email>`, `... remove <email>`. Safe to repeat. */
export async function handleOperators([action, typed = '']: readonly string[]): Promise<void> {
  const email = typed.toLowerCase();
  if (action === 'list') return list();
  if (action === 'add' && email !== '') return add(email);
  if (action === 'remove' && email !== '') return remove(email);
  return fail(USAGE);
}
