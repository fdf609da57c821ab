import { RULES, RULES_PROJECTS } from './rules.ts';

/** A node of the emulator's report: an expression, what it was, and how often. */
export interface Expression {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean; stringValue?: string }; count: number }[];
  children?: Expression[];
}
interface Seen {
  line: number;
  from: number;
  to: number;
  isRoot: boolean;
  evaluated: boolean;
  /** It was true or false at least once: a function that gives a document, say, is not. */
  boolean: boolean;
  asTrue: boolean;
  asFalse: boolean;
}

/** A condition is met with true; false, or an error while it is worked out, refuses. */
function merge(expression: Expression, isRoot: boolean, seen: Map<string, Seen>): void {
  const { line, currentOffset: from, endOffset: to } = expression.sourcePosition;
  const key = `${from}-${to}`;
  const entry = seen.get(key) ?? {
    line,
    from,
    to,
    isRoot: false,
    evaluated: false,
    boolean: false,
    asTrue: false,
    asFalse: false,
  };
  entry.isRoot ||= isRoot;
  for (const { value } of expression.values ?? []) {
    entry.evaluated = true;
    entry.boolean ||= value.boolValue !== undefined;
    if (value.boolValue === true) entry.asTrue = true;
    else entry.asFalse = true;
  }
  seen.set(key, entry);
  for (const child of expression.children ?? []) merge(child, false, seen);
}

/** Returns what the emulator has seen of the rules in a project. */
async function reportOf(projectId: string): Promise<Expression[]> {
  const url = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!reply.ok) throw new Error(`The rule coverage of ${projectId} could not be read: ${reply.status}.`);
  return ((await reply.json()) as { report?: Expression[] }).report ?? [];
}

const textOf = ({ from, to }: Seen) => RULES.slice(from, to).replace(/\s+/g, ' ');

const whatIsMissing = ({ evaluated, asTrue }: Seen) =>
  !evaluated ? 'never tried' : asTrue ? 'never refused' : 'never met';

/** Every condition and every boolean part of one that all tests together have not seen both true and not true. */
export async function findUncovered(): Promise<string[]> {
  const seen = new Map<string, Seen>();
  for (const projectId of RULES_PROJECTS) {
    for (const root of await reportOf(projectId)) merge(root, true, seen);
  }
  return [...seen.values()]
    .filter((entry) => textOf(entry) !== 'true')
    .filter((entry) => (entry.boolean ? !(entry.asTrue && entry.asFalse) : entry.isRoot && !entry.evaluated))
    .map((entry) => `firestore.rules:${entry.line}: ${whatIsMissing(entry)}: ${textOf(entry)}`);
}
