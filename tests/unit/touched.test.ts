import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/project.ts';
import { touchedBy, WALKS } from '../../scripts/lib/touched.ts';

const spec = (name: string) => `tests/e2e/${name}.spec.ts`;

describe('what a change touches', () => {
  it('is named for every feature, by tests that exist', () => {
    const features = readdirSync(inRoot('src/features')).map((name) => `src/features/${name}/`);
    expect(Object.keys(WALKS)).toEqual(expect.arrayContaining(features));
    expect([...new Set(Object.values(WALKS).flat())].filter((name) => !existsSync(inRoot(spec(name))))).toEqual([]);
    expect(Object.keys(WALKS).filter((part) => !existsSync(inRoot(part)))).toEqual([]);
  });

  it('is nothing for words about the code and for unit tests, which always run', () => {
    const none = { functions: [], e2e: [], left: [] };
    expect(touchedBy(['README.md', 'docs/costs.md', 'src/features/ads/ad-slots.test.tsx'])).toEqual(none);
  });

  it('is the walk through a feature, the tests that were changed, and a few pages when all share it', () => {
    expect(touchedBy(['src/features/ads/ad-slot.tsx', spec('guards')]).e2e).toEqual([spec('guards'), spec('ads')]);
    expect(touchedBy(['src/ui/button.tsx']).e2e).toEqual(['visitor', 'dashboard', 'site'].map(spec));
  });

  it('is every functions test for the server and what it is made of, else those that were changed', () => {
    for (const file of ['functions/src/index.ts', 'domain/limits.ts']) expect(touchedBy([file]).functions).toBe('all');
    expect(touchedBy(['tests/functions/log.test.ts']).functions).toEqual(['tests/functions/log.test.ts']);
  });

  it('is a deployment for what is deployed and how', () => {
    for (const file of ['scripts/deploy/checks/quota.ts', 'firebase.json', 'tests/deploy/stand-in/run.ts'])
      expect(touchedBy([file]).functions).toEqual(['tests/deploy/deploy.test.ts']);
  });

  it('of many parts stays within minutes, and names what it leaves out', () => {
    const { e2e, left } = touchedBy(['src/features/account/a.ts', 'src/features/dashboard/a.ts']);
    expect(e2e).toHaveLength(5);
    expect(left).toEqual(WALKS['src/features/dashboard/']?.map(spec));
  });
});
