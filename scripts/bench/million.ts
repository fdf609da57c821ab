import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/project.ts';
import { report } from './million/report.ts';
import { DAYS } from './million/traffic.ts';

function print(rows: readonly string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      /^[\d.,]*$/.test(cell) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
}

/** `npm run bench million`: what a day with a million plays would be billed, and what it would saturate first. */
export async function million(): Promise<void> {
  const { bill, besides, worth, loads } = report(readFileSync(inRoot('docs/costs.md'), 'utf8'));
  console.log('\nA million plays, and what they are billed\n');
  print([
    ['day', 'reads', 'writes', 'deletes', 'invocations', 'database and compute, USD', 'transfer, USD', 'USD'],
    ...bill,
  ]);
  console.log('\nWhat such a day costs besides, in USD\n');
  print([['besides', 'USD', 'assumed'], ...besides]);
  console.log('\nWhat each assumption adds when it is twice as much, in USD a day\n');
  print([['assumed', 'value', 'USD'], ...worth]);
  console.log('\nHow many times the busiest minute needs each limit\n');
  print([['limit', 'allows', ...Object.keys(DAYS), 'beyond it'], ...loads]);
}
