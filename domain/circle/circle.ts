import type { KnowMeQuestion } from '../games/know-me/question.ts';
import { type Is, isFlag, isNumber, isText, listOf, orNull, shaped } from '../type-guards.ts';

export interface CircleMember {
  /** Empty for a name that is hidden. */
  name: string;
  joinedAt: number;
}

/** How many answers of a member each other one got right: guessing, guessed, count. */
export type CircleGuesses = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A circle as whoever has its link sees it: what people answered about themselves is elsewhere. */
export interface Circle {
  id: string;
  name: string;
  ownerId: string | null;
  questions: readonly KnowMeQuestion[];
  members: Readonly<Record<string, CircleMember>>;
  guesses: CircleGuesses;
  isClosed: boolean;
  createdAt: number;
  /** CIRCLE_KEPT_S after its last use. */
  endsAt: number;
}

/** What is left of a circle that was deleted or has ended: its link says so. */
export interface EndedCircle {
  id: string;
  endedAt: number;
}

const isQuestion = shaped<KnowMeQuestion>({ id: isText, question: isText, options: listOf(isText) });

const isRecordOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    typeof value === 'object' && value !== null && Object.values(value).every(is);

/** For visitors' pages: see `storedCircle` for the server. */
export const isCircle = shaped<Circle>({
  id: isText,
  name: isText,
  ownerId: orNull(isText),
  questions: listOf(isQuestion),
  members: isRecordOf(shaped<CircleMember>({ name: isText, joinedAt: isNumber })),
  guesses: isRecordOf(isRecordOf(isNumber)),
  isClosed: isFlag,
  createdAt: isNumber,
  endsAt: isNumber,
});

export const isEndedCircle = shaped<EndedCircle>({ id: isText, endedAt: isNumber });

/** Returns the members' ids in the order in which they came. */
export const membersOf = ({ members }: Pick<Circle, 'members'>): string[] =>
  Object.entries(members)
    .sort(([idA, a], [idB, b]) => a.joinedAt - b.joinedAt || (idA < idB ? -1 : 1))
    .map(([id]) => id);

export const circlePath = (id: string): string => `/circle/${id}`;
