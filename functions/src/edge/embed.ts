import { DomainError } from '@domain/errors.ts';
import { LANGUAGE_PARAMETER } from '@domain/language-parameter.ts';
import { inLanguage, type Language, toLanguage } from '@domain/languages.ts';
import { EMBED_KEPT_S, EMBED_LIMIT } from '@domain/limits.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { EMBED_SIZE, embedPath, type OEmbed, quizLinkIn } from '@domain/quiz/embed.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/https';
import { findEmbeddable } from '../handlers/find-embed.ts';
import { CARD_POLICY, cardOf, noCard } from '../services/embed-card.ts';
import { escaped } from '../services/mail-texts.ts';
import { SIGNING_KEY, siteOrigin } from '../support/config.ts';
import { assertMethod, behindDoor, setFailure } from './door.ts';

/** Short, so that the card disappears soon after the quiz. */
const BRIEFLY = `public, max-age=0, s-maxage=${EMBED_KEPT_S}`;
const CARD_START = /^\/embed(?=\/)/;

/** Returns the quiz that a path leads to. Throws `not-found`, whatever the reason. */
async function quizAt(path: string): Promise<Quiz> {
  const link = quizLinkIn(path);
  const quiz = link && (await findEmbeddable(link));
  if (!quiz) throw new DomainError('not-found', 'There is no such quiz to embed.');
  return quiz;
}

/** Returns the address of a link to this site; null for anything else. */
function ownAddress(asked: unknown): URL | null {
  const address = typeof asked === 'string' && URL.canParse(asked) ? new URL(asked) : null;
  return address?.origin === siteOrigin() ? address : null;
}

/** Returns a side of the frame: the requested length, up to our own. */
const side = (asked: unknown, own: number): number =>
  typeof asked === 'string' && /^[1-9]\d{0,4}$/.test(asked) ? Math.min(Number(asked), own) : own;

function answerFor(quiz: Quiz, language: Language, width: number, height: number): OEmbed {
  const { owner, id, title } = quiz;
  const site = siteOrigin();
  const source = inLanguage(site + embedPath(owner.username, id), language);
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: owner.name,
    author_url: site + publicPath.profile(owner.username),
    provider_name: 'WhoKnows',
    provider_url: site,
    cache_age: EMBED_KEPT_S,
    html: `<iframe src="${escaped(source)}" width="${width}" height="${height}" title="${escaped(title)}" style="border:0;max-width:100%" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    width,
    height,
  };
}

async function answerOEmbed({ query }: Request, response: Response): Promise<void> {
  if (query['format'] !== undefined && query['format'] !== 'json') {
    response.status(501).end();
    return;
  }
  const address = ownAddress(query['url']);
  const quiz = await quizAt(address?.pathname ?? '');
  const language = toLanguage(address?.searchParams.get(LANGUAGE_PARAMETER));
  const { width, height } = EMBED_SIZE;
  // public, and the same for everybody
  response.set({ 'Cache-Control': BRIEFLY, 'Access-Control-Allow-Origin': '*' });
  response.json(answerFor(quiz, language, side(query['maxwidth'], width), side(query['maxheight'], height)));
}

function sendCard(response: Response, html: string): void {
  response.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': CARD_POLICY });
  response.end(html);
}
const languageOf = ({ query }: Request) => toLanguage(query[LANGUAGE_PARAMETER]);

async function answer(request: Request, response: Response): Promise<void> {
  assertMethod(request, response, 'GET', 'HEAD');
  const { path } = request;
  if (!CARD_START.test(path)) return answerOEmbed(request, response);
  const quiz = await quizAt(path.replace(CARD_START, ''));
  response.set('Cache-Control', BRIEFLY);
  sendCard(response, cardOf(quiz, siteOrigin(), languageOf(request)));
}

/** Serves cards of public quizzes for other sites, and their oEmbed data (ADR 199). */
export function serveEmbeds(): HttpsFunction {
  const handler = behindDoor('embed', {
    maxBytes: 0,
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
    countedAs: () => ({ operation: 'embed', limit: EMBED_LIMIT }),
    answer,
    fail: (error, request, response) => {
      setFailure(response, error);
      if (CARD_START.test(request.path)) sendCard(response, noCard(languageOf(request)));
      else response.json({ ok: false, error: error.toBody() });
    },
  });
  return onRequest({ secrets: [SIGNING_KEY] }, handler);
}
