import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { killAll } from '../../scripts/lib/process.ts';
import { descendantsOf } from '../../scripts/lib/process-table.ts';

test.each([
  ['the process that was found is killed', (startedAt: string) => startedAt, 'SIGKILL'],
  ['another one that has got its number since is not', () => '1', 'SIGTERM'],
])('%s', async (_, change, expected) => {
  const child = spawn('sleep', ['60']);
  const ended = once(child, 'exit');
  const found = descendantsOf(process.pid).filter(({ pid }) => pid === child.pid);
  expect(found).toHaveLength(1);
  killAll(found.map(({ pid, startedAt }) => ({ pid, startedAt: change(startedAt) })));
  child.kill('SIGTERM');
  expect((await ended)[1]).toBe(expected);
});
