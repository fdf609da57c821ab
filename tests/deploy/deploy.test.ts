import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndpointName, endpoints, functionOf } from '@domain/api.ts';
import { FACES } from '@domain/profiles/face.ts';
import { beforeAll, expect, it } from 'vitest';
import { BACKGROUND_INSTANCES, MOST_INSTANCES } from '../../domain/limits.ts';
import { inRoot } from '../../scripts/lib/project.ts';
import { type Cloud, emptyCloud } from './stand-in/cloud.ts';
import type { Call } from './stand-in/server.ts';
import { copyToDeploy } from './support/copy.ts';
import { makeReleases } from './support/releases.ts';
import { runCli, runTask } from './support/run-task.ts';
import { unzip } from './support/zip.ts';

/** Everything that changes anything. Reading by POST, and signing in, doesn't. */
const changes = (calls: readonly Call[]) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && !/\/token$|:getIamPolicy$|:testIamPermissions$/.test(path))
    .map(({ method, host, path }) => `${method} ${host}${path}`);

type Outcome = Awaited<ReturnType<typeof runTask>>;
let config: string;
let cloud: Cloud;
let deployed: Outcome;
const deploy = (to: Cloud, env = {}, ...more: string[]) =>
  runTask(to, 'deploy', ['--config', config, '--project', to.id, '--non-interactive', '--force', ...more], env);
const bodiesOf = (method: string, path: RegExp) =>
  deployed.calls.filter((call) => call.method === method && path.test(call.path)).map(({ body }) => body);

beforeAll(async () => {
  config = await copyToDeploy((process.env['WEB_BUILD'] ?? '').replace(/-server$/, ''));
});

it('stops at a new project before anything is changed, and says what to do', async () => {
  const { code, output, calls, strays } = await deploy({ ...emptyCloud(), quota: 5000 });
  for (const words of [
    'Nothing was deployed to whoknows-test.',
    'gcloud firestore databases create --location=europe-west1',
    'The quota of europe-west1 is 5 CPUs',
    '--role=roles/datastore.user',
    'There is no bucket for photos.',
    'npx firebase functions:secrets:set SIGNING_KEY',
    'npm run ops setup -- --project whoknows-test',
  ])
    expect(output).toContain(words);
  expect({ code, changes: changes(calls), strays }).toEqual({ code: 1, changes: [], strays: [] });
});

it('rejects the web app of another project', async () => {
  const { code, output, calls } = await deploy(emptyCloud(), { VITE_FIREBASE_PROJECT_ID: 'whoknows-live' });
  expect(output).toContain('.env belongs to the project whoknows-live, not to whoknows-test.');
  expect({ code, changes: changes(calls) }).toEqual({ code: 1, changes: [] });
});

it('rejects a project that is for emulators, without a question', async () => {
  const { code, output, calls } = await runTask(emptyCloud(), 'deploy', []);
  expect(output).toContain('demo-whoknows is for emulators only.');
  expect({ code, calls }).toEqual({ code: 1, calls: [] });
});

it('somebody who deploys unchecked with the CLI alone gets no database in the USA either', async () => {
  const other = emptyCloud();
  const { strays } = await runCli(other, ['deploy', '--only', 'firestore', '--config', config, '--project', other.id]);
  expect(other.database).toMatchObject({ locationId: 'europe-west1' });
  expect(strays).toEqual([]);
});

it('sets up a new project, and changes nothing the second time', async () => {
  cloud = emptyCloud();
  cloud.off.add('run.googleapis.com');
  const setUp = () => runTask(cloud, 'ops', ['setup', '--project', cloud.id], { ALERT_EMAIL: 'ops@example.com' });
  const first = await setUp();
  expect(first.output).toContain('whoknows-test is ready');
  expect(cloud).toMatchObject({
    database: { locationId: 'europe-west1', deleteProtectionState: 'DELETE_PROTECTION_ENABLED' },
    bucket: { cors: JSON.parse(readFileSync(inRoot('cors.json'), 'utf8')) },
    secrets: { SIGNING_KEY: 'ENABLED' },
    backupSchedules: [{ retention: '1209600s' }],
  });
  expect(cloud.off.has('run.googleapis.com')).toBe(false);
  const { code, calls, strays } = await setUp();
  expect({ code, changes: changes(calls), strays }).toEqual({ code: 0, changes: [], strays: [] });
});

it('deploys to a project that is set up without a terminal or a question; without backups only on request', async () => {
  cloud.backupSchedules = [];
  const missing = 'No daily backups are made of the database.';
  const refused = await deploy(cloud);
  expect(refused.output).toContain(missing);
  expect({ code: refused.code, changes: changes(refused.calls) }).toEqual({ code: 1, changes: [] });
  deployed = await deploy(cloud, {}, '--without-backups');
  expect(deployed.output).toContain(`WITHOUT BACKUPS. What is lost stays lost:\n- ${missing}`);
  expect(deployed.output).toContain('Deploy complete!');
  expect({ code: deployed.code, strays: deployed.strays }).toEqual({ code: 0, strays: [] });
  // the CLI creates what it misses, in the USA
  expect(bodiesOf('POST', /\/databases$|defaultBucket$/)).toEqual([]);
});

it('keeps one instance of the page function running', () => {
  expect(bodiesOf('PATCH', /\/v2\/projects\/whoknows-test\/locations\/europe-west1\/services\/page$/)).toEqual([
    { scaling: { minInstanceCount: 1 } },
  ]);
});

it('deploys every index, and every TTL policy', () => {
  const { indexes, fieldOverrides } = JSON.parse(readFileSync(inRoot('firestore.indexes.json'), 'utf8'));
  const groupOf = (path: string) => /collectionGroups\/([^/]+)/.exec(path)?.[1];
  const made = (method: string, path: RegExp) =>
    deployed.calls.filter((call) => call.method === method && path.test(call.path));
  expect(
    made('POST', /\/indexes$/).map(({ path, body }) => ({ collectionGroup: groupOf(path), ...(body as object) })),
  ).toEqual(expect.arrayContaining(indexes));
  const overrides = made('PATCH', /\/fields\//).map(({ path, body }) => ({
    field: `${groupOf(path)} ${path.split('/').at(-1)}`,
    expires: 'ttlConfig' in (body as object),
  }));
  const wanted = (fieldOverrides as { collectionGroup: string; fieldPath: string; ttl?: boolean }[]).map(
    ({ collectionGroup, fieldPath, ttl }) => ({ field: `${collectionGroup} ${fieldPath}`, expires: ttl === true }),
  );
  const byField = (one: { field: string }, other: { field: string }) => one.field.localeCompare(other.field);
  expect(overrides.sort(byField)).toEqual(wanted.sort(byField));
  expect(overrides.filter(({ expires }) => expires).length).toBeGreaterThan(8);
});

it('deploys the rules unchanged', () => {
  const sources = bodiesOf('POST', /\/rulesets$/) as { source: { files: { name: string; content: string }[] } }[];
  expect(sources.flatMap(({ source }) => source.files)).toEqual(
    ['storage.rules', 'firestore.rules'].map((name) =>
      expect.objectContaining({ name, content: readFileSync(inRoot(name), 'utf8') }),
    ),
  );
});

it('uploads no secret, and nothing that reveals the source', () => {
  const [archive] = bodiesOf('PUT', /^\/source\//) as Buffer[];
  const names = [...unzip(archive as Buffer).keys()].sort();
  const faces = FACES.map((face) => `faces/${face}.svg`).sort();
  const ours = ['index.js', 'package-lock.json', 'package.json', 'page/app.html', 'page/pages.mjs', 'share.png'];
  expect(names).toEqual([...faces, ...ours]);
  const [{ files }] = bodiesOf('POST', /:populateFiles$/) as [{ files: Record<string, string> }];
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['/index.html', '/app.html', '/404.html', '/sw.js']));
  expect(Object.keys(files).filter((name) => /\.map$|\/\./.test(name))).toEqual([]);
});

const functions = () =>
  Object.entries(cloud.functions).map(([name, { buildConfig, serviceConfig, eventTrigger }]) => ({
    name,
    ...buildConfig,
    ...serviceConfig,
    ...eventTrigger,
  }));

it('builds in the cloud with the packages that were tested here', () => {
  const [archive] = bodiesOf('PUT', /^\/source\//) as Buffer[];
  const files = unzip(archive as Buffer);
  const folder = mkdtempSync(join(tmpdir(), 'cloud-build-'));
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(join(folder, name), files.get(name) as Buffer);
  // refuses a lockfile that lacks anything
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, expect.anything()]);
  const versionsIn = (lockfile: string) =>
    Object.entries(JSON.parse(lockfile).packages as Record<string, { version: string }>).filter(([path]) => path);
  const here = new Map(versionsIn(readFileSync(inRoot('package-lock.json'), 'utf8')));
  const built = versionsIn(`${files.get('package-lock.json')}`);
  expect(built.length).toBeGreaterThan(100);
  for (const [path, { version }] of built) expect([path, version]).toEqual([path, here.get(path)?.version]);
});

it('gives no function more instances than a new region allows, or too little memory', () => {
  expect(functions().length).toBeGreaterThan(30);
  const places = deployed.calls.filter(({ path }) => path.endsWith('/functions')).map(({ path }) => path);
  expect(new Set(places.filter((path) => !path.includes('/-/')))).toEqual(
    new Set(['/v2/projects/whoknows-test/locations/europe-west1/functions']),
  );
  for (const { name, maxInstanceCount, availableCpu, availableMemory, runtime } of functions()) {
    expect(maxInstanceCount * Number(availableCpu), name).toBeLessThanOrEqual(MOST_INSTANCES);
    expect([name, availableMemory, runtime]).toEqual([name, '512Mi', 'nodejs24']);
  }
});

it('background functions leave the quota to what visitors wait for, and lost events are retried', () => {
  const triggers = functions().filter(({ retryPolicy }) => retryPolicy !== undefined);
  expect(triggers.length).toBeGreaterThan(5);
  for (const { name, retryPolicy, triggerRegion } of triggers)
    expect([name, retryPolicy, triggerRegion]).toEqual([name, 'RETRY_POLICY_RETRY', 'europe-west1']);
  const queues = Object.keys(cloud.queues);
  expect(queues).toContain('recount');
  for (const { name, maxInstanceCount } of functions())
    if (queues.includes(name) || triggers.some((one) => one.name === name))
      expect([name, maxInstanceCount]).toEqual([name, BACKGROUND_INSTANCES]);
  expect(Object.keys(cloud.jobs)).toContain('firebase-schedule-sweep-europe-west1');
});

it('routes every endpoint to the function that serves it', () => {
  const [{ config: served }] = bodiesOf('PATCH', /\/versions\/one$/) as [
    { config: { rewrites: { glob: string; run?: { serviceId: string; tag?: string } }[] } },
  ];
  const serviceOf = (path: string) =>
    served.rewrites.find(({ glob }) => glob === path || (glob.endsWith('/**') && path.startsWith(glob.slice(0, -2))))
      ?.run?.serviceId;
  for (const name of Object.keys(endpoints) as EndpointName[])
    expect([name, serviceOf(`/api/${name}`)]).toEqual([name, functionOf(name)]);
  expect(['/api/oembed', '/embed/robin/abcd2345'].map(serviceOf)).toEqual(['embed', 'embed']);
  expect(served.rewrites.at(-1)?.run).toEqual({ serviceId: 'page', region: 'europe-west1', tag: 'fh-one' });
});

it('an earlier version comes back as a whole, by its own program, with the settings of today', async () => {
  const { folder, words } = makeReleases(config);
  writeFileSync(join(folder, 'functions/deploy/.env'), 'SITE_ORIGIN=https://of-today.example\n');
  writeFileSync(join(folder, 'firestore.rules'), 'not even committed');
  const goBack = (...args: string[]) =>
    runTask(
      cloud,
      'deploy',
      [...args, '--project', cloud.id, '--non-interactive', '--force', '--without-backups'],
      {},
      folder,
    );

  const unknown = await goBack('--to', 'v9');
  expect(unknown.output).toContain('There is no version v9 here.');
  const half = await goBack('--to=v1', '--only', 'hosting');
  expect(half.output).toContain('leave out --only');
  expect([unknown, half].map(({ code, calls }) => [code, changes(calls)])).toEqual([
    [1, []],
    [1, []],
  ]);

  const hashOfRobots = () =>
    (bodiesOf('POST', /:populateFiles$/) as { files: Record<string, string> }[])[0]?.files['/robots.txt'];
  const before = hashOfRobots();
  deployed = await goBack('--to', 'v1');
  expect({ code: deployed.code, strays: deployed.strays }, deployed.output).toEqual({ code: 0, strays: [] });
  expect(deployed.output).toContain('v1 is live.');
  const rules = bodiesOf('POST', /\/rulesets$/).map((body) => JSON.stringify(body).includes(words));
  expect(rules).toEqual([true, true]);
  const [archive] = bodiesOf('PUT', /^\/source\//) as Buffer[];
  expect(`${unzip(archive as Buffer).get('index.js')}`).toContain(words);
  expect(functions()).toContainEqual(
    expect.objectContaining({
      environmentVariables: expect.objectContaining({ SITE_ORIGIN: 'https://of-today.example' }),
    }),
  );
  expect(deployed.calls.map(({ path }) => path)).toContainEqual(expect.stringContaining(`/${words}/indexes`));
  expect(hashOfRobots()).not.toBe(before);
  // no working copy is left behind
  expect(existsSync(join(folder, '.git/worktrees'))).toBe(false);
  rmSync(folder, { recursive: true });
});
