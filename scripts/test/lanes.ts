import { availableParallelism } from 'node:os';
import { STEPS, type StepName } from './steps.ts';

/** Runs steps side by side, as many as there are processors, each once those before it have ended. */
export async function inLanes(names: readonly StepName[], run: (name: StepName) => Promise<void>): Promise<void> {
  const waiting = new Set(names);
  const running = new Map<StepName, Promise<StepName>>();
  const isReady = (name: StepName) => {
    const { sharesBackend, after = [] } = STEPS[name];
    const before: readonly StepName[] = sharesBackend ? ['build', ...after] : after;
    return before.every((other) => !waiting.has(other) && !running.has(other));
  };
  while (waiting.size + running.size > 0) {
    for (const name of [...waiting].filter(isReady).slice(0, availableParallelism() - running.size)) {
      waiting.delete(name);
      running.set(
        name,
        run(name).then(() => name),
      );
    }
    running.delete(await Promise.race(running.values()));
  }
}
