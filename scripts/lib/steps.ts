import type { Beside } from './beside.ts';
import { ProcessorTime } from './processor-time.ts';
import { Sorry } from './project.ts';
import { type Step, summary } from './summary.ts';
import { fromExitCode, sum, type Tally } from './tally.ts';

export type Steps = Readonly<Record<string, () => Promise<Tally>>>;

const headline = (name: string) => console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
function conclusion({ name, tally, seconds }: Step): void {
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds.toFixed(1)} s`);
}

/**
 * Runs steps in sequence, with some `beside` them, and prints a summary; a failing step doesn't hide later ones.
 * Returns the exit code. A process that runs beside others leaves the summary to them.
 */
export async function runSteps(steps: Steps, beside?: Beside): Promise<number> {
  const started = Date.now();
  const all = new ProcessorTime();
  const processorSeconds = () => {
    const seconds = all.seconds();
    return seconds === undefined ? undefined : seconds - (beside?.processorSeconds() ?? 0);
  };
  const done: Step[] = [];
  for (const [name, step] of Object.entries(steps)) {
    const since = { time: Date.now(), processor: processorSeconds() };
    headline(name);
    const tally = await step().catch((error: unknown) => {
      console.error(error instanceof Sorry ? error.message : error);
      return fromExitCode(1, name);
    });
    const now = processorSeconds();
    const used = since.processor === undefined || now === undefined ? undefined : now - since.processor;
    done.push({ name, tally, seconds: (Date.now() - since.time) / 1000, processorSeconds: used });
    conclusion(done.at(-1) as Step);
  }
  if (beside) {
    headline(beside.name);
    done.push(...(await beside.finish()));
  }
  if (process.send) await new Promise((sent) => process.send?.(done, sent));
  else console.log(summary(done, (Date.now() - started) / 1000));
  const { passed, failed } = sum(done.map(({ tally }) => tally));
  return failed === 0 && passed > 0 ? 0 : 1;
}
