import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../domain/languages.ts';
import { prerenderedPaths } from '../../src/config/routes.ts';
import type { RenderedPage, renderPage as RenderPage } from '../../src/prerender.tsx';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the app for Node and returns its render function. */
async function buildRenderer(config: ResolvedConfig): Promise<typeof RenderPage> {
  const outDir = mkdtempSync(join(tmpdir(), 'whoknows-prerender-'));
  await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: config.resolve.alias },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: here('../../src/prerender.tsx'),
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'prerender.mjs' } },
    },
  });
  const program = await import(pathToFileURL(join(outDir, 'prerender.mjs')).href);
  rmSync(outDir, { recursive: true });
  return program.renderPage as typeof RenderPage;
}

const HEAD_TAG = /<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/>/g;

interface Page {
  body: string;
  /** Title, description, canonical and social tags, marked like the shell's. */
  head: string;
  styles: RenderedPage['styles'];
}

/** Returns the page with its head tags separated from what React rendered. */
function toPage({ html, styles }: RenderedPage): Page {
  const tags = html.match(HEAD_TAG) ?? [];
  return {
    body: html.replace(HEAD_TAG, ''),
    head: tags.map((tag) => tag.replace(/^<\w+/, '$& data-shell=""')).join(''),
    styles,
  };
}

/** Replaces the page with the chosen language's before anything is painted. */
export const SWAP =
  "(d=>{const t=d.querySelector('template[lang='+d.documentElement.lang+']');if(!t)return;" +
  "const[h,b]=t.content.children;d.head.querySelectorAll('[data-shell]').forEach(e=>e.remove());" +
  "d.head.append(...h.childNodes);d.getElementById('root').replaceChildren(...b.childNodes)})(document)";

/** Returns the shell with a page in it: the default language in place, all others as templates. */
export function withPage(shell: string, pages: ReadonlyMap<string, Page>): string {
  const others = new Map(pages);
  others.delete(DEFAULT_LANGUAGE);
  const { head, body } = pages.get(DEFAULT_LANGUAGE) as Page;
  const styles = new Map([...pages.values()].flatMap((page) => [...page.styles]));
  const templates = [...others].map(
    ([language, page]) => `<template lang="${language}"><div>${page.head}</div><div>${page.body}</div></template>`,
  );
  const style = `<style data-emotion="css ${[...styles.keys()].join(' ')}">${[...styles.values()].join('')}</style>`;
  const filled = shell
    .replace(/\s*<title data-shell[^>]*>[^<]*<\/title>|\s*<meta [^>]*data-shell[^>]*>/g, '')
    // a page that is readable without scripts need not ask for them
    .replace(/\s*<noscript>\s*<main[\s\S]*?<\/noscript>/, '')
    .replace('</head>', () => `${head}${style}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${templates.join('')}<script>${SWAP}</script>`,
    );
  if (!filled.includes(SWAP)) throw new Error('index.html has no empty #root to prerender into.');
  return filled;
}

/** Returns the HTML with the common styles inlined: a separate file would delay the first paint. */
const withStyles = (html: string, dist: string) =>
  html.replace(
    /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
    (_, href: string) => `<style>${readFileSync(join(dist, href), 'utf8').trim()}</style>`,
  );

/**
 * Writes the pages that are the same for everybody as HTML in every language, and the empty shell for all other
 * addresses as app.html. Hydration accepts either.
 */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'whoknows-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'pre', // before the service worker's file list is made
      async handler(error) {
        if (error) return;
        const dist = resolve(config.root, config.build.outDir);
        if (!existsSync(join(dist, 'index.html'))) return; // the build has failed and reports it itself
        const shell = withStyles(readFileSync(join(dist, 'index.html'), 'utf8'), dist);
        writeFileSync(join(dist, 'app.html'), shell);
        const renderPage = await buildRenderer(config);
        for (const path of prerenderedPaths()) {
          // in sequence: the renderer has one language at a time
          const pages = new Map<string, Page>();
          for (const language of LANGUAGE_CODES) pages.set(language, toPage(await renderPage(path, language)));
          writeFileSync(join(dist, `${path === '/' ? 'index' : path}.html`), withPage(shell, pages));
        }
      },
    },
  };
}
