import type { Expression, Span } from './expressions.ts';
import { type Change, changesOfPattern, neighboursOf } from './regex-changes.ts';
import type { Condition } from './rules-file.ts';

const OTHER_COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
const OTHER_METHODS: Readonly<Record<string, string>> = { hasOnly: 'hasAny', hasAny: 'hasAll', hasAll: 'hasAny' };
/** They map text to text, so the rules stay valid without them. */
const LEFT_OUT = ['trim', 'lower', 'upper'];

/** Returns every change of a condition that a test should notice, in text order. */
export function changesOf(rules: string, { expression, operations, functionName }: Condition): Change[] {
  const sourceOf = ({ from, to }: Span) => rules.slice(from, to);
  const changes: Change[] = [];
  const replace = ({ from, to }: Span, text: string, what: string) => changes.push({ from, to, text, what });
  const hold = ({ from, to }: Span, text: string, what: string) =>
    changes.push({ from, to, text, what, isConstant: true });
  const negate = (node: Expression) => replace(node, `!(${sourceOf(node)})`, `not ${sourceOf(node)}`);

  /** Visits a node. `isCondition`: its position makes it true or false. `within`: the node it is a small part of. */
  function visit(node: Expression, isCondition: boolean, within: string): void {
    const source = sourceOf(node);
    switch (node.kind) {
      case 'binary':
        if (node.operator === '&&' || node.operator === '||') visitChain(node);
        else visitOperator(node, within);
        return;
      case 'not':
        replace(node, sourceOf(node.operand), `${sourceOf(node.operand)} for ${source}`);
        visit(node.operand, true, within);
        return;
      case 'call':
        if (isCondition) negate(node);
        visitCall(node);
        return;
      case 'member':
        if (isCondition) negate(node);
        visit(node.object, false, within);
        return;
      case 'list':
        for (const item of node.items) {
          const others = node.items.filter((other) => other !== item).map(sourceOf);
          replace(node, `[${others.join(', ')}]`, `without ${sourceOf(item)} in ${source}`);
          // a text is removed with its element
          if (item.kind !== 'string') visit(item, false, source);
        }
        return;
      case 'number':
        for (const other of neighboursOf(source)) replace(node, other, `${other} for ${source} in ${within}`);
        return;
      case 'string':
        replace(node, `${source.slice(0, -1)}x${source.slice(-1)}`, `another text for ${source} in ${within}`);
    }
  }

  /**
   * Visits `a && b && c`: removes one operand at a time, as removing more wouldn't be distinguishable, and swaps one
   * operator.
   */
  function visitChain(node: Expression & { kind: 'binary' }): void {
    const { operator } = node;
    const other = operator === '&&' ? '||' : '&&';
    const operands = operandsOf(node, operator);
    const join = (some: readonly Expression[]) => some.map(sourceOf).join(` ${operator} `);
    for (const [n, operand] of operands.entries()) {
      const rest = operands.filter((one) => one !== operand);
      hold(node, `(${join(rest)})`, `without ${sourceOf(operand)}`);
      if (n > 0) {
        const text = `(${join(operands.slice(0, n))} ${other} ${join(operands.slice(n))})`;
        replace(node, text, `${other} for ${operator} before ${sourceOf(operand)}`);
      }
    }
    for (const operand of operands) visit(operand, true, sourceOf(operand));
  }

  function operandsOf(node: Expression, operator: string): Expression[] {
    const isOfChain = node.kind === 'binary' && node.operator === operator;
    return isOfChain ? [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)] : [node];
  }

  function visitOperator(node: Expression & { kind: 'binary' }, within: string): void {
    const { operator, left, right } = node;
    const others = OTHER_COMPARISONS[operator];
    const place = others ? sourceOf(node) : within;
    for (const other of others ?? []) {
      replace(node, `(${sourceOf(left)} ${other} ${sourceOf(right)})`, `${other} for ${operator} in ${sourceOf(node)}`);
    }
    if (operator === 'in' || operator === 'is') negate(node);
    visit(left, false, place);
    // the right side of `is` is a type name
    if (operator !== 'is') visit(right, false, place);
  }

  function visitCall(node: Expression & { kind: 'call' }): void {
    const { callee, args } = node;
    const source = sourceOf(node);
    if (callee.kind === 'member') {
      const { name, object } = callee;
      const other = OTHER_METHODS[name];
      if (other) replace(callee, `${sourceOf(object)}.${other}`, `${other} for ${name} in ${source}`);
      if (LEFT_OUT.includes(name)) replace(node, sourceOf(object), `without ${name}() in ${source}`);
      visit(object, false, source);
    }
    for (const arg of args) {
      const isPattern = arg.kind === 'string' && callee.kind === 'member' && callee.name === 'matches';
      if (isPattern) changes.push(...changesOfPattern(sourceOf(arg), arg.from));
      else visit(arg, false, source);
    }
  }

  // a function's result is a condition unless it fetches a document
  const isCondition = !(functionName && /^get\(/.test(sourceOf(expression)));
  if (isCondition) {
    for (const constant of ['true', 'false']) {
      if (sourceOf(expression) !== constant) hold(expression, constant, `always ${constant}`);
    }
  }
  visit(expression, isCondition, sourceOf(expression));
  changes.push(...withoutOneOperation(operations));
  return changes;
}

function withoutOneOperation(operations: Condition['operations']): Change[] {
  const [first, last] = [operations[0], operations.at(-1)];
  if (!first || !last || first === last) return [];
  return operations.map((operation) => ({
    from: first.from,
    to: last.to,
    text: operations
      .filter((other) => other !== operation)
      .map(({ name }) => name)
      .join(', '),
    what: `without the operation ${operation.name}`,
  }));
}
