import type { Outcome } from './runner.ts';

const isSurvivor = ({ killer, refused }: Outcome) => killer === undefined && refused === undefined;

/** Returns a mutant's outcome in a few words. */
export const fateOf = ({ killer, refused }: Outcome) =>
  refused !== undefined ? `invalid: ${refused}` : killer === undefined ? 'SURVIVED' : `killed by ${killer}`;

/** Prints the outcomes of a file's mutants by line. */
export function printTable(file: string, outcomes: readonly Outcome[]): void {
  const ofFile = outcomes.filter(({ mutant }) => mutant.file === file);
  console.log(`\n${file}: ${ofFile.length} mutants`);
  for (const outcome of ofFile.toSorted((a, b) => a.mutant.line - b.mutant.line)) {
    const { line, name } = outcome.mutant;
    console.log(`${`${line}`.padStart(4)}  ${name.slice(file.length + 1)}\n      ${fateOf(outcome)}`);
  }
}

/** Prints a summary and survivors without a reason; in a full run, also reasons without a survivor. */
export function verdictOf(
  outcomes: readonly Outcome[],
  reasons: Readonly<Record<string, string>>,
  isComplete: boolean,
): { lines: string[]; isGood: boolean } {
  const survivors = outcomes.filter(isSurvivor).map(({ mutant }) => mutant.name);
  const excused = survivors.filter((name) => reasons[name] !== undefined);
  const unexcused = survivors.filter((name) => reasons[name] === undefined);
  const idle = isComplete ? Object.keys(reasons).filter((name) => !survivors.includes(name)) : [];
  const invalid = outcomes.filter(({ refused }) => refused !== undefined);
  const killed = outcomes.length - survivors.length - invalid.length;
  const sum = `${outcomes.length} mutants, ${killed} killed, ${survivors.length} survived, ${excused.length} of them with a reason`;
  return {
    lines: [
      ...excused.map((name) => `Survived with a reason: ${name}\n  ${reasons[name]}`),
      ...unexcused.map((name) => `Survived: ${name}`),
      ...idle.map((name) => `A reason without a surviving mutant: ${name}`),
      ...invalid.map(({ mutant, refused }) => `Invalid: ${mutant.name}\n  ${refused}`),
      invalid.length > 0 ? `${sum}, ${invalid.length} invalid` : sum,
    ],
    isGood: outcomes.length > 0 && unexcused.length + idle.length + invalid.length === 0,
  };
}
