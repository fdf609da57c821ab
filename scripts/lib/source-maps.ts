import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';

/** How many builds' maps are kept: pages of old builds live on devices for weeks. */
const BUILDS_KEPT = 50;

/** Returns the folder with the source maps of the web builds in `dist`; not inside it, as nobody may download them. */
export const mapsFolderOf = (dist: string): string => `${dist.replace(/\/$/, '')}-maps`;

/** Returns what a web build is called, as its error reports say. Throws where there is no build. */
function buildIdIn(dist: string): string {
  const id = /"build":"([0-9a-f]+)"/.exec(readFileSync(join(dist, 'app.html'), 'utf8'))?.[1];
  if (id === undefined) throw new Error(`${dist}/app.html doesn't say which build it is.`);
  return id;
}

/** Moves a build's source maps out of what is deployed, into a folder per build; the oldest builds' maps go. */
export function putMapsAside(dist: string): void {
  const folder = mapsFolderOf(dist);
  const own = join(folder, buildIdIn(dist));
  mkdirSync(own, { recursive: true });
  utimesSync(own, new Date(), new Date()); // the same build again is the newest
  for (const name of globSync('**/*.map', { cwd: dist })) {
    mkdirSync(dirname(join(own, name)), { recursive: true });
    renameSync(join(dist, name), join(own, name));
  }
  const age = (name: string) => statSync(join(folder, name)).mtimeMs;
  const builds = readdirSync(folder).toSorted((a, b) => age(b) - age(a));
  for (const name of builds.slice(BUILDS_KEPT)) rmSync(join(folder, name), { recursive: true });
}

const POSITION = /\b((?:assets\/[\w.-]+\.js)|sw\.js):(\d+):(\d+)/g;

/** Returns the map of a script: of the build that is named, else of whichever build has a file of this name. */
function findMap(folder: string, file: string, build: string | undefined): SourceMap | null {
  const builds = existsSync(folder) ? readdirSync(folder) : [];
  // a file's name contains its hash, except the worker's
  const named = builds.filter((name) => name === build);
  const path = [...named, ...(file === 'sw.js' ? [] : builds)]
    .map((name) => join(folder, name, `${file}.map`))
    .find((name) => existsSync(name));
  return path === undefined ? null : new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
}

/** Returns text, such as a line of the log, with each position in a build's script replaced by the one in the source. */
export function mapPositions(text: string, folder: string): string {
  const maps = new Map<string, SourceMap | null>();
  const build = /"version":\s*"([0-9a-f]{8})"/.exec(text)?.[1];
  // as JSON has the lines of a stack
  return text.replaceAll('\\n', '\n').replace(POSITION, (position, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, findMap(folder, file, build));
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return position;
    const { fileName, lineNumber, columnNumber } = origin;
    return `${fileName.replace(/^(?:\.\.\/)+/, '')}:${lineNumber}:${columnNumber} (${position})`;
  });
}
