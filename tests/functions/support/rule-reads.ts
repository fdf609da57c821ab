import { type Expression, reportOf } from '../../rules/support/coverage.ts';
import { RULES } from '../../rules/support/rules.ts';
import { PROJECT } from './backend.ts';

const LOOKS = /^(?:get|exists)(?:After)?\(/;

/** Adds how often each call that looks at a document has done so, by where it stands and the document's id. */
function add(expression: Expression, looks: Map<string, number>): void {
  const { currentOffset, endOffset } = expression.sourcePosition;
  const [, path] = expression.children ?? [];
  if (LOOKS.test(RULES.slice(currentOffset, endOffset)))
    for (const { value, count } of path?.children?.at(-1)?.values ?? [])
      looks.set(`${currentOffset} ${value.stringValue}`, count);
  for (const child of expression.children ?? []) add(child, looks);
}

async function looksSoFar(): Promise<Map<string, number>> {
  const looks = new Map<string, number>();
  for (const root of await reportOf(PROJECT)) add(root, looks);
  return looks;
}

/** Others' requests at the same time about other documents than these `ids` are left out. */
interface Watched {
  request: () => Promise<unknown>;
  ids?: readonly string[];
}

/**
 * Returns how many documents the rules look at for requests, one after another, which are billed as reads: for each
 * request once, however often.
 */
export async function ruleReadsOf(...all: Watched[]): Promise<number> {
  let sum = 0;
  // a report holds all that the backend was ever asked: none is read twice
  let before = await looksSoFar();
  for (const { request, ids } of all) {
    await request();
    const after = await looksSoFar();
    const grown = [...after].filter(([look, count]) => count > (before.get(look) ?? 0));
    sum += grown.filter(([look]) => !ids || ids.some((id) => look.endsWith(` ${id}`))).length;
    before = after;
  }
  return sum;
}
