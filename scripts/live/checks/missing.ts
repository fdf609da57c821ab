import { randomUUID } from 'node:crypto';
import { problemIf } from '../../deploy/check.ts';
import type { LiveCheck } from '../site.ts';

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
