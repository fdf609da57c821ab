import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { projectFiles, readProjectFile } from './source-files.ts';

/** The import table of docs/architecture.md: which rooms and packages each room may import. */
interface Room {
  rooms: readonly string[];
  packages: RegExp;
}
const UI_PACKAGES = /^(clsx|react|react-dom|zustand|@mui\/.+|qrcode\.react)(\/.+)?$/;
/** These two are for the signed-in pages. */
const FOR_CREATORS = /^(react-router-dom|react-i18next)$/;
const WITH_CREATORS = new RegExp(`${UI_PACKAGES.source}|${FOR_CREATORS.source}`);
const NOTHING = /^$/;
/** What the screens of one feature may import. */
const FOR_FEATURES = [
  'src/sharing',
  'src/guest',
  'src/report',
  'src/scoreboard',
  'src/session',
  'src/session/auth',
  'src/outbox',
  'src/outbox/device',
  'src/data',
  'src/data/offline',
  'src/stores',
  'src/games',
  'src/ui',
  'src/i18n',
  'src/lib',
  'src/config',
  'domain',
];

/** The rooms of the functions from top to bottom: each may import itself and those below it, types included. */
const FUNCTIONS = ['edge', 'handlers', 'services', 'db', 'support'] as const;
const functionsRooms = (top: (typeof FUNCTIONS)[number]): string[] => [
  ...FUNCTIONS.slice(FUNCTIONS.indexOf(top)).map((room) => `functions/src/${room}`),
  'domain',
];

const ROOMS: Readonly<Record<string, Room>> = {
  domain: { rooms: ['domain'], packages: /^zod\/mini$/ },
  'src/config': { rooms: ['src/config', 'domain'], packages: NOTHING },
  'src/lib': { rooms: ['src/lib', 'src/config', 'domain'], packages: /^(react|inapp-spy)$/ },
  'src/i18n': { rooms: ['src/i18n', 'src/lib', 'src/config', 'domain'], packages: /^(react|i18next|react-i18next)$/ },
  'src/ui': {
    rooms: ['src/ui', 'src/lib', 'src/i18n', 'domain'],
    packages: /^(clsx|react|react-easy-crop|@mui\/.+|canvas-confetti)(\/.+)?$/,
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
  // with src/data, which starts it, all that knows Firebase
  'src/session/auth': {
    rooms: ['src/session/auth', 'src/data', 'src/config', 'src/lib', 'domain'],
    packages: /^firebase\/(app|auth)$/,
  },
  'src/session': {
    rooms: ['src/session', 'src/session/auth', 'src/stores', 'src/data', 'src/lib', 'src/config', 'src/i18n', 'domain'],
    packages: /^zustand$/,
  },
  // of the outbox, what page and service worker share
  'src/outbox/device': {
    rooms: ['src/outbox/device', 'src/data/offline', 'src/config', 'domain'],
    packages: NOTHING,
  },
  'src/outbox': {
    rooms: [
      'src/outbox',
      'src/outbox/device',
      'src/stores',
      'src/data',
      'src/data/offline',
      'src/lib',
      'src/config',
      'src/i18n',
      'domain',
    ],
    packages: /^zustand$/,
  },
  'src/outbox/view': {
    rooms: [
      'src/outbox/view',
      'src/outbox',
      'src/outbox/device',
      'src/games',
      'src/ui',
      'src/i18n',
      'src/lib',
      'src/config',
      'domain',
    ],
    packages: UI_PACKAGES,
  },
  'src/sharing': {
    rooms: ['src/sharing', 'src/data', 'src/ui', 'src/i18n', 'src/lib', 'domain'],
    packages: UI_PACKAGES,
  },
  'src/guest': {
    rooms: ['src/guest', 'src/session', 'src/ui', 'src/i18n', 'src/lib', 'src/config', 'domain'],
    packages: UI_PACKAGES,
  },
  'src/report': {
    rooms: ['src/report', 'src/data', 'src/stores', 'src/ui', 'src/i18n', 'src/lib', 'src/config', 'domain'],
    packages: UI_PACKAGES,
  },
  'src/scoreboard': {
    rooms: ['src/scoreboard', 'src/data', 'src/ui', 'src/i18n', 'src/lib', 'domain'],
    packages: UI_PACKAGES,
  },
  'src/games': {
    rooms: ['src/games', 'src/ui', 'src/i18n', 'domain'],
    packages: /^(react|react-i18next|@mui\/.+)(\/.+)?$/,
  },
  'src/features': {
    rooms: FOR_FEATURES,
    packages: WITH_CREATORS,
  },
  'src/app': {
    rooms: ['src/app', 'src/features', 'src/outbox/view', ...FOR_FEATURES],
    packages: new RegExp(`${WITH_CREATORS.source}|^workbox-window$`),
  },
  'src/server': {
    rooms: ['src/server', 'src/app', 'src/data', 'src/i18n', 'src/lib', 'src/config', 'domain'],
    packages: /^react-dom\/static$/,
  },
  'src/main.tsx': { rooms: ['src/app', 'src/stores', 'src/i18n', 'src/lib', 'src/ui'], packages: UI_PACKAGES },
  'src/sw': {
    rooms: ['src/sw', 'src/outbox/device', 'src/data/offline', 'src/config', 'domain'],
    packages: /^workbox-.+$/,
  },
  'functions/src/edge': {
    rooms: functionsRooms('edge'),
    packages: /^(node:.+|firebase-admin\/app-check|firebase-functions(\/.+)?|zod\/mini)$/,
  },
  'functions/src/handlers': { rooms: functionsRooms('handlers'), packages: /^(node:.+|zod\/mini)$/ },
  'functions/src/services': {
    rooms: functionsRooms('services'),
    packages: /^(node:.+|zod\/mini|bowser|maxmind|web-push|nodemailer|@takumi-rs\/core)$/,
  },
  'functions/src/db': {
    rooms: functionsRooms('db'),
    packages: /^(node:.+|firebase-admin\/.+|dataloader|zod\/mini)$/,
  },
  'functions/src/support': {
    rooms: functionsRooms('support'),
    packages: /^(node:.+|firebase-functions\/(params|logger))$/,
  },
  'functions/src/ops': {
    rooms: ['functions/src/ops', ...functionsRooms('services')],
    packages: /^(node:.+|web-push)$/,
  },
  'functions/src/index.ts': { rooms: functionsRooms('edge'), packages: /^firebase-functions$/ },
};

/** The room a path lies in: the longest listed prefix. */
function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

interface Import {
  /** As the file has it. */
  written: string;
  /** The path from the root; null for a package. */
  target: string | null;
}

const countsTypes = (file: string) => file.startsWith('functions/');

/** Returns what a file imports; types only where they count. */
function importsOf(file: string): Import[] {
  return [...readProjectFile(file).matchAll(IMPORT)]
    .filter(([, type]) => type === undefined || countsTypes(file))
    .map(([, , statically, lazily]) => {
      const written = statically ?? lazily ?? '';
      if (written.startsWith('.')) return { written, target: join(dirname(file), written) };
      if (written.startsWith('@domain/')) return { written, target: written.replace('@domain', 'domain') };
      return { written, target: null };
    });
}

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** Why an import breaks the table; null when it does not. */
function breach(file: string, { written, target }: Import): string | null {
  const room = roomOf(file);
  const table = room === undefined ? undefined : ROOMS[room];
  if (!room || !table) return `${file} lies in no room of the table`;
  if (target === null) return table.packages.test(written) ? null : `${file} imports the package ${written}`;
  if (/\.(json|css)$/.test(target)) return null;
  if (featureOf(file) !== undefined && featureOf(file) === featureOf(target)) return null;
  const targetRoom = roomOf(target) ?? target;
  return table.rooms.includes(targetRoom) ? null : `${file} imports ${target}`;
}

/** The parts of Biome's configuration that are compared with the table. */
const linterConfig = z.object({
  overrides: z.array(
    z.object({
      includes: z.array(z.string()),
      linter: z.object({
        rules: z.object({
          style: z.object({
            noRestrictedImports: z.object({
              options: z.object({ patterns: z.array(z.object({ group: z.array(z.string()) })) }),
            }),
          }),
        }),
      }),
    }),
  ),
});

type Graph = ReadonlyMap<string, readonly string[]>;

/** Returns a cycle that can be reached from a file, as its files in order; null if there is none. */
function findCycle(graph: Graph): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const target of graph.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
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

test('no file imports itself through others', () => {
  const targets = (file: string) => importsOf(file).flatMap(({ target }) => target ?? []);
  expect(findCycle(new Map(sources.map((file) => [file, targets(file)])))).toBeNull();
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

// Biome reports what this file reports, in the editor as well: its configuration must forbid the same rooms
test.each([...FUNCTIONS, 'ops'])('the linter knows what functions/src/%s may not import', (room) => {
  const { overrides } = z.parse(linterConfig, JSON.parse(readProjectFile('functions/biome.json')));
  const own = overrides.filter(({ includes }) => includes.includes(`src/${room}/**`));
  const forbidden = own.flatMap(({ linter }) =>
    linter.rules.style.noRestrictedImports.options.patterns.flatMap(({ group }) => group),
  );
  const allowed = ROOMS[`functions/src/${room}`]?.rooms ?? [];
  const others = [...FUNCTIONS, 'ops'].filter((other) => !allowed.includes(`functions/src/${other}`) && other !== room);
  expect(forbidden.filter((group) => group.startsWith('**/'))).toEqual(others.map((other) => `**/${other}/**`));
});

test('the check finds a feature importing another, and Firebase outside src/data', () => {
  const own = (path: string, target: string | null) => breach(path, { written: target ?? 'firebase/auth', target });
  expect(own('src/features/a/x.tsx', 'src/features/b/y.ts')).not.toBeNull();
  expect(own('src/features/a/x.tsx', null)).not.toBeNull();
  expect(breach('domain/x.ts', { written: 'node:fs', target: null })).not.toBeNull();
  expect(own('src/features/a/x.tsx', 'src/features/a/y.ts')).toBeNull();
});

test('the check finds functions importing upward, and a cycle', () => {
  const reaches = (from: string, to: string) =>
    breach(`functions/src/${from}/x.ts`, { written: '../y.ts', target: `functions/src/${to}/y.ts` }) !== null;
  expect([reaches('db', 'services'), reaches('services', 'edge'), reaches('support', 'db')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([reaches('edge', 'db'), reaches('services', 'db'), reaches('db', 'db')]).toEqual([false, false, false]);
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['d', ['b']],
      ]),
    ),
  ).toEqual(['b', 'd', 'b']);
  expect(
    findCycle(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
      ]),
    ),
  ).toBeNull();
});
