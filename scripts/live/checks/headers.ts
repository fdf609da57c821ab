import type { Problem } from '../../deploy/check.ts';
import type { LiveCheck, Site } from '../site.ts';

const FIX = 'Deploy firebase.json and the files together: npm run deploy -- --only hosting';
const KEPT = /max-age=31536000.*immutable/;

const cacheOf = (reply: Response): string => reply.headers.get('cache-control') ?? '';

/** Returns the first script that a page loads; null if it loads none. */
const scriptOf = (html: string): string | null => /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? null;

function findWrong(path: string, reply: Response, wanted: Site['headers']): Problem[] {
  return Object.entries(wanted)
    .filter(([name, value]) => reply.headers.get(name) !== value)
    .map(([name]) => ({ what: `${path} has another ${name}: ${reply.headers.get(name) ?? 'none'}`, fix: FIX }));
}

/** Whether pages have their headers, and what may be kept for how long. */
export const checkHeaders: LiveCheck = async ({ ask, headers }) => {
  const landing = await ask('/');
  const problems = findWrong('/', landing, headers);
  for (const path of ['/', '/auth', '/sw.js']) {
    const reply = path === '/' ? landing : await ask(path);
    if (reply.status !== 200) problems.push({ what: `${path} answers ${reply.status}`, fix: FIX });
    if (cacheOf(reply) !== 'no-cache')
      problems.push({ what: `${path} may be kept: ${cacheOf(reply) || 'no Cache-Control'}`, fix: FIX });
  }
  const script = scriptOf(await landing.text());
  const kept = script === null ? null : await ask(script);
  if (kept?.status !== 200 || !KEPT.test(cacheOf(kept)))
    problems.push({ what: `A script of / is missing or not kept for a year: ${script ?? 'none'}`, fix: FIX });
  return problems;
};
