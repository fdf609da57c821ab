import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process. Its number may be another one's later, so when it began belongs to it, in ticks since the boot. */
export interface Known {
  pid: number;
  parent: number;
  startedAt: string;
  /** Used by it and by the children it has waited for: hundredths of a second on every Linux machine. */
  ticks: number;
}

/** Returns a process; undefined once it has ended. */
export function readProcess(pid: number | string): Known | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // after the name in parentheses, which may contain anything
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid: Number(pid), parent: Number(fields[1]), startedAt: fields[19] ?? '', ticks };
  } catch {
    return undefined;
  }
}

/** Returns all processes; none where the system has no /proc like Linux. */
function readProcesses(): readonly Known[] {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.flatMap((pid) => readProcess(pid) ?? []);
}

/** Returns the descendants of a process in any group. */
export function descendantsOf(pid: number, all = readProcesses()): Known[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}
