import { seededRandom } from '../../domain/shuffle.ts';

/** What a bad network or server does to a submission. */
export type Fault =
  | { kind: 'pass' }
  | { kind: 'delay'; ms: number }
  /** The connection is lost before the server has received anything. */
  | { kind: 'drop' }
  /** The server stores it, but its reply never arrives. */
  | { kind: 'cut-after-commit' }
  /** The same, in the middle of the reply. */
  | { kind: 'truncate' }
  | { kind: 'refuse'; status: 500 | 503 | 429; retryAfter: number | null };

const SHORTEST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 2000;

type Draw = readonly [share: number, make: (random: () => number) => Fault];
const refuse = (status: 500 | 503 | 429, retryAfter: number | null = null): Draw[1] => {
  return () => ({ kind: 'refuse', status, retryAfter });
};
/** Probabilities that add up to 1: every second request fails in some way. */
const DRAWS: readonly Draw[] = [
  [0.5, () => ({ kind: 'pass' })],
  [
    0.1,
    (random) => ({
      kind: 'delay',
      ms: Math.round(SHORTEST_DELAY_MS + random() * (LONGEST_DELAY_MS - SHORTEST_DELAY_MS)),
    }),
  ],
  [0.1, () => ({ kind: 'drop' })],
  [0.1, () => ({ kind: 'cut-after-commit' })],
  [0.05, () => ({ kind: 'truncate' })],
  [0.05, refuse(500)],
  [0.04, refuse(503)],
  [0.03, refuse(503, 1)],
  [0.03, refuse(429, 1)],
];

/**
 * Returns the fault of a submission's nth attempt. It depends only on seed, name and number, so that a run can be
 * repeated although several browsers send in parallel.
 */
export function faultOf(seed: number, name: string, attempt: number): Fault {
  const random = seededRandom(`${seed} ${name} ${attempt}`);
  let left = random();
  for (const [share, make] of DRAWS) {
    left -= share;
    if (left < 0) return make(random);
  }
  return { kind: 'pass' };
}

/** Returns a fault's name for the report. */
export const nameOf = (fault: Fault): string =>
  fault.kind === 'refuse' ? `${fault.status}${fault.retryAfter === null ? '' : ' with Retry-After'}` : fault.kind;
