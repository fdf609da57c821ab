import { seededRandom } from '../../domain/shuffle.ts';

/** What a bad line or a bad day of the server does to a submission. */
export type Fault =
  | { kind: 'pass' }
  | { kind: 'delay'; ms: number }
  /** The connection is gone before the server has heard anything. */
  | { kind: 'drop' }
  /** The server has stored it, and its answer never arrives. */
  | { kind: 'cut-after-commit' }
  /** The same, in the middle of the answer. */
  | { kind: 'truncate' }
  | { kind: 'refuse'; status: 500 | 503 | 429; retryAfter: number | null };

const SHORTEST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 2000;

type Draw = readonly [share: number, make: (random: () => number) => Fault];
const refuse = (status: 500 | 503 | 429, retryAfter: number | null = null): Draw[1] => {
  return () => ({ kind: 'refuse', status, retryAfter });
};
/** Shares of a whole of 1: every second request has a bad time. */
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
 * What happens to the nth time that a submission is sent. It follows from seed, name and number alone, so that a run can
 * be repeated although several browsers send at once.
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

/** A fault's name in the report. */
export const nameOf = (fault: Fault): string =>
  fault.kind === 'refuse' ? `${fault.status}${fault.retryAfter === null ? '' : ' with Retry-After'}` : fault.kind;
