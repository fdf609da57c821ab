import { loadEnv, type Plugin } from 'vite';
import { openApiDocument } from '../../domain/openapi/openapi-document.ts';
import { PAGES, ROUTES } from '../../src/config/routes.ts';
import { siteOrigin } from '../../src/config/site-origin.ts';
import { readJson } from '../lib/project.ts';

/** Indexable pages that can be listed; people's pages are not. */
const FINDABLE = PAGES.map((page) => ROUTES[page]).filter(({ path, isUnlisted }) => !isUnlisted && !path.includes(':'));

const sitemap = (origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${FINDABLE.map(
    ({ path }) => `  <url><loc>${origin}${path}</loc></url>\n`,
  ).join('')}</urlset>\n`;
// hidden pages say noindex themselves, which a crawler must be allowed to read
const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nAllow: /api/oembed\n\nSitemap: ${origin}/sitemap.xml\n`;

export function siteFiles(): Plugin {
  return {
    name: 'whoknows-site-files',
    generateBundle() {
      const config = this.environment.getTopLevelConfig();
      const origin = siteOrigin(loadEnv(config.mode, config.envDir || config.root));
      const { version } = readJson<{ version: string }>('package.json');
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin) });
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(origin) });
      const api = JSON.stringify(openApiDocument(origin, version));
      this.emitFile({ type: 'asset', fileName: 'api/openapi.json', source: api });
    },
  };
}
