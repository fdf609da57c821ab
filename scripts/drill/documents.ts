import { AS_OWNER, sendJson } from '../lib/http.ts';
import { PROJECT } from '../lib/project.ts';

/** All documents of a database by their paths, with their fields in the lossless form of Firestore's REST API. */
export type Documents = ReadonlyMap<string, object>;

const PAGE = 300;
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

const ask = (method: string, body: object): Promise<unknown> =>
  sendJson(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${ROOT}:${method}`, body, AS_OWNER);

export async function readDocuments(): Promise<Documents> {
  const documents = new Map<string, object>();
  for (let last: string | undefined; ; ) {
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit: PAGE,
      ...(last && { startAt: { values: [{ referenceValue: last }], before: false } }),
    };
    const rows = (await ask('runQuery', { structuredQuery })) as { document?: { name: string; fields?: object } }[];
    const page = rows.flatMap(({ document }) => document ?? []);
    for (const { name, fields = {} } of page) documents.set(name.slice(ROOT.length + 1), fields);
    if (page.length < PAGE) return documents;
    last = page.at(-1)?.name;
  }
}

export async function writeDocuments(documents: Documents): Promise<void> {
  const writes = Array.from(documents, ([path, fields]) => ({ update: { name: `${ROOT}/${path}`, fields } }));
  while (writes.length > 0) await ask('commit', { writes: writes.splice(0, PAGE) });
}
