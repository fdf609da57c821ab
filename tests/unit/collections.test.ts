import { closedPaths } from '@domain/closed-paths.ts';
import { COLLECTIONS, paths } from '@domain/paths.ts';
import { expect, it, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** The registry of collections against the code; tests/rules/registry.test.ts holds it against the rules. */
const sources = projectFiles('functions/src/**/*.ts', 'src/**/*.{ts,tsx}', 'scripts/**/*.ts')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readProjectFile(file) }));

/** A text that is written out where Firestore wants a path: in a call, a trigger, a REST query, the key of a write. */
const WRITTEN_PATH =
  /(\b(?:collection|collectionGroup|doc)\(\s*(?:\w+,\s*)?|\bdocumentTrigger\('\w+',\s*|collectionId:\s*|\[(?=.+?\]:))(['"`])(.+?)\2/g;

const isBelowADocument = (before: string, name: string) =>
  (before.endsWith('.collection(') && COLLECTIONS.some(({ path }) => path.split('/')[2] === name)) ||
  before.endsWith(".collection('private').doc(");

/** The paths that a source has in itself instead of from `paths`; not the name of what lies below a document. */
const writtenPaths = (text: string): string[] =>
  [...text.matchAll(WRITTEN_PATH)]
    .filter(({ index, 1: opening = '', 3: path = '' }) => !isBelowADocument(text.slice(0, index) + opening, path))
    .map(({ 3: path = '' }) => path);

test('every path of a document or collection comes from `paths`', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(({ file, text }) => writtenPaths(text).map((path) => `${file}: ${path}`))).toEqual([]);
});

it.each([
  ["db().collection('drafts')", ['drafts']],
  ['db().doc(`drafts/1`)', ['drafts/1']],
  ["doc(firestore, 'drafts', id)", ['drafts']],
  ["from: [{ collectionId: 'drafts' }]", ['drafts']],
  ["batchedCreate({ ['drafts/1']: {} })", ['drafts/1']],
  ["documentTrigger('onDraft', 'drafts/{id}', work)", ['drafts/{id}']],
  ["ref.collection('private').doc('tracking')", []],
  ['doc(firestore, paths.quiz(id))', []],
])('the check finds in %s: %j', (text, found) => {
  expect(writtenPaths(text)).toEqual(found);
});

const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}');
/** The names in `paths` and `closedPaths` whose path is a document of the collection, or the collection itself. */
function buildersOf(collection: string): string[] {
  const isOf = (path: string) =>
    [shapeOf(path), `${shapeOf(path)}/{}`].some((shape) => shape === shapeOf(collection)) ||
    (collection.includes('/private/') && shapeOf(path).startsWith(shapeOf(collection).replace(/\{\}$/, '')));
  return Object.entries({ ...paths, ...closedPaths })
    .filter(([, builder]) =>
      isOf(typeof builder === 'string' ? builder : (builder as (...ids: string[]) => string)('{}', '{}')),
    )
    .map(([name]) => name);
}
const WRITERS_ROOM = { owner: 'src/data/', functions: 'functions/src/' };

it.each(COLLECTIONS)('$path is written by its listed writers', ({ path, writers }) => {
  const builders = buildersOf(path);
  expect(builders).not.toEqual([]);
  const use = new RegExp(`\\b(?:paths|closedPaths)\\.(?:${builders.join('|')})\\b`);
  const users = sources.filter(({ text }) => use.test(text)).map(({ file }) => file);
  for (const writer of writers) {
    expect(users).toContainEqual(expect.stringContaining(WRITERS_ROOM[writer]));
  }
});
