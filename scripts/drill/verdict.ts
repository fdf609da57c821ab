import { Sorry } from '../lib/project.ts';

/** Prints that a drill went well. Throws `Sorry` with what differs from what is expected. */
export function verdict(differences: readonly string[]): void {
  if (differences.length > 0) throw new Sorry(`The drill failed:\n${differences.join('\n')}`);
  console.log('Everything is back that has to be, and nothing else.');
}
