import { type Expression, Reader, readExpression, type Span } from './expressions.ts';

/** One `allow`, or the body of one function, and its position. */
export interface Condition {
  /** The paths of the `match` blocks around it, joined. */
  path: string;
  /** `allow get, list`, or `function isMine`. */
  title: string;
  /** The operations of an `allow`. */
  operations: (Span & { name: string })[];
  /** A function's name. */
  functionName?: string;
  expression: Expression;
}

/** Returns every condition of a rules file, in order. Throws with the line that it can't parse. */
export function readRules(text: string): Condition[] {
  const reader = new Reader(text);
  const conditions: Condition[] = [];
  const open: string[] = [];
  for (;;) {
    reader.skip();
    if (reader.at === text.length) return conditions;
    if (reader.take(/^rules_version\s*=\s*'2'\s*;/)) continue;
    if (reader.take(/^service\s+[\w.]+\s*\{/)) open.push('');
    else if (reader.take(/^match\b/)) {
      open.push(reader.demandMatch(/^\/\S+/, 'a path'));
      reader.demand('{');
    } else if (reader.take(/^function\b/)) conditions.push(readFunction(reader, open.join('')));
    else if (reader.take(/^allow\b/)) conditions.push(readAllow(reader, open.join('')));
    else {
      reader.demand('}');
      open.pop();
    }
  }
}

function readFunction(reader: Reader, path: string): Condition {
  const functionName = reader.demandMatch(/^\w+/, 'a name');
  reader.demandMatch(/^\([\w\s,]*\)\s*\{/, 'a function');
  reader.demandMatch(/^return\b/, 'a single `return`');
  const expression = readExpression(reader);
  reader.demand(';');
  reader.demand('}');
  return { path, title: `function ${functionName}`, operations: [], functionName, expression };
}

function readAllow(reader: Reader, path: string): Condition {
  const operations: Condition['operations'] = [];
  do {
    const name = reader.demandMatch(/^\w+/, 'an operation');
    operations.push({ name, from: reader.at - name.length, to: reader.at });
  } while (reader.takeSign(','));
  reader.demandMatch(/^:\s*if\b/, 'a condition');
  const expression = readExpression(reader);
  reader.demand(';');
  return { path, title: `allow ${operations.map(({ name }) => name).join(', ')}`, operations, expression };
}
