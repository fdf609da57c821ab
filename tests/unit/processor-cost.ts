/** What a doubling may cost at most, as a multiple: twice as much for linear work, and what a busy machine adds. Quadratic work costs four times. */
const GROWTH_MAX = 3;
/** Up to this, growth says nothing: garbage and compiled code weigh more. Quadratic work on 64 KiB costs seconds. */
const FLOOR_MS = 100;
/** From this on, what looks steep is: a busy machine adds less, and measuring again would take many seconds. */
const CERTAIN_MS = 1000;
const RUNS = 11;

/** Returns the milliseconds of the processor, not of the clock, that the work takes: those of its quickest run, of which there are more while it takes longer than `most`. */
export function costOf(work: () => void, most: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && least > most; run++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least > CERTAIN_MS) break;
  }
  return least;
}

/**
 * Returns null when twice as much to work on takes about twice the processor time at most, up to `size`; else what it took. It
 * starts small, so that what grows too fast is found before it takes minutes.
 */
export function findSteepGrowth(size: number, workOn: (size: number) => () => void): string | null {
  let before = FLOOR_MS;
  for (let n = Math.ceil(size / 16); n <= size; n *= 2) {
    const most = GROWTH_MAX * before;
    const cost = costOf(workOn(n), most);
    if (cost > most) return `${n}: ${Math.round(cost)} ms, and half of it: ${Math.round(before)} ms`;
    before = Math.max(cost, FLOOR_MS);
  }
  return null;
}
