import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { prerenderedPaths } from '../../src/config/routes.ts';
import { ALL_STYLES } from '../../src/lib/styles.ts';
import type { staticPage as StaticPage } from '../../src/server/index.ts';
import { inRoot, MISSING, PROGRAM, SHELL, serverFolderOf } from '../lib/project.ts';
import type { LinkedStyles } from './linked-styles.ts';
import { withoutSignedIn } from './without-signed-in.ts';

/** Builds the program that renders pages, here and in the page function, into a folder; returns its function for here. */
async function buildProgram(config: ResolvedConfig, folder: string): Promise<typeof StaticPage> {
  await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    plugins: [react(), withoutSignedIn()],
    resolve: { alias: config.resolve.alias },
    css: { transformer: config.css.transformer }, // it names the classes
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: inRoot('src/server/index.ts'),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: PROGRAM } },
    },
  });
  // another address for each build: Node keeps modules by theirs
  const program = await import(`${pathToFileURL(join(folder, PROGRAM)).href}?${Date.now()}`);
  return program.staticPage as typeof StaticPage;
}

/** Returns the HTML with its stylesheet inlined, by default whole: a separate file would delay the first paint. */
const withStyles = (html: string, dist: string, linked?: LinkedStyles) =>
  html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (_, href: string) =>
    linked
      ? `<style ${ALL_STYLES}="${href}">${linked.css}</style>`
      : `<style>${readFileSync(join(dist, href), 'utf8').trim()}</style>`,
  );

/**
 * Writes the pages that are the same for everybody as HTML in every language, and the empty shell for all other
 * addresses as app.html, and as 404.html for Hosting. Hydration accepts either. The program that renders them and the shell also go into a folder for
 * the page function.
 */
export function prerenderPages(linked: LinkedStyles): Plugin {
  return {
    name: 'whoknows-prerender',
    apply: 'build',
    closeBundle: {
      sequential: true,
      order: 'pre', // before the service worker's file list is made
      async handler(error) {
        if (error) return;
        const config = this.environment.getTopLevelConfig();
        const dist = resolve(config.root, config.build.outDir);
        if (!existsSync(join(dist, 'index.html'))) return; // the build has failed and reports it itself
        const html = readFileSync(join(dist, 'index.html'), 'utf8');
        const shell = withStyles(html, dist);
        for (const name of [SHELL, MISSING]) writeFileSync(join(dist, name), shell);
        const forServer = serverFolderOf(dist);
        mkdirSync(forServer, { recursive: true });
        writeFileSync(join(forServer, SHELL), withStyles(html, dist, linked));
        const staticPage = await buildProgram(config, forServer);
        for (const path of prerenderedPaths())
          writeFileSync(join(dist, `${path === '/' ? 'index' : path}.html`), await staticPage(shell, path));
      },
    },
  };
}
