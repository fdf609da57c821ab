import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

const DOCS = projectFiles('*.md', '{docs,tools}/**/*.md');
const RECORDS = projectFiles('docs/adr/[0-9]*.md');

/** Returns the anchor that GitHub makes of a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
const anchorsOf = (file: string) =>
  [...readProjectFile(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

test('links and paths have targets', () => {
  const wrong = DOCS.flatMap((file) => {
    const text = readProjectFile(file);
    const broken = [...text.matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].filter(([, path, anchor]) => {
      const target = path ? join(dirname(file), path) : file;
      return !existsSync(target) || (anchor && !anchorsOf(target).includes(anchor));
    });
    const mistaken = [...text.matchAll(/\[ADR (\d+)\]\((?:\S*\/)?(\d{4})-/g)].filter(
      ([, label, number]) => Number(number) !== Number(label),
    );
    // a changelog names what was
    const gone = [
      ...(file === 'CHANGELOG.md' ? '' : text).matchAll(
        /`((?!functions\/deploy)(?:domain|functions|src|scripts|tests|tools)\/[\w./-]+)`/g,
      ),
    ].filter(([, path = '']) => !existsSync(path));
    return [...broken, ...mistaken, ...gone].map(([link]) => `${file}: ${link}`);
  });
  expect(wrong).toEqual([]);
});

test('the newest release in the changelog is the version of the package', () => {
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/m.exec(readProjectFile('CHANGELOG.md')) ?? [];
  expect(newest).toBe(JSON.parse(readProjectFile('package.json')).version);
});

test('decision records that are mentioned exist', () => {
  const numbers = new Set(RECORDS.map((file) => Number(/(\d{4})-/.exec(file)?.[1])));
  const sources = projectFiles('{domain,src,functions/src,scripts,tools,tests}/**/*.{ts,tsx}', 'docs/**/*.md', '*.md');
  const unknown = sources.flatMap((file) =>
    [...readProjectFile(file).matchAll(/\bADR (\d+)|\badr\/(\d{4})/g)]
      .filter(([, written, linked]) => !numbers.has(Number(written ?? linked)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
