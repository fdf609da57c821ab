import { randomInt, randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { paths } from '../../domain/paths.ts';
import { makeMessage, makeMessageInput } from '../../domain/testing/make-message.ts';
import { makeDraft } from '../../domain/testing/make-quiz.ts';
import { makeResponse, makeResponseInput } from '../../domain/testing/make-response.ts';
import { endpointUrl, saveDraft, signUp, type Target } from '../seed/client.ts';

export const KINDS = ['responses', 'messages'] as const;
export type Kind = (typeof KINDS)[number];
export interface Goal {
  uid: string;
  quizId: string;
}

export async function makeGoal(target: Target): Promise<Goal> {
  const creator = await signUp(target, {
    name: 'Robin Load',
    username: `robin${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@example.com`,
    password: 'bench-password',
  });
  return { uid: creator.uid, quizId: (await saveDraft(creator, makeDraft('know-me'))).quizId };
}

export const inputs: Record<Kind, (goal: Goal) => object & { id: string }> = {
  responses: ({ quizId }) => ({ ...makeResponseInput('know-me'), id: randomUUID(), quizId }),
  messages: ({ uid }) => ({ ...makeMessageInput({ recipientId: uid }), id: randomUUID() }),
};

/** The documents that the endpoints store, for a nonexistent recipient: the bare cost of storing them. */
export const documents: Record<Kind, () => [path: string, fields: object]> = {
  responses: () => {
    const { id, ...fields } = makeResponse('know-me', { id: randomUUID(), ownerId: 'nobody' });
    return [paths.response(id), { ...fields, level: 'high', createdAt: Timestamp.now() }];
  },
  messages: () => {
    const { id, ...fields } = makeMessage({ id: randomUUID(), recipientId: 'nobody' });
    return [paths.message(id), { ...fields, createdAt: Timestamp.now() }];
  },
};

/** Returns an unused address, so that no sender's limit is reached. */
const someAddress = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export async function submit(url: string, input: object, wanted = 200): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body: JSON.stringify(input),
  });
  await reply.arrayBuffer();
  if (reply.status !== wanted) throw new Error(String(reply.status));
}

/** Returns a nonexistent address of the endpoints' function. */
export const nowhereUrl = (target: Target) => endpointUrl(target, 'messages').replace(/messages$/, 'nothing');

/** Returns how many submissions to a goal the database holds. */
export async function countStored(db: Firestore, { uid, quizId }: Goal): Promise<Record<Kind, number>> {
  const [responses, messages] = await Promise.all([
    db.collection(paths.responses).where('quiz.id', '==', quizId).count().get(),
    db.collection(paths.messages).where('recipientId', '==', uid).count().get(),
  ]);
  return { responses: responses.data().count, messages: messages.data().count };
}

const STORED_WITHIN_S = 120;

/** Looks until all that was sent is stored: in a rush, that is after the answer. Returns how much is, after which time. */
export async function waitUntilStored(
  db: Firestore,
  goal: Goal,
  kind: Kind,
  sent: number,
): Promise<{ found: number; afterS: number }> {
  const started = performance.now();
  for (;;) {
    const found = (await countStored(db, goal))[kind];
    const afterS = (performance.now() - started) / 1000;
    if (found >= sent || afterS > STORED_WITHIN_S) return { found, afterS };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
