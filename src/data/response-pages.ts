import type { Bounded, ResponseFilters } from '@domain/dashboard/filters.ts';
import { DomainError, type ErrorCode } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { response } from '@domain/responses/response.ts';
import * as z from 'zod/mini';
import { auth } from './firebase.ts';
import { pathOf, queryUrl, type RestDocument, toPlainDocument } from './firestore-rest.ts';
import { parseDocument } from './parse-document.ts';

const PAGE = 250;

/** A response without its answers. */
const summary = z.pick(response, {
  id: true,
  quiz: true,
  responderName: true,
  score: true,
  total: true,
  percentage: true,
  createdAt: true,
});
export type ResponseSummary = z.infer<typeof summary>;
const FIELDS = ['quiz', 'responderName', 'score', 'total', 'percentage', 'createdAt'];

const field = (fieldPath: string) => ({ fieldPath });
const condition = (path: string, op: 'EQUAL' | 'GREATER_THAN_OR_EQUAL', value: object) => ({
  fieldFilter: { field: field(path), op, value },
});

function queryOf(ownerId: string, { type, level, from }: Bounded<ResponseFilters>, last: RestDocument | undefined) {
  const filters = [
    condition('ownerId', 'EQUAL', { stringValue: ownerId }),
    ...(type === null ? [] : [condition('quiz.type', 'EQUAL', { stringValue: type })]),
    ...(level === null ? [] : [condition('level', 'EQUAL', { stringValue: level })]),
    ...(from === null
      ? []
      : [condition('createdAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: new Date(from).toISOString() })]),
  ];
  return {
    structuredQuery: {
      select: { fields: FIELDS.map(field) },
      from: [{ collectionId: paths.responses }],
      where: { compositeFilter: { op: 'AND', filters } },
      // by name as well, so that two responses of the same moment are neither skipped nor repeated
      orderBy: ['createdAt', '__name__'].map((path) => ({ field: field(path), direction: 'DESCENDING' })),
      ...(last && { startAt: { values: [last.fields?.['createdAt'], { referenceValue: last.name }], before: false } }),
      limit: PAGE,
    },
  };
}

const CODES: Readonly<Record<number, ErrorCode>> = { 401: 'unauthenticated', 403: 'forbidden', 429: 'unavailable' };

async function readPage(query: unknown, signal: AbortSignal): Promise<RestDocument[]> {
  let reply: Response;
  let rows: { document?: RestDocument }[];
  try {
    reply = await fetch(queryUrl(), {
      method: 'POST',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${await auth.currentUser?.getIdToken()}` },
      body: JSON.stringify(query),
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    rows = reply.ok ? await reply.json() : [];
  } catch {
    signal.throwIfAborted();
    throw new DomainError('network');
  }
  if (!reply.ok) throw new DomainError(CODES[reply.status] ?? (reply.status >= 500 ? 'unavailable' : 'internal'));
  return rows.flatMap((row) => row.document ?? []);
}

/** Without the SDK and the answers. Throws `network`, `unauthenticated`, `forbidden`, `unavailable`, `internal`. */
export async function* readResponsePages(
  ownerId: string,
  filters: Bounded<ResponseFilters>,
  signal: AbortSignal,
): AsyncGenerator<ResponseSummary[]> {
  let last: RestDocument | undefined;
  do {
    const documents = await readPage(queryOf(ownerId, filters, last), signal);
    yield documents.flatMap((found) => parseDocument(summary, pathOf(found), toPlainDocument(found)) ?? []);
    last = documents.length < PAGE ? undefined : documents.at(-1);
  } while (last);
}
