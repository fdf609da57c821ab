import { RULES, RULES_PROJECTS } from './rules.ts';

/** A node of the emulator's report: an expression, what it was, and how often. */
interface Expression {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean; stringValue?: string }; count: number }[];
  children?: Expression[];
}
interface Seen {
  line: number;
  text: string;
  isRoot: boolean;
  /** True, false, or something else: an error, which refuses, or what is no condition, as a document. */
  values: Set<boolean | 'other'>;
}

function merge(expression: Expression, isRoot: boolean, seen: Map<string, Seen>): void {
  const { line, currentOffset: from, endOffset: to } = expression.sourcePosition;
  const text = RULES.slice(from, to).replace(/\s+/g, ' ');
  const entry = seen.get(`${from}-${to}`) ?? { line, text, isRoot: false, values: new Set() };
  entry.isRoot ||= isRoot;
  for (const { value } of expression.values ?? []) entry.values.add(value.boolValue ?? 'other');
  seen.set(`${from}-${to}`, entry);
  for (const child of expression.children ?? []) merge(child, false, seen);
}

/** Returns what the emulator has seen of the rules in a project. */
async function reportOf(projectId: string): Promise<Expression[]> {
  const url = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!reply.ok) throw new Error(`The rule coverage of ${projectId} could not be read: ${reply.status}.`);
  return ((await reply.json()) as { report?: Expression[] }).report ?? [];
}

/** What is missing of a condition: it is met with true, and anything else refuses. */
function missingOf({ isRoot, values }: Seen): string | null {
  const isCondition = values.has(true) || values.has(false);
  if (!isCondition) return isRoot && values.size === 0 ? 'never tried' : null;
  if (!values.has(true)) return 'never met';
  return values.size > 1 ? null : 'never refused';
}

/** Every condition and every boolean part of one that all tests together have not seen both true and not true. */
export async function findUncovered(): Promise<string[]> {
  const seen = new Map<string, Seen>();
  for (const projectId of RULES_PROJECTS) {
    for (const root of await reportOf(projectId)) merge(root, true, seen);
  }
  return [...seen.values()].flatMap((entry) => {
    const missing = entry.text === 'true' ? null : missingOf(entry);
    return missing ? [`firestore.rules:${entry.line}: ${missing}: ${entry.text}`] : [];
  });
}
