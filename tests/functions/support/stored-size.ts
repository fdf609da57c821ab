import { readFileSync } from 'node:fs';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';

interface IndexFile {
  indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: { queryScope: string }[] }[];
}
const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as IndexFile;

/*
 * What Firestore says that it stores and bills (cloud.google.com/firestore/native/docs/storage-size): each name and text
 * is its bytes and one more, and each document and index entry has some on top.
 */
const DOCUMENT = 32;
const ENTRY = 32;
const ENTRY_OF_GROUP = 48;
const textBytes = (text: string) => Buffer.byteLength(text) + 1;
const nameBytes = ({ path }: { path: string }) =>
  path.split('/').reduce((sum, part) => sum + (part ? textBytes(part) : 0), 16);

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number' || value instanceof Timestamp) return 8;
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return value.reduce((sum, one) => sum + bytesOf(one), 0);
  return fieldsBytes(value as object) + DOCUMENT;
}
const fieldsBytes = (fields: object): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + textBytes(name) + bytesOf(value), 0);

/** A document's fields by their paths, those within maps as well; a list is one. */
function* leaves(fields: object, below = ''): Generator<[path: string, value: unknown]> {
  for (const [name, value] of Object.entries(fields)) {
    const isMap = value?.constructor === Object;
    yield [below + name, value];
    if (isMap) yield* leaves(value, `${below}${name}.`);
  }
}

/** Returns the bytes of the entries that single fields have: by default two of one collection, or one for a part of a list. */
function* fieldEntries(reference: DocumentReference, fields: object): Generator<number> {
  const { id: group, parent } = reference.parent;
  const name = nameBytes(reference);
  const ofGroup = fieldOverrides.filter(({ collectionGroup }) => collectionGroup === group);
  const find = (path: string) => ofGroup.find(({ fieldPath }) => fieldPath === path);
  // what is said of a map is said of what is in it
  const overrideOf = (path: string) =>
    path
      .split('.')
      .map((_, index, parts) => find(parts.slice(0, parts.length - index).join('.')))
      .find((found) => found) ?? find('*');
  for (const [path, value] of leaves(fields)) {
    const entry = name + textBytes(path) + bytesOf(value);
    const inCollection = entry + (parent ? nameBytes(parent) : 16) + ENTRY;
    const override = overrideOf(path);
    if (override)
      for (const { queryScope } of override.indexes)
        yield queryScope === 'COLLECTION' ? inCollection : entry + ENTRY_OF_GROUP;
    else if (Array.isArray(value)) for (const _ of value) yield inCollection;
    else yield* [inCollection, inCollection];
  }
}

function* compositeEntries(reference: DocumentReference, fields: object): Generator<number> {
  const { id: group, parent } = reference.parent;
  const all = new Map(leaves(fields));
  for (const { collectionGroup, fields: indexed } of indexes) {
    const paths = indexed.map(({ fieldPath }) => fieldPath);
    // an entry needs all of its fields
    if (collectionGroup !== group || !paths.every((path) => all.has(path))) continue;
    const values = paths.reduce((sum, path) => sum + bytesOf(all.get(path)), 0);
    yield nameBytes(reference) + (parent ? nameBytes(parent) : 16) + values + ENTRY;
  }
}

/** Returns what documents take: their bytes, how many index entries they have, and the bytes with them. */
export async function sizeOf(...references: DocumentReference[]) {
  const size = { document: 0, entries: 0, all: 0 };
  for (const reference of references) {
    const fields = (await reference.get()).data();
    if (!fields) throw new Error(`${reference.path} isn't there.`);
    const document = nameBytes(reference) + fieldsBytes(fields) + DOCUMENT;
    const entries = [...fieldEntries(reference, fields), ...compositeEntries(reference, fields)];
    size.document += document;
    size.entries += entries.length;
    size.all += entries.reduce((sum, bytes) => sum + bytes, document);
  }
  return size;
}
