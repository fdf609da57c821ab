import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '../../../scripts/lib/project.ts';

/** What a deployment needs of a working copy once everything is built. */
const NEEDED = [
  'scripts',
  'domain',
  'src/config',
  'functions/package.json',
  'package.json',
  'package-lock.json',
  '.firebaserc',
  'cors.json',
];

/**
 * Makes a working copy with the version `v1` and one after it, of what `copyToDeploy` made. Returns its folder, and the
 * words that are in each of v1's parts and in no other version.
 */
export function makeReleases(config: string): { folder: string; words: string } {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });
  for (const name of NEEDED) cpSync(inRoot(name), join(folder, name), { recursive: true });
  const built = dirname(config);
  for (const name of [
    'firestore.rules',
    'storage.rules',
    'firestore.indexes.json',
    'firebase.json',
    'functions/deploy',
  ])
    cpSync(join(built, name), join(folder, name), { recursive: true });
  cpSync(realpathSync(join(built, 'dist')), join(folder, 'dist'), { recursive: true });
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), '.env\n.env.local\n.secret.local\n');

  const words = 'the-first-version';
  const changed = ['firestore.rules', 'storage.rules', 'functions/deploy/index.js', 'dist/robots.txt'];
  const today = changed.map((name) => readFileSync(join(folder, name), 'utf8'));
  const write = (texts: readonly string[]) => {
    for (const [index, name] of changed.entries()) writeFileSync(join(folder, name), texts[index] ?? '');
  };
  write(today.map((text) => `${text}\n// ${words}\n`));
  const indexes = join(folder, 'firestore.indexes.json');
  const all = JSON.parse(readFileSync(indexes, 'utf8'));
  const fields = ['one', 'other'].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  writeFileSync(
    indexes,
    JSON.stringify({ ...all, indexes: [...all.indexes, { collectionGroup: words, queryScope: 'COLLECTION', fields }] }),
  );
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message=First');
  git('tag', 'v1');
  write(today);
  writeFileSync(indexes, JSON.stringify(all));
  git('commit', '--quiet', '--all', '--message=Second');
  return { folder, words };
}
