import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '@domain/api.ts';
import { openApiDocument } from '@domain/openapi/openapi-document.ts';
import { makeCircleInput, makeGuessInput, makeMemberInput } from '@domain/testing/make-circle.ts';
import { makeClientError } from '@domain/testing/make-client-error.ts';
import { makeDeviceInput } from '@domain/testing/make-device.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { makeResponseInput } from '@domain/testing/make-response.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { expect, it } from 'vitest';
import { fromJSONSchema, prettifyError } from 'zod';
import { FUNCTIONS } from './support/backend.ts';
import { replyTo } from './support/documents.ts';
import { answersTo, contactRequest } from './support/inputs.ts';
import { makeCreator, saveNew } from './support/people.ts';
import { post, type Reply, send, someAddress } from './support/requests.ts';

type Schema = Parameters<typeof fromJSONSchema>[0];
interface Content {
  content?: { 'application/json': { schema: Schema } };
  $ref?: string;
}
interface Operation {
  requestBody: Content;
  responses: Record<string, Content>;
}
interface Described {
  paths: Record<string, Record<'get' | 'post', Operation>>;
  components: { responses: Record<string, Content> };
}
const site = `http://localhost:${Number(process.env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':')[1]) - 4097}`;
// as others read it
const document = JSON.parse(JSON.stringify(openApiDocument(site, '1.0.0'))) as Described;

/** Returns what the document objects to in a value; null if nothing. */
function objection({ content, $ref }: Content, value: unknown): string | null {
  const shared = $ref === undefined ? undefined : document.components.responses[$ref.split('/').at(-1) ?? ''];
  if (shared) return objection(shared, value);
  const schema = content?.['application/json'].schema;
  if (!schema) return 'nothing is said of it';
  const { error } = fromJSONSchema(schema).safeParse(value);
  return error ? prettifyError(error) : null;
}
const operationAt = (path: string, method: 'get' | 'post') => document.paths[path]?.[method] as Operation;
const checkAnswer = (path: string, method: 'get' | 'post', { status, body }: Reply<unknown>) =>
  expect([path, status, objection(operationAt(path, method).responses[status] ?? {}, body)]).toEqual([
    path,
    status,
    null,
  ]);

const succeeded = new Set<EndpointName>();
/** Posts what the document allows, and returns the data of an answer that it describes. */
async function exchange<Name extends EndpointName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  expect([name, objection(operationAt(`/api/${name}`, 'post').requestBody, input)]).toEqual([name, null]);
  const reply = await post(name, input);
  checkAnswer(`/api/${name}`, 'post', reply);
  if (!reply.body.ok) throw new Error(`${name}: ${JSON.stringify(reply.body)}`);
  succeeded.add(name);
  return reply.body.data;
}
const look = (path: string) => send<Record<string, unknown>>(path, { headers: { 'x-forwarded-for': someAddress() } });

it('every endpoint accepts and returns what the OpenAPI document says', async () => {
  const creator = await makeCreator('Robin Reader');
  const key = { id: randomUUID(), deleteKey: randomUUID() };
  const [open, locked] = await Promise.all([
    saveNew(creator, makeDraft('know-me')),
    saveNew(creator, makeDraft('know-me', { isPublic: false, password: 'hidden one' })),
  ]);
  const played = { ...makeResponseInput('know-me'), id: randomUUID() };
  await exchange('responses', { ...played, quizId: open.quizId, tracking: makeTracking(), deleteKey: key.deleteKey });
  const { pass, quiz } = await exchange('unlock-quiz', { quizId: locked.quizId, password: 'hidden one' });
  expect(quiz.questions.length).toBeGreaterThan(0);
  const secret = answersTo(locked.quizId, { pass });
  await exchange('responses', secret);
  expect((await exchange('open-result', { id: secret.id, pass })).answers.length).toBeGreaterThan(0);

  await exchange('messages', { ...makeMessageInput({ recipientId: creator.uid }), ...key });
  expect(await exchange('sent-message', key)).toEqual({ state: 'open' });
  await replyTo(key.id);
  expect(await exchange('sent-message', key)).toMatchObject({ state: 'replied' });
  await exchange('report-reply', { ...key, reason: 'spam', note: '' });
  const { subscription, language } = makeDeviceInput();
  await exchange('reply-push', { ...key, device: { subscription, language } });
  await exchange('block-replies', { ...key, others: [], isBlocked: true });
  await exchange('delete-submission', { kind: 'message', ...key });

  const circle = makeCircleInput();
  await exchange('circles', circle);
  const [one, other] = [makeMemberInput(circle.id), makeMemberInput(circle.id, { name: 'Kim' })];
  for (const member of [one, other]) await exchange('circle-members', member);
  expect((await exchange('circle-guesses', makeGuessInput(one, other.id))).verdict?.right).toBe(5);
  await exchange('circle-changes', { circleId: circle.id, key: circle.key, change: { do: 'end' } });

  await exchange('collect-tracking-data', makeTracking());
  await exchange('translate-content', { text: ['Tea', 'Water'], targetLanguage: 'fr', context: 'answer' });
  await exchange('reports', {
    id: randomUUID(),
    what: { kind: 'quiz', quizId: open.quizId },
    reason: 'spam',
    note: '',
  });
  await exchange('client-errors', makeClientError());
  await exchange('visits', { entry: 'link', since: 0, steps: { opened: 1 } });
  await exchange('contact-requests', contactRequest());
  expect([...succeeded].sort()).toEqual(Object.keys(endpoints).sort());

  // what isn't described is no answer
  expect(objection(operationAt('/api/messages', 'post').responses['200'] ?? {}, { ok: true, data: {} })).not.toBeNull();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const reply = await post(name, {});
    expect([name, reply.status]).toEqual([name, 400]);
    checkAnswer(`/api/${name}`, 'post', reply);
    expect(objection(operationAt(`/api/${name}`, 'post').requestBody, {})).not.toBeNull();
  }
  checkAnswer('/api/unlock-quiz', 'post', await post('unlock-quiz', { quizId: locked.quizId, password: 'another' }));
  checkAnswer('/api/sent-message', 'post', await post('sent-message', { id: randomUUID(), deleteKey: randomUUID() }));
  checkAnswer('/api/health', 'get', await look(`${FUNCTIONS}/api/api/health`));
  const link = encodeURIComponent(`${site}/${open.username}/${open.quizId}`);
  checkAnswer('/api/oembed', 'get', await look(`${FUNCTIONS}/embed/api/oembed?url=${link}`));
  checkAnswer('/api/oembed', 'get', await look(`${FUNCTIONS}/embed/api/oembed?url=${link}xx`));
});
