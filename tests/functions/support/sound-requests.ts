import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@domain/api.ts';
import { makeCircleInput, makeGuessInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeClientError } from '@domain/testing/make-client-error.ts';
import { trackDeletion } from '@domain/testing/make-deletion.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { replyTo } from './documents.ts';
import { answersTo, contactRequest, messageTo } from './inputs.ts';
import { makeCreator, makePublished } from './people.ts';
import { posted } from './requests.ts';

const aQuiz = async () => (await makePublished()).quizId;
const aCircle = async () => (await posted('circles', makeCircleInput())).id;
const makeSentKey = () => ({ id: randomUUID(), deleteKey: randomUUID() });

/** For each endpoint, what makes requests that succeed, each time another one where it stores something. */
export const SOUND_REQUESTS: Record<EndpointName, () => Promise<() => object>> = {
  responses: async () => {
    const quizId = await aQuiz();
    return () => answersTo(quizId);
  },
  messages: async () => {
    const { uid } = await makeCreator();
    return () => messageTo(uid);
  },
  'unlock-quiz': async () => {
    const { quizId } = await makePublished({ isPublic: false, password: 'hidden one' });
    return () => ({ quizId, password: 'hidden one' });
  },
  'open-result': async () => {
    const { id } = await posted('responses', answersTo(await aQuiz()));
    return () => ({ id, pass: '' });
  },
  'delete-submission': async () => () => trackDeletion({ id: randomUUID() }),
  'sent-message': async () => makeSentKey,
  reports: async () => {
    const quizId = await aQuiz();
    return () => ({ id: randomUUID(), what: { kind: 'quiz', quizId }, reason: 'spam', note: '' });
  },
  'report-reply': async () => {
    const key = makeSentKey();
    await posted('messages', { ...messageTo((await makeCreator()).uid), ...key });
    await replyTo(key.id, 'Who is this?');
    await posted('sent-message', key);
    return () => ({ ...key, reason: 'spam', note: '' });
  },
  'block-replies': async () => () => ({ ...makeSentKey(), others: [], isBlocked: true }),
  'reply-push': async () => {
    const { subscription, language } = makeDeviceInput();
    return () => ({ ...makeSentKey(), device: { subscription, language } });
  },
  'collect-tracking-data': async () => () => makeTracking(),
  'translate-content': async () => () => ({ text: 'Tea', targetLanguage: 'fr', context: 'answer' }),
  circles: async () => makeCircleInput,
  'circle-members': async () => {
    const member = makeMemberInput(await aCircle());
    return () => member;
  },
  'circle-guesses': async () => {
    const circleId = await aCircle();
    const [one, other] = [makeMemberInput(circleId), makeMemberInput(circleId)];
    for (const member of [one, other]) await posted('circle-members', member);
    return () => makeGuessInput(one, other.id);
  },
  'circle-changes': async () => {
    const { id, key } = makeCircleInput();
    await posted('circles', makeCircleInput({ id, key }));
    return () => ({ circleId: id, key, change: { do: 'close', isClosed: true } });
  },
  'client-errors': async () => () => makeClientError(),
  visits: async () => () => ({ entry: 'link', since: 0, steps: { started: 40 } }),
  'contact-requests': async () => contactRequest,
};
