import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { OLDEST } from '../../scripts/vite/browsers.ts';
import { projectFiles, readProjectFile } from './source-files.ts';

type Versions = Partial<Record<string, string>>;
interface Feature {
  kind: string;
  status?: { by_compat_key?: Record<string, { support: Versions }> };
}

/** What web-features calls our browsers. */
const NEEDED: Versions = {
  chrome: OLDEST.chrome,
  chrome_android: OLDEST.chrome,
  edge: OLDEST.edge,
  firefox: OLDEST.firefox,
  safari: OLDEST.safari,
  safari_ios: OLDEST.ios,
};
/** What is asked for only where it is there, or by a detail that doesn't matter to us. */
const CAREFUL = [
  'Notification.requestPermission', // called only after support was checked
  'AbortSignal.timeout', // Chrome 103 has it; later versions only name the error otherwise
];

function isAtLeast(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major > otherMajor || (major === otherMajor && minor >= otherMinor);
}
const isEverywhere = (support: Versions) =>
  Object.entries(NEEDED).every(([browser, oldest = '']) => {
    const since = support[browser];
    return since !== undefined && isAtLeast(oldest, since.replace('≤', ''));
  });

/** Returns the static methods, like URL.parse, that not all browsers we support have. */
function missingMethods(): string[] {
  const path = createRequire(import.meta.url).resolve('web-features/data.json');
  const { features } = JSON.parse(readFileSync(path, 'utf8')) as { features: Record<string, Feature> };
  return Object.values(features).flatMap(({ status }) =>
    Object.entries(status?.by_compat_key ?? {}).flatMap(([key, { support }]) => {
      const [, name] = /^(?:api|javascript\.builtins)\.(\w+\.\w+)_static$/.exec(key) ?? [];
      return name !== undefined && !isEverywhere(support) ? [name] : [];
    }),
  );
}

test('README names the browsers that the build is for', () => {
  const { safari, chrome, firefox } = OLDEST;
  expect(readProjectFile('README.md')).toContain(
    `Safari ${safari} (also on iPhones and iPads), Chrome and Edge ${chrome}, Firefox ${firefox}`,
  );
  // of the pages; the worker's build takes the same
  expect(readProjectFile('vite.config.ts')).toContain('target: BUILD_TARGET,');
});

test("the app's code calls nothing that one of these browsers lacks", () => {
  const missing = missingMethods().filter((name) => !CAREFUL.includes(name));
  expect(missing).toContain('URL.parse');
  const calls = new RegExp(`\\b(?:${missing.join('|').replaceAll('.', '\\.')})\\(`, 'g');
  const found = projectFiles('{src,domain}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\./.test(file))
    .flatMap((file) => [...readProjectFile(file).matchAll(calls)].map(([call]) => `${file}: ${call}`));
  expect(found).toEqual([]);
});
