import { readFileSync } from 'node:fs';
import { measuredIn } from '../lib/measured-costs.ts';
import { inRoot } from '../lib/project.ts';
import { report } from './million/report.ts';

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
  const { bill, loads, minutesUntilStored } = report(measuredIn(readFileSync(inRoot('docs/costs.md'), 'utf8')));
  console.log(
    '\nA million plays: spread out over a day and many quizzes, or half of them to one quiz within an hour\n',
  );
  print([['billed', 'spread out', 'USD', 'viral', 'USD'], ...bill]);
  console.log('\nHow many times the busiest minute needs each limit, the fullest on the viral day first\n');
  print([['limit', '', 'spread out', 'viral', 'beyond it'], ...loads]);
  console.log(`\nThe last play to the viral quiz is stored ${minutesUntilStored} minutes after the first.`);
}
