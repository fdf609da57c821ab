import { expect, test } from 'vitest';
import { earlyCode } from '../../scripts/vite/early.ts';
import { allowedHashes, hashOf } from '../../scripts/vite/inline-scripts.ts';
import { SWAP } from '../../src/server/html-document.ts';
import { readProjectFile } from './source-files.ts';

test('the policy names the scripts in the documents, and no others: every build updates it', async () => {
  expect(allowedHashes()).toEqual([hashOf(await earlyCode()), hashOf(SWAP)].sort());
});

test('the script of the head is the same in every build: what differs is in the data block', async () => {
  const code = await earlyCode();
  expect(code).toContain('early-data');
  expect(code).not.toMatch(/demo-whoknows|localhost|\/assets\//);
});

/** A row more in each table that the app's addresses, documents and keys are in. */
const ADDED: Readonly<Record<string, readonly [before: string, row: string]>> = {
  'src/config/storage-keys.ts': ['export const STORAGE_KEYS = {', "added: 'whoknows-added',"],
  'src/config/routes.ts': ['const table = {', "added: { path: '/added', audience: 'visitor', namespaces: ['added'] },"],
  'domain/paths.ts': ['export const paths = {', "added: 'added',"],
  'domain/languages.ts': ['export const LANGUAGES = {', 'eo: {},'],
  'domain/profiles/reserved.ts': ['const ADDRESSES = [', "'added',"],
};

test.each(Object.entries(ADDED))(
  'another row in %s does not change the script of the head',
  async (file, [before, row]) => {
    const source = readProjectFile(file);
    expect(source).toContain(before);
    const added = source.replace(before, `${before}${row}`);
    const withRow = { name: 'a-row-more', load: (id: string) => (id.endsWith(`/${file}`) ? added : null) };
    expect(await earlyCode([withRow])).toBe(await earlyCode());
  },
);
