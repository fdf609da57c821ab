import { Sorry } from '../lib/project.ts';

/** Returns a function that times the phases of a drill, and prints their minutes. */
export function timePhases() {
  const began = Date.now();
  const minutes = (ms: number) => `${(ms / 60_000).toFixed(2)} min`;
  return {
    async phase<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const start = Date.now();
      const result = await work();
      console.log(`${name.padEnd(40)} ${minutes(Date.now() - start)}`);
      return result;
    },
    end: () => console.log(`${'in all'.padEnd(40)} ${minutes(Date.now() - began)}`),
  };
}

/** Prints that a drill went well. Throws `Sorry` with what differs from what is expected. */
export function verdict(differences: readonly string[]): void {
  if (differences.length > 0) throw new Sorry(`The drill failed:\n${differences.join('\n')}`);
  console.log('Everything is back that has to be, and nothing else.');
}
