import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin, ResolvedConfig } from 'vite';
import { INFO_PAGES } from '../../domain/info-pages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The modules of each visitor's page; the names are those of `visitorRoute`. */
const PAGES: Readonly<Record<string, { entries: readonly string[]; namespaces: readonly string[] }>> = {
  landing: { entries: ['src/features/landing/landing-page.tsx'], namespaces: ['landing'] },
  results: { entries: ['src/features/results/results-page.tsx'], namespaces: ['results'] },
  'public-profile': {
    entries: ['src/features/public-profile/public-profile-page.tsx'],
    namespaces: ['public-profile', 'send-message'],
  },
  section: { entries: ['src/features/public-profile/section-page.tsx'], namespaces: ['public-profile'] },
  'send-message': {
    entries: [
      'src/features/public-profile/message/send-message-page.tsx',
      'src/features/public-profile/message/sending.ts',
    ],
    namespaces: ['send-message'],
  },
  'take-quiz': { entries: ['src/features/take-quiz/take-quiz-page.tsx'], namespaces: ['take-quiz'] },
  'demo-never': { entries: ['src/features/demo-quizzes/never-demo-page.tsx'], namespaces: ['demo-quizzes'] },
  'demo-how-well': { entries: ['src/features/demo-quizzes/how-well-demo-page.tsx'], namespaces: ['demo-quizzes'] },
  ...Object.fromEntries(
    INFO_PAGES.map((page) => [page, { entries: [`src/features/info-pages/${page}-page.tsx`], namespaces: [page] }]),
  ),
};
const LANGUAGES = ['en', 'fr'];

type Bundle = Record<string, { type: string; fileName: string; facadeModuleId?: string | null; imports?: string[] }>;

/** Which files each page needs beside those that index.html loads anyway, and each page's texts by language. */
function preloads(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  if (chunks.length === 1) return {}; // built as one file, which loads anyway
  const chunkOf = (source: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (!chunk) throw new Error(`${source} is no chunk of its own; its route cannot be preloaded.`);
    return chunk;
  };
  const reach = (name: string, seen: Set<string>) => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const next of bundle[name]?.imports ?? []) reach(next, seen);
    return seen;
  };
  const main = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('index.html'));
  const loaded = main ? reach(main.fileName, new Set()) : new Set<string>();
  const urls = (sources: readonly string[]) =>
    [...new Set(sources.flatMap((source) => [...reach(chunkOf(source).fileName, new Set())]))]
      .filter((name) => !loaded.has(name))
      .map((name) => `/${name}`);
  return Object.fromEntries(
    Object.entries(PAGES).flatMap(([page, { entries, namespaces }]) => [
      [page, urls(entries)],
      ...LANGUAGES.map((language) => [
        `${page}:${language}`,
        urls(['common', ...namespaces].map((namespace) => `src/i18n/locales/${language}/${namespace}.json`)),
      ]),
    ]),
  );
}

/** What differs from build to build: in a block of data, so that the code beside it is the same in every build. */
const DATA_ID = 'early-data';

/**
 * The script of the page's head: src/data/early.ts as one piece. It is the same for every project and build, because the
 * content security policy in firebase.json names its hash.
 */
export async function earlyCode(): Promise<string> {
  const build = await rolldown({
    input: here('../../src/data/early.ts'),
    resolve: { alias: { '@domain': here('../../domain') } },
    // as a whole: config/env.ts reads the settings through a variable, which no define of single names reaches
    transform: { define: { 'import.meta.env': 'EARLY.env', EARLY_PRELOADS: 'EARLY.preloads' } },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  return `{const EARLY=JSON.parse(document.getElementById("${DATA_ID}").textContent);${output[0].code.trim()}}`;
}

/** Puts that script into the head of index.html, behind the build's settings and its file names for each route. */
export function earlyScript(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'whoknows-early',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        const data = { env: config.env, preloads: bundle ? preloads(bundle as unknown as Bundle) : {} };
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: DATA_ID },
            // nothing in a setting may end the block
            children: JSON.stringify(data).replaceAll('<', '\\u003c'),
            injectTo: 'head',
          },
          { tag: 'script', children: await earlyCode(), injectTo: 'head' },
        ];
      },
    },
  };
}
