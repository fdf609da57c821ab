import { readFileSync } from 'node:fs';
import { COLLECTIONS, paths } from '@domain/paths.ts';
import { describe, expect, it } from 'vitest';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** `match /a/{x} { match /b/{y} {` gives `a/{x}` and `a/{x}/b/{y}`, each with the operations its own block allows. */
function blocksOf(rules: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  const open: string[] = [];
  for (const line of rules.split('\n').map((text) => text.replace(/\/\/.*$/, '').trim())) {
    const match = /^match (\/\S+) \{$/.exec(line);
    const allow = /^allow ([a-z, ]+):/.exec(line);
    if (match?.[1]) open.push(match[1]);
    else if (line.endsWith('{')) open.push('');
    const path = open.join('').replace('/databases/{database}/documents', '').slice(1);
    if (match && path !== '') blocks.set(path, []);
    if (allow?.[1]) blocks.get(path)?.push(...allow[1].split(',').map((operation) => operation.trim()));
    if (line === '}') open.pop();
  }
  return blocks;
}

const blocks = blocksOf(RULES);
const WRITES = ['write', 'create', 'update', 'delete'];

describe('the registry of collections and the rules', () => {
  it('the rules name no collection that the registry does not have', () => {
    expect(COLLECTIONS.map(({ path }) => path)).toEqual(expect.arrayContaining([...blocks.keys()]));
  });

  it.each(COLLECTIONS)('owners can write to $path exactly if it says so', ({ path, writers }) => {
    const operations = blocks.get(path) ?? [];
    expect(operations.some((operation) => WRITES.includes(operation))).toBe(writers.includes('owner'));
  });

  it('nothing is allowed to everything below a path', () => {
    expect(RULES).not.toMatch(/\{\w+=\*\*\}/);
  });

  it.each(Object.entries(paths))('the path %s belongs to a registered collection', (_, builder) => {
    const path = typeof builder === 'string' ? builder : (builder as (...ids: unknown[]) => string)('x', 1);
    const shape = (text: string) =>
      text
        .split('/')
        .filter((__, n) => n % 2 === 0)
        .join('/');
    expect(COLLECTIONS.map((collection) => shape(collection.path))).toContain(shape(path));
  });
});
