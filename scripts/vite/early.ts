import { type Plugin as RolldownPlugin, rolldown } from 'rolldown';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { directionOf, LANGUAGE_CODES } from '../../domain/languages.ts';
import { paths } from '../../domain/paths.ts';
import { patternOf } from '../../src/config/find-route.ts';
import { namespacesOf, ownSegments, PAGES, type Page, ROUTES } from '../../src/config/routes.ts';
import type { EarlyRoute } from '../../src/data/head-script.ts';
import { inRoot } from '../lib/project.ts';
import { reach } from './chunks.ts';
import { buildIdOf, reporterFile } from './error-reporter.ts';

/** The document that a page reads first, by its path's parameters. */
const READS: Readonly<Partial<Record<Page, string>>> = {
  results: paths.response('{responseId}'),
  circle: paths.circle('{circleId}'),
  'public-profile': paths.username('{username}'),
  'send-message': paths.username('{username}'),
  section: paths.username('{username}'),
  'take-quiz': paths.quiz('{second}'),
};
/** A page without texts of its own is in the code that every page loads. */
const PREPARED = PAGES.filter((page) => ROUTES[page].audience === 'visitor' && namespacesOf(page).length > 0);

/** Returns the file names of modules and all their imports, without those that index.html loads anyway. */
function filesOf(bundle: Rolldown.OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  if (chunks.length <= 1) return []; // served from source, or built as one file, which loads anyway
  const files = reach(bundle, undefined, [source]).difference(reach(bundle));
  if (files.size === 0) throw new Error(`${source} is no chunk of its own; its route cannot be preloaded.`);
  return Array.from(files, ({ fileName }) => `/${fileName}`);
}

/** Other addresses below our own words have no page: they need nothing, and come before those below a username. */
const OURS: EarlyRoute = { pattern: `^/(?:${ownSegments().join('|')})(?:/|$)`, files: [], texts: [] };

/** Returns the route table's rows for the head script, with the build's file names. */
export function earlyRoutes(bundle: Rolldown.OutputBundle): EarlyRoute[] {
  const rowOf = (page: Page): EarlyRoute => {
    const route = ROUTES[page];
    const read = READS[page];
    return {
      pattern: patternOf(route),
      ...(read && { read }),
      files: filesOf(bundle, `${page}-page.tsx`),
      texts: ['common', 'games', ...namespacesOf(page)],
    };
  };
  const isBelowUsername = (page: Page) => ROUTES[page].path.startsWith('/:');
  return [
    ...PREPARED.filter((page) => !isBelowUsername(page)).map(rowOf),
    OURS,
    ...PREPARED.filter(isBelowUsername).map(rowOf),
  ];
}

/** What differs between builds is in a data block, so that the code beside it is always the same. */
const DATA_ID = 'early-data';
/** Where index.html has it: before the styles, as it asks for files that a phone waits for. */
const PLACE = '<!-- head script -->';
/** The files that every page starts with. They come first, as they are the largest part. */
const MODULES = /\s*<script type="module"[^>]*><\/script>/g;

/**
 * Returns the head script: src/data/head-script.ts as one bundle. It is the same for every project and build, because
 * the content security policy in firebase.json contains its hash. A test passes plugins that change its input.
 */
export async function earlyCode(plugins: RolldownPlugin[] = []): Promise<string> {
  const build = await rolldown({
    plugins,
    input: inRoot('src/data/head-script.ts'),
    resolve: { alias: { '@domain': inRoot('domain') } },
    transform: {
      define: {
        'import.meta.env': 'EARLY.env',
        EARLY_ROUTES: 'EARLY.routes',
        EARLY_TEXTS: 'EARLY.texts',
        EARLY_LANGUAGES: 'EARLY.languages',
        EARLY_RIGHT_TO_LEFT: 'EARLY.rightToLeft',
        EARLY_REPORTER: 'EARLY.reporter',
      },
    },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  return `{const EARLY=JSON.parse(document.getElementById("${DATA_ID}").textContent);${output[0].code.trim()}}`;
}

/** Puts the head script into index.html, with its data, and adds the error reporter, which only that script loads. */
export function earlyScript(): Plugin<{ build: () => string | null }> {
  let config: ResolvedConfig;
  let build: string | null = null;
  let reporter: string | null = null;
  return {
    name: 'whoknows-early',
    // for the service worker, which is built later
    api: { build: () => build },
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'pre', // before index.html is written
      async handler(_options, bundle) {
        build = buildIdOf(Object.keys(bundle));
        const { name, code, map } = await reporterFile(build);
        reporter = `/${name}`;
        this.emitFile({ type: 'asset', fileName: name, source: code });
        this.emitFile({ type: 'asset', fileName: `${name}.map`, source: map });
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        // as scripts/vite/texts.ts has set it; undefined in development
        const texts: string | null = JSON.parse(config.define?.['import.meta.env.TEXTS'] ?? 'null');
        const data = {
          build,
          reporter,
          env: config.env,
          texts,
          routes: earlyRoutes(bundle ?? {}),
          languages: LANGUAGE_CODES,
          rightToLeft: LANGUAGE_CODES.filter((code) => directionOf(code) === 'rtl'),
        };
        // no setting may close the block
        const block = JSON.stringify(data).replaceAll('<', '\\u003c');
        const tags = `<script type="application/json" id="${DATA_ID}">${block}</script><script>${await earlyCode()}</script>`;
        const modules = html.match(MODULES) ?? [];
        return html.replace(MODULES, '').replace(PLACE, () => modules.join('') + tags);
      },
    },
  };
}
