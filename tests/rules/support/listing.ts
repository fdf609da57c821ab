import { expect, it } from 'vitest';
import { emulatorToken } from '../../../scripts/lib/emulator-token.ts';
import { projectIdOf } from '../../../scripts/lib/load-rules.ts';
import { CALLERS, type Caller } from './project.ts';

type Json = Readonly<Record<string, unknown>>;
interface Target {
  /** The test file, which names the project. */
  file: string;
  collection: string;
  /** The id of a document that is there. */
  id: string;
  /** A field of it with a text, and the text. */
  field: readonly [name: string, text: string];
}

const fieldOf = (fieldPath: string) => ({ fieldPath });
const where = (name: string, op: string, stringValue: string) => ({
  where: { fieldFilter: { field: fieldOf(name), op, value: { stringValue } } },
});

/** Every way to get at documents that one has no path of: queries and aggregations of the REST API, which no SDK bounds. */
function waysTo({ file, collection, id, field: [name, text] }: Target): Record<string, Json> {
  const from = [{ collectionId: collection }];
  const path = `projects/${projectIdOf(file)}/databases/(default)/documents/${collection}/${id}`;
  const at = { values: [{ referenceValue: path }], before: false };
  const byName = { orderBy: [{ field: fieldOf('__name__') }] };
  const query = (parts: Json) => ({ structuredQuery: { from, ...parts } });
  const aggregation = (aggregate: Json, parts: Json = {}) => ({
    structuredAggregationQuery: { structuredQuery: { from, ...parts }, aggregations: [{ alias: 'n', ...aggregate }] },
  });
  return {
    'all of them': query({}),
    'one of them': query({ limit: 1 }),
    'only their names': query({ select: { fields: [fieldOf('__name__')] }, limit: 1 }),
    'one after another': query({ ...byName, startAt: at, limit: 1 }),
    'those before another': query({ ...byName, endAt: at, limit: 1 }),
    'the newest': query({ orderBy: [{ field: fieldOf('createdAt'), direction: 'DESCENDING' }], limit: 1 }),
    'one by a field': query({ ...where(name, 'EQUAL', text), limit: 1 }),
    'a search by the beginning': query({ ...where(name, 'GREATER_THAN_OR_EQUAL', text.slice(0, 1)), limit: 1 }),
    'all but one': query({ ...where(name, 'NOT_EQUAL', 'nobody'), limit: 1 }),
    'one far behind': query({ offset: 1_000_000, limit: 1 }),
    'the second': query({ offset: 1, limit: 1 }),
    'how many': aggregation({ count: {} }),
    'whether there is one': aggregation({ count: { upTo: '1' } }, { limit: 1 }),
    'how many with a field': aggregation({ count: {} }, { ...where(name, 'EQUAL', text), limit: 1 }),
    'a mean': aggregation({ avg: { field: fieldOf('createdAt') } }, { limit: 1 }),
    'a sum': aggregation({ sum: { field: fieldOf('createdAt') } }, { limit: 1 }),
    'wherever they lie': query({ from: [{ collectionId: collection, allDescendants: true }], limit: 1 }),
  };
}

async function statusOf(file: string, caller: Caller, body: Json): Promise<number> {
  const project = projectIdOf(file);
  const method = 'structuredQuery' in body ? 'runQuery' : 'runAggregationQuery';
  const documents = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${project}/databases/(default)/documents`;
  const reply = await fetch(`${documents}:${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(caller !== 'visitor' && { authorization: `Bearer ${emulatorToken(caller, project)}` }),
    },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** Tests that nobody, the owner of a document included, finds documents of a collection but by their paths. */
export function describeNoLists(target: Target): void {
  for (const caller of CALLERS) {
    it.each(Object.entries(waysTo(target)))(`${caller} may not ask ${target.collection} for %s`, async (_, body) => {
      expect(await statusOf(target.file, caller, body)).toBe(403);
    });
  }
}
