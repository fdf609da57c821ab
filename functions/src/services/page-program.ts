import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAnswer, PageProgram } from '@domain/page-answer.ts';

/** What of a web build the page function needs, as that build has written it. */
export interface PageBuild {
  /** The document without a page, which shows every page by its scripts. One object, so that it is compressed once. */
  shell: PageAnswer;
  program: PageProgram;
}

const builds = new Map<string, Promise<PageBuild>>();

async function load(folder: string): Promise<PageBuild> {
  const [html, program] = await Promise.all([
    readFile(join(folder, 'app.html'), 'utf8'),
    import(pathToFileURL(join(folder, 'pages.mjs')).href) as Promise<PageProgram>,
  ]);
  return { shell: { status: 200, isPublic: false, html }, program };
}

/** Returns the web build in a folder, loaded once per instance; after a failure again. Throws when it isn't there. */
export function loadPageBuild(folder: string): Promise<PageBuild> {
  const build = builds.get(folder) ?? load(folder);
  builds.set(folder, build);
  build.catch(() => builds.delete(folder));
  return build;
}
