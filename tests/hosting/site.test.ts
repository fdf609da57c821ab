import { readFileSync } from 'node:fs';
import { openApiDocument } from '@domain/openapi/openapi-document.ts';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/project.ts';
import { prerenderedPaths } from '../../src/config/routes.ts';
import { ask, fileOf, ORIGIN } from './support/site.ts';

const PAGES = prerenderedPaths();
const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1];

test('every static page works without scripts, and has its title and description', async () => {
  const titles = new Set<string | undefined>();
  for (const path of PAGES) {
    const reply = await ask(path);
    expect(reply.status, path).toBe(200);
    const html = await reply.text();
    expect(attribute(html, /<div id="root">.*?<h1[^>]*>(.)/s), path).toBeDefined();
    expect(attribute(html, /<link data-shell="" rel="canonical" href="([^"]+)"/), path).toBe(`${ORIGIN}${path}`);
    expect(attribute(html, /<meta data-shell="" name="description" content="([^"]{40,})"/), path).toBeDefined();
    expect(attribute(html, /property="og:image" content="([^"]+)"/), path).toBe(`${ORIGIN}/share.png`);
    expect(html.match(/<title/g), path).toHaveLength(2); // one for each language, the French one in its template
    expect(html, path).not.toContain('name="robots"');
    titles.add(attribute(html, /<title data-shell="">([^<]+)</));
  }
  expect(titles.size).toBe(PAGES.length);
});

test('the picture of shared links is 1200 by 630', async () => {
  const png = Buffer.from(await (await ask('/share.png')).arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the sitemap lists the public pages; private pages ask not to be indexed', async () => {
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const sitemap = await (await ask('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url?.replace(ORIGIN, ''));
  expect(named).toEqual([...PAGES, '/quiz/how-well', '/quiz/never-have-i-ever']);
  for (const path of ['/dashboard', '/create-quiz', '/auth', '/quiz/results/some-id', '/quiz/abcd2345/details'])
    expect((await ask(path)).headers.get('x-robots-tag'), path).toBe('noindex');
  expect((await ask('/somebody')).headers.get('x-robots-tag')).toBeNull();
});

test('the OpenAPI document is JSON that every origin may read, and matches the code', async () => {
  const reply = await ask('/api/openapi.json');
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
  expect(await reply.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(ORIGIN, version))));
});

test('the third-party notices open as text, and the worker does not cache them', async () => {
  const reply = await ask('/third-party-notices.txt');
  expect(reply.headers.get('content-type')).toContain('text/plain');
  const text = await reply.text();
  for (const name of ['react-dom', '@firebase/firestore', 'workbox-routing', 'gabarito']) expect(text).toContain(name);
  expect(fileOf('sw.js')).not.toContain('third-party-notices');
});
