import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** What is read from outside by its name: settings that a tool asks a file for, the functions, and what Vite and Vitest call. */
const ENTRIES =
  /(^|\/)[\w-]+\.config\.ts$|^functions\/src\/index\.ts$|^src\/(server\/index|testing\/zustand)\.ts$|^tests\/screens\/commands\.ts$/;
const EXPORTED =
  /^export\s+(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|enum|(interface|type))\s+(\w+)/gm;

/** Returns, as `file: name`, what is exported and named in no other file; a type may be for what its own file exports. */
function findUnused(texts: Readonly<Record<string, string>>): string[] {
  const sources = Object.entries(texts).map(([path, text]) => ({ path, text, words: text.match(/\w+/g) ?? [] }));
  const files = new Map<string, number>();
  for (const { words } of sources) for (const word of new Set(words)) files.set(word, (files.get(word) ?? 0) + 1);
  return sources.flatMap(({ path, text, words }) =>
    [...text.matchAll(EXPORTED)]
      .filter(
        ([, isType, name]) =>
          files.get(name ?? '') === 1 && !(isType && words.filter((one) => one === name).length > 1),
      )
      .map(([, , name]) => `${path}: ${name}`),
  );
}

test('no file exports what no other file names', () => {
  const paths = projectFiles(
    '*.ts',
    '{domain,functions/src,scripts,tools,tests,docs}/**/*.ts',
    'src/**/*.{ts,tsx}',
  ).filter((path) => !path.endsWith('.d.ts') && !path.includes('node_modules'));
  expect(paths.length).toBeGreaterThan(500);
  const unused = findUnused(Object.fromEntries(paths.map((path) => [path, readProjectFile(path)])));
  expect(unused.filter((one) => !ENTRIES.test(one.replace(/:.*/, '')))).toEqual([]);
});

test('the check finds what is used in its own file only', () => {
  const texts = {
    'a.ts': 'export const used = 1;\nexport type Part = 1;\nexport const lonely: Part = used;',
    'b.ts': 'used',
  };
  expect(findUnused(texts)).toEqual(['a.ts: lonely']);
});
