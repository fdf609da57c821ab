import type { PageAnswer } from '@domain/page-answer.ts';
import { REQUEST_ID_HEADER } from '@domain/request-id.ts';
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/https';
import { showPage } from '../handlers/show-page.ts';
import { isRentedProgram, senderOf } from '../services/client-ip.ts';
import { loadPageBuild } from '../services/page-program.ts';
import { pageFolder, SIGNING_KEY } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { toRequestId, withRequestId } from '../support/request-id.ts';
import { compressed } from './compressed.ts';
import { createContext } from './context.ts';
import { toDomainError } from './errors.ts';

/** Not `no-cache`, which the CDN ignores; and a 404 without a header would be kept for ten minutes. */
const KEPT_BY_NOBODY = 'private, no-store';
/** Long enough for a link that a crowd opens, and short enough for an edit to show within a minute. */
const KEPT_BY_CDN = 'public, max-age=0, s-maxage=30';

async function send(request: Request, response: Response, { status, isPublic, html }: PageAnswer): Promise<void> {
  const { body, encoding } = await compressed(html, request.get('accept-encoding'));
  response.removeHeader('X-Powered-By');
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isPublic ? KEPT_BY_CDN : KEPT_BY_NOBODY,
    'Content-Length': String(body.length),
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answer(request: Request, shell: string, folder: string): Promise<PageAnswer> {
  const asShell: PageAnswer = { status: 200, isPublic: false, html: shell };
  // it could name any address to be counted by, so nothing is read for it
  if (isRentedProgram(request)) return asShell;
  try {
    const { now, keys } = createContext();
    const [, search = ''] = request.url.split(/(?=\?)/);
    const visit = { pathname: request.path, search, sender: senderOf(request, keys), now };
    return (await showPage(await loadPageBuild(folder), visit)) ?? asShell;
  } catch (error) {
    // its scripts read for themselves: no link dies because of this function
    logFailure('page', toDomainError(error).code, error);
    return asShell;
  }
}

/** Serves the pages that are made from public data, rendered; the shell where that fails. */
export function servePages(): HttpsFunction {
  return onRequest({ secrets: [SIGNING_KEY] }, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set({ Allow: 'GET, HEAD', 'Cache-Control': KEPT_BY_NOBODY }).status(405).end();
      return;
    }
    const folder = pageFolder(request.get('x-web-build'));
    await withRequestId(toRequestId(request.get(REQUEST_ID_HEADER)), async () => {
      const { shell } = await loadPageBuild(folder);
      await send(request, response, await answer(request, shell, folder));
    });
  });
}
