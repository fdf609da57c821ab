import { readFileSync } from 'node:fs';
import { type HtmlTagDescriptor, loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { openApiDocument } from '../../domain/openapi/openapi-document.ts';
import { PAGES, ROUTES } from '../../src/config/routes.ts';
import { siteOrigin } from '../../src/config/site-origin.ts';
import { inRoot } from '../lib/project.ts';

/** Indexable pages that can be listed; people's pages are not. */
const FINDABLE = PAGES.map((page) => ROUTES[page]).filter(({ path, isUnlisted }) => !isUnlisted && !path.includes(':'));

const NAME = 'WhoKnows: who really knows you?';
const DESCRIPTION = 'Quizzes about each other and anonymous messages. Open the link and play, no account needed.';

const sitemap = (origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${FINDABLE.map(
    ({ path }) => `  <url><loc>${origin}${path}</loc></url>\n`,
  ).join('')}</urlset>\n`;
// hidden pages say noindex themselves, which a crawler must be allowed to read
const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nAllow: /api/oembed\n\nSitemap: ${origin}/sitemap.xml\n`;

const packageVersion = () => (JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }).version;

/** Returns the tags for chat link previews, which run no scripts. Pages manage their own afterwards. */
const shellTags = (origin: string): HtmlTagDescriptor[] =>
  [
    { name: 'description', content: DESCRIPTION },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'WhoKnows' },
    { property: 'og:title', content: NAME },
    { property: 'og:description', content: DESCRIPTION },
    { property: 'og:image', content: `${origin}/share.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ].map((attrs) => ({ tag: 'meta', attrs: { ...attrs, 'data-shell': '' }, injectTo: 'head' }));

/** Writes robots.txt, sitemap.xml and the API's document, and the shell's title and social tags. */
export function siteFiles(): Plugin {
  let config: ResolvedConfig;
  const origin = () => siteOrigin(loadEnv(config.mode, config.envDir || config.root));
  return {
    name: 'whoknows-site-files',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: () => [
      { tag: 'title', attrs: { 'data-shell': '' }, children: NAME, injectTo: 'head' },
      ...shellTags(origin()),
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin()) });
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(origin()) });
      const api = JSON.stringify(openApiDocument(origin(), packageVersion()));
      this.emitFile({ type: 'asset', fileName: 'api/openapi.json', source: api });
    },
  };
}
