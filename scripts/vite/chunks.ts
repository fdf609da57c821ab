import { PAGES, ROUTES } from '../../src/config/routes.ts';

/** What a chunk's name is decided by: the bundler's module graph. */
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

/** The pages whose first screen differs from address to address: what people open from a link. */
const LINKED = PAGES.filter((page) => ROUTES[page].audience === 'visitor' && ROUTES[page].path.includes('/:'));
const OF_CREATORS = PAGES.filter((page) => ROUTES[page].audience === 'creator');

/** Returns the modules that load `id` when they are loaded: pages, dialogs and other parts with a file of their own. */
function partsWith(id: string, graph: ModuleGraph): string[] {
  const parts: string[] = [];
  const seen = new Set([id]);
  for (const next of seen) {
    const found = graph.getModuleInfo(next);
    if (!found) continue;
    if (found.isEntry || found.dynamicImporters.length > 0) parts.push(next);
    for (const importer of found.importers) seen.add(importer);
  }
  return parts;
}

/** From as many signed-in pages on, what they share is one file; with fewer, the bundler's own splitting is as good. */
const SHARED_BY = 3;

/**
 * Returns the chunk of a module: what linked pages share among themselves, what they share with the landing page or a
 * creator's pages, what one of them shares with its own later parts, or what most signed-in pages share. Null leaves it
 * to the bundler, which makes a file of whatever two parts share: on a phone, each of them costs more than its bytes.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (id.includes('/node_modules/')) return null; // the pages that use one need it whole
  if (graph.getModuleInfo(id)?.importers.length === 0) return null; // a page or a later part: a file of its own anyway
  const parts = partsWith(id, graph);
  const pages = PAGES.filter((page) => parts.some((part) => part.endsWith(`/${page}-page.tsx`)));
  const linked = LINKED.filter((page) => pages.includes(page));
  if (linked.length > 0) {
    if (pages.length === 1) return linked[0] as string;
    return pages.some((page) => page === 'landing' || OF_CREATORS.includes(page)) ? 'shared' : 'visitor';
  }
  if (pages.length < SHARED_BY || !pages.every((page) => OF_CREATORS.includes(page))) return null;
  // the editor opens without an account, too, and must not bring the database along
  return parts.some((part) => part.endsWith('/guest-editor-page.tsx')) ? 'editor' : 'creator';
}
