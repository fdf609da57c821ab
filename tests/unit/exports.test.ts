import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** What is read from outside by its name: settings that a tool asks a file for, the functions, and what Vite and Vitest call. */
const ENTRIES =
  /(^|\/)[\w-]+\.config\.ts$|^functions\/src\/index\.ts$|^src\/(server\/index|testing\/zustand)\.ts$|^tests\/screens\/commands\.ts$/;

const NAMES = '[^\'";]*?';
const FROM = new RegExp(`(?:^|\\n)\\s*(?:import|export)\\s+(?:type\\s+)?(${NAMES})\\s+from\\s+'([^']+)'`, 'g');
const LAZY = /\bimport\(\s*'([^']+)'\s*\)/g;
const DECLARED = /^export\s+(?:abstract\s+)?(?:async\s+)?(const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm;
const DESTRUCTURED = /^export\s+const\s+\{([^}]*)\}/gm;
const LISTED = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;

/** Returns the names in a list such as `type A, b as c`: those before `as`, or those behind it. */
const namesIn = (list: string, side: 'before' | 'behind'): string[] =>
  list
    .split(',')
    .map((part) =>
      part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+|\s*:\s*/),
    )
    .flatMap((names) => (side === 'before' ? names[0] : names.at(-1)) || []);

interface Source {
  path: string;
  text: string;
}

/** A type may be exported for the function it is part of; a value is used from outside, or is nobody else's business. */
const isPartOf = ({ text }: Source, keyword: string, name: string) =>
  /interface|type/.test(keyword) && [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;

const exportsOf = (source: Source): string[] => [
  ...[...source.text.matchAll(DECLARED)].flatMap(([, keyword = '', name = '']) =>
    isPartOf(source, keyword, name) ? [] : name,
  ),
  ...[DESTRUCTURED, LISTED].flatMap((pattern) =>
    [...source.text.matchAll(pattern)].flatMap(([, list = '']) => namesIn(list, 'behind')),
  ),
];

const targetOf = (path: string, written: string) =>
  written.startsWith('@domain/') ? written.replace('@domain', 'domain') : join(dirname(path), written);

/** Returns, as `file: name`, what is exported and imported by no other file. */
function findUnused(sources: readonly Source[]): string[] {
  const imported = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const { path, text } of sources) {
    for (const [, list = '', written = ''] of text.matchAll(FROM)) {
      const target = targetOf(path, written);
      const names = imported.get(target) ?? new Set();
      for (const name of namesIn(list.replace(/^[^{]*\{|\}$/g, ''), 'before')) names.add(name);
      imported.set(target, names);
    }
    for (const [, written = ''] of text.matchAll(LAZY)) lazy.add(targetOf(path, written));
  }
  // modules that load a file may re-export it, so that any other file may be the one that uses it
  const isMentioned = (path: string, name: string) =>
    sources.some((other) => other.path !== path && new RegExp(`\\b${name}\\b`).test(other.text));
  return sources
    .filter(({ path }) => !ENTRIES.test(path))
    .flatMap((source) =>
      exportsOf(source)
        .filter((name) => !imported.get(source.path)?.has(name))
        .filter((name) => !(lazy.has(source.path) && isMentioned(source.path, name)))
        .map((name) => `${source.path}: ${name}`),
    );
}

test('no file exports what no other file imports', () => {
  const paths = projectFiles(
    '*.ts',
    '{domain,functions/src,scripts,tools,tests,docs}/**/*.ts',
    'src/**/*.{ts,tsx}',
  ).filter((path) => !path.endsWith('.d.ts') && !path.includes('node_modules'));
  expect(paths.length).toBeGreaterThan(500);
  expect(findUnused(paths.map((path) => ({ path, text: readProjectFile(path) })))).toEqual([]);
});

test('the check finds what is used in its own file only, and knows lazy imports', () => {
  const one = {
    path: 'src/a/one.ts',
    text: "export const used = 1;\nexport type Part = 1;\nexport type Dead = Part;\nexport function lonely() {}\nexport { x as y } from './two.ts';",
  };
  const two = { path: 'src/a/two.ts', text: 'export const x = 1;\nexport const later = 2;\nexport const never = 3;' };
  const three = {
    path: 'src/b.ts',
    text: "import { used as mine } from './a/one.ts';\nimport('./a/two.ts').then((m) => m.later);",
  };
  expect(findUnused([one, two, three])).toEqual([
    'src/a/one.ts: Dead',
    'src/a/one.ts: lonely',
    'src/a/one.ts: y',
    'src/a/two.ts: never',
  ]);
});
