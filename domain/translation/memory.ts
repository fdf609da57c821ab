import { PRESET_STATEMENTS } from '../games/never-have-i-ever/statements.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { DEMO_TEXTS } from './demo-texts.ts';

type Pair = Readonly<Record<Language, string>>;

const PAIRS: readonly Pair[] = [
  ...Object.values(PRESET_STATEMENTS).flat(),
  ...DEMO_TEXTS.map(([en, fr]): Pair => ({ en, fr })),
];
const BY_TEXT = new Map(PAIRS.flatMap((pair) => LANGUAGES.map((language) => [pair[language], pair] as const)));

/**
 * What the app knows to say in both languages without asking anybody: its preset statements and the demo quizzes. Returns
 * null for any other text; upper and lower case count, spaces around do not.
 */
export function recall(text: string, language: Language): string | null {
  return BY_TEXT.get(text.trim())?.[language] ?? null;
}
