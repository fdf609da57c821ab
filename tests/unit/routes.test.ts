import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADS } from '@domain/ads/catalogue.ts';
import { isDoor } from '@domain/auth/web-address.ts';
import { QUIZ_TYPES } from '@domain/games/index.ts';
import { LANGUAGE_CODES } from '@domain/languages.ts';
import { USERNAME_MIN } from '@domain/limits.ts';
import { LINK_TYPES, publicPath } from '@domain/profiles/links.ts';
import { findUsernameProblem } from '@domain/profiles/new-username.ts';
import { isReservedWord } from '@domain/profiles/reserved.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveHosting } from '../../scripts/lib/hosting.ts';
import { serverFolderOf } from '../../scripts/lib/project.ts';
import { findPage } from '../../src/config/find-route.ts';
import { namespacesOf, ownSegments, PAGES, ROUTES } from '../../src/config/routes.ts';
import { exampleAddress } from './example-address.ts';
import { projectFiles, readProjectFile } from './source-files.ts';

test('no username can equal a page or a file of the site', () => {
  const free = ownSegments().filter((segment) => !isReservedWord(segment) || findUsernameProblem(segment) === null);
  expect(free).toEqual([]);
  const files = readdirSync(new URL('../../public', import.meta.url));
  expect(files).not.toEqual([]);
  // what has a dot in it, or is shorter than any username, is none
  const names = files.filter((name) => !name.includes('.') && name.length >= USERNAME_MIN && !isReservedWord(name));
  expect(names).toEqual([]);
});

test('the texts that a page needs exist', () => {
  for (const namespace of new Set(PAGES.flatMap(namespacesOf)))
    expect(projectFiles(`src/i18n/locales/*/${namespace}.json`), namespace).toHaveLength(LANGUAGE_CODES.length);
});

test('the paths that the domain builds lead to their pages', () => {
  const deletion = { kind: 'response', id: 'x', deleteKey: 'y' } as const;
  expect(
    [
      publicPath.profile('maya'),
      publicPath.quiz('maya', 'abcd2345'),
      publicPath.result('x'),
      publicPath.deletion(deletion).replace(/#.*/, ''),
      ...LINK_TYPES.map((link) => publicPath.section('maya', link)),
      ...ADS.map(({ target }) => target).flatMap((target) => (target.kind === 'page' ? [target.path] : [])),
    ].map(findPage),
  ).toEqual([
    ...['public-profile', 'take-quiz', 'results', 'sent'],
    ...QUIZ_TYPES.map(() => 'section'),
    'send-message',
    ...['how-well-demo', 'templates', 'never-demo'],
  ]);
  const doors = PAGES.filter((page) => isDoor(ROUTES[page].path));
  expect(doors).toEqual(PAGES.filter((page) => ROUTES[page].audience === 'signed-out'));
});

describe('firebase.json', () => {
  let dist: string;
  let server: Server;
  let functions: Server;
  beforeAll(async () => {
    // answers for all functions, and says which one was called
    functions = createServer(({ url }, answer) => {
      answer.setHeader('cache-control', 'private, no-store').end(url?.split('/')[3]);
    }).listen(0, '127.0.0.1');
    await once(functions, 'listening');
    dist = mkdtempSync(join(tmpdir(), 'routes-'));
    mkdirSync(serverFolderOf(dist));
    const prerendered = PAGES.filter((page) => ROUTES[page].isPrerendered && page !== 'landing');
    for (const name of ['app', 'index', '404', ...prerendered]) writeFileSync(join(dist, `${name}.html`), name);
    const { port: functionsPort } = functions.address() as AddressInfo;
    server = await serveHosting({ dist, port: 0, functionsPort });
  });
  afterAll(() => {
    for (const each of [server, functions]) {
      each.closeAllConnections();
      each.close();
    }
    for (const folder of [dist, serverFolderOf(dist)]) rmSync(folder, { recursive: true });
  });

  test.each(PAGES)('answers a request for %s as the route table says', async (page) => {
    const { isPrerendered, isRendered, isUnlisted, isSecret } = ROUTES[page];
    const { port } = server.address() as AddressInfo;
    const reply = await fetch(`http://127.0.0.1:${port}${exampleAddress(page)}`);
    const own = page === 'landing' ? 'index' : page;
    // every host has a file of that name for what is missing
    const isOwnFile = isPrerendered || page === 'not-found';
    const shell = isRendered ? 'page' : 'app';
    expect(await reply.text()).toBe(page === 'not-found' ? '404' : isOwnFile ? own : shell);
    // what a function says about it stands; no static document is kept without asking
    expect(reply.headers.get('cache-control')).toBe(isRendered ? 'private, no-store' : 'no-cache');
    expect(reply.headers.get('x-robots-tag')).toBe(isUnlisted ? 'noindex' : null);
    expect(reply.headers.get('referrer-policy')).toBe(isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

test('an unknown page goes to the page function, and a missing file does not', async () => {
  const rewrites = (JSON.parse(readProjectFile('firebase.json')) as { hosting: { rewrites: { source: string }[] } })
    .hosting.rewrites;
  expect(rewrites.at(-1)).toMatchObject({
    source: '!/@(assets|fonts|icons|.well-known|__)/**',
    function: { functionId: 'page', pinTag: true },
  });
});

/** How Hosting matches an address with a rule. */
const { configMatcher } = createRequire(import.meta.url)('superstatic/lib/utils/patterns.js') as {
  configMatcher: (path: string, rule: object) => boolean;
};

describe('functions behind paths', () => {
  const { rewrites, headers } = (
    JSON.parse(readProjectFile('firebase.json')) as {
      hosting: {
        rewrites: { source: string; function?: object }[];
        headers: { source: string; headers: { key: string }[] }[];
      };
    }
  ).hosting;
  const starts = rewrites.flatMap(({ source }) => /^\/(\w+)\/\*\*$/.exec(source)?.[1] ?? []);

  test.each(['api', 'embed', 'og', 'story'])('/%s/ is reserved, and is not a page', (start) => {
    expect(starts).toContain(start);
    expect(isReservedWord(start)).toBe(true);
    expect(ownSegments()).not.toContain(start);
    // the worker leaves a navigation there to the network
    const [, list = ''] = /denylist: \[\/\^\\\/\(([\w|]+)\)/.exec(readProjectFile('src/sw/assets.ts')) ?? [];
    expect(list.split('|')).toContain(start);
  });

  test.each(['/og/quiz/abcd2345.png', '/story/ask/maya.png'])('%s sets its own cache lifetime', (path) => {
    const matching = headers.filter((rule) => configMatcher(path, rule));
    expect(matching.length).toBeGreaterThan(0);
    expect(matching.flatMap(({ headers: own }) => own.map(({ key }) => key))).not.toContain('Cache-Control');
  });
});
