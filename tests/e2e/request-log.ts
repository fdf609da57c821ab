import type { Page, Request } from '@playwright/test';
import { ruleReadsOf } from '../functions/support/rule-reads.ts';

/** A read that a page asked for, in the form of Firestore's REST interface. */
interface Ask {
  method: 'GET' | 'POST';
  url: string;
  body: string | null;
  authorization: string;
}

interface Target {
  documents?: { documents: string[] };
  query?: { parent: string; structuredQuery: object };
}

const STREAM = /Firestore\/(?:Listen|Write)\/channel/;
const ROOT = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/`;

/** The messages that the SDK sends on a stream, which are values of a form. */
const messagesOf = (body: string) =>
  [...new URLSearchParams(body)].flatMap(([key, value]) => (key.endsWith('___data__') ? [JSON.parse(value)] : []));

function asksOf({ documents, query }: Target, authorization: string): Ask[] {
  if (query) {
    const body = JSON.stringify({ structuredQuery: query.structuredQuery });
    return [{ method: 'POST', url: `${ROOT}${query.parent}:runQuery`, body, authorization }];
  }
  return (documents?.documents ?? []).map((name) => ({ method: 'GET', url: ROOT + name, body: null, authorization }));
}

/** What a screen does that is billed, from its opening on. */
export interface Asked {
  asks: Map<string, Ask>;
  writes: number;
  invocations: number;
}

/** Returns the id of a stream's channel; null while it is being opened. */
const channelOf = (request: Request) => new URL(request.url()).searchParams.get('SID');

/**
 * Follows what a page asks of the backend, from now on and from each restart on; and how many channels it is opening,
 * which nobody can end until the page knows their ids.
 */
export function followAsks(page: Page): { now(): Asked; opening(): number; restart(): void } {
  let asked: Asked;
  let begun = 0;
  const channels = new Set<string>();
  /** A page that is left before the answer sends a write once more when it is opened again. */
  const written = new Set<string>();
  const restart = () => {
    asked = { asks: new Map(), writes: 0, invocations: 0 };
  };
  restart();
  let authorization = '';
  const keyOf = ({ url, body }: Ask) => `${url} ${body}`;
  const add = (ask: Ask) => asked.asks.set(keyOf(ask), ask);
  /** What this document has asked for on streams. */
  const listened = new Set<string>();
  const onStream = (request: Request) => {
    const channel = channelOf(request);
    if (channel === null) begun += 1;
    else channels.add(channel);
    const body = request.postData() ?? '';
    const headers = new URLSearchParams(body).get('headers') ?? new URL(request.url()).searchParams.get('$httpHeaders');
    authorization = /Authorization:\s*(Bearer \S+)/i.exec(headers ?? '')?.[1] ?? authorization;
    for (const message of messagesOf(body)) {
      for (const ask of message.addTarget ? asksOf(message.addTarget, authorization) : []) {
        // a channel opened again goes on where the one before was cut off: nothing is billed twice
        if (channel !== null || !listened.has(keyOf(ask))) add(ask);
        listened.add(keyOf(ask));
      }
      for (const write of message.writes ?? []) {
        const text = JSON.stringify(write);
        if (!written.has(text)) asked.writes += 1;
        written.add(text);
      }
    }
  };
  page.on('request', (request) => {
    const [url, method] = [request.url(), request.method()];
    if (method === 'OPTIONS') return;
    if (request.isNavigationRequest()) listened.clear();
    if (STREAM.test(url)) onStream(request);
    else if (/\/v1\/projects\/[^/]+\/databases\//.test(url))
      add({
        method: method as Ask['method'],
        url,
        body: request.postData(),
        authorization: request.headers()['authorization'] ?? '',
      });
    else if (/\/europe-west1\/|\/api\//.test(url)) asked.invocations += 1;
  });
  page.on('requestfailed', (request) => {
    if (STREAM.test(request.url()) && channelOf(request) === null) begun -= 1;
  });
  return { now: () => asked, opening: () => begun - channels.size, restart };
}

/** Asks for it again and returns how many documents are billed: what is missing or refused is one, too. */
async function documentsOf({ method, url, body, authorization }: Ask): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const reply = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(20_000) });
  const answer: unknown = await reply.json();
  if (!url.includes(':runQuery') || !Array.isArray(answer)) return 1;
  return Math.max(1, answer.filter((row) => row.document).length);
}

const known = new Map<string, Promise<number>>();

/** Returns how many documents are billed for what a screen asked, without what rules look at. */
export async function readsOf({ asks }: Asked): Promise<number> {
  let sum = 0;
  for (const [key, ask] of asks) {
    const documents = known.get(key) ?? documentsOf(ask);
    known.set(key, documents);
    sum += await documents;
  }
  return sum;
}

const lookedAt = new Map<string, number>();

/**
 * Returns how many documents rules look at for it, of these ids and those that it names. No page may be listening to
 * them: whatever others write, rules look again for its lists.
 */
export async function lookedAtFor({ asks }: Asked, ids: readonly string[]): Promise<number> {
  const namesIn = ({ url }: Ask) => new URL(url).pathname.split('/');
  const fresh = [...asks].filter(([key]) => !lookedAt.has(key));
  if (fresh.length > 0) {
    const all = fresh.map(([, ask]) => ask);
    // all at once first: to tell of each what it looks at takes seconds, and most look at nothing
    const looked = await ruleReadsOf(() => Promise.all(all.map(documentsOf)), [...ids, ...all.flatMap(namesIn)]);
    for (const [key, ask] of fresh) {
      const look = () => ruleReadsOf(() => documentsOf(ask), [...ids, ...namesIn(ask)]);
      const once = looked > 0 ? await look() : 0;
      // on a busy machine a look of before is sometimes counted here, though no page listens: too many, never too few
      lookedAt.set(key, once > 0 ? Math.min(once, await look()) : 0);
    }
  }
  return [...asks.keys()].reduce((sum, key) => sum + (lookedAt.get(key) ?? 0), 0);
}
