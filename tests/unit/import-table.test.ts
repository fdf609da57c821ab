import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

/** The import table of docs/architecture.md: which rooms and packages each room may import. */
interface Room {
  rooms: readonly string[];
  packages: RegExp;
}
const UI_PACKAGES =
  /^(react|react-dom|react-i18next|react-router-dom|zustand|@mui\/.+|canvas-confetti|qrcode\.react)(\/.+)?$/;
const NOTHING = /^$/;
const ROOMS: Readonly<Record<string, Room>> = {
  domain: { rooms: ['domain'], packages: /^zod\/mini$/ },
  'src/config': { rooms: ['src/config', 'domain'], packages: NOTHING },
  'src/lib': { rooms: ['src/lib', 'src/config', 'domain'], packages: /^react$/ },
  'src/i18n': { rooms: ['src/i18n', 'src/lib', 'src/config'], packages: /^(i18next|react-i18next)$/ },
  'src/ui': {
    rooms: ['src/ui', 'src/lib', 'src/i18n', 'domain'],
    packages: /^(react|react-i18next|react-router-dom|@mui\/.+|@emotion\/.+)(\/.+)?$/,
  },
  'src/data': {
    rooms: ['src/data', 'src/data/offline', 'src/config', 'src/lib', 'domain'],
    packages: /^(firebase\/.+|zod\/mini)$/,
  },
  // what page and service worker share
  'src/data/offline': { rooms: ['src/data/offline', 'src/config', 'domain'], packages: NOTHING },
  'src/stores': {
    rooms: ['src/stores', 'src/data', 'src/data/offline', 'src/lib', 'src/config', 'src/i18n', 'domain'],
    packages: /^zustand(\/.+)?$/,
  },
  'src/features': {
    rooms: ['src/data', 'src/data/offline', 'src/stores', 'src/ui', 'src/i18n', 'src/lib', 'src/config', 'domain'],
    packages: UI_PACKAGES,
  },
  'src/app': {
    rooms: [
      'src/app',
      'src/features',
      'src/data',
      'src/data/offline',
      'src/stores',
      'src/ui',
      'src/i18n',
      'src/lib',
      'src/config',
      'domain',
    ],
    packages: UI_PACKAGES,
  },
  'src/prerender.tsx': {
    rooms: ['src/app', 'src/i18n', 'domain'],
    packages: /^(react-dom\/static|react-router-dom|@emotion\/(cache|react))$/,
  },
  'src/main.tsx': { rooms: ['src/app', 'src/i18n', 'src/ui'], packages: UI_PACKAGES },
  'src/sw': { rooms: ['src/sw', 'src/data/offline', 'src/config', 'domain'], packages: /^workbox-.+$/ },
  'functions/src/handlers': {
    rooms: ['functions/src/handlers', 'functions/src/db', 'functions/src/services', 'functions/src/support', 'domain'],
    packages: /^(node:.+|zod\/mini)$/,
  },
  'functions/src/services': {
    rooms: ['functions/src/services', 'functions/src/db', 'functions/src/support', 'domain'],
    packages: /^(node:.+|firebase-functions\/params|zod\/mini|bowser|maxmind)$/,
  },
  'functions/src/db': {
    rooms: ['functions/src/db', 'functions/src/support', 'domain'],
    packages: /^(node:.+|firebase-admin\/.+|dataloader|zod\/mini)$/,
  },
  'functions/src/support': {
    rooms: ['functions/src/support', 'functions/src/services', 'functions/src/db', 'domain'],
    packages: /^(node:.+|firebase-admin\/.+|firebase-functions(\/.+)?|zod\/mini)$/,
  },
  'functions/src/ops': {
    rooms: ['functions/src/ops', 'functions/src/services', 'functions/src/db', 'functions/src/support', 'domain'],
    packages: /^node:.+$/,
  },
  'functions/src/index.ts': {
    rooms: ['functions/src/handlers', 'functions/src/services', 'functions/src/db', 'functions/src/support', 'domain'],
    packages: /^firebase-(admin|functions)(\/.+)?$/,
  },
};

/** The room a path lies in: the longest listed prefix. */
function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** Values a file imports, types left out: [what is written, path from the root or null for a package]. */
function importsOf(file: string): [written: string, target: string | null][] {
  return [...readProjectFile(file).matchAll(IMPORT)]
    .filter(([, type]) => type === undefined)
    .map(([, , statically, lazily]) => {
      const written = statically ?? lazily ?? '';
      if (written.startsWith('.')) return [written, join(dirname(file), written)];
      if (written.startsWith('@domain/')) return [written, written.replace('@domain', 'domain')];
      return [written, null];
    });
}

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** Why an import breaks the table; null when it does not. */
function breach(file: string, written: string, target: string | null): string | null {
  const room = roomOf(file);
  const table = room === undefined ? undefined : ROOMS[room];
  if (!room || !table) return `${file} lies in no room of the table`;
  if (target === null) return table.packages.test(written) ? null : `${file} imports the package ${written}`;
  if (/\.(json|css)$/.test(target)) return null;
  if (featureOf(file) !== undefined && featureOf(file) === featureOf(target)) return null;
  const targetRoom = roomOf(target) ?? target;
  return table.rooms.includes(targetRoom) ? null : `${file} imports ${target}`;
}

const sources = projectFiles('domain/**/*.ts', 'src/**/*.{ts,tsx}', 'functions/src/**/*.ts').filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);

test('no file imports what its room may not know', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(
    sources
      .flatMap((file) => importsOf(file).map(([written, target]) => breach(file, written, target)))
      .filter(Boolean),
  ).toEqual([]);
});

test('the check sees a feature reaching into another, and Firebase outside src/data', () => {
  expect(breach('src/features/a/x.tsx', '../b/y.ts', 'src/features/b/y.ts')).not.toBeNull();
  expect(breach('src/features/a/x.tsx', 'firebase/auth', null)).not.toBeNull();
  expect(breach('domain/x.ts', 'node:fs', null)).not.toBeNull();
  expect(breach('src/features/a/x.tsx', './y.ts', 'src/features/a/y.ts')).toBeNull();
});
