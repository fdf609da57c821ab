import type { BrowserWrite } from '../browser-write.ts';
import type { Person } from '../people.ts';

/** Where what is done is counted, each thing under the name that it has in docs/costs.md. */
export interface Counter {
  /** Counts some work. */
  row(what: string, work: () => Promise<unknown>): Promise<void>;
  /** Counts what somebody's browser writes by itself, with what the rules look at. */
  write(what: string, by: Person, write: BrowserWrite): Promise<void>;
  /** Counts a task that came up, delivered at once. `about` is what its data names. */
  task(name: string, about: string, what?: string): Promise<void>;
  /** Counts the first run of a schedule. */
  schedule(name: string): Promise<void>;
}
/** Writes as somebody's browser does, without counting. */
export type Prepare = (by: Person, write: BrowserWrite) => Promise<void>;
/** Counts what some people do, who are there by now. */
export type Count = (counter: Counter) => Promise<void>;
