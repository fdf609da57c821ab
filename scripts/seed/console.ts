import { randomUUID } from 'node:crypto';
import type { InputOf } from '../../domain/api.ts';
import type { Complaint } from '../../domain/moderation/report.ts';
import { localAuth } from '../lib/local-admin.ts';
import { saveDraft, send, sendMessage, signUp, type Target, takeQuiz } from './client.ts';
import {
  COMPLAINTS,
  OPERATORS,
  REPORTED,
  REPORTED_MESSAGE,
  REPORTED_PLAYER,
  REPORTED_QUIZ,
  REQUESTS,
} from './console-data.ts';

/** Fills a local backend with operators and with cases for them. `makeOperator` makes an account one by its address. */
export async function seedConsole(target: Target, makeOperator: (email: string) => Promise<unknown>): Promise<void> {
  for (const operator of OPERATORS) {
    const { uid } = await signUp(target, operator);
    const phone = { factorId: 'phone', phoneNumber: operator.phone, displayName: 'Demo phone' };
    await localAuth().updateUser(uid, { emailVerified: true, multiFactor: { enrolledFactors: [phone] } });
    await makeOperator(operator.email);
  }
  const dex = await signUp(target, REPORTED);
  const quiz = await saveDraft(dex, REPORTED_QUIZ);
  await takeQuiz(target, quiz, REPORTED_QUIZ, { name: REPORTED_PLAYER, right: 'ynn' });
  const { quizId } = quiz;
  const report = async (what: InputOf<'reports'>['what'], complaints: readonly Complaint[]) => {
    for (const complaint of complaints) await send(target, 'reports', { id: randomUUID(), what, ...complaint });
  };
  await report({ kind: 'question', quizId, questionId: 'k1' }, COMPLAINTS.question);
  await report({ kind: 'profile', uid: dex.uid }, COMPLAINTS.profile);
  await report({ kind: 'player-name', quizId, name: REPORTED_PLAYER }, COMPLAINTS['player-name']);
  const messageId = await sendMessage(target, dex.uid, REPORTED_MESSAGE);
  for (const complaint of COMPLAINTS.message) await dex.call('reportMessage', { messageId, ...complaint });
  for (const form of REQUESTS) await send(target, 'contact-requests', { id: randomUUID(), ...form });
}
