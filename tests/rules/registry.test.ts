import { closedPaths } from '@domain/closed-paths.ts';
import { COLLECTIONS, paths } from '@domain/paths.ts';
import { describe, expect, it } from 'vitest';
import { operationsByPath, RULES } from './support/rules.ts';

const allowed = operationsByPath();
const WRITES = ['write', 'create', 'update', 'delete'];

describe('the registry of collections and the rules', () => {
  it('the rules name no collection that is missing in the registry', () => {
    expect(COLLECTIONS.map(({ path }) => path)).toEqual(expect.arrayContaining([...allowed.keys()]));
  });

  it.each(COLLECTIONS)('owners can write to $path exactly if the registry says so', ({ path, writers }) => {
    const operations = allowed.get(path) ?? [];
    expect(operations.some((operation) => WRITES.includes(operation))).toBe(writers.includes('owner'));
  });

  it('no rule applies to everything below a path', () => {
    expect(RULES).not.toMatch(/\{\w+=\*\*\}/);
  });

  it.each(Object.entries({ ...paths, ...closedPaths }))(
    'the path %s belongs to a registered collection',
    (_, builder) => {
      const path = typeof builder === 'string' ? builder : (builder as (...ids: unknown[]) => string)('x', 1);
      const shape = (text: string) =>
        text
          .split('/')
          .filter((__, n) => n % 2 === 0)
          .join('/');
      expect(COLLECTIONS.map((collection) => shape(collection.path))).toContain(shape(path));
    },
  );
});
