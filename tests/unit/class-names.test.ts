import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

const SHEETS = projectFiles('src/**/*.module.css');
const SCRIPTS = projectFiles('src/**/*.tsx');

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name as string);

/** Returns the classes that a stylesheet defines, those of the document left aside. */
const classesIn = (css: string) =>
  new Set(matches(css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|"[^"]*"/g, ''), /\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g));

/** Returns the classes that scripts take from each stylesheet; a name that is computed stands for all that fit it. */
function usedClasses(): Map<string, RegExp[]> {
  const used = new Map<string, RegExp[]>();
  for (const script of SCRIPTS) {
    const text = readProjectFile(script);
    const sheet = /import css from '([^']+\.module\.css)'/.exec(text)?.[1];
    if (!sheet) continue;
    const path = join(dirname(script), sheet);
    const plain = matches(text, /css\['([^']+)'\]/g).map((name) => `^${name}$`);
    const computed = matches(text, /css\[`([^`]+)`\]/g).map((name) => `^${name.replace(/\$\{[^}]+\}/g, '\\w+')}$`);
    const anyOf = /css\[[a-z]\w*\]/.test(text) ? ['^\\w+$'] : [];
    used.set(path, [...(used.get(path) ?? []), ...[...plain, ...computed, ...anyOf].map((name) => new RegExp(name))]);
  }
  return used;
}

// the compiler knows no stylesheet: a wrong name would be an element without style
test('a stylesheet has the classes that are used, and no others', () => {
  const used = usedClasses();
  const wrong = SHEETS.flatMap((sheet) => {
    const patterns = used.get(sheet) ?? [];
    const names = [...classesIn(readProjectFile(sheet))];
    const missing = patterns.filter((pattern) => !names.some((name) => pattern.test(name))).map(String);
    const unused = names.filter((name) => !patterns.some((pattern) => pattern.test(name)));
    return [...(names.length === 0 ? ['no class at all'] : []), ...missing, ...unused].map(
      (what) => `${sheet}: ${what}`,
    );
  });
  expect(SHEETS.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
