import { createHash } from 'node:crypto';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seededRandom } from '../../domain/shuffle.ts';

/** What a bad network or server does to a submission. */
export type Fault =
  | { kind: 'pass' }
  | { kind: 'delay'; ms: number }
  /** The connection is lost before the server has received anything. */
  | { kind: 'drop' }
  /** The server stores it, but its reply never arrives. */
  | { kind: 'cut-after-commit' }
  /** The same, in the middle of the reply. */
  | { kind: 'truncate' }
  | { kind: 'refuse'; status: 500 | 503 | 429; retryAfter: number | null };

const SHORTEST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 2000;

type Draw = readonly [share: number, make: (random: () => number) => Fault];
const refuse = (status: 500 | 503 | 429, retryAfter: number | null = null): Draw[1] => {
  return () => ({ kind: 'refuse', status, retryAfter });
};
/** Probabilities that add up to 1: every second request fails in some way. */
const DRAWS: readonly Draw[] = [
  [0.5, () => ({ kind: 'pass' })],
  [
    0.1,
    (random) => ({
      kind: 'delay',
      ms: Math.round(SHORTEST_DELAY_MS + random() * (LONGEST_DELAY_MS - SHORTEST_DELAY_MS)),
    }),
  ],
  [0.1, () => ({ kind: 'drop' })],
  [0.1, () => ({ kind: 'cut-after-commit' })],
  [0.05, () => ({ kind: 'truncate' })],
  [0.05, refuse(500)],
  [0.04, refuse(503)],
  [0.03, refuse(503, 1)],
  [0.03, refuse(429, 1)],
];

/**
 * Returns the fault of a submission's nth attempt. It depends only on seed, name and number, so that a run can be
 * repeated although several browsers send in parallel.
 */
function faultOf(seed: number, name: string, attempt: number): Fault {
  const random = seededRandom(`${seed} ${name} ${attempt}`);
  let left = random();
  for (const [share, make] of DRAWS) {
    left -= share;
    if (left < 0) return make(random);
  }
  return { kind: 'pass' };
}

/** Returns a fault's name for the report. */
const nameOf = (fault: Fault): string =>
  fault.kind === 'refuse' ? `${fault.status}${fault.retryAfter === null ? '' : ' with Retry-After'}` : fault.kind;

/** Returns the name that identifies a submission on the way and in the database. */
export const nameFor = (seed: number, number: number): string => `delivery-${seed}-${number}`;
const NAME = /delivery-\d+-\d+/;
export const nameIn = (text: string): string | undefined => NAME.exec(text)?.[0];

export interface ChaosProxy {
  origin: string;
  port: number;
  /** While false, everything passes. */
  isOn: boolean;
  /** How often each fault happened. */
  counts: ReadonlyMap<string, number>;
  close(): void;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Returns a separate local address per name, since a rate limit would rightly stop a thousand submissions from one
 * sender. Only Linux answers on all of 127.0.0.0/8.
 */
function addressOf(name: string | undefined): string | undefined {
  if (name === undefined || process.platform !== 'linux') return undefined;
  const [a, b, c] = createHash('sha256').update(name).digest();
  return `127.${a}.${b}.${Math.max(1, Math.min(254, c ?? 1))}`;
}

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * Starts a proxy between browsers and server on a free local port. Submissions meet the fault of their seed, name and
 * attempt; anything else passes. Calls `onPost` with all that is posted.
 */
export async function serveChaos(options: {
  port: number;
  seed: number;
  onPost?: (url: string, body: string) => void;
}): Promise<ChaosProxy> {
  const { port, seed, onPost } = options;
  const agent = new Agent({ keepAlive: true });
  const counts = new Map<string, number>();
  const turns = new Map<string, number>();

  const open = ({ url, method, headers }: IncomingMessage, localAddress?: string) =>
    request({ host: '127.0.0.1', port, path: url, method, headers, agent, localAddress });

  const forward = (incoming: IncomingMessage, body: Buffer) =>
    new Promise<Reply>((resolve, reject) => {
      const outgoing = open(incoming, addressOf(nameIn(body.toString())));
      outgoing.once('error', reject);
      outgoing.once('response', (reply) => {
        bodyOf(reply).then(
          (whole) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: whole }),
          reject,
        );
      });
      outgoing.end(body);
    });

  const pipeThrough = (incoming: IncomingMessage, answer: ServerResponse) => {
    const outgoing = open(incoming);
    outgoing.once('error', () => answer.destroy());
    outgoing.once('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.once('error', () => answer.destroy());
      reply.pipe(answer);
    });
    incoming.pipe(outgoing);
  };

  const suffer = async (fault: Fault, incoming: IncomingMessage, body: Buffer, answer: ServerResponse) => {
    if (fault.kind === 'drop') return answer.destroy();
    if (fault.kind === 'refuse') {
      if (fault.retryAfter !== null) answer.setHeader('retry-after', fault.retryAfter);
      return answer.writeHead(fault.status, { 'content-type': 'text/html' }).end('<html>chaos</html>');
    }
    if (fault.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const reply = await forward(incoming, body);
    if (fault.kind === 'cut-after-commit') return answer.destroy();
    const { 'transfer-encoding': _, ...headers } = reply.headers;
    answer.writeHead(reply.status, { ...headers, 'content-length': reply.body.length });
    if (fault.kind !== 'truncate') return answer.end(reply.body);
    answer.write(reply.body.subarray(0, reply.body.length / 2), () => answer.destroy());
  };

  const chaos = { isOn: false };
  const server = createServer((incoming, answer) => {
    if (incoming.method !== 'POST') return pipeThrough(incoming, answer);
    void (async () => {
      const body = await bodyOf(incoming);
      const name = nameIn(body.toString());
      onPost?.(incoming.url ?? '', body.toString());
      let fault: Fault = { kind: 'pass' };
      if (name && chaos.isOn) {
        const turn = turns.get(name) ?? 0;
        turns.set(name, turn + 1);
        fault = faultOf(seed, name, turn);
        counts.set(nameOf(fault), (counts.get(nameOf(fault)) ?? 0) + 1);
      }
      await suffer(fault, incoming, body, answer);
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return Object.assign(chaos, {
    origin: `http://localhost:${own}`,
    port: own,
    counts,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  });
}
