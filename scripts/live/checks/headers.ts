import { type Problem, problemIf } from '../../deploy/check.ts';
import type { LiveCheck } from '../site.ts';

const FIX = 'Deploy firebase.json and the files together: npm run deploy -- --only hosting';
const KEPT = /max-age=31536000.*immutable/;

const cacheOf = (reply: Response): string => reply.headers.get('cache-control') ?? '';

/** Returns the first script that a page loads; null if it loads none. */
const scriptOf = (html: string): string | null => /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? null;

/** Whether pages have their headers, and what may be kept for how long. */
export const checkHeaders: LiveCheck = async ({ ask, headers }) => {
  const landing = await ask('/');
  const problems: Problem[] = [];
  const demand = (isRight: boolean, what: string) => problems.push(...problemIf(!isRight, what, FIX));
  for (const [name, value] of Object.entries(headers)) {
    const found = landing.headers.get(name);
    demand(found === value, `/ has another ${name}: ${found ?? 'none'}`);
  }
  for (const path of ['/', '/auth', '/sw.js']) {
    const reply = path === '/' ? landing : await ask(path);
    demand(reply.status === 200, `${path} answers ${reply.status}`);
    demand(cacheOf(reply) === 'no-cache', `${path} may be kept: ${cacheOf(reply) || 'no Cache-Control'}`);
  }
  const script = scriptOf(await landing.text());
  const kept = script === null ? null : await ask(script);
  const isKept = kept?.status === 200 && KEPT.test(cacheOf(kept));
  demand(isKept, `A script of / is missing or not kept for a year: ${script ?? 'none'}`);
  return problems;
};
