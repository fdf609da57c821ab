import { readFileSync } from 'node:fs';
import { leave } from '@domain/circle/changes.ts';
import { closedPaths } from '@domain/closed-paths.ts';
import { DomainError } from '@domain/errors.ts';
import { paths } from '@domain/paths.ts';
import { findUnknownUsers } from '../db/auth-users.ts';
import { changeCircle, endCircle } from '../db/circles.ts';
import { noteErased, noteErasureRequest } from '../db/erasures.ts';
import { db, inTransaction } from '../db/firestore.ts';
import { noteMove } from '../db/guests.ts';
import { forEachId } from '../db/paginate.ts';
import { retireCodes } from '../db/quiz-codes.ts';
import { readRemoval } from '../db/submissions.ts';
import { eraseEverythingOf } from '../services/erasure.ts';
import { createKeys, type Keys } from '../services/keys.ts';
import { cleanUp } from '../services/quiz-clean-up.ts';
import { signingKey } from '../support/config.ts';
import { type Deletion, readDeletions } from '../support/deletions.ts';
import { Refused } from './refused.ts';

const { signal } = new AbortController();
/** Few, as deletions that are counted in one quiz wait for each other. */
const AT_ONCE = 5;
const isAccount = ({ kind }: Deletion) => kind === 'accounts';

function keysOrRefused(): Keys {
  try {
    return createKeys(signingKey());
  } catch {
    throw new Refused('SIGNING_KEY has to be set, so that nobody gets the username of an erased account.');
  }
}

/** Whether something was deleted. */
type Replay = (deletion: Deletion, keys: Keys) => Promise<boolean>;

async function erase(uid: string, keys: Keys): Promise<boolean> {
  const left = await db().getAll(db().doc(paths.account(uid)), db().doc(paths.profile(uid)));
  if (!left.some(({ exists }) => exists)) return false;
  const now = Date.now();
  // the nightly sweep deletes it, once no token of the account is valid
  await noteErasureRequest(uid, now);
  await eraseEverythingOf(uid, { now, keys });
  await noteErased(uid, now);
  return true;
}

const deleteDocument = async (path: string): Promise<boolean> => {
  const { exists, ref } = await db().doc(path).get();
  if (exists) await ref.delete();
  return exists;
};

async function deleteQuiz(code: string): Promise<boolean> {
  const wasThere = (await db().doc(paths.quiz(code)).get()).exists;
  if (wasThere) await retireCodes([code]);
  await deleteDocument(paths.quiz(code));
  await cleanUp(code, null, signal);
  return wasThere;
}

const removeSubmission = (kind: 'response' | 'message', id: string): Promise<boolean> =>
  inTransaction(async (tx) => {
    const remove = await readRemoval(tx, kind, id, { isMeant: () => true, now: Date.now() });
    remove?.();
    return remove !== null;
  });

const isOver = (error: unknown) => error instanceof DomainError && ['not-found', 'gone'].includes(error.code);

/** Resolves to whether an existing circle was changed. */
const inCircle = (change: Promise<boolean>): Promise<boolean> =>
  change.catch((error: unknown) => {
    if (isOver(error)) return false;
    throw error;
  });

function takeOut(circleId: string, memberId: string): Promise<boolean> {
  const now = Date.now();
  return inCircle(
    changeCircle(
      circleId,
      now,
      // by the key of its creator, who may remove anybody
      (state) => ({ before: state, state: leave(state, memberId, state.secrets.keyDigest, now) }),
      true,
    ).then(({ before, state }) => before !== state),
  );
}

const isKnown = async (uid: string): Promise<boolean> => (await findUnknownUsers([uid])).length === 0;

const REPLAYS: Readonly<Record<Deletion['kind'], Replay>> = {
  accounts: async ({ id, other }, keys) => {
    // a guest's data belongs to the account that took it over, also if that has no profile any more; not if it is gone
    if (other !== undefined && !(await noteMove(id, other)) && (await isKnown(other))) return false;
    return erase(id, keys);
  },
  circles: ({ id }) => inCircle(endCircle(id, Date.now(), () => undefined).then(() => true)),
  members: ({ id, other = '' }) => takeOut(other, id),
  quizzes: ({ id }) => deleteQuiz(id),
  responses: ({ id }) => removeSubmission('response', id),
  messages: ({ id }) => removeSubmission('message', id),
  reports: ({ id }) => deleteDocument(closedPaths.report(id)),
  contactRequests: ({ id }) => deleteDocument(paths.contactRequest(id)),
};

/** Erases the people whom Authentication doesn't know; unless these are most, as then it isn't restored itself. */
async function eraseUnknown(keys: Keys, moved: ReadonlySet<string>): Promise<number> {
  const uids: string[] = [];
  await forEachId(db().doc(paths.account('any')).parent.path, async (uid) => void uids.push(uid));
  const unknown = await findUnknownUsers(uids);
  if (unknown.length > uids.length / 2) throw new Refused('Authentication lacks most accounts: restore it first.');
  const erased = await Promise.all(unknown.filter((uid) => !moved.has(uid)).map((uid) => erase(uid, keys)));
  return erased.filter(Boolean).length;
}

/** `npm run ops replay [file]`: deletes again, by lines of the log, what was deleted after a backup. Safe to repeat. */
export async function replay([file]: readonly string[]): Promise<string> {
  const keys = keysOrRefused();
  const deletions = readDeletions(readFileSync(file ?? 0, 'utf8'));
  const done = new Map<string, number>();
  const again = async (deletion: Deletion) => {
    if (await REPLAYS[deletion.kind](deletion, keys)) done.set(deletion.kind, (done.get(deletion.kind) ?? 0) + 1);
  };
  const [accounts, others] = [deletions.filter(isAccount), deletions.filter((one) => !isAccount(one))];
  // in order: an account that took over a guest's data may have been deleted later
  for (const account of accounts) await again(account);
  for (let from = 0; from < others.length; from += AT_ONCE)
    await Promise.all(others.slice(from, from + AT_ONCE).map(again));
  const moved = new Set(deletions.filter(({ other }) => other !== undefined).map(({ id }) => id));
  const unknown = await eraseUnknown(keys, moved);
  const counts = [...done].map(([kind, count]) => `${count} ${kind}`).join(', ') || 'nothing';
  return `Of ${deletions.length} deletions in the log, deleted again: ${counts}. Erased, as they have no account: ${unknown}.`;
}
