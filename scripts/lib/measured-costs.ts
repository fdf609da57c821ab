/** What docs/costs.md says that one thing costs: invocations, reads, writes and deletes, and the tasks it queues. */
export type Measured = [invocations: number, reads: number, writes: number, deletes: number, tasks: string];

/** Returns the rows of the Markdown table whose first heading is this. Throws where there is none. */
export function tableIn(docs: string, heading: string): string[][] {
  const lines = docs.split('\n');
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const start = lines.findIndex((line) => line.startsWith('|') && cellsOf(line)[0] === heading);
  if (start < 0) throw new Error(`No table begins with "${heading}".`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map(cellsOf);
}

export function measuredIn(docs: string): Record<string, Measured> {
  const rows = tableIn(docs, 'counted').map(([what = '', ...cells]): [string, Measured] => {
    const [invocations = NaN, reads = NaN, writes = NaN, deletes = NaN] = cells.slice(0, 4).map(Number);
    if (!Number.isInteger(invocations + reads + writes + deletes)) throw new Error(`What does "${what}" cost?`);
    return [what, [invocations, reads, writes, deletes, cells[4] ?? '']];
  });
  return Object.fromEntries(rows);
}
