import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { translateTexts } from '../../functions/src/services/translation.ts';

// the functions under test ask no provider, so this asks their service itself, with a stand-in for Google's
// (functions/src/services/translation-google.test.ts holds the request against Google's)
const USE = { context: 'question', language: 'fr' } as const;
type Answer = (response: ServerResponse, contents: string[]) => void;
const give = (response: ServerResponse, body: unknown) => response.end(JSON.stringify(body));
const shout: Answer = (response, contents) =>
  give(response, { translations: contents.map((one) => ({ translatedText: one.toUpperCase() })) });

let server: Server;
let answer: Answer;
let asked: string[][];

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return void give(response, { access_token: 'some-token' });
  const { contents } = (await json(request)) as { contents: string[] };
  asked.push(contents);
  answer(response, contents);
}

beforeAll(async () => {
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('TRANSLATION_PROVIDER', 'google');
  vi.stubEnv('TRANSLATION_API', `http://${host}`);
  vi.stubEnv('GCE_METADATA_HOST', host);
});
beforeEach(() => {
  [answer, asked] = [shout, []];
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const translate = (...texts: string[]) => translateTexts(texts, USE, Date.now());
/** A text that nobody has translated yet. */
const someText = () => `Which tree is ${randomUUID()}?`;

it('what the provider gives is kept, and not bought again', async () => {
  const [one, two] = [someText(), someText()];
  expect(await translate(one, two, one)).toEqual([one, two, one].map((text) => text.toUpperCase()));
  expect(await translate(two)).toEqual([two.toUpperCase()]);
  expect(asked).toEqual([[one, two]]);
});

it.each<[string, Answer]>([
  ['refuses', (response) => response.writeHead(403).end('{"error":"no"}')],
  ['is out of order', (response) => response.writeHead(500).end()],
  ['does not answer', () => undefined],
  ['gives up in the middle', (response) => response.destroy()],
  ['gives nonsense', (response) => response.end('<html>')],
  ['gives fewer texts', (response) => give(response, { translations: [] })],
])('where the provider %s, a text comes back as it was, and is asked for again later', async (_, failing) => {
  answer = failing;
  const text = someText();
  expect(await translate(text)).toEqual([text]);
  answer = shout;
  expect(await translate(text)).toEqual([text.toUpperCase()]);
});
