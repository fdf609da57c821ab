import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/project.ts';
import { allowedHashes, hashOf, inlineScripts } from '../../scripts/vite/inline-scripts.ts';
import { prerenderedPaths } from '../../src/config/routes.ts';
import { DIST, fileOf } from './support/site.ts';

// that the policy is enforced, and stops nothing of the app: tests/e2e/content-security-policy.spec.ts

test("the policy names exactly the build's inline scripts, no emulator, and nothing unsafe for scripts", () => {
  const documents = readdirSync(DIST).filter((name) => name.endsWith('.html'));
  // besides the prerendered ones the app's own, and Hosting's for what is missing
  expect(documents).toHaveLength(prerenderedPaths().length + 2);
  const scripts = documents.flatMap((name) => inlineScripts(fileOf(name)));
  expect([...new Set(scripts.map(hashOf))].sort()).toEqual(allowedHashes());

  const settings = readFileSync(inRoot('firebase.json'), 'utf8');
  expect(settings).not.toMatch(/unsafe-eval|strict-dynamic|localhost|127\.0\.0\.1/);
  expect(settings.match(/[a-z-]+ [^;]*'unsafe-inline'[^;]*/g)).toEqual(["style-src 'self' 'unsafe-inline'"]);
  // what is not uploaded is not served
  expect(JSON.parse(settings).hosting.ignore).toContain('**/*.map');
  const code = readdirSync(`${DIST}/assets`).filter((name) => name.endsWith('.js'));
  for (const name of code) expect(fileOf('assets', name)).not.toContain('sourceMappingURL');
});
