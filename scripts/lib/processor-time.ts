import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  /** When it began: process ids are reused. */
  began: string | undefined;
  /** Ticks used by it and by the children it has waited for. */
  ticks: number;
}

/** Linux counts in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 1000;

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // after the name in parentheses, which may contain anything
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number(pid), parent: Number(fields[1]), began: fields[19], ticks };
  } catch {
    return undefined; // it has just ended
  }
}

let processes: { at: number; all: readonly Process[] } | undefined;
/** Returns all processes; those who ask at the same time share one look. */
function readProcesses(): readonly Process[] {
  const now = performance.now();
  if (processes && now - processes.at < LOOK_EVERY_MS / 10) return processes.all;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  processes = { at: now, all: pids.flatMap((pid) => readProcess(pid) ?? []) };
  return processes.all;
}

/** Returns a process and its descendants, and those `known` ones whose parent ended first. */
function readFamily(root: number, known: ReadonlyMap<number, Process>): Map<number, Process> {
  const all = readProcesses();
  const family = new Map<number, Process>();
  const add = (member: Process) => {
    if (family.has(member.pid)) return;
    family.set(member.pid, member);
    for (const one of all) if (one.parent === member.pid) add(one);
  };
  for (const one of all) if (one.pid === root || known.get(one.pid)?.began === one.began) add(one);
  return family;
}

/**
 * Measures the processor time of a process and everything it starts. A process's time is added to its parent when it
 * ends, unless the parent ended first, as browsers do; such time is counted as last seen.
 */
export class ProcessorTime {
  #family: ReadonlyMap<number, Process> = new Map();
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
