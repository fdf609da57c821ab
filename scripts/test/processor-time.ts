import { descendantsOf, type Known, readProcesses } from '../lib/process-table.ts';

const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 1000;

/** Returns a process and its descendants, and those `known` ones whose parent ended first. */
function readFamily(root: number, known: ReadonlyMap<number, Known>): ReadonlyMap<number, Known> {
  const all = readProcesses();
  const members = all.filter(({ pid, startedAt }) => pid === root || known.get(pid)?.startedAt === startedAt);
  const family = members.flatMap((member) => [member, ...descendantsOf(member.pid, all)]);
  return new Map(family.map((member) => [member.pid, member]));
}

/**
 * Measures the processor time of a process and everything it starts. A process's time is added to its parent when it
 * ends, unless the parent ended first, as browsers do; such time is counted as last seen.
 */
export class ProcessorTime {
  #family: ReadonlyMap<number, Known> = new Map();
  #accounted = 0;
  #vanished = 0;
  readonly #root: number;
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(root = process.pid) {
    this.#root = root;
    if (process.platform === 'linux') this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  #look(): void {
    this.#family = readFamily(this.#root, this.#family);
    const accounted = this.#family.values().reduce((sum, { ticks }) => sum + ticks, 0);
    this.#vanished += Math.max(0, this.#accounted - accounted);
    this.#accounted = accounted;
  }

  /** Returns the seconds used so far; undefined where the system doesn't report them. */
  seconds(): number | undefined {
    if (!this.#timer) return undefined;
    this.#look();
    return (this.#accounted + this.#vanished) / TICKS_PER_SECOND;
  }
}
