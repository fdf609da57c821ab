import { createHash } from 'node:crypto';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../domain/shuffle.ts';

/** What a bad network or server does to a submission. */
const FAULTS = [
  ['pass', 50],
  ['delay', 10],
  // the connection is lost before the server has received anything
  ['drop', 10],
  // the server stores it, but its reply never arrives, or breaks off
  ['cut-after-commit', 10],
  ['truncate', 5],
  ['500', 5],
  ['503', 4],
  ['503 with Retry-After', 3],
  ['429 with Retry-After', 3],
] as const;
type Fault = (typeof FAULTS)[number][0];

const SHORTEST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 2000;

/** Chooses one by its share, with a random number below 1. */
export function pick<T>(choices: readonly (readonly [T, number])[], random: number): T {
  let left = random * choices.reduce((total, [, share]) => total + share, 0);
  for (const [choice, share] of choices) {
    left -= share;
    if (left < 0) return choice;
  }
  throw new Error('A share is missing.');
}

/** Returns the name that identifies a submission on the way and in the database. */
export const nameFor = (seed: number, number: number): string => `delivery-${seed}-${number}`;
const NAME = /delivery-\d+-\d+/;

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

interface ChaosProxy {
  origin: string;
  /** How often each fault happened. */
  counts: ReadonlyMap<string, number>;
  close(): void;
}

/**
 * Starts a proxy between browsers and server on a free local port. Each attempt of a submission meets a fault that
 * depends only on seed, name and attempt, so that a run can be repeated although several browsers send in parallel;
 * anything else passes.
 */
export async function serveChaos({ port, seed }: { port: number; seed: number }): Promise<ChaosProxy> {
  const agent = new Agent({ keepAlive: true });
  const counts = new Map<string, number>();
  const turns = new Map<string, number>();

  const forward = ({ url, method, headers }: IncomingMessage, body: Buffer, localAddress?: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path: url, method, headers, agent, localAddress });
      outgoing.once('error', reject).once('response', resolve).end(body);
    });

  const answerWith = async (fault: Fault, answer: ServerResponse, ask: () => Promise<IncomingMessage>) => {
    if (fault === 'drop') return answer.destroy();
    const status = Number.parseInt(fault, 10);
    if (status) {
      if (fault.includes('Retry-After')) answer.setHeader('retry-after', 1);
      return answer.writeHead(status, { 'content-type': 'text/html' }).end('<html>chaos</html>');
    }
    const reply = await ask();
    const whole = await bodyOf(reply);
    if (fault === 'cut-after-commit') return answer.destroy();
    const { 'transfer-encoding': _, ...headers } = reply.headers;
    answer.writeHead(reply.statusCode ?? 502, headers);
    if (fault !== 'truncate') return answer.end(whole);
    return answer.write(whole.subarray(0, whole.length / 2), () => answer.destroy());
  };

  const server = createServer((asked, answer) => {
    void (async () => {
      const body = await bodyOf(asked);
      const name = asked.method === 'POST' ? NAME.exec(body.toString())?.[0] : undefined;
      let fault: Fault = 'pass';
      if (name) {
        const turn = turns.get(name) ?? 0;
        turns.set(name, turn + 1);
        const random = seededRandom(`${seed} ${name} ${turn}`);
        fault = pick(FAULTS, random());
        counts.set(fault, (counts.get(fault) ?? 0) + 1);
        if (fault === 'delay') await pause(SHORTEST_DELAY_MS + random() * (LONGEST_DELAY_MS - SHORTEST_DELAY_MS));
      }
      await answerWith(fault, answer, () => forward(asked, body, addressOf(name)));
    })().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    counts,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
