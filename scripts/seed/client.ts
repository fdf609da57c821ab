import { randomInt, randomUUID } from 'node:crypto';
import { type CallableName, type EndpointName, functionOf, type InputOf, type OutputOf } from '../../domain/api.ts';
import type { QuizType } from '../../domain/games/index.ts';
import type { AgeGroup } from '../../domain/profiles/age.ts';
import type { Face } from '../../domain/profiles/face.ts';
import { type DraftQuestion, draftsOf, type QuizDraft } from '../../domain/quiz/draft.ts';
import { offeredOptions } from '../../domain/quiz/insights.ts';
import type { QuizResponse } from '../../domain/responses/response.ts';
import { sendJson } from '../lib/http.ts';
import { PROJECT, REGION } from '../lib/project.ts';

/** A client without a browser: it uses the app's own API, for demo data and test fixtures. */
export interface Client {
  uid: string;
  call<Name extends CallableName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>>;
}
export interface Target {
  authPort: number;
  functionsPort: number;
}

const functionsUrl = ({ functionsPort }: Target) => `http://127.0.0.1:${functionsPort}/${PROJECT}/${REGION}`;

/** Signs a creator up and creates the profile, an adult's if nothing else is said. */
export async function signUp(
  target: Target,
  person: { email: string; password: string; name: string; username: string; ageGroup?: AgeGroup; face?: Face },
): Promise<Client> {
  const url = `http://127.0.0.1:${target.authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`;
  const { email, password, name, username, ageGroup = '18+', face = null } = person;
  const account = (await sendJson(url, { email, password, displayName: name, returnSecureToken: true })) as {
    idToken: string;
    localId: string;
  };
  const call: Client['call'] = async (callable, data) => {
    const headers = { authorization: `Bearer ${account.idToken}` };
    const reply = await sendJson(`${functionsUrl(target)}/${callable}`, { data }, headers);
    return (reply as { result: never }).result;
  };
  await call('ensureProfile', { name, username, ageGroup, face });
  return { uid: account.localId, call };
}

/** Returns a header with a random address, as Hosting adds it: one of MaxMind's examples, which have a place. */
const fromSomeAddress = () => ({ 'x-forwarded-for': `89.160.20.${randomInt(1, 255)}` });

const endpointUrl = (target: Target, endpoint: EndpointName) =>
  `${functionsUrl(target)}/${functionOf(endpoint)}/api/${endpoint}`;

export async function send<Name extends EndpointName>(
  target: Target,
  endpoint: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  const reply = await sendJson(endpointUrl(target, endpoint), input, fromSomeAddress());
  return (reply as { data: OutputOf<Name> }).data;
}

export const saveDraft = (creator: Client, draft: QuizDraft) =>
  creator.call('saveQuiz', { draftId: randomUUID(), quizId: null, baseRevision: null, draft });

/** Returns a right or wrong answer to a question, as a visitor would give it. */
async function answerTo(type: QuizType, item: DraftQuestion, isRight: boolean): Promise<string> {
  const undigested = {
    shuffle: <T>(items: readonly T[]) => [...items],
    digest: async () => ({ salt: '', digest: '' }),
  };
  const { key } = await draftsOf(type).publish(item, undigested);
  const options = offeredOptions({ type }, key);
  const right = options.indexOf(key.correct);
  return options[(right + (isRight ? 0 : 1)) % options.length] ?? '';
}

/** Returns what a visitor's phone would report about itself. */
export const sampleTracking = () => ({
  timestamp: Date.now(),
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  language: 'en-GB',
  languages: ['en-GB', 'sv'],
  platform: 'Linux armv8l',
  timezone: 'Europe/Stockholm',
  screen: { width: 412, height: 915, colorDepth: 24, pixelRatio: 2.625 },
  viewport: { width: 412, height: 783 },
  maxTouchPoints: 5,
});

export async function sendMessage(target: Target, recipientId: string, message: string): Promise<string> {
  const id = randomUUID();
  await send(target, 'messages', { id, recipientId, message, tracking: sampleTracking() });
  return id;
}

/** Takes a saved quiz as a visitor; `right` has one letter per question, y for a right answer. */
export async function takeQuiz(
  target: Target,
  saved: { quizId: string; revision: number },
  draft: QuizDraft,
  by: { name: string; right: string },
): Promise<QuizResponse> {
  const { quizId, revision } = saved;
  const pass = draft.isPublic ? null : (await send(target, 'unlock-quiz', { quizId, password: draft.password })).pass;
  return send(target, 'responses', {
    id: randomUUID(),
    quizId,
    revision,
    responderName: by.name,
    answers: await Promise.all(
      draft.questions.map(async (item, i) => ({
        questionId: item.id,
        given: await answerTo(draft.type, item, by.right[i] === 'y'),
      })),
    ),
    wasToldOfBoard: true,
    ...(pass !== null && { pass }),
    tracking: sampleTracking(),
  });
}
