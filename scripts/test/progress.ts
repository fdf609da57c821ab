import type { Outcome } from './step.ts';

const LINE_EVERY_MS = 15_000;
const REDRAW_EVERY_MS = 1000;

/** Returns how far a step is, in a line. */
function lineOf({ name, startedAt, seconds, expected, passed, failed, leftOut }: Outcome): string {
  const done = passed.length + failed.length;
  const state = seconds === undefined ? '…' : leftOut ? '-' : failed.length > 0 ? '✗' : '✓';
  const tests = expected === 0 ? '' : `${done} of ${Math.max(expected, done)}`;
  const elapsed = `${Math.round(seconds ?? (Date.now() - startedAt) / 1000)} s`;
  return `${state} ${name.padEnd(20)}${tests.padStart(14)}${elapsed.padStart(8)}${failed.length > 0 ? `  ${failed.length} failed` : ''}`;
}

/** Shows how a run is getting on: live lines on a terminal, elsewhere a line every 15 s and one for each step's end. */
export function showProgress(outcomes: readonly Outcome[], left: () => readonly string[]) {
  const isLive = process.stdout.isTTY === true;
  const started = Date.now();
  let drawn = 0;
  const clear = () => {
    if (drawn > 0) process.stdout.write(`\u001b[${drawn}A\u001b[J`);
    drawn = 0;
  };
  const draw = () => {
    const waiting = left();
    const lines = [...outcomes.map(lineOf), waiting.length > 0 ? `  then ${waiting.join(', ')}` : ''];
    clear();
    process.stdout.write(`${lines.join('\n')}\n`);
    drawn = lines.length;
  };
  const tick = () => {
    if (isLive) return draw();
    const running = outcomes
      .filter(({ seconds }) => seconds === undefined)
      .map((one) => lineOf(one).replace(/\s+/g, ' '));
    console.log(`${Math.round((Date.now() - started) / 1000)} s: ${[...running, ...left()].join(' · ')}`);
  };
  const timer = setInterval(tick, isLive ? REDRAW_EVERY_MS : LINE_EVERY_MS);
  return {
    /** Says something that stays. */
    say(line: string) {
      clear();
      console.log(line);
      if (isLive) draw();
    },
    ended(outcome: Outcome) {
      if (!isLive) console.log(lineOf(outcome));
    },
    stop() {
      clearInterval(timer);
      clear();
    },
  };
}
