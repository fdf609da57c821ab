import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { APP_CHECK_CONFIG } from './app-check.ts';
import { serveBucket } from './bucket-front.ts';
import { close } from './http.ts';
import { exportFor } from './kept-data.ts';
import { demandFree, isListening, type Ports, SERVICES, waitUntil } from './ports.ts';
import { type Env, killTree, stop } from './process.ts';
import { CACHE, inRoot, PROJECT, ROOT, readJson, Sorry } from './project.ts';

interface BackendOptions {
  name: string;
  ports: Ports;
  /** The folder the data is imported from at the start and exported to at the end. */
  data?: string;
  /** For tests of the rules: without functions, and with unsigned tokens. */
  onlyRules?: boolean;
  /** Uses the official suite although the default backend is available, with the functions in this folder. */
  official?: string;
  /** The functions demand an App Check token, as APP_CHECK_SECRET is exchanged for. Not in the official suite. */
  enforcesAppCheck?: boolean;
  variables?: Readonly<Record<string, string>>;
  /** The local port at which the functions reach Firestore. Not in the official suite. */
  firestoreProxyPort?: number;
  /** Also with the proxy: settings of the functions, and the file that gets a line when one starts or ends. */
  watched?: { settings: Env; invocations: string };
}

export interface Backend {
  env: Env;
  log: string;
  stop(): Promise<void>;
  keepsData: boolean;
  /** Resolves when the backend ends unexpectedly. */
  ended: Promise<void>;
}

const require = createRequire(import.meta.url);

/**
 * A browser's write that waits for a transaction's lock keeps one of fireemu's threads for up to 15 seconds. By default
 * there are as many as processors: with two such writes it would answer nobody, not even the transaction.
 */
const WORKERS = '64';

function installedFireemu(): string | undefined {
  const chosen = process.env['FIREEMU_BINARY_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Sorry(`FIREEMU_BINARY_PATH names ${chosen}, which does not exist.`);
    return chosen;
  }
  try {
    const home = dirname(require.resolve(`@fireemu/${process.platform}-${process.arch}/package.json`));
    const binary = join(home, 'bin', process.platform === 'win32' ? 'fireemu.exe' : 'fireemu');
    chmodSync(binary, 0o755); // the package lacks the executable bit
    return binary;
  } catch {
    return undefined;
  }
}

/** Returns the folder of a Java 21 or newer, which the official Firestore emulator needs; undefined without one. */
export function findJava(): string | undefined {
  const homes = [
    process.env['JAVA_HOME'],
    ...(existsSync('/usr/lib/jvm') ? readdirSync('/usr/lib/jvm').map((name) => `/usr/lib/jvm/${name}`) : []),
  ];
  const folders = [
    ...homes.filter((home) => home !== undefined).map((home) => join(home, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => {
    if (!existsSync(join(folder, 'java'))) return false;
    const major = /version "(\d+)/.exec(
      spawnSync(join(folder, 'java'), ['-version'], { encoding: 'utf8' }).stderr,
    )?.[1];
    return Number(major) >= 21;
  });
}

const GOOGLE_JAR = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Returns a small jar that names the main class of Debian's package of the emulator; undefined where there is none. */
export function googleFirestoreJar(): string | undefined {
  if (!existsSync(GOOGLE_JAR)) return undefined;
  const folder = join(CACHE, 'official');
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'manifest.txt');
  const jar = join(folder, 'firestore.jar');
  // at most 72 bytes a line, continued after a newline and a space
  const path = relative(folder, GOOGLE_JAR).replace(/(.{58})(?=.)/g, '$1\n ');
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  writeFileSync(manifest, `Main-Class: ${main}\nClass-Path: ${path}\n`);
  const java = findJava();
  const tool = [java, ...(process.env['PATH'] ?? '').split(delimiter)].find(
    (path) => path && existsSync(join(path, 'jar')),
  );
  if (!tool || spawnSync(join(tool, 'jar'), ['cfm', jar, manifest], { cwd: folder }).status !== 0) return undefined;
  return jar;
}

/** Returns the arguments for functions with custom settings, copied into `home`; none for the deployed ones. */
function functionsArguments(options: BackendOptions, home: string): string[] {
  const { enforcesAppCheck, firestoreProxyPort, watched } = options;
  const variables = { ...options.variables, ...(enforcesAppCheck && { APP_CHECK: 'enforce' }) };
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  if (lines.length === 0 && !firestoreProxyPort) return [];
  const folder = join(home, 'functions');
  cpSync(inRoot('functions/deploy'), folder, { recursive: true });
  writeFileSync(join(folder, '.env'), lines.join(''));
  if (firestoreProxyPort) {
    // before the functions load: fireemu overrides their setting with its own address
    const host = `127.0.0.1:${firestoreProxyPort}`;
    renameSync(join(folder, 'index.js'), join(folder, 'functions.js'));
    const settings = { FIRESTORE_EMULATOR_HOST: host, ...watched?.settings };
    writeFileSync(join(folder, 'proxy.js'), `Object.assign(process.env, ${JSON.stringify(settings)});\n`);
    const whole = watched ? watchedFunctions(watched.invocations) : "export * from './functions.js';\n";
    writeFileSync(join(folder, 'index.js'), `import './proxy.js';\n${whole}`);
  }
  return ['--functions', folder];
}

/** Returns a module with all functions, each of which says when it starts, at which path, and when it ends. */
function watchedFunctions(file: string): string {
  const names = [...readFileSync(inRoot('functions/src/index.ts'), 'utf8').matchAll(/^export const (\w+)/gm)];
  return `import { appendFileSync } from 'node:fs';
import * as functions from './functions.js';
const tell = (line) => appendFileSync(${JSON.stringify(file)}, line + '\\n');
const watch = (name, work) => async (...given) => {
  tell('start ' + name + (given[0]?.path ?? ''));
  try {
    return await work(...given);
  } finally {
    tell('end ' + name);
  }
};
// a schedule is run by its handler
const watched = (name) =>
  new Proxy(functions[name], {
    apply: (target, self, given) => watch(name, (...all) => Reflect.apply(target, self, all))(...given),
    get: (target, key) => (key === 'run' ? watch(name, target.run) : Reflect.get(target, key)),
  });
${names.map(([, name]) => `export const ${name} = watched('${name}');`).join('\n')}
`;
}

interface FirebaseJson {
  firestore: { location?: string };
  functions: [{ source: string }];
  emulators: Record<string, { port: number } | undefined>;
}

/** Returns the path of a firebase.json without what fireemu refuses: where a deployment creates the database. */
function localFirebaseJson(): string {
  const firebase = readJson<FirebaseJson>('firebase.json');
  delete firebase.firestore.location;
  // the paths in it start at its folder
  const file = inRoot('.firebase-local.json');
  writeFileSync(file, JSON.stringify(firebase));
  return file;
}

function fireemuCommand(
  binary: string,
  options: BackendOptions,
  home: string,
  exportTo: string | undefined,
): [string, string[]] {
  const config = join(home, 'fireemu.json');
  const firebaseJson = localFirebaseJson();
  writeFileSync(
    config,
    JSON.stringify({
      schemaVersion: 1,
      // strict: refuses a query without its index, like production, and unsigned tokens
      profile: options.onlyRules ? 'emulator' : 'strict',
      firebaseJson: relative(home, firebaseJson),
      firestore: { edition: 'standard', apiMode: 'native' },
      auth: { totp: {} },
      functions: { maxGlobalConcurrency: 200 }, // eight in parallel by default, the rest is rejected
      ...(options.enforcesAppCheck && { appCheck: APP_CHECK_CONFIG }),
    }),
  );
  const { ports } = options;
  return [
    binary,
    [
      'up',
      ...['--config', config, '--firebase-json', firebaseJson, '--project', PROJECT],
      ...['--firestore-port', `${ports.firestore}`, '--http-port', `${ports.auth}`],
      ...['--storage-port', `${ports.bucket}`, '--hub-port', `${ports.hub}`, '--logging-port', `${ports.logging}`],
      ...['--only', options.onlyRules ? 'auth,firestore,storage' : 'auth,firestore,storage,functions,tasks'],
      ...(options.onlyRules ? [] : ['--functions-port', `${ports.functions}`, '--tasks-port', `${ports.tasks}`]),
      ...functionsArguments(options, home),
      ...(exportTo ? ['--export-on-exit', exportTo] : []),
      ...(options.data && existsSync(options.data) ? ['--import', options.data] : []),
    ],
  ];
}

function officialCommand(options: BackendOptions, home: string): [string, string[], Env] {
  const java = findJava();
  if (!java) {
    throw new Sorry(
      `There is no local Firebase backend for ${process.platform} ${process.arch} here. ` +
        'Either name a fireemu binary in FIREEMU_BINARY_PATH, or install Java 21 or newer for the official emulators.',
    );
  }
  const firebase = readJson<FirebaseJson>('firebase.json');
  const ports = { ...options.ports, storage: options.ports.bucket };
  for (const service of SERVICES) Object.assign(firebase.emulators[service] ?? {}, { port: ports[service] });
  if (options.official) firebase.functions[0].source = relative(ROOT, options.official);
  // the suite resolves the paths in its configuration from that file's folder
  const config = inRoot('.firebase-official.json');
  writeFileSync(config, JSON.stringify(firebase));
  const jar = googleFirestoreJar();
  // Google's Storage emulator needs a download
  const only = options.onlyRules
    ? 'auth,firestore'
    : jar
      ? 'auth,firestore,functions,tasks'
      : 'auth,firestore,functions,storage,tasks';
  return [
    process.execPath,
    [
      require.resolve('firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--project', PROJECT, '--config', config, '--only', only],
      ...(options.data ? ['--export-on-exit', options.data] : []),
      ...(options.data && existsSync(options.data) ? ['--import', options.data] : []),
    ],
    {
      PATH: [java, process.env['PATH']].join(delimiter),
      ...(jar && { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
      // it lives for minutes: thorough compilation takes longer than it saves
      JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
      // seconds that a functions process may take to start; after the default of thirty its request gets no answer
      FUNCTIONS_DISCOVERY_TIMEOUT: '240',
      HOME: process.env['HOME'] ?? home,
    },
  ];
}

/** Returns what an Admin SDK or a test needs to find the local backend at these ports. */
export const backendEnv = (ports: Ports) => ({
  GCLOUD_PROJECT: PROJECT,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${ports.functions}`,
  FIREBASE_LOGGING_EMULATOR_HOST: `127.0.0.1:${ports.logging}`,
  MAIL_FOLDER: mailFolderOf(ports),
  // the Admin SDK would look for a cloud's credentials, and warn that there are none
  METADATA_SERVER_DETECTION: 'none',
});

/** Returns the folder into which local functions write mails: functions/src/support/local-mail.ts. */
export const mailFolderOf = ({ auth }: Ports): string => join(CACHE, 'mails', `${auth}`);

export async function withBackend<Result>(
  options: BackendOptions,
  work: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  const backend = await startBackend(options);
  const broken = backend.ended.then(() => {
    throw new Sorry(endedByItself(backend));
  });
  try {
    return await Promise.race([work(backend), broken]);
  } finally {
    await backend.stop();
  }
}

export const endedByItself = ({ log }: Pick<Backend, 'log'>) =>
  `The local backend ended by itself; ${relative(ROOT, log)} says why.`;

/** Generous: a busy machine is no failure, and a backend that has ended isn't waited for. */
const START_S = 150;

/** Starts the local Firebase backend and resolves when it accepts requests. Throws `Sorry` when it can't. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { name, ports } = options;
  await demandFree(ports);
  const home = join(CACHE, 'backend', name);
  mkdirSync(home, { recursive: true });
  const log = join(home, 'backend.log');
  const binary = options.official ? undefined : installedFireemu();
  if (options.enforcesAppCheck && !binary) throw new Sorry("Google's emulators know no App Check; only fireemu does.");
  // Google's suite exports anywhere
  const exported = binary && options.data ? exportFor(options.data) : null;
  const [command, args, extra] = binary
    ? [...fireemuCommand(binary, options, home, exported?.folder), { FIREEMU_WORKER_THREADS: WORKERS }]
    : officialCommand(options, home);
  const out = openSync(log, 'w');
  const child: ChildProcess = spawn(command, args, {
    cwd: ROOT,
    detached: true, // its own process group: we pass Ctrl-C on once, after its clients have ended
    stdio: ['ignore', out, out],
    // the official suite passes its environment on to the functions
    env: { ...process.env, ...options.variables, ...extra },
  });
  // however this process ends, nothing is left behind: Vitest ends its workers by a signal
  process.once('exit', () => killTree(child));
  process.once('SIGTERM', () => process.exit(1));
  let alive = true;
  const ended = new Promise<void>((resolve) => {
    const over = () => {
      alive = false;
      resolve();
    };
    child.once('exit', over).once('error', over);
  });
  const needed = [ports.firestore, ports.auth, ...(options.onlyRules ? [] : [ports.functions])];
  const isUp = async () => {
    for (const port of needed) if (!(await isListening(port))) return false;
    // the official suite opens its ports before it has loaded the functions
    return binary !== undefined || readFileSync(log, 'utf8').includes('All emulators ready');
  };
  if (!(await waitUntil(isUp, START_S, () => alive))) {
    await stop(child);
    throw new Sorry(`The local Firebase backend did not start; ${relative(ROOT, log)} says why.`);
  }
  const bucket = await serveBucket({ port: ports.storage, backend: ports.bucket });
  return {
    env: { ...backendEnv(ports), BACKEND_LOG: log },
    log,
    stop: async () => {
      close(bucket);
      await stop(child);
      exported?.finish();
    },
    keepsData: options.data !== undefined && (!binary || exported !== null),
    ended,
  };
}
