/** What docs/costs.md says that one thing costs: invocations, reads, writes and deletes, and the tasks it queues. */
type Measured = [invocations: number, reads: number, writes: number, deletes: number, tasks: string];

const HEADER = /^\| counted +\| invocations \| reads \| writes \| deletes \| queues/;

/** Reads the table of counted costs. Throws where it isn't one. */
export function measuredIn(docs: string): Record<string, Measured> {
  const lines = docs.split('\n');
  const start = lines.findIndex((line) => HEADER.test(line));
  if (start < 0) throw new Error('docs/costs.md has no table of counted costs.');
  const rows: [string, Measured][] = [];
  for (const line of lines.slice(start + 2)) {
    if (!line.startsWith('|')) break;
    const [, what = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const [invocations = NaN, reads = NaN, writes = NaN, deletes = NaN] = cells.slice(0, 4).map(Number);
    if (!Number.isInteger(invocations + reads + writes + deletes)) throw new Error(`No costs: ${line}`);
    rows.push([what, [invocations, reads, writes, deletes, cells[4] ?? '']]);
  }
  return Object.fromEntries(rows);
}
