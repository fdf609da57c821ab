import { randomUUID } from 'node:crypto';
import { paths } from '@domain/paths.ts';
import { makeClientError } from '@domain/testing/make-client-error.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { describe, expect, it } from 'vitest';
import { db, FUNCTIONS } from './support/backend.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { hasLog, readLog } from './support/quiet-log.ts';
import { call, post, refusal, send, someAddress } from './support/requests.ts';
import { untilEqual } from './support/until.ts';

/** A class of errors that no other test knows. */
const someType = () => `E${randomUUID().replaceAll('-', '')}`;
const timesLogged = (text: string) => readLog().split(text).length - 1;
const isLogged = (text: string) => untilEqual(async () => readLog().includes(text), true);

describe.skipIf(!hasLog)("a browser's error", () => {
  it('is logged once, by its class and the kind of page', async () => {
    const type = someType();
    const { status, body } = await post('client-errors', makeClientError({ type, code: 'react-418' }));
    expect([status, body]).toEqual([200, { ok: true, data: { isLogged: true } }]);
    await isLogged(`web: ${type} react-418 on take-quiz`);
    expect(timesLogged(type)).toBe(1);
  });

  it('is refused with more than it may contain, and not logged', async () => {
    const [type, marker] = [someType(), someType()];
    const { status } = await post('client-errors', { ...makeClientError({ type }), page: `/${marker}` });
    expect(status).toBe(400);
    await post('client-errors', makeClientError({ type: marker }));
    await isLogged(marker);
    expect([timesLogged(type), timesLogged(marker)]).toEqual([0, 1]);
  });
});

describe('a request id', () => {
  it('is in the response of an internal error', async () => {
    const draft = makeDraft('know-me', { isPublic: false, password: 'sesame' });
    const { quizId } = await saveNew(await makeCreator(), draft);
    await db().doc(paths.quizLock(quizId)).delete();
    const { error } = await refusal(post('unlock-quiz', { quizId, password: 'sesame' }));
    expect(error).toMatchObject({ code: 'internal', requestId: expect.stringMatching(/^[0-9a-f]{8}$/) });
  });

  const ask = async (id?: string) => {
    const { headers } = await send(`${FUNCTIONS}/api/api/collect-tracking-data`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': someAddress(),
        ...(id !== undefined && { 'x-request-id': id }),
      },
      body: '{}',
    });
    return headers.get('x-request-id');
  };

  it('is the one that the browser sent', async () => expect(await ask('abcd-1234')).toBe('abcd-1234'));

  it('is sent beside the input of a callable, which ignores it', async () => {
    const { headers } = await call('ensureProfile', { requestId: 'abcd-1234' });
    expect(headers.get('x-request-id')).toBe('abcd-1234');
  });
});
