/** What Firestore bills for calls of the Admin SDK, read from their bytes. */
export interface Billed {
  reads: number;
  /** The documents that were written, and those that were deleted: each is billed, also one that isn't there. */
  written: string[];
  deleted: string[];
}

function varint(bytes: Buffer, from: number): [value: number, next: number] {
  let value = 0;
  for (let at = from, factor = 1; ; at++, factor *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return [value, at + 1];
  }
}

const FIXED_BYTES: Readonly<Record<number, number>> = { 1: 8, 5: 4 };

/** The parts of a protobuf message that have a length, with their field's number. */
function fieldsOf(message: Buffer): [field: number, content: Buffer][] {
  const fields: [number, Buffer][] = [];
  for (let at = 0; at < message.length; ) {
    const [tag, start] = varint(message, at);
    const kind = tag % 8;
    const [value, next] = kind === 0 || kind === 2 ? varint(message, start) : [0, start + (FIXED_BYTES[kind] ?? 0)];
    at = kind === 2 ? next + value : next;
    if (kind === 2) fields.push([Math.floor(tag / 8), message.subarray(next, at)]);
  }
  return fields;
}

const all = (message: Buffer, wanted: number) =>
  fieldsOf(message).flatMap(([field, content]) => (field === wanted ? [content] : []));

/** The messages of a gRPC stream, each after a byte for its compression and four for its length. */
function messagesOf(stream: Buffer): Buffer[] {
  const messages: Buffer[] = [];
  for (let at = 0; at + 5 <= stream.length; ) {
    const end = at + 5 + stream.readUInt32BE(at + 1);
    messages.push(stream.subarray(at + 5, end));
    at = end;
  }
  return messages;
}

const pathOf = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);

// numbers of fields in google/firestore/v1/{firestore,write,document}.proto
const WRITES = 2;
const [UPDATE, DELETE, TRANSFORMS] = [1, 2, 7];
const [NAME, DOCUMENT] = [1, 1];
// of BatchGetDocumentsRequest: the names, and the transaction or what begins one
const DOCUMENTS = 2;

/** Returns the path that a `Write` changes, and whether it deletes; null if it only verifies. */
function changeOf(write: Buffer): { path: string; isDeleted: boolean } | null {
  const [deleted] = all(write, DELETE);
  if (deleted) return { path: pathOf(deleted.toString()), isDeleted: true };
  const [update] = all(write, UPDATE);
  const name = update && all(update, NAME)[0];
  return name ? { path: pathOf(name.toString()), isDeleted: false } : null;
}

/** What an instance reads and writes once in a while, whatever it is asked: docs/costs.md counts it apart. */
const SWITCHES = 'switches/now';
const isDayCount = (write: Buffer) =>
  all(write, TRANSFORMS).length > 0 && changeOf(write)?.path.startsWith('serviceDays/');

/** Outside of a transaction: what flips a switch reads it in one. */
const isOfSwitches = (asked: Buffer) =>
  messagesOf(asked).every((request) => {
    const names = all(request, DOCUMENTS).map((name) => pathOf(name.toString()));
    return (
      names.length > 0 &&
      names.every((name) => name === SWITCHES) &&
      [4, 5].every((field) => all(request, field).length === 0)
    );
  });

/** Calls that neither read nor write. */
const FREE = ['BeginTransaction', 'Rollback'];

/** Returns what one call is billed. Throws for a method that is not known here. */
export function billed(method: string, asked: Buffer, answered: Buffer): Billed {
  const answers = messagesOf(answered);
  const none: Billed = { reads: 0, written: [], deleted: [] };
  // a call that failed has no answer, only a status after it
  if (answers.length === 0 || FREE.includes(method)) return none;
  if (method === 'Commit' || method === 'BatchWrite') {
    const changes = messagesOf(asked)
      .flatMap((request) => all(request, WRITES))
      .filter((write) => !isDayCount(write))
      .flatMap((write) => changeOf(write) ?? []);
    const pathsOf = (which: boolean) => changes.flatMap(({ path, isDeleted }) => (isDeleted === which ? [path] : []));
    return { ...none, written: pathsOf(false), deleted: pathsOf(true) };
  }
  if (method === 'BatchGetDocuments' && isOfSwitches(asked)) return none;
  // found or missing: the same price. In a transaction the first answer may hold only its id
  if (method === 'BatchGetDocuments')
    return { ...none, reads: answers.filter((answer) => fieldsOf(answer).some(([field]) => field <= 2)).length };
  if (method === 'RunQuery')
    return { ...none, reads: Math.max(1, answers.filter((answer) => all(answer, DOCUMENT).length > 0).length) };
  if (method === 'ListDocuments')
    return { ...none, reads: Math.max(1, answers.flatMap((answer) => all(answer, DOCUMENT)).length) };
  // one for each 1,000 index entries, of which no test has more
  if (method === 'RunAggregationQuery' || method === 'ListCollectionIds') return { ...none, reads: 1 };
  throw new Error(`What is ${method} billed?`);
}
