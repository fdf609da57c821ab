import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ProcessorTime } from '../../scripts/lib/processor-time.ts';

const BUSY_MS = 300;
const WORK = `const end = process.cpuUsage().user + ${BUSY_MS}e3; while (process.cpuUsage().user < end);`;

test.runIf(process.platform === 'linux')(
  'what children use counts, and what they leave behind when they end, and stays counted',
  async () => {
    const time = new ProcessorTime();
    const before = time.seconds() ?? 0;
    // a child that ends before its own child does, as a browser leaves its helpers
    const grandchild = `${WORK} process.stdout.write('worked'); setInterval(() => undefined, 1000);`;
    const child = spawn(
      process.execPath,
      [
        '-e',
        `const one = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
         one.stdout.on('data', () => process.stdout.write(String(one.pid)));
         process.stdin.once('data', () => process.exit());`,
      ],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    const [pid] = await once(child.stdout, 'data');
    expect(time.seconds()).toBeGreaterThan(before + BUSY_MS / 1000);
    child.stdin.write('end');
    await once(child, 'exit');
    expect(time.seconds()).toBeGreaterThan(before + BUSY_MS / 1000);
    process.kill(Number(pid));
    await expect.poll(() => isOver(Number(pid))).toBe(true);
    expect(time.seconds()).toBeGreaterThan(before + BUSY_MS / 1000);
  },
);

/** Whether it has ended; where nobody waits for it, it stays as a zombie. */
function isOver(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return true;
  }
}
