import { PROJECT } from './backend.ts';
import type { Person } from './people.ts';

/** A field that gets the server's time. */
export const NOW = Symbol('now');
type Field = string | boolean | null | readonly string[] | typeof NOW;
/** What a browser writes: `fields` of a document that is there, or a `whole` one; with `deleted`, it deletes it. */
export type BrowserWrite = { path: string } & (
  | { fields: Readonly<Record<string, Field | undefined>> }
  | { whole: Readonly<Record<string, Field>> }
  | { deleted: true }
);

const toValue = (field: Field | undefined): object => {
  if (field === null) return { nullValue: null };
  if (typeof field === 'boolean') return { booleanValue: field };
  if (typeof field === 'string') return { stringValue: field };
  return { arrayValue: { values: (field as readonly string[]).map(toValue) } };
};

function bodyOf(name: string, write: BrowserWrite): object {
  if ('deleted' in write) return { delete: name };
  const isWhole = 'whole' in write;
  const all = Object.entries<Field | undefined>(isWhole ? write.whole : write.fields);
  const plain = all.filter(([, value]) => value !== NOW);
  return {
    // without a value, a field of the mask goes
    update: {
      name,
      fields: Object.fromEntries(plain.flatMap(([key, value]) => (value === undefined ? [] : [[key, toValue(value)]]))),
    },
    ...(!isWhole && {
      updateMask: { fieldPaths: plain.map(([key]) => key) },
      currentDocument: { exists: true },
    }),
    updateTransforms: all.flatMap(([fieldPath, value]) =>
      value === NOW ? [{ fieldPath, setToServerValue: 'REQUEST_TIME' }] : [],
    ),
  };
}

/** Writes as somebody's browser does, through the rules. Throws where they refuse. */
export async function writeAs({ token }: Person, write: BrowserWrite): Promise<void> {
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  const reply = await fetch(`http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes: [bodyOf(`${documents}/${write.path}`, write)] }),
  });
  if (!reply.ok) throw new Error(`${write.path}: ${reply.status} ${await reply.text()}`);
}
