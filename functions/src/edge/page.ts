import { PAGE_LIMIT } from '@domain/limits.ts';
import type { PageAnswer } from '@domain/page-answer.ts';
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/https';
import { showPage } from '../handlers/show-page.ts';
import { loadPageBuild } from '../services/page-program.ts';
import { switchedOff } from '../services/switches.ts';
import { pageFolder, SIGNING_KEY } from '../support/config.ts';
import { compressed } from './compressed.ts';
import { assertMethod, behindDoor, setFailure } from './door.ts';

/** Not `no-cache`, which the CDN ignores; and a 404 without a header would be kept for ten minutes. */
const NO_STORE = 'private, no-store';
/** Long enough for a link that a crowd opens, and short enough for an edit to show within a minute. */
const KEPT_BY_CDN = 'public, max-age=0, s-maxage=30';

async function send(request: Request, response: Response, page: PageAnswer): Promise<void> {
  const { status, isPublic } = page;
  const { body, encoding } = await compressed(page, request.get('accept-encoding'));
  response.removeHeader('X-Powered-By');
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isPublic ? KEPT_BY_CDN : NO_STORE,
    'Content-Length': String(body.length),
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const buildFor = (request: Request) => loadPageBuild(pageFolder(request.get('x-web-build')));

async function sendShell(request: Request, response: Response): Promise<void> {
  await send(request, response, (await buildFor(request)).shell);
}

async function answer(request: Request, response: Response): Promise<void> {
  assertMethod(request, response, 'GET', 'HEAD');
  const [, search = ''] = request.url.split(/(?=\?)/);
  const [build, off] = await Promise.all([buildFor(request), switchedOff()]);
  const page = await showPage(build, { pathname: request.path, search, off });
  await (page ? send(request, response, page) : sendShell(request, response));
}

/** Serves the pages that are made from public data, rendered; the shell where that fails. */
export function servePages(): HttpsFunction {
  // an instance of this function alone has it before somebody comes; one that can't tells the first who does
  if (process.env['FUNCTION_TARGET'] === 'page') loadPageBuild(pageFolder(undefined)).catch(() => undefined);
  const handler = behindDoor('page', {
    maxBytes: 0,
    // each page costs a read or two, so a sender who asks too often gets the shell
    countedAs: () => ({ operation: 'page', limit: PAGE_LIMIT }),
    answer,
    fail: (error, request, response) => {
      if (error.code !== 'method-not-allowed') return sendShell(request, response);
      setFailure(response, error).set('Cache-Control', NO_STORE).end();
    },
  });
  return onRequest({ secrets: [SIGNING_KEY] }, handler);
}
