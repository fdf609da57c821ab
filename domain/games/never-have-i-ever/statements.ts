import { LANGUAGE_CODES, type Language } from '../../languages.ts';
import { STATEMENTS } from '../../locales/statements.ts';
import { type NeverAnswer, neverHaveIEver } from './game.ts';

type StatementList = keyof (typeof STATEMENTS)[Language];

/** A ready statement in one language. It completes "Never have I ever ..." */
interface PresetStatement {
  readonly id: string;
  readonly text: string;
}

const LEAST = neverHaveIEver.minQuestions;

export const statementsIn = (list: StatementList, language: Language): PresetStatement[] =>
  Object.entries(STATEMENTS[language][list]).map(([id, text]) => ({ id, text }));

/** Returns a typed number rounded down, between a quiz's minimum and `available`; the minimum if it isn't a number. */
export function clampDrawCount(typed: string | number, available: number): number {
  const wish = Math.floor(Number(typed));
  return Math.min(Math.max(Number.isNaN(wish) ? LEAST : wish, LEAST), available);
}

/** Draws `count` ids uniformly, in drawing order, with "never" or "ever" at even odds. `random` is in [0, 1). */
export function drawStatements(
  statements: readonly Pick<PresetStatement, 'id'>[],
  count: number,
  random: () => number,
): Record<string, NeverAnswer> {
  const left = statements.map(({ id }) => id);
  const drawn = Array.from({ length: count }, () => {
    const at = Math.floor(random() * left.length);
    const [id] = left.splice(at, 1);
    return [id as string, random() < 0.5 ? 'never' : 'ever'] as const;
  });
  return Object.fromEntries(drawn);
}

const TEXTS = new Map<string, readonly string[]>();
for (const { normal, spicy } of LANGUAGE_CODES.map((language) => STATEMENTS[language])) {
  for (const [id, text] of Object.entries({ ...normal, ...spicy })) TEXTS.set(id, [...(TEXTS.get(id) ?? []), text]);
}

export const isStatement = (id: string): boolean => TEXTS.has(id);

/** Returns whether an item was a ready statement whose text has been changed. */
export const isRewritten = (id: string, text: string): boolean => TEXTS.get(id)?.includes(text.trim()) === false;
