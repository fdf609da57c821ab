import { randomUUID } from 'node:crypto';
import type { CallableName, InputOf, OutputOf } from '../../domain/api.ts';
import { makeDraft } from '../../domain/testing/make-quiz.ts';
import { makeAnswers } from '../../domain/testing/make-response.ts';
import { Sorry } from '../lib/project.ts';
import type { Site } from './site.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Letters only, as in a name. */
const someLetters = () =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 12);

/** A temporary account with a profile to look at. */
export interface LiveCreator {
  uid: string;
  token: string;
  username: string;
  call<Name extends CallableName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>;
  /** Deletes the account with all that is in it. */
  leave(): Promise<void>;
}

async function answerOf(what: string, reply: Response): Promise<unknown> {
  const text = await reply.text();
  if (reply.status !== 200) throw new Sorry(`${what} answers ${reply.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** Functions that enforce App Check want a token: one that a browser sent, as a variable. */
const appCheck = (): Record<string, string> => {
  const token = process.env['APP_CHECK_TOKEN'];
  return token ? { 'x-firebase-appcheck': token } : {};
};

/** Makes a creator with an account. Throws `Sorry` with what the service says. */
export async function signUp({ ask, services, apiKey }: Site): Promise<LiveCreator> {
  const letters = someLetters();
  const url = `${services.auth}/v1/accounts:signUp?key=${apiKey}`;
  const account = { email: `check-${randomUUID()}@example.com`, password: randomUUID(), returnSecureToken: true };
  const made = await ask(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(account) });
  const { localId: uid, idToken: token } = (await answerOf('Signing up', made)) as Record<string, string>;
  if (!uid || !token) throw new Sorry('Signing up gave no account.');
  const call: LiveCreator['call'] = async (name, data) => {
    const reply = await ask(`${services.functions}/${name}`, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...appCheck(), authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
    });
    return ((await answerOf(name, reply)) as { result: never }).result;
  };
  const username = `check${letters}`;
  const leave = async () => {
    await call('deleteAccount', { username });
  };
  try {
    await call('ensureProfile', { name: `Check ${letters}`, username, ageGroup: '18+' });
  } catch (error) {
    await ask(`${services.auth}/v1/accounts:delete?key=${apiKey}`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ idToken: token }),
    });
    throw error;
  }
  return { uid, token, username, call, leave };
}

export const TITLE = 'A check of the site';

/** Publishes a quiz. Returns its code and revision. */
export const publish = ({ call }: LiveCreator) =>
  call('saveQuiz', {
    draftId: randomUUID(),
    quizId: null,
    baseRevision: null,
    draft: makeDraft('know-me', { title: TITLE }),
  });

/** Takes a quiz as a visitor of the site does. */
export async function play({ ask }: Site, { quizId, revision }: { quizId: string; revision: number }): Promise<void> {
  const input: InputOf<'responses'> = {
    id: randomUUID(),
    quizId,
    revision,
    responderName: 'Check',
    answers: makeAnswers('know-me'),
    tracking: { timestamp: Date.now() },
  };
  const init = { method: 'POST', headers: { ...JSON_TYPE, ...appCheck() }, body: JSON.stringify(input) };
  await answerOf('Taking a quiz', await ask('/api/responses', init));
}
