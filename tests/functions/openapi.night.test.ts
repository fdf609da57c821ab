import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints, type InputOf, type OutputOf } from '@domain/api.ts';
import { openApiDocument } from '@domain/openapi/openapi-document.ts';
import { makeMessageInput } from '@domain/testing/make-message.ts';
import { makeTracking } from '@domain/testing/make-tracking.ts';
import { expect, it } from 'vitest';
import { fromJSONSchema, prettifyError } from 'zod';
import { FUNCTIONS } from './support/backend.ts';
import { replyTo } from './support/documents.ts';
import { answersTo } from './support/inputs.ts';
import { makePublished } from './support/people.ts';
import { post, type Reply, send, someAddress } from './support/requests.ts';
import { SOUND_REQUESTS } from './support/sound-requests.ts';

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

const NAMES = Object.keys(endpoints) as EndpointName[];
/** Posts what the document allows, and returns the data of an answer that it describes. */
async function exchange<Name extends EndpointName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  expect([name, objection(operationAt(`/api/${name}`, 'post').requestBody, input)]).toEqual([name, null]);
  const reply = await post(name, input);
  checkAnswer(`/api/${name}`, 'post', reply);
  if (!reply.body.ok) throw new Error(`${name}: ${JSON.stringify(reply.body)}`);
  return reply.body.data;
}
const look = (path: string) => send<Record<string, unknown>>(path, { headers: { 'x-forwarded-for': someAddress() } });

it('every endpoint accepts and returns what the OpenAPI document says', async () => {
  for (const name of NAMES) await exchange(name, (await SOUND_REQUESTS[name]())() as InputOf<typeof name>);
  const locked = await makePublished({ isPublic: false, password: 'hidden one' });
  const { creator, quizId } = await makePublished();
  const key = { id: randomUUID(), deleteKey: randomUUID() };
  await exchange('messages', { ...makeMessageInput({ recipientId: creator.uid }), ...key });
  await replyTo(key.id);
  expect(await exchange('sent-message', key)).toMatchObject({ state: 'replied' });
  const { pass } = await exchange('unlock-quiz', { quizId: locked.quizId, password: 'hidden one' });
  await exchange('responses', answersTo(locked.quizId, { pass, tracking: makeTracking() }));

  // what isn't described is no answer
  expect(objection(operationAt('/api/messages', 'post').responses['200'] ?? {}, { ok: true, data: {} })).not.toBeNull();
  for (const name of NAMES) {
    const reply = await post(name, {});
    expect([name, reply.status]).toEqual([name, 400]);
    checkAnswer(`/api/${name}`, 'post', reply);
    expect(objection(operationAt(`/api/${name}`, 'post').requestBody, {})).not.toBeNull();
  }
  checkAnswer(
    '/api/unlock-quiz',
    'post',
    await post('unlock-quiz', { quizId: locked.quizId, password: 'no word of anybody' }),
  );
  checkAnswer('/api/sent-message', 'post', await post('sent-message', { id: randomUUID(), deleteKey: randomUUID() }));
  checkAnswer('/api/health', 'get', await look(`${FUNCTIONS}/api/api/health`));
  const link = encodeURIComponent(`${site}/${creator.profile.username}/${quizId}`);
  checkAnswer('/api/oembed', 'get', await look(`${FUNCTIONS}/embed/api/oembed?url=${link}`));
  checkAnswer('/api/oembed', 'get', await look(`${FUNCTIONS}/embed/api/oembed?url=${link}xx`));
});
