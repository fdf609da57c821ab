import type { Plugin } from 'vite';
import { LANGUAGE_CODES, type Language } from '../../domain/languages.ts';
import type { BuildPart } from '../../src/config/build-parts.ts';
import { namespacesOf, PAGES, type Page, ROUTES } from '../../src/config/routes.ts';
import { LOADERS, OF_CREATORS, reach } from './chunks.ts';

type Parts = BuildPart[];

const textsOf = (pages: readonly Page[]) => pages.flatMap(namespacesOf);
/** The texts of every page, and of what pages that links open load later: a page's own come with it. */
const SHELL_TEXTS = [
  'common',
  'games',
  'prompts',
  'outbox',
  'sender-panel',
  'second-thought',
  'scoreboard',
  'content-translation',
];
const VISITOR_TEXTS = textsOf(PAGES.filter((page) => ROUTES[page].audience === 'visitor'));
const CREATOR_TEXTS = [...textsOf(OF_CREATORS), 'account-notice', 'arrange', 'guest', 'share'].filter(
  (name) => !VISITOR_TEXTS.includes(name),
);

/** Returns the parts of a file of texts by its path: `assets/texts-<hash>/`, then `textFile`. */
function textParts(url: string): Parts | null {
  const [, language, namespace] = url.match(/^assets\/texts-[^/]+\/([^/]+)\/t([^/]+)\.json$/) ?? [];
  if (!LANGUAGE_CODES.includes(language as Language) || !namespace) return null;
  const part = SHELL_TEXTS.includes(namespace) ? 'shell' : CREATOR_TEXTS.includes(namespace) ? 'creator' : 'visitor';
  return [part, language as Language];
}

/** Records which parts of the app the files of the build belong to; `partsOf` knows it once the bundle is generated. */
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
      const shell = reach(bundle);
      if (shell.size === 0) return;
      const visitor = reach(bundle, (part) => !LOADERS.includes(part));
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        scripts.set(file.fileName, shell.has(file) ? 'shell' : visitor.has(file) ? 'visitor' : 'creator');
      }
    },
  };
}
