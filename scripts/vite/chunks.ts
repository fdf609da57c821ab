import { PAGES, type Page, ROUTES } from '../../src/config/routes.ts';

/** What a chunk's name is decided by: the bundler's module graph. */
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null;
}

/** From as many pages on, what they share is one file; with fewer, the bundler's own splitting is as good. */
const SHARED_BY = 3;

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

/**
 * Returns the chunk of a module: what most linked pages share, with or without the landing page, and what most signed-in
 * pages share and no other page loads. Null leaves it to the bundler.
 */
export function chunkOf(id: string, graph: ModuleGraph): 'public' | 'visitor' | 'creator' | null {
  if (id.includes('/node_modules/')) return null; // the pages that use one need it whole
  const parts = partsWith(id, graph);
  const pages = PAGES.filter((page) => parts.some((part) => part.endsWith(`/${page}-page.tsx`)));
  const count = (some: readonly Page[]) => pages.filter((page) => some.includes(page)).length;
  if (count(LINKED) >= SHARED_BY) return pages.includes('landing') ? 'public' : 'visitor';
  return count(OF_CREATORS) >= SHARED_BY && count(OF_CREATORS) === pages.length ? 'creator' : null;
}
