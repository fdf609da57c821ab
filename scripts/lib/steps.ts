import { ProcessorTime } from './processor-time.ts';
import { Sorry } from './project.ts';
import { type Step, summary } from './summary.ts';
import { fromExitCode, sum, type Tally } from './tally.ts';

export type Steps = Readonly<Record<string, () => Promise<Tally>>>;

/**
 * Runs steps one after the other and prints what they come to; a failing step does not hide the ones after it. Returns
 * the exit code.
 */
export async function runSteps(steps: Steps): Promise<number> {
  const processor = new ProcessorTime();
  const done: Step[] = [];
  for (const [name, step] of Object.entries(steps)) {
    const started = Date.now();
    const used = processor.seconds();
    console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
    const tally = await step().catch((error: unknown) => {
      console.error(error instanceof Sorry ? error.message : error);
      return fromExitCode(1, name);
    });
    const seconds = (Date.now() - started) / 1000;
    const usedNow = processor.seconds();
    const processorSeconds = used === undefined || usedNow === undefined ? undefined : usedNow - used;
    done.push({ name, tally, seconds, processorSeconds });
    console.log(`── ${name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds.toFixed(1)} s`);
  }
  console.log(summary(done));
  const { passed, failed } = sum(done.map(({ tally }) => tally));
  return failed === 0 && passed > 0 ? 0 : 1;
}
