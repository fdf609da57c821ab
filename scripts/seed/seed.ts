import { randomUUID } from 'node:crypto';
import type { QuizDraft } from '../../domain/quiz/draft.ts';
import { PROJECT, REGION } from '../lib/project.ts';
import { DEMO, DEMO_MESSAGES, DEMO_QUIZZES, DEMO_RESPONSES } from './demo-data.ts';

export { DEMO } from './demo-data.ts';

export interface Target {
  authPort: number;
  functionsPort: number;
}

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`Demo data: ${new URL(url).pathname} answered ${reply.status}.`);
  return reply.json();
}

type Draft = QuizDraft['questions'][number];
const NEVER = { never: 'ever', ever: 'never' } as const;

/** The right or a wrong answer to a question, as a visitor would give it. */
function answerTo(question: Draft, right: boolean): string {
  if ('options' in question)
    return question.options[((question.correctAnswer ?? 0) + (right ? 0 : 1)) % question.options.length] ?? '';
  if ('lie' in question) return right ? question.lie : question.truth1;
  return right ? question.answer : NEVER[question.answer];
}

/** Fills an empty backend with the demo creator, through the same doors that people use. */
export async function seed({ authPort, functionsPort }: Target): Promise<void> {
  const functions = `http://127.0.0.1:${functionsPort}/${PROJECT}/${REGION}`;
  const { email, password, name } = DEMO;
  const account = (await post(
    `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    { email, password, displayName: name, returnSecureToken: true },
  )) as { idToken: string; localId: string };
  const call = async (callable: string, data: unknown) =>
    ((await post(`${functions}/${callable}`, { data }, account.idToken)) as { result: unknown }).result;
  const send = (endpoint: string, body: unknown) =>
    post(`${functions}/api/api/${endpoint}`, body) as Promise<{ data: { pass?: string } }>;
  const tracking = () => ({
    timestamp: Date.now(),
    userAgent: 'WhoKnows demo data',
    language: 'en',
    platform: 'Demo',
    timezone: 'Europe/Stockholm',
  });

  await call('ensureProfile', { name });
  const saved: { quizId: string; revision: number }[] = [];
  for (const draft of DEMO_QUIZZES) {
    saved.push(
      (await call('saveQuiz', {
        draftId: randomUUID(),
        quizId: null,
        baseRevision: null,
        draft,
      })) as (typeof saved)[number],
    );
  }
  for (const { quiz, name: responderName, right } of DEMO_RESPONSES) {
    const draft = DEMO_QUIZZES[quiz];
    const { quizId, revision } = saved[quiz] ?? {};
    const pass = draft?.isPublic
      ? undefined
      : (await send('unlock-quiz', { quizId, password: draft?.password })).data.pass;
    const answers = draft?.questions.map((question, i) => ({
      questionId: question.id,
      given: answerTo(question, right[i] === 'y'),
    }));
    await send('responses', {
      id: randomUUID(),
      quizId,
      revision,
      responderName,
      answers,
      ...(pass && { pass }),
      tracking: tracking(),
    });
  }
  for (const message of DEMO_MESSAGES) {
    await send('messages', { id: randomUUID(), recipientId: account.localId, message, tracking: tracking() });
  }
}
