import { randomUUID } from 'node:crypto';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { getConsumedChars, toUnicodeSet } from 'regexp-ast-analysis';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { analyse } from 'scslre';
import { projectFiles, readProjectFile } from './source-files.ts';

export interface Pattern {
  /** Its file and line. */
  at: string;
  source: string;
  flags: string;
}

/** A comment that begins so, on the line above a pattern, says what bounds its work, or who else looks at it. */
const EXCEPTION = /^\s*\/\/ unchecked pattern: \S/;

const isShipped = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file);
export const shippedFiles = (): string[] => projectFiles('{domain,functions/src,src}/**/*.{ts,tsx}').filter(isShipped);

/** Returns the patterns that a file writes out, and the places where it makes one of a text. */
function writtenIn(file: string): { literals: Pattern[]; made: string[]; excepted: string[] } {
  const text = readProjectFile(file);
  const literals: Pattern[] = [];
  const made: string[] = [];
  const at = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`;
  const visitCall = ({ callee, start }: { callee: object; start: number }) => {
    if ('name' in callee && callee.name === 'RegExp') made.push(at(start));
  };
  const visitLiteral = ({ start, ...literal }: { start: number; regex?: ESTree.RegExpLiteral['regex'] }) => {
    if (literal.regex) literals.push({ at: at(start), source: literal.regex.pattern, flags: literal.regex.flags });
  };
  const visitor = new Visitor({ Literal: visitLiteral, NewExpression: visitCall, CallExpression: visitCall });
  visitor.visit(parseSync(file, text).program);
  const excepted = text.split('\n').flatMap((line, index) => (EXCEPTION.test(line) ? `${file}:${index + 2}` : []));
  return { literals, made, excepted };
}

/** Returns the patterns that a module makes of texts while it loads. */
async function madeBy(file: string): Promise<Pattern[]> {
  // what it imports is there before, and makes none of them
  await import(/* @vite-ignore */ `../../${file}`);
  const made: Pattern[] = [];
  const original = RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags = '']: [string, string?]) {
      const stack = new Error().stack?.split('\n').find((line) => line.includes(file)) ?? '';
      const [, line] = /:(\d+):\d+\)?$/.exec(stack) ?? [];
      made.push({ at: `${file}:${line}`, source, flags });
      return new target(source, flags);
    },
  });
  try {
    // each time under another name, or it would be there already
    await import(/* @vite-ignore */ `../../${file}?${randomUUID()}`);
  } finally {
    globalThis.RegExp = original;
  }
  return made;
}

/** Returns the patterns of files, those of which none is known until somebody calls it, and exceptions of no pattern. */
export async function patternsIn(files: readonly string[]) {
  const patterns: Pattern[] = [];
  const unknown: string[] = [];
  const stale: string[] = [];
  for (const file of files) {
    const { literals, made, excepted } = writtenIn(file);
    const calls = made.filter((at) => !excepted.includes(at));
    const known = calls.length === 0 ? [] : await madeBy(file);
    patterns.push(...[...literals, ...known].filter(({ at }) => !excepted.includes(at)));
    unknown.push(...calls.filter((call) => !known.some(({ at }) => at === call)));
    stale.push(...excepted.filter((at) => !made.includes(at) && !literals.some((literal) => literal.at === at)));
  }
  return { patterns, unknown, stale };
}

/** A group may be repeated so often at most without being told apart from itself: that many ways are a few. */
const ROUNDS_MAX = 5;

/** Returns whether a text can be cut into rounds of a repeated group in one way only, as each begins or ends with a character that nothing else in it can be. */
function isCutOneWay({ element }: AST.Quantifier, flags: AST.Flags): boolean {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return true;
  const [alternative, ...others] = element.alternatives;
  if (!alternative || others.length > 0) return false;
  return [alternative.elements[0], alternative.elements.findLast(({ type }) => type !== 'Assertion')].some((edge) => {
    if (edge?.type !== 'Character' && edge?.type !== 'CharacterSet' && edge?.type !== 'CharacterClass') return false;
    const { chars } = toUnicodeSet(edge, flags);
    return alternative.elements.every(
      (part) => part === edge || chars.isDisjointWith(getConsumedChars(part, flags).chars),
    );
  });
}

/**
 * Returns why a pattern may take more than linear time; empty when nothing is known. `scslre` finds what one character,
 * repeated, does to it; for repeated groups, which several characters could attack, the rule above is stricter. What
 * several can do elsewhere is at most polynomial, and is measured at night.
 */
export function findSlowness({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string[] {
  const { pattern, flags: read } = new RegExpParser().parseLiteral(`${new RegExp(source, flags)}`);
  const problems = analyse({ pattern, flags: read }).reports.map(
    ({ character, exponential }) =>
      `${exponential ? 'exponential' : 'polynomial'} for ${JSON.stringify(character.literal.source)}, again and again`,
  );
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      if (quantifier.max > ROUNDS_MAX && !isCutOneWay(quantifier, read))
        problems.push(`${quantifier.raw} can be cut in several ways`);
    },
  });
  return problems;
}
