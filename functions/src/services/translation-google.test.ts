import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { googleTranslator } from './translation-google.ts';

const TOKEN_PATH = '/computeMetadata/v1/instance/service-accounts/default/token';
const TRANSLATE_PATH = '/v3/projects/some-project/locations/global:translateText';
type Answer = (response: ServerResponse, contents: string[]) => void;

const json = (response: ServerResponse, body: unknown) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
};
const token: Answer = (response) => json(response, { access_token: 'some-token', expires_in: 3000 });
const shout: Answer = (response, contents) =>
  json(response, { translations: contents.map((one) => ({ translatedText: one.toUpperCase() })) });

/** A stand-in for the metadata server and for Cloud Translation; it refuses what either would refuse. */
let server: Server;
let giveToken: Answer;
let answer: Answer;
let asked: string[];

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(`${request.method} ${request.url}`);
  const refuse = (status: number) => response.writeHead(status).end();
  if (request.url === TOKEN_PATH) {
    if (request.headers['metadata-flavor'] !== 'Google') return void refuse(403);
    return giveToken(response, []);
  }
  if (request.headers.authorization !== 'Bearer some-token') return void refuse(401);
  if (request.headers['content-type'] !== 'application/json') return void refuse(415);
  const body = JSON.parse(await text(request));
  expect(Object.keys(body).sort()).toEqual(['contents', 'mimeType', 'targetLanguageCode']);
  if (body.mimeType !== 'text/plain' || body.targetLanguageCode !== 'fr') return void refuse(400);
  answer(response, body.contents);
}

beforeEach(async () => {
  [giveToken, answer, asked] = [token, shout, []];
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const translate = (texts: readonly string[], timeoutMs = 5000) => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return googleTranslator({ project: 'some-project', api: origin, metadata: origin, timeoutMs })(texts, 'fr');
};

test('requests a token, then all texts in one request, as plain text', async () => {
  expect(await translate(['one', 'a <b> & "c"'])).toEqual(['ONE', 'A <B> & "C"']);
  expect(asked).toEqual([`GET ${TOKEN_PATH}`, `POST ${TRANSLATE_PATH}`]);
});

test.each<[string, Answer]>([
  ['an error', (response) => response.writeHead(500).end('secret words')],
  ['a refusal', (response) => response.writeHead(403).end('{}')],
  ['no JSON', (response) => response.end('<html>secret words</html>')],
  ['another shape', (response) => json(response, { translations: ['secret words'] })],
  ['too few texts', (response) => json(response, { translations: [{ translatedText: 'secret words' }] })],
  ['an empty text', (response) => json(response, { translations: [{ translatedText: '' }, { translatedText: 'x' }] })],
  ['a broken connection', (response) => response.destroy()],
])('throws on %s, without repeating the answer', async (_, given) => {
  answer = given;
  await expect(translate(['one', 'two'])).rejects.not.toThrow(/secret words/);
});

test('throws where there is no token, and requests no translation then', async () => {
  giveToken = (response) => response.writeHead(404).end();
  await expect(translate(['one'])).rejects.toThrow('http-404');
  expect(asked).toEqual([`GET ${TOKEN_PATH}`]);
});

test.each(['token', 'translation'])('gives up on a slow %s at its timeout', async (slow) => {
  const never: Answer = () => undefined;
  if (slow === 'token') giveToken = never;
  else answer = never;
  await expect(translate(['one'], 100)).rejects.toThrow(/timeout/);
});
