import { readFile } from 'node:fs/promises';
import { DomainError } from '@domain/errors.ts';
import { type Language, toLanguage } from '@domain/languages.ts';
import { PICTURE_LIMIT } from '@domain/limits.ts';
import { type PictureRequest, parsePicturePath } from '@domain/picture-request.ts';
import { type Picture, pictureVersion } from '@domain/pictures.ts';
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/https';
import { findTokenHolder } from '../db/auth-users.ts';
import { findMessagePicture, findPicture } from '../handlers/find-picture.ts';
import { pictureOf } from '../services/pictures/gallery.ts';
import { assertOn, switchedOff } from '../services/switches.ts';
import { SIGNING_KEY, sharePicture } from '../support/config.ts';
import { logFailure } from '../support/log.ts';
import { assertMethod, behindDoor, setFailure } from './door.ts';

/** Kept by no cache: a private answer, or one that may be another in a moment. */
const UNCACHED = 'private, no-store';
/** For outdated addresses, and for a circle, which somebody may leave: browsers ask again, the CDN once a minute. */
const BRIEFLY = 'public, max-age=0, s-maxage=60';
/** Nothing that was removed, deleted or erased stays longer: no cache can be made to forget an address. */
const KEPT_S = { result: 3600, other: 24 * 3600 };

async function findFor(wanted: PictureRequest, request: Request): Promise<Picture | 'private' | null> {
  if (wanted.kind !== 'message') return findPicture(wanted, Date.now());
  const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
  const uid = token === undefined ? null : await findTokenHolder(token);
  return uid === null ? null : findMessagePicture(wanted.id, uid);
}

/** Returns how long a picture may be kept: for a while under the address of what it shows. */
function cachingOf(found: Picture | 'private', asked: unknown): string {
  if (found === 'private' || found.kind === 'message') return UNCACHED;
  if (found.kind === 'circle' || asked !== pictureVersion(found)) return BRIEFLY;
  const seconds = KEPT_S[found.kind === 'result' ? 'result' : 'other'];
  return `public, max-age=${seconds}, s-maxage=${seconds}`;
}

/** Returns a picture; the site's own where it can't be drawn and stands beside a link. */
async function drawn(shape: PictureRequest['shape'], found: Picture | 'private', language: Language) {
  try {
    return { png: await pictureOf(shape, found === 'private' ? null : found, language), isSubstitute: false };
  } catch (error) {
    logFailure('pictures', 'internal', error);
    if (shape !== 'og') throw new DomainError('unavailable', 'The picture could not be drawn.');
    return { png: await readFile(sharePicture()), isSubstitute: true };
  }
}

/** While pictures are off, a link still has one: the site's own. */
async function answerWithout({ shape }: PictureRequest, request: Request, response: Response): Promise<void> {
  if (shape !== 'og') return assertOn('pictures');
  response.set({ 'Cache-Control': BRIEFLY, 'Content-Type': 'image/png' }).status(200);
  response.end(request.method === 'HEAD' ? undefined : await readFile(sharePicture()));
}

async function answer(request: Request, response: Response): Promise<void> {
  assertMethod(request, response, 'GET', 'HEAD');
  const wanted = parsePicturePath(request.path);
  if (wanted && (await switchedOff()).includes('pictures')) return answerWithout(wanted, request, response);
  const found = wanted && (await findFor(wanted, request));
  if (!wanted || !found) throw new DomainError('not-found', 'There is no such picture.');
  const caching = cachingOf(found, request.query['v']);
  response.set({ 'Cache-Control': caching, 'Content-Type': 'image/png' });
  if (request.method === 'HEAD') {
    response.status(200).end();
    return;
  }
  const { png, isSubstitute } = await drawn(wanted.shape, found, toLanguage(request.query['lang']));
  if (isSubstitute && caching !== UNCACHED) response.set('Cache-Control', BRIEFLY);
  response.status(200).end(png);
}

/** Serves the pictures of links and stories under /og/ and /story/. Only records are drawn, and texts of our own. */
export function servePictures(): HttpsFunction {
  const handler = behindDoor('pictures', {
    maxBytes: 0,
    headers: { 'X-Robots-Tag': 'noindex' },
    countedAs: () => ({ operation: 'pictures', limit: PICTURE_LIMIT }),
    answer,
    fail: (error, _, response) => {
      setFailure(response, error).set({ 'Cache-Control': UNCACHED, 'Content-Type': 'text/plain' }).end();
    },
  });
  // drawing needs the processor: few per instance, on more instances
  return onRequest({ secrets: [SIGNING_KEY], concurrency: 8 }, handler);
}
