import { randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { READY } from '../../domain/locales/ready.ts';
import { paths } from '../../domain/paths.ts';
import { localDatabase } from '../lib/local-admin.ts';
import { waitUntil } from '../lib/ports.ts';
import { type Client, saveDraft, send, sendMessage, signUp, type Target, takeQuiz } from '../seed/client.ts';
import { DEMO_QUIZZES } from '../seed/demo-data.ts';
import type { Since } from './local.ts';

const [DRAFT] = DEMO_QUIZZES;
const ASKED = { ready: Object.keys(READY.en['know-me'].normal).slice(0, 5), language: 'en' } as const;

/** A creator with a quiz, two answers, two messages, and a circle of two. */
async function makePerson(target: Target) {
  if (!DRAFT) throw new Error('The demo has no quiz.');
  const username = `drill${randomUUID().slice(0, 8)}`;
  const person = { name: 'Robin', username, email: `${username}@example.com`, password: 'demo-password' };
  const client = await signUp(target, person);
  const quiz = await saveDraft(client, DRAFT);
  const play = () => takeQuiz(target, quiz, DRAFT, { name: 'Sam', right: 'yyyyy' });
  const greet = () => sendMessage(target, client.uid, 'Hello you');
  const [response, other] = [await play(), await play()];
  const messages = [await greet(), await greet()] as const;
  const circle = { id: randomUUID(), name: 'Us', asked: ASKED, key: randomUUID() };
  await client.call('makeCircle', circle);
  const member = { id: randomUUID(), circleId: circle.id, name: 'Noor', answers: [0, 0, 0, 0, 0], key: randomUUID() };
  await send(target, 'circle-members', member);
  return { client, username, quiz, play, greet, responses: [response.id, other.id] as const, messages, circle, member };
}

async function untilGone(isGone: () => Promise<boolean>): Promise<void> {
  if (!(await waitUntil(isGone, 60))) throw new Error('Something is still there that was deleted.');
}

export interface People {
  stays: Awaited<ReturnType<typeof makePerson>>;
  leaves: Awaited<ReturnType<typeof makePerson>>;
  /** Lets them and others act after the backup: every kind of deletion, and new content. */
  liveOn(): Promise<Since>;
}

/** Creates two people, one of whom will leave. */
export async function makePeople(target: Target): Promise<People> {
  const [stays, leaves, deletes] = [await makePerson(target), await makePerson(target), await makePerson(target)];
  const db = localDatabase();
  const erase = ({ call }: Client, username: string) => call('deleteAccount', { username });
  const change = ({ circle, member }: typeof stays, what: 'end' | 'leave') =>
    send(target, 'circle-changes', {
      circleId: circle.id,
      key: circle.key,
      change: what === 'end' ? { do: 'end' } : { do: 'leave', memberId: member.id },
    });
  const gone = (ref: DocumentReference) => untilGone(async () => !(await ref.get()).exists);
  return {
    stays,
    leaves,
    liveOn: async () => {
      await Promise.all([
        // as owners do, past the functions
        db.doc(paths.message(stays.messages[0])).delete(),
        db.doc(paths.response(stays.responses[0])).delete(),
        db.doc(paths.quiz(deletes.quiz.quizId)).delete(),
        change(stays, 'leave'),
        change(deletes, 'end'),
        erase(leaves.client, leaves.username),
        stays.play(),
        stays.greet(),
      ]);
      const ofQuiz = db.collection(paths.responses).where('quiz.id', '==', deletes.quiz.quizId);
      await Promise.all([
        untilGone(async () => (await ofQuiz.get()).empty),
        gone(db.doc(paths.quizKey(deletes.quiz.quizId))),
        gone(db.doc(paths.quizTally(deletes.quiz.quizId))),
        gone(db.doc(paths.account(leaves.client.uid))),
        gone(db.doc(paths.messageTracking(stays.messages[0]))),
      ]);
      const { uid } = leaves.client;
      const deleted = [
        stays.messages[0],
        stays.responses[0],
        deletes.quiz.quizId,
        stays.member.id,
        deletes.circle.id,
        uid,
      ];
      return { deleted, erased: [uid] };
    },
  };
}
