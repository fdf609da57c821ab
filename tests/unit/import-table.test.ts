import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';

const UI_PACKAGES = /^(clsx|react|react-dom|zustand|@mui\/.+|qrcode\.react)(\/.+)?$/;
/** These are for the signed-in pages. */
const FOR_CREATORS = /^(react-router-dom|react-i18next|libphonenumber-js\/min)$/;
const WITH_CREATORS = new RegExp(`${UI_PACKAGES.source}|${FOR_CREATORS.source}`);
const NOTHING = /^$/;
/** What every screen shows is made of. */
const SCREEN = 'src/ui src/i18n src/lib src/config domain';
/** What the screens of one feature may import. */
const FEATURE = `src/sharing src/guest src/report src/scoreboard src/session src/session/auth src/outbox src/outbox/device src/data src/data/offline src/stores src/games ${SCREEN}`;

/** The import table of docs/architecture.md: beside itself, which rooms and packages each room may import. */
const TABLE: Readonly<Record<string, readonly [rooms: string, packages: RegExp]>> = {
  domain: ['', /^zod\/mini$/],
  'src/config': ['domain', NOTHING],
  'src/lib': ['src/config domain', /^(react|inapp-spy)$/],
  'src/i18n': ['src/lib src/config domain', /^(react|i18next|react-i18next)$/],
  'src/ui': ['src/lib src/i18n domain', /^(clsx|react|react-easy-crop|@mui\/.+|canvas-confetti)(\/.+)?$/],
  'src/data': ['src/data/offline src/config src/lib domain', /^(firebase\/.+|zod\/mini)$/],
  // what page and service worker share
  'src/data/offline': ['src/config domain', NOTHING],
  'src/stores': ['src/data src/data/offline src/lib src/config src/i18n domain', /^zustand(\/.+)?$/],
  // with src/data, which starts it, all that knows Firebase
  'src/session/auth': ['src/data src/config src/lib domain', /^firebase\/(app|auth)$/],
  'src/session': ['src/session/auth src/stores src/data src/lib src/config src/i18n domain', /^zustand$/],
  // of the outbox, what page and service worker share
  'src/outbox/device': ['src/data/offline src/config domain', NOTHING],
  'src/outbox': [
    'src/outbox/device src/stores src/data src/data/offline src/lib src/config src/i18n domain',
    /^zustand$/,
  ],
  'src/outbox/view': [`src/outbox src/outbox/device src/games ${SCREEN}`, UI_PACKAGES],
  'src/sharing': ['src/data src/ui src/i18n src/lib domain', UI_PACKAGES],
  'src/guest': [`src/session src/session/auth ${SCREEN}`, UI_PACKAGES],
  'src/report': [`src/data src/stores ${SCREEN}`, UI_PACKAGES],
  'src/scoreboard': ['src/data src/ui src/i18n src/lib domain', UI_PACKAGES],
  'src/games': ['src/ui src/i18n domain', /^(react|react-i18next|@mui\/.+)(\/.+)?$/],
  'src/features': [FEATURE, WITH_CREATORS],
  'src/app': [`src/features src/outbox/view ${FEATURE}`, new RegExp(`${WITH_CREATORS.source}|^workbox-window$`)],
  'src/server': ['src/app src/data src/i18n src/lib src/config domain', /^react-dom\/static$/],
  'src/main.tsx': ['src/app src/stores src/i18n src/lib src/ui', UI_PACKAGES],
  'src/sw': ['src/outbox/device src/data/offline src/config domain', /^workbox-.+$/],
  'functions/src/edge': [
    'functions/src/handlers functions/src/services functions/src/db functions/src/support domain',
    /^(node:.+|firebase-admin\/app-check|firebase-functions(\/.+)?|zod\/mini)$/,
  ],
  'functions/src/handlers': [
    'functions/src/services functions/src/db functions/src/support domain',
    /^(node:.+|zod\/mini)$/,
  ],
  'functions/src/services': [
    'functions/src/db functions/src/support domain',
    /^(node:.+|zod\/mini|bowser|maxmind|web-push|nodemailer|@takumi-rs\/core)$/,
  ],
  'functions/src/db': ['functions/src/support domain', /^(node:.+|firebase-admin\/.+|dataloader|zod\/mini)$/],
  'functions/src/support': ['domain', /^(node:.+|firebase-functions\/(params|logger))$/],
  'functions/src/ops': ['functions/src/services functions/src/db functions/src/support domain', /^(node:.+|web-push)$/],
  'functions/src/index.ts': [
    'functions/src/edge functions/src/handlers functions/src/services functions/src/db functions/src/support domain',
    /^firebase-functions$/,
  ],
};

/** The room a path lies in: the longest listed prefix. */
const roomOf = (path: string) =>
  Object.keys(TABLE)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

interface Import {
  /** As the file has it. */
  written: string;
  /** The path from the root; null for a package. */
  target: string | null;
}

/** Returns what a file imports; types count in the functions only. */
function importsOf(file: string): Import[] {
  return [...readProjectFile(file).matchAll(IMPORT)]
    .filter(([, type]) => type === undefined || file.startsWith('functions/'))
    .map(([, , statically, lazily]) => {
      const written = statically ?? lazily ?? '';
      if (written.startsWith('.')) return { written, target: join(dirname(file), written) };
      return { written, target: written.startsWith('@domain/') ? written.replace('@domain', 'domain') : null };
    });
}

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** Why an import breaks the table; null when it does not. */
function breach(file: string, { written, target }: Import): string | null {
  const room = roomOf(file) ?? '';
  const [rooms, packages] = TABLE[room] ?? [];
  if (rooms === undefined || packages === undefined) return `${file} lies in no room of the table`;
  if (target === null) return packages.test(written) ? null : `${file} imports the package ${written}`;
  if (/\.(json|css)$/.test(target)) return null;
  const isOwn = room === 'src/features' ? featureOf(file) === featureOf(target) : room === roomOf(target);
  return isOwn || rooms.split(' ').includes(roomOf(target) ?? target) ? null : `${file} imports ${target}`;
}

/** What alone leads to the signed-in pages, and to the editor without an account. */
const FRAMES = ['src/app/signed-in.tsx', 'src/app/guest-editor.tsx'];
const sources = projectFiles('domain/**/*.ts', 'src/**/*.{ts,tsx}', 'functions/src/**/*.ts').filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$|^src\/testing\//.test(file),
);

test('no file imports what its folder may not import', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap((file) => importsOf(file).map((imported) => breach(file, imported))).filter(Boolean)).toEqual(
    [],
  );
});

test("no visitor's page loads React Router or react-i18next", () => {
  const reached = new Set(['src/main.tsx', 'src/server/index.ts']);
  for (const file of reached)
    for (const { target } of importsOf(file))
      if (target !== null && /\.tsx?$/.test(target) && !FRAMES.includes(target)) reached.add(target);
  expect(reached.size).toBeGreaterThan(400);
  const loads = (file: string) => importsOf(file).some(({ written }) => FOR_CREATORS.test(written));
  expect([...reached].filter(loads)).toEqual([]);
  expect(loads(FRAMES[0] as string)).toBe(true);
});

test.each([
  ['src/features/a/x.tsx', 'src/features/b/y.ts', false],
  ['src/features/a/x.tsx', 'src/features/a/y.ts', true],
  ['src/features/a/x.tsx', 'firebase/auth', false],
  ['domain/x.ts', 'node:fs', false],
  ['functions/src/db/x.ts', 'functions/src/services/y.ts', false],
  ['functions/src/services/x.ts', 'functions/src/db/y.ts', true],
])('the check of what %s imports from %s: %s', (file, written, isAllowed) => {
  expect(breach(file, { written, target: written.endsWith('.ts') ? written : null }) === null).toBe(isAllowed);
});
