import { DomainError } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { upgradeDocument } from '@domain/upgrade-document.ts';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig, SITE_ORIGIN } from '../config/env.ts';

/** For public pages: the SDK would cost 25 kB and couldn't start before the framework does (docs/adr/0022). */
const origin = emulatorPorts
  ? `http://${EMULATOR_HOST}:${emulatorPorts.firestore}`
  : 'https://firestore.googleapis.com';
const ROOT = `${origin}/v1/projects/${firebaseConfig.projectId}/databases/(default)/documents`;
const key = `?key=${firebaseConfig.apiKey}`;

export const documentUrl = (path: string) => `${ROOT}/${path}${key}`;
export const queryUrl = () => `${ROOT}:runQuery${key}`;

type Value = { [kind: string]: unknown };
export interface RestDocument {
  name: string;
  fields?: Record<string, Value>;
}

/** Returns a Firestore value as plain data; a timestamp becomes milliseconds since 1970. */
function toPlainValue(value: Value): unknown {
  const [kind, content] = Object.entries(value)[0] ?? [];
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(content);
  if (kind === 'timestampValue') return Date.parse(content as string);
  if (kind === 'arrayValue') return ((content as { values?: Value[] }).values ?? []).map(toPlainValue);
  if (kind === 'mapValue') return toPlainFields((content as { fields?: Record<string, Value> }).fields);
  return kind === 'nullValue' ? null : content;
}
function toPlainFields(fields: Record<string, Value> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlainValue(value)]));
}

export const pathOf = ({ name }: RestDocument): string => name.replace(/^.*\/documents\//, '');

/** Returns a document, of an older version too, as plain data with its id under `idField`. */
export function toPlainDocument(document: RestDocument, idField = 'id'): Record<string, unknown> {
  const path = pathOf(document);
  return { ...upgradeDocument(path, toPlainFields(document.fields)), [idField]: path.split('/').pop() };
}

/** Responses that the head script has already requested, by document path; each is used once. */
declare global {
  interface Window {
    earlyReads?: Record<string, Promise<Response> | undefined>;
  }
}
function takeEarly(path: string): Promise<Response> | undefined {
  // no window in the page function
  const early = globalThis.window?.earlyReads?.[path];
  if (early) delete window.earlyReads?.[path];
  return early;
}

/** Returns a document; null when it doesn't exist. Throws `forbidden`, `network`, `unavailable` or `internal`. */
export async function fetchDocument(path: string): Promise<RestDocument | null> {
  const ask = () =>
    fetch(documentUrl(path), {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      // for a key that is limited to the site: the page function would name none
      referrer: `${SITE_ORIGIN}/`,
    });
  let reply: Response;
  let answer: RestDocument | undefined;
  try {
    // a failed early read says nothing about the network now
    reply = await (takeEarly(path)?.catch(ask) ?? ask());
    if (reply.ok) answer = (await reply.json()) as RestDocument; // the connection can break here, too
  } catch {
    throw new DomainError('network');
  }
  if (reply.status === 404) return null;
  if (reply.status === 403) throw new DomainError('forbidden');
  if (!answer) throw new DomainError(reply.status === 429 || reply.status >= 500 ? 'unavailable' : 'internal');
  return answer;
}
