import { randomUUID } from 'node:crypto';
import type { InputOf } from '../../domain/api.ts';
import { makeAnswers } from '../../domain/testing/make-response.ts';
import { Sorry } from '../lib/project.ts';
import type { Client } from '../seed/client.ts';
import type { Site } from './site.ts';

/** A temporary account with a profile to look at. */
export interface LiveCreator extends Client {
  token: string;
  username: string;
  /** Deletes the account with all that is in it. */
  leave(): Promise<void>;
}

/** Functions that enforce App Check want a token: one that a browser sent, as a variable. */
const appCheck = (): Record<string, string> => {
  const token = process.env['APP_CHECK_TOKEN'];
  return token ? { 'x-firebase-appcheck': token } : {};
};

/** Posts to the site or one of its services. Throws `Sorry` with what it says. */
async function post({ ask }: Site, what: string, url: string, body: object, headers = {}): Promise<unknown> {
  const all = { 'content-type': 'application/json', ...headers };
  const reply = await ask(url, { method: 'POST', headers: all, body: JSON.stringify(body) });
  const text = await reply.text();
  if (reply.status !== 200) throw new Sorry(`${what} answers ${reply.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** Makes a creator with an account. Throws `Sorry` with what the service says. */
export async function signUp(site: Site): Promise<LiveCreator> {
  const letters = randomUUID().replace(/[^a-f]/g, '');
  const accountUrl = (action: string) => `${site.services.auth}/v1/accounts:${action}?key=${site.apiKey}`;
  const account = { email: `check-${randomUUID()}@example.com`, password: randomUUID(), returnSecureToken: true };
  const made = await post(site, 'Signing up', accountUrl('signUp'), account);
  const { localId: uid, idToken: token } = made as Record<string, string>;
  if (!uid || !token) throw new Sorry('Signing up gave no account.');
  const call: LiveCreator['call'] = async (name, data) => {
    const headers = { ...appCheck(), authorization: `Bearer ${token}` };
    const reply = await post(site, name, `${site.services.functions}/${name}`, { data }, headers);
    return (reply as { result: never }).result;
  };
  const username = `check${letters.slice(0, 12)}`;
  const leave = async () => {
    await call('deleteAccount', { username });
  };
  try {
    await call('ensureProfile', { name: `Check ${letters.slice(0, 12)}`, username, ageGroup: '18+' });
  } catch (error) {
    await post(site, 'Deleting the account', accountUrl('delete'), { idToken: token });
    throw error;
  }
  return { uid, token, username, call, leave };
}

/** Takes a quiz as a visitor of the site does. */
export async function play(site: Site, { quizId, revision }: { quizId: string; revision: number }): Promise<void> {
  const input: InputOf<'responses'> = {
    id: randomUUID(),
    quizId,
    revision,
    responderName: 'Check',
    answers: makeAnswers('know-me'),
    tracking: { timestamp: Date.now() },
  };
  await post(site, 'Taking a quiz', '/api/responses', input, appCheck());
}
