import type { Outcome } from './step.ts';

const LOG_EVERY_MS = 15_000;
const REDRAW_EVERY_MS = 1000;

/** Returns how far a step is, in a line. */
function lineOf({ name, startedAt, seconds, progress, passed, failed, leftOut }: Outcome): string {
  const state = seconds === undefined ? '…' : leftOut ? '-' : failed.length > 0 ? '✗' : '✓';
  const far = progress ? `${progress.done} of ${progress.expected}` : '';
  const tests = progress ? `${passed.length + failed.length} tests` : '';
  const elapsed = `${Math.round(seconds ?? (Date.now() - startedAt) / 1000)} s`;
  const bad = failed.length > 0 ? `  ${failed.length} failed` : '';
  return `${state} ${name.padEnd(20)}${far.padStart(12)}${tests.padStart(12)}${elapsed.padStart(8)}${bad}`;
}

/** Shows how a run is getting on: live lines on a terminal, elsewhere a line every 15 s and one for each step's end. */
export function showProgress(outcomes: readonly Outcome[], names: readonly string[]) {
  const isLive = process.stdout.isTTY === true;
  const started = Date.now();
  const left = () => names.filter((name) => !outcomes.some((outcome) => outcome.name === name));
  let drawn = 0;
  const clear = () => {
    if (drawn > 0) process.stdout.write(`\u001b[${drawn}A\u001b[J`);
    drawn = 0;
  };
  const draw = () => {
    const lines = [...outcomes.map(lineOf), `  then ${left().join(', ') || 'the summary'}`];
    clear();
    process.stdout.write(`${lines.join('\n')}\n`);
    drawn = lines.length;
  };
  const log = () => {
    const running = outcomes.filter(({ seconds }) => seconds === undefined);
    const lines = running.map((outcome) => lineOf(outcome).replace(/\s+/g, ' '));
    console.log(`${Math.round((Date.now() - started) / 1000)} s: ${[...lines, ...left()].join(' · ')}`);
  };
  const timer = isLive ? setInterval(draw, REDRAW_EVERY_MS) : setInterval(log, LOG_EVERY_MS);
  return {
    /** Says something that stays. */
    say(line: string) {
      clear();
      console.log(line);
    },
    end(outcome: Outcome) {
      outcome.seconds = (Date.now() - outcome.startedAt) / 1000;
      if (!isLive) console.log(lineOf(outcome));
    },
    stop() {
      clearInterval(timer);
      clear();
    },
  };
}
