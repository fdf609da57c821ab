import type { Rolldown } from 'vite';
import { PAGES, ROUTES } from '../../src/config/routes.ts';

/** What a chunk's name is decided by: the bundler's module graph. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: string[];
    dynamicImporters: string[];
    importedIds: string[];
  } | null;
}

/** The pages whose first screen differs from address to address: what people open from a link. */
export const LINKED = PAGES.filter((page) => ROUTES[page].isRendered);
export const OF_CREATORS = PAGES.filter((page) => ROUTES[page].audience === 'creator');

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

const PACKAGES = '/node_modules/';
const DATABASE = `${PACKAGES}@firebase/firestore/`;

/** Of linked pages, those that show a person, and with what they share. The others are about playing. */
const OF_PROFILES: readonly string[] = ['public-profile', 'section', 'send-message'];

/** What every visit of a creator begins with. */
const BEGINNING = ['signed-in', 'dashboard-page'];
/** Modules that load what people need who have an account, or are about to have one; also what publishes without one. */
export const LOADERS = ['signed-in', 'sign-in', 'auth-action', 'guest-editor', 'guest', 'send-due'];
/** What takes the little it shares with them from chunks that are made for others. */
const GUESTS = ['guest', 'send-due', 'to-editor'];

const nameOf = (id: string) => id.match(/\/([^/]+)\.tsx?$/)?.[1] ?? '';

/**
 * Returns the chunks of modules, by the ends of their paths, and what they import; later parts, by their names, if
 * `follows` says so. By default those that the app begins with; none for the program that renders pages.
 */
export function reach(
  bundle: Rolldown.OutputBundle,
  follows: (part: string) => boolean = () => false,
  sources: readonly string[] = ['index.html'],
): Set<Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isStart = ({ facadeModuleId: id }: Rolldown.OutputChunk) =>
    sources.some((source) => id?.endsWith(`/${source}`));
  const seen = new Set(chunks.filter(isStart));
  for (const { imports, dynamicImports } of seen)
    for (const chunk of chunks) {
      const isLater = dynamicImports.includes(chunk.fileName) && follows(nameOf(chunk.facadeModuleId ?? ''));
      if (isLater || imports.includes(chunk.fileName)) seen.add(chunk);
    }
  return seen;
}

function loadsDatabase(part: string, graph: ModuleGraph): boolean {
  const seen = new Set([part]);
  for (const id of seen) {
    if (id.includes(DATABASE)) return true;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

/** Returns what imports a part, statically or lazily; null if a visitor's page does. */
function loadersOf(part: string, graph: ModuleGraph): string[] | null {
  const loaders: string[] = [];
  const seen = new Set([part]);
  for (const id of seen) {
    const found = graph.getModuleInfo(id);
    if (!found || found.isEntry) return null;
    if ([...LOADERS, ...GUESTS].includes(nameOf(id))) loaders.push(nameOf(id));
    else for (const importer of [...found.importers, ...found.dynamicImporters]) seen.add(importer);
  }
  return loaders;
}

/**
 * Returns the chunk of what creators' visits begin with: one for each combination of the other loaders that need it. Null
 * for what others need, who would get the database with it.
 */
function creatorChunkOf(id: string, parts: readonly string[], graph: ModuleGraph): string | null {
  if (parts.length < 2 || !parts.some((part) => BEGINNING.includes(nameOf(part)))) return null;
  const others = new Set<string>();
  for (const part of parts) {
    if (loadsDatabase(part, graph)) continue;
    const found = loadersOf(part, graph);
    if (!found) return null;
    for (const loader of found) others.add(loader);
  }
  for (const loader of ['signed-in', ...GUESTS]) others.delete(loader);
  const suffix = id.includes(PACKAGES) ? ['packages'] : []; // they change less often than the app
  // by their first letters, as every page lists the names of what it loads
  const letters = LOADERS.filter((loader) => others.has(loader)).map(([letter]) => letter);
  return ['creator', ...letters, ...suffix].join('-');
}

/**
 * Returns the chunk of a module: what linked pages share among themselves, what they share with the landing page or a
 * creator's pages, what one of them shares with its own later parts, or what creators' visits begin with. Null leaves it
 * to the bundler, which makes a file of whatever two parts share: on a phone, each of them costs more than its bytes.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (graph.getModuleInfo(id)?.importers.length === 0) return null; // a page or a later part: a file of its own anyway
  const parts = partsWith(id, graph);
  const pages = PAGES.filter((page) => parts.some((part) => part.endsWith(`/${page}-page.tsx`)));
  const linked = LINKED.filter((page) => pages.includes(page));
  if (linked.length === 0) return creatorChunkOf(id, parts, graph);
  if (id.includes(PACKAGES)) return null; // the pages that use one need it whole
  if (pages.length === 1) return linked[0] as string;
  if (pages.some((page) => page === 'landing' || OF_CREATORS.includes(page))) return 'shared';
  const ofProfiles = linked.filter((page) => OF_PROFILES.includes(page)).length;
  if (ofProfiles === linked.length) return 'profile';
  return ofProfiles === 0 ? 'play' : 'visitor';
}

/** Words in files' names by which content blockers know what follows people about. */
const BLOCKED =
  /^(?:ads?|advert\w*|analytics|banners?|beacon|consent|cookies?|metrics|pixel|privacy|social|sponsor\w*|stats|telemetry|track\w*)$/;

/** The chunks that `chunkOf` and the configuration name. */
const NAMED = new Set<string>(['app', 'vendor', 'shared', 'visitor', 'profile', 'play', ...LINKED]);

/**
 * Returns a chunk's path, as short as it can be, since every page lists them: what parts happen to share has no name; of
 * words that content blockers look for only the first letter is left, as nothing here is theirs.
 */
export function chunkPath({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string {
  const isNamed = isDynamicEntry || NAMED.has(name) || name.startsWith('creator');
  const words = isNamed ? name.split(/(?=[-.])|(?<=[-.])/) : ['c'];
  return `assets/${words.map((word) => (BLOCKED.test(word) ? word.slice(0, 1) : word)).join('')}-[hash].js`;
}
