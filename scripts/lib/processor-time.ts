import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  pid: number;
  parent: number;
  /** When it began: the number of a process is used again. */
  began: string | undefined;
  /** What it has used, and those of its children that it has waited for, in ticks. */
  ticks: number;
}

/** Linux counts in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 1000;

function readProcess(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // behind the name in brackets, which may hold anything
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number(pid), parent: Number(fields[1]), began: fields[19], ticks };
  } catch {
    return undefined; // it has just ended
  }
}

/** A process and all below it, and of the `known` ones those whose parent ended before them. */
function readFamily(root: number, known: ReadonlyMap<number, Process>): Map<number, Process> {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? []);
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
 * Measures the processor time that a process and all it starts use. When a process ends, the system adds what it used
 * to its parent's account, unless the parent has ended already, as a browser does before its helpers. What vanishes
 * that way is counted as it was last seen.
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

  /** Returns the seconds used so far; undefined where the system does not tell. */
  seconds(): number | undefined {
    if (!this.#timer) return undefined;
    this.#look();
    return (this.#accounted + this.#vanished) / TICKS_PER_SECOND;
  }
}
