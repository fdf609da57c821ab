import { NEVER_ANSWERS } from '../games/never-have-i-ever/game.ts';

export type DemoType = 'know-me' | 'never-have-i-ever';

export const IS_NAME_FIRST: Readonly<Record<DemoType, boolean>> = { 'know-me': true, 'never-have-i-ever': false };

/** One question. `statement` and the options are keys of the demo's texts, so the language can change mid-game. */
export interface DemoQuestion {
  readonly statement: string;
  readonly options: readonly string[];
  readonly correct: string;
}

const KNOW_ME = [
  { statement: 'topping', options: ['sauce', 'cinnamon', 'ketchup', 'cheese'], correct: 'cinnamon' },
  { statement: 'alarm', options: ['one', 'three', 'seven', 'cat'], correct: 'cat' },
  { statement: 'power', options: ['fly', 'hide', 'animals', 'time'], correct: 'time' },
  { statement: 'fear', options: ['balloons', 'pigeons', 'escalators', 'deep'], correct: 'balloons' },
  { statement: 'phone', options: ['panic', 'apps', 'meme', 'fate'], correct: 'meme' },
] as const satisfies readonly DemoQuestion[];
const NEVER = [
  { statement: 'wave', options: NEVER_ANSWERS, correct: 'ever' },
  { statement: 'birthday', options: NEVER_ANSWERS, correct: 'never' },
  { statement: 'voice', options: NEVER_ANSWERS, correct: 'ever' },
  { statement: 'film', options: NEVER_ANSWERS, correct: 'ever' },
  { statement: 'shower', options: NEVER_ANSWERS, correct: 'never' },
] as const satisfies readonly DemoQuestion[];

export const DEMO_QUIZZES = { 'know-me': KNOW_ME, 'never-have-i-ever': NEVER } as const;

/** Bands of a standalone quiz by percentage, highest first (spec section 9); the last has no lower bound. */
const BANDS = [
  [100, 'perfect'],
  [80, 'great'],
  [60, 'notBad'],
  [40, 'someThings'],
  [0, 'hangOut'],
] as const;
type StandaloneBand = (typeof BANDS)[number][1];

/** Returns the band of a percentage from 0 to 100; a bound belongs to the higher band. */
export function standaloneBandOf(percentage: number): StandaloneBand {
  return BANDS.find(([from]) => percentage >= from)?.[1] ?? 'hangOut';
}
