import type { IncomingHttpHeaders } from 'node:http';
import { encodingFor } from '../../domain/accepted-encoding.ts';

export interface FunctionAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Asked {
  method: string;
  host: string;
  url: string;
  headers: IncomingHttpHeaders;
}
interface Copy {
  answer: FunctionAnswer;
  keptAt: number;
  seconds: number;
}

/** How long Firebase Hosting's CDN keeps a 404 that says nothing about it. */
const MISSING_S = 600;
const COPIES_MAX = 1000;

/** Returns for how many seconds the CDN keeps a function's answer; 0 for not at all. */
function keptSeconds({ status, headers }: Pick<FunctionAnswer, 'status' | 'headers'>): number {
  const control = headers['cache-control'];
  if (control === undefined) return status === 404 ? MISSING_S : 0;
  if (/\b(private|no-store)\b/.test(control)) return 0;
  if (status !== 200 && status !== 404) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? /\bmax-age=(\d+)/.exec(control)?.[1] ?? 0);
}

/** Returns what a function sees of a request's headers: of the cookies only `__session`, and one encoding at most. */
export function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { cookie, 'accept-encoding': accepted, ...others } = headers;
  const session = cookie?.split('; ').find((each) => each.startsWith('__session='));
  const encoding = encodingFor(accepted?.toString());
  return { ...others, ...(session && { cookie: session }), ...(encoding && { 'accept-encoding': encoding }) };
}

/** Returns a cache like Hosting's CDN before functions: the key is host, path, query and the headers that Vary names. */
export function createCdn(now: () => number = Date.now) {
  const copies = new Map<string, Copy>();
  const varied = new Map<string, readonly string[]>();
  const addressOf = ({ host, url }: Asked) => `${host} ${url}`;
  const keyOf = (asked: Asked, names: readonly string[]) =>
    JSON.stringify([addressOf(asked), ...names.map((name) => asked.headers[name])]);
  return {
    /** Returns the kept answer and its age in seconds; null when there is none that is fresh. */
    find(asked: Asked): { answer: FunctionAnswer; age: number } | null {
      const names = varied.get(addressOf(asked));
      const copy = names && copies.get(keyOf(asked, names));
      if (!copy || now() - copy.keptAt >= copy.seconds * 1000) return null;
      return { answer: copy.answer, age: Math.floor((now() - copy.keptAt) / 1000) };
    },
    keep(asked: Asked, answer: FunctionAnswer): void {
      const seconds = keptSeconds(answer);
      if (asked.method !== 'GET' || seconds === 0) return;
      const names = (answer.headers.vary ?? '')
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter(Boolean);
      varied.set(addressOf(asked), names);
      copies.set(keyOf(asked, names), { answer, keptAt: now(), seconds });
      const [oldest] = copies.keys();
      if (copies.size > COPIES_MAX && oldest !== undefined) copies.delete(oldest);
    },
  };
}
