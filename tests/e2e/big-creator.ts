import { randomBytes, randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { paths } from '../../domain/paths.ts';
import { LINK_SLUG, LINK_TYPES } from '../../domain/profiles/links.ts';
import { makeMessage } from '../../domain/testing/make-message.ts';
import { makeProfile } from '../../domain/testing/make-profile.ts';
import { makeKey, makeQuiz } from '../../domain/testing/make-quiz.ts';
import { makeResponse } from '../../domain/testing/make-response.ts';
import { quizCodeFrom } from '../../functions/src/services/quiz-identity.ts';
import { PROJECT } from '../../scripts/lib/project.ts';

export interface BigCreator {
  uid: string;
  email: string;
  password: string;
  quizIds: readonly string[];
}

// there is no cloud metadata server around the emulators
process.env['METADATA_SERVER_DETECTION'] = 'none';

const QUIZZES = 3;
const HOUR_MS = 3_600_000;
const MESSAGES = 30;

const newCode = (): string => quizCodeFrom(randomBytes(8)) ?? newCode();

/** Returns the fields with Firestore timestamps; the id is the document's name. */
function stored<T extends { createdAt: number }>({ createdAt, ...fields }: T, at = createdAt): object {
  const { id: _, uid: __, ...rest } = { id: '', uid: '', ...fields };
  return { ...rest, createdAt: Timestamp.fromMillis(at) };
}

async function signUp(authPort: number, name: string): Promise<Omit<BigCreator, 'quizIds'>> {
  const email = `${name}@example.com`;
  const password = 'bench-password';
  const url = `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`;
  const body = JSON.stringify({ email, password, displayName: name });
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return { uid: ((await reply.json()) as { localId: string }).localId, email, password };
}

/**
 * Creates a creator with three quizzes, some messages and the requested responses directly in the database, with
 * matching counts: real submissions would measure something else.
 */
export async function makeBigCreator(authPort: number, name: string, size: number): Promise<BigCreator> {
  const creator = await signUp(authPort, name);
  const { uid } = creator;
  const firestore: Firestore = getFirestore(getApps()[0] ?? initializeApp({ projectId: PROJECT }));
  // one commit: no trigger of what is written competes for what isn't yet
  const batch = firestore.batch();
  const put = (path: string, fields: object) => void batch.set(firestore.doc(path), fields);
  const owner = { username: name, name, photoURL: null };
  put(paths.profile(uid), stored(makeProfile({ uid, username: name, name })));
  put(paths.account(uid), { email: creator.email, phone: null, inbox: { messages: MESSAGES, unread: MESSAGES } });
  for (const type of LINK_TYPES) put(paths.link(uid, type), { link_slug: LINK_SLUG[type], username: name });
  const codes = Array.from({ length: QUIZZES }, newCode);
  for (const id of codes) {
    const responses = Math.round(size / codes.length);
    put(paths.quiz(id), stored(makeQuiz('know-me', { id, ownerId: uid, owner, scores: { '1/2': responses } })));
    put(paths.quizTally(id), { choices: {} });
    put(paths.quizKey(id), makeKey('know-me'));
  }
  put(paths.listing(uid), { quizzes: [], open: QUIZZES, scores: { '1/2': size }, plays: {} });
  const now = Date.now();
  for (let n = 0; n < size; n++) {
    const at = now - n * HOUR_MS;
    const response = makeResponse('know-me', { ownerId: uid, responderName: `Friend ${n}` });
    const quiz = { ...response.quiz, id: codes[n % codes.length] ?? '', ownerName: name, ownerUsername: name };
    put(paths.response(randomUUID()), stored({ ...response, quiz, level: 'high' }, at));
  }
  for (let n = 0; n < MESSAGES; n++) {
    const message = makeMessage({ recipientId: uid, message: `Message ${n}` });
    put(paths.message(randomUUID()), stored(message, now - n * HOUR_MS));
  }
  await batch.commit();
  return { ...creator, quizIds: codes };
}
