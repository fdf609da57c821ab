/** A span of the rules' text; `to` is after the last character. Parentheses belong to what they enclose. */
export interface Span {
  from: number;
  to: number;
}

export type Expression = Span &
  (
    | { kind: 'binary'; operator: string; left: Expression; right: Expression }
    | { kind: 'not'; operand: Expression }
    | { kind: 'call'; callee: Expression; args: Expression[] }
    | { kind: 'member'; object: Expression; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'string' | 'number' | 'name' | 'path' | 'empty map' }
  );

/** From lowest to highest precedence; all are left-associative. */
const OPERATORS = [['||'], ['&&'], ['==', '!='], ['<=', '>=', '<', '>', 'in', 'is'], ['+', '-'], ['*', '/', '%']];

/** A reader of the rules' text; `fail` names the line that it can't parse. */
export class Reader {
  at = 0;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  /** Skips spaces and comments. */
  skip(): void {
    this.at += /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(this.text.slice(this.at))?.[0].length ?? 0;
  }
  /** Consumes and returns what the pattern, which begins with ^, matches next; undefined if nothing. */
  take(pattern: RegExp): string | undefined {
    this.skip();
    const found = pattern.exec(this.text.slice(this.at))?.[0];
    this.at += found?.length ?? 0;
    return found;
  }
  takeSign(sign: string): boolean {
    this.skip();
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }
  demand(sign: string): void {
    if (!this.takeSign(sign)) this.fail(`'${sign}'`);
  }
  demandMatch(pattern: RegExp, what: string): string {
    return this.take(pattern) ?? this.fail(what);
  }
  fail(wanted: string): never {
    const line = this.text.slice(0, this.at).split('\n').length;
    throw new Error(
      `Line ${line} of the rules: ${wanted} was expected at "${this.text.slice(this.at, this.at + 30)}".`,
    );
  }
}

/** Returns the next expression. Throws on maps with keys and `a ? b : c`, which it doesn't support. */
export function readExpression(reader: Reader, level = 0): Expression {
  const operators = OPERATORS[level];
  if (!operators) return readUnary(reader);
  let left = readExpression(reader, level + 1);
  for (;;) {
    reader.skip();
    const before = reader.at;
    const operator = operators.find((sign) => reader.takeSign(sign));
    // `index` isn't an `in`
    if (operator && /^\w/.test(operator) && /^\w/.test(reader.text.slice(reader.at))) reader.at = before;
    if (!operator || reader.at === before) return left;
    const right = readExpression(reader, level + 1);
    left = { kind: 'binary', operator, left, right, from: left.from, to: right.to };
  }
}

function readUnary(reader: Reader): Expression {
  reader.skip();
  const from = reader.at;
  if (!reader.takeSign('!')) return readPostfix(reader);
  const operand = readUnary(reader);
  return { kind: 'not', operand, from, to: operand.to };
}

function readPostfix(reader: Reader): Expression {
  let expression = readPrimary(reader);
  for (;;) {
    const { from } = expression;
    if (reader.takeSign('.')) {
      const name = reader.demandMatch(/^\w+/, 'a name');
      expression = { kind: 'member', object: expression, name, from, to: reader.at };
    } else if (reader.takeSign('(')) {
      const args = readUntil(reader, ')');
      expression = { kind: 'call', callee: expression, args, from, to: reader.at };
    } else return expression;
  }
}

function readPrimary(reader: Reader): Expression {
  reader.skip();
  const from = reader.at;
  if (reader.takeSign('(')) {
    const inner = readExpression(reader);
    reader.demand(')');
    return { ...inner, from, to: reader.at };
  }
  if (reader.takeSign('[')) {
    const items = readUntil(reader, ']');
    return { kind: 'list', items, from, to: reader.at };
  }
  if (reader.take(/^(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/)) return { kind: 'string', from, to: reader.at };
  if (reader.take(/^\{\s*\}/)) return { kind: 'empty map', from, to: reader.at };
  if (reader.take(/^\d+/)) return { kind: 'number', from, to: reader.at };
  if (reader.take(/^(?:\/(?:\w+|\$\([\w.]+\)|\([^)]*\)))+/)) return { kind: 'path', from, to: reader.at };
  reader.demandMatch(/^[A-Za-z_]\w*/, 'an expression');
  return { kind: 'name', from, to: reader.at };
}

function readUntil(reader: Reader, end: string): Expression[] {
  const items: Expression[] = [];
  while (!reader.takeSign(end)) {
    if (items.length > 0) reader.demand(',');
    items.push(readExpression(reader));
  }
  return items;
}
