import { QUIZ_TYPES, type QuizType } from '../games/index.ts';
import { SCORE_LEVELS, type ScoreLevel } from '../responses/percentage.ts';

export const VISIBILITIES = ['public', 'private'] as const;
type Visibility = (typeof VISIBILITIES)[number];

/** Number of days back, today included: 1 is today alone. */
const DAYS = { today: 1, week: 7, month: 30 } as const;
type Since = keyof typeof DAYS;
export const QUIZ_SINCE = ['week', 'month'] as const;
export const RESPONSE_SINCE = ['today', 'week', 'month'] as const;

export interface QuizFilters {
  type: QuizType | null;
  visibility: Visibility | null;
  since: Since | null;
}
export interface ResponseFilters {
  type: QuizType | null;
  level: ScoreLevel | null;
  since: Since | null;
}

export const MESSAGE_ORDERS = ['oldest', 'sealed'] as const;
export interface MessageFilters {
  sort: (typeof MESSAGE_ORDERS)[number] | null;
}

export const NO_QUIZ_FILTERS: QuizFilters = { type: null, visibility: null, since: null };
export const NO_RESPONSE_FILTERS: ResponseFilters = { type: null, level: null, since: null };

interface Params {
  get(name: string): string | null;
}
const oneOf = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((known) => known === value) ?? null;

/** Returns the filters in an address. Addresses are typed and shared by people, so unknown values count as any. */
export function parseQuizFilters(params: Params): QuizFilters {
  return {
    type: oneOf(QUIZ_TYPES, params.get('type')),
    visibility: oneOf(VISIBILITIES, params.get('visibility')),
    since: oneOf(QUIZ_SINCE, params.get('since')),
  };
}

export function parseResponseFilters(params: Params): ResponseFilters {
  return {
    type: oneOf(QUIZ_TYPES, params.get('type')),
    level: oneOf(SCORE_LEVELS, params.get('level')),
    since: oneOf(RESPONSE_SINCE, params.get('since')),
  };
}

export const parseMessageFilters = (params: Params): MessageFilters => ({
  sort: oneOf(MESSAGE_ORDERS, params.get('sort')),
});

export const countFilters = (filters: QuizFilters | ResponseFilters): number =>
  Object.values(filters).filter((value) => value !== null).length;

/** Returns the first moment that counts, in milliseconds since 1970: a local midnight, so it stays the same all day. */
export function sinceBound(since: Since | null, now: number): number | null {
  if (since === null) return null;
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  // by the calendar: a day on which the clocks change is not 24 hours long
  day.setDate(day.getDate() - (DAYS[since] - 1));
  return day.getTime();
}

/** Filters as a query needs them: with the first moment that counts instead of its name. */
export type Bounded<F extends { since: Since | null }> = Omit<F, 'since'> & { from: number | null };

export function withBound<F extends { since: Since | null }>({ since, ...rest }: F, now: number): Bounded<F> {
  return { ...rest, from: sinceBound(since, now) };
}
