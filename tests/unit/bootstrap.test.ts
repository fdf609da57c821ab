// walks: scripts/bootstrap.mjs scripts/lib/project.ts scripts/lib/process.ts scripts/test/steps.ts scripts/lib/backend.ts
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { descendantsOf, readProcess } from '../../scripts/lib/process-table.ts';
import { inRoot } from '../../scripts/lib/project.ts';

const PACKAGE = { version: '1.0.0', resolved: 'http://127.0.0.1:9/a-1.0.0.tgz' };
const LOCK = JSON.stringify({
  lockfileVersion: 3,
  packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': PACKAGE },
});

/** Starts the entry of all npm scripts in a project of its own, with one task. */
function start(task: string, isInstalled: boolean, more: Readonly<Record<string, string>> = {}): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['functions', 'node_modules', 'scripts/tasks']) mkdirSync(join(folder, name), { recursive: true });
  cpSync(inRoot('scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  cpSync(inRoot('functions/package.json'), join(folder, 'functions/package.json'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "dependencies": { "a": "1.0.0" } }');
  writeFileSync(join(folder, 'package-lock.json'), LOCK);
  writeFileSync(join(folder, 'scripts/tasks/task.ts'), task);
  if (isInstalled)
    writeFileSync(join(folder, 'node_modules/.whoknows-lock'), createHash('sha256').update(LOCK).digest('hex'));
  // nobody listens there
  const env = {
    ...process.env,
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(folder, 'cache'),
    TMPDIR: folder,
    ...more,
  };
  return spawn(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), 'task'], { env });
}

/** Imports of one of our scripts, for a task. */
const from = (name: string) => `await import('${inRoot(`scripts/lib/${name}.ts`)}')`;

async function endOf(child: ChildProcess) {
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream & AsyncIterable<Buffer>),
    text(child.stderr as NodeJS.ReadableStream & AsyncIterable<Buffer>),
    once(child, 'exit'),
  ]);
  return { code, said, complaint: complaint.trim() };
}

test('without a network, what is missing is said in one last line, and no task starts', {
  timeout: 60_000,
}, async () => {
  const { code, said, complaint } = await endOf(start('console.log("started")', false));
  expect(code).toBe(1);
  expect(said).not.toContain('started');
  expect(complaint.split('\n').at(-1)).toBe(
    'The packages could not be installed; the lines above say why. Is there a network?',
  );
});

test('Ctrl-C ends a task with one line, and all that it has started', { timeout: 60_000 }, async () => {
  const child = start(
    `const { main } = ${from('project')};
    const { run } = ${from('process')};
    await main(() => run('sh', ['-c', 'touch "$TMPDIR/left"; sleep 60 & sleep 60']));`,
    true,
  );
  const complaint = text(child.stderr as NodeJS.ReadableStream & AsyncIterable<Buffer>);
  const below = await vi.waitFor(() => {
    const found = descendantsOf(child.pid as number);
    expect(found).toHaveLength(4); // task, sh, two sleeps
    return found;
  }, 20_000);
  child.kill('SIGINT');
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect((await complaint).trim()).toBe('Stopped.');
  // a system may keep what has ended for some seconds
  await vi.waitFor(() => expect(below.flatMap(({ pid }) => readProcess(pid) ?? [])).toEqual([]), 20_000);
});

test('a backend that is killed ends its task with one line', { timeout: 60_000 }, async () => {
  const task = `const { main } = ${from('project')};
    const { withBackend } = ${from('backend')};
    const { portOffset, portsAt } = ${from('ports')};
    const { descendantsOf } = ${from('process-table')};
    const options = { name: 'killed', ports: portsAt(95 + portOffset()), onlyRules: true };
    await main(() => withBackend(options, () => {
      for (const { pid } of descendantsOf(process.pid)) process.kill(pid, 'SIGKILL');
      return new Promise(() => {});
    }));`;
  const { code, complaint } = await endOf(start(task, true));
  expect([code, complaint]).toEqual([
    1,
    'The local backend ended by itself; .cache/backend/killed/backend.log says why.',
  ]);
});
