import { randomUUID } from 'node:crypto';
import { type Problem, problemIf } from '../../deploy/check.ts';
import type { LiveCheck, Site } from '../site.ts';

const FIX = 'Deploy firebase.json and the files together: npm run deploy -- --only hosting';
const KEPT = /max-age=31536000.*immutable/;

const cacheOf = (reply: Response): string => reply.headers.get('cache-control') ?? '';

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

/** How long the CDN may keep that something is missing, in seconds; without a header it does for as long. */
const KEPT_MAX_S = 600;

const keptFor = (control: string): number =>
  /\b(private|no-store|no-cache)\b/.test(control) ? 0 : Number(/max-age=(\d+)/.exec(control)?.[1] ?? KEPT_MAX_S);

/** Whether what is missing is answered with 404, and not kept: it may be there after the next deployment, or minute. */
export const checkMissing: LiveCheck = async ({ ask }) => {
  const name = randomUUID().replaceAll('-', '');
  const file = await ask(`/assets/${name}.js`);
  const fileCache = file.headers.get('cache-control') ?? '';
  const page = await ask(`/nobody${name}`);
  const pageCache = page.headers.get('cache-control') ?? '';
  return [
    ...problemIf(
      file.status !== 404 || keptFor(fileCache) > KEPT_MAX_S,
      `A missing file answers ${file.status} and is kept: ${fileCache || 'no Cache-Control'}`,
      'The build must have a 404.html, and firebase.json a header for it: npm run deploy -- --only hosting',
    ),
    ...problemIf(
      page.status !== 404 || !pageCache.includes('private'),
      `The page of nobody answers ${page.status} and may be kept: ${pageCache || 'no Cache-Control'}`,
      'The page function must answer it: npm run deploy -- --only functions,hosting',
    ),
  ];
};

const HELPER = '/__/auth/iframe';
/** Any name has a card, which may say that there is no quiz. */
const CARD = '/embed/nobody/22222222';

async function look(ask: Site['ask'], path: string) {
  const reply = await ask(path);
  const policy = reply.headers.get('content-security-policy') ?? '';
  return { status: reply.status, policy, isFree: !reply.headers.has('x-frame-options') };
}

/** Whether other pages can frame Firebase's helper for signing in with Google, and cards of quizzes. */
export const checkFrames: LiveCheck = async ({ ask }) => {
  const [helper, card] = await Promise.all([look(ask, HELPER), look(ask, CARD)]);
  const isHelperRight = helper.status === 200 && helper.isFree && !helper.policy.includes('frame-ancestors');
  const isCardRight = card.isFree && /^default-src 'none';.* frame-ancestors \*; sandbox /.test(card.policy);
  return [
    ...problemIf(
      !isHelperRight,
      `${HELPER} answers ${helper.status}, or may not be in a frame: Google can't sign anybody in.`,
      'Headers of firebase.json must leave out /__/: npm run deploy -- --only hosting',
    ),
    ...problemIf(
      !isCardRight,
      `${CARD} answers ${card.status} without the policy of a card: other sites show none.`,
      'Headers of firebase.json must leave out /embed/: npm run deploy -- --only hosting,functions:embed',
    ),
  ];
};
