import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { prerenderedPaths } from '../../src/config/routes.ts';
import type { RenderedPage, renderPage as RenderPage } from '../../src/prerender.tsx';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the app as a program for Node, and gives its render function. */
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
  /** Title, description, canonical and social tags, marked as the shell's are. */
  head: string;
  styles: RenderedPage['styles'];
}

/** Takes what belongs into the head out of what React wrote. */
function toPage({ html, styles }: RenderedPage): Page {
  const tags = html.match(HEAD_TAG) ?? [];
  return {
    body: html.replace(HEAD_TAG, ''),
    head: tags.map((tag) => tag.replace(/^<\w+/, '$& data-shell=""')).join(''),
    styles,
  };
}

/** Puts the French page in place of the English one, for who has chosen it, before anything is painted. */
export const SWAP =
  "(d=>{if(d.documentElement.lang!='fr')return;const[h,b]=d.getElementById('fr').content.children;" +
  "d.head.querySelectorAll('[data-shell]').forEach(e=>e.remove());d.head.append(...h.childNodes);" +
  "d.getElementById('root').replaceChildren(...b.childNodes)})(document)";

/** The shell with a page in it, in both languages. */
function withPage(shell: string, english: Page, french: Page): string {
  const styles = new Map([...english.styles, ...french.styles]);
  const style = `<style data-emotion="css ${[...styles.keys()].join(' ')}">${[...styles.values()].join('')}</style>`;
  const filled = shell
    .replace(/\s*<title data-shell[^>]*>[^<]*<\/title>|\s*<meta [^>]*data-shell[^>]*>/g, '')
    // a page that can be read without scripts need not ask for them
    .replace(/\s*<noscript>\s*<main[\s\S]*?<\/noscript>/, '')
    .replace('</head>', () => `${english.head}${style}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${english.body}</div>` +
        `<template id="fr"><div>${french.head}</div><div>${french.body}</div></template><script>${SWAP}</script>`,
    );
  if (!filled.includes('id="fr"')) throw new Error('index.html has no empty #root to prerender into.');
  return filled;
}

/** Styles that every page needs stand in its HTML: a file of their own would hold back the first paint. */
const withStyles = (html: string, dist: string) =>
  html.replace(
    /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g,
    (_, href: string) => `<style>${readFileSync(join(dist, href), 'utf8').trim()}</style>`,
  );

/**
 * Writes the pages that are the same for everybody as HTML, each in both languages, and the empty shell for every other
 * address as app.html. Only those two kinds of document exist; hydration takes over from either.
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
      order: 'pre', // before the service worker's list of files is made
      async handler(error) {
        if (error) return;
        const dist = resolve(config.root, config.build.outDir);
        if (!existsSync(join(dist, 'index.html'))) return; // the build has failed, and says why by itself
        const shell = withStyles(readFileSync(join(dist, 'index.html'), 'utf8'), dist);
        writeFileSync(join(dist, 'app.html'), shell);
        const renderPage = await buildRenderer(config);
        for (const path of prerenderedPaths()) {
          // one after the other: the renderer has one language at a time
          const english = toPage(await renderPage(path, 'en'));
          const french = toPage(await renderPage(path, 'fr'));
          writeFileSync(join(dist, `${path === '/' ? 'index' : path}.html`), withPage(shell, english, french));
        }
      },
    },
  };
}
