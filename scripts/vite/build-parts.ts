import type { Plugin } from 'vite';
import { LANGUAGE_CODES, type Language } from '../../domain/languages.ts';
import type { BuildPart } from '../../src/config/build-parts.ts';
import { namespacesOf, PAGES, type Page, ROUTES } from '../../src/config/routes.ts';
import { LINKED, LOADERS, nameOf, OF_CREATORS } from './chunks.ts';

type Parts = BuildPart[];

const textsOf = (pages: readonly Page[]) => pages.flatMap(namespacesOf);
/** The texts of pages that links open, which come with the rendered page and aren't loaded as files: 10 kB. */
const LINK_TEXTS = [
  ...textsOf(LINKED),
  ...['common', 'games', 'outbox', 'tracking-panel', 'second-thought', 'scoreboard', 'content-translation'],
];
const VISITOR_TEXTS = textsOf(PAGES.filter((page) => ROUTES[page].audience === 'visitor'));
/** The texts that only people with an account read. */
const CREATOR_TEXTS = [...textsOf(OF_CREATORS), 'account-notice', 'arrange', 'share'].filter(
  (name) => !VISITOR_TEXTS.includes(name),
);

/** Returns the parts of a file of texts by its path: `assets/texts-<hash>/<language>/<namespace>.json`. */
function textParts(url: string): Parts | null {
  const [, language, namespace] = url.match(/^assets\/texts-[^/]+\/([^/]+)\/([^/]+)\.json$/) ?? [];
  if (!LANGUAGE_CODES.includes(language as Language) || !namespace) return null;
  const part = LINK_TEXTS.includes(namespace) ? 'shell' : CREATOR_TEXTS.includes(namespace) ? 'creator' : 'visitor';
  return [part, language as Language];
}

/** Tells what parts of the app the files of the build belong to; `partsOf` knows it once the bundle is generated. */
export function buildParts(): Plugin<{ partsOf: (url: string) => Parts }> {
  const scripts = new Map<string, BuildPart>();
  return {
    name: 'build-parts',
    apply: 'build',
    api: {
      partsOf(url) {
        const texts = textParts(url);
        if (texts) return texts;
        if (url === 'app.html' || url.startsWith('fonts/')) return ['shell'];
        return [scripts.get(url) ?? 'visitor'];
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const main = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'));
      if (!main) return;
      const reach = (part: BuildPart, next: (name: string) => string[]) => {
        const seen = new Set([main.fileName]);
        for (const name of seen) {
          if (!scripts.has(name)) scripts.set(name, part);
          for (const found of next(name)) seen.add(found);
        }
      };
      const chunkOf = (name: string) => chunks.find(({ fileName }) => fileName === name);
      const isLoader = (name: string) => LOADERS.includes(nameOf(chunkOf(name)?.facadeModuleId ?? ''));
      reach('shell', (name) => chunkOf(name)?.imports ?? []);
      reach('visitor', (name) => {
        const chunk = chunkOf(name);
        return chunk ? [...chunk.imports, ...chunk.dynamicImports.filter((to) => !isLoader(to))] : [];
      });
      for (const { fileName } of chunks) if (!scripts.has(fileName)) scripts.set(fileName, 'creator');
    },
  };
}
