import { type Expression, reportOf } from '../../rules/support/coverage.ts';
import { RULES } from '../../rules/support/rules.ts';
import { PROJECT } from './backend.ts';

const LOOKS = /^(?:get|exists)(?:After)?\(/;

const textOf = ({ sourcePosition: { currentOffset, endOffset } }: Expression) => RULES.slice(currentOffset, endOffset);

/** Adds how often calls have looked at a document, by its path as the rules have it and its id. */
function add(expression: Expression, looks: Map<string, number>): void {
  const [, path] = expression.children ?? [];
  // not what is taken of a document, which begins with the same call
  if (path && LOOKS.test(textOf(expression)) && textOf(path).startsWith('/'))
    for (const { value, count } of path.children?.at(-1)?.values ?? []) {
      const look = `${textOf(path)} ${value.stringValue}`;
      looks.set(look, (looks.get(look) ?? 0) + count);
    }
  for (const child of expression.children ?? []) add(child, looks);
}

async function looksSoFar(): Promise<Map<string, number>> {
  const looks = new Map<string, number>();
  for (const root of await reportOf(PROJECT)) add(root, looks);
  return looks;
}

/**
 * Returns how many documents the rules look at for one request, which are billed as reads: each once, however often. Of
 * others' requests at the same time, those about other documents than these `ids` are left out.
 */
export async function ruleReadsOf(request: () => Promise<unknown>, ids?: readonly string[]): Promise<number> {
  const before = await looksSoFar();
  await request();
  const grown = [...(await looksSoFar())].filter(([look, count]) => count > (before.get(look) ?? 0));
  return grown.filter(([look]) => !ids || ids.some((id) => look.endsWith(` ${id}`))).length;
}
