import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

test('links and paths have targets, and lines are short', () => {
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
    const long = text.split('\n').filter((line) => !/^\||^!\[|https?:/.test(line) && line.length > 120);
    return [...[...broken, ...mistaken, ...gone].map(([link]) => link), ...long].map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('the newest release in the changelog is the version of the package', () => {
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/m.exec(readProjectFile('CHANGELOG.md')) ?? [];
  expect(newest).toBe(JSON.parse(readProjectFile('package.json')).version);
});

describe('decision records', () => {
  test('have a title, a date, a status and one decision', () => {
    const wrong = RECORDS.filter((file) => {
      const number = Number(/(\d{4})-/.exec(file)?.[1]);
      const head = new RegExp(
        `^# ${number}\\. .+\\n\\n- Date: \\d{4}-\\d\\d-\\d\\d\\n- Status: (Accepted|(Superseded|Amended) by \\[\\d{4}\\].+)\\n`,
      );
      const text = readProjectFile(file);
      return !head.test(text) || text.match(/^## Decision$/gm)?.length !== 1;
    });
    expect(wrong).toEqual([]);
  });

  test('are all in the index, with unique numbers', () => {
    const listed = [...readProjectFile('docs/adr/README.md').matchAll(/^\| \[\d{4}\]\((.+?)\)/gm)].map(
      ([, name]) => name,
    );
    expect(listed.sort()).toEqual(RECORDS.map((file) => file.replace('docs/adr/', '')).sort());
    expect(new Set(listed.map((name) => name?.slice(0, 4))).size).toBe(listed.length);
  });

  test('that are mentioned elsewhere exist', () => {
    const numbers = new Set(RECORDS.map((file) => Number(/(\d{4})-/.exec(file)?.[1])));
    const sources = projectFiles(
      '{domain,src,functions/src,scripts,tools,tests}/**/*.{ts,tsx}',
      'docs/**/*.md',
      '*.md',
    );
    const unknown = sources.flatMap((file) =>
      [...readProjectFile(file).matchAll(/\bADR (\d+)|\badr\/(\d{4})/g)]
        .filter(([, written, linked]) => !numbers.has(Number(written ?? linked)))
        .map(([name]) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
