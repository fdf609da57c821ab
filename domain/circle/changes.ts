import { DomainError } from '../errors.ts';
import { CIRCLE_JOINS_MAX, CIRCLE_JOINS_OF_ONE, CIRCLE_KEPT_S, CIRCLE_MEMBERS_MAX } from '../limits.ts';
import { spokenName } from '../profiles/spoken-name.ts';
import type { Circle, CircleGuesses, CircleMember } from './circle.ts';
import { isComplete } from './grid.ts';

export interface CircleNews {
  joined: number;
  guessed: number;
  isComplete: boolean;
}

export const addNews = (before: CircleNews | undefined, added: Partial<CircleNews>): CircleNews => ({
  joined: (before?.joined ?? 0) + (added.joined ?? 0),
  guessed: (before?.guessed ?? 0) + (added.guessed ?? 0),
  isComplete: before?.isComplete === true || added.isComplete === true,
});

export interface SecretMember {
  keyDigest: string;
  answers: readonly number[];
  device?: string | undefined;
  news?: CircleNews | undefined;
  pushedAt?: number | undefined;
  /** Moderators have hidden the name, and whatever it is changed to. */
  isNameHidden?: boolean | undefined;
}

/** What nobody reads but the server. */
export interface CircleSecrets {
  keyDigest: string;
  /** The quiz whose questions it asks. */
  copiedFrom?: string | undefined;
  members: Readonly<Record<string, SecretMember>>;
  /** The ids of those who left: guesses may still arrive, and nobody else gets these ids. */
  left: readonly string[];
  /** Names that moderators have hidden, as `spokenName` returns them: no other member can have one. */
  hiddenNames?: readonly string[] | undefined;
  /** How many members have ever joined from a network, by a keyed hash that differs from circle to circle. */
  joins?: Readonly<Record<string, number>> | undefined;
}

export interface CircleState {
  circle: Circle;
  secrets: CircleSecrets;
}

const endsAt = (now: number) => now + CIRCLE_KEPT_S * 1000;
const used = ({ circle, secrets }: CircleState, now: number): CircleState => ({
  circle: { ...circle, endsAt: endsAt(now) },
  secrets,
});

const without = <T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

export type NewCircle = Pick<Circle, 'id' | 'name' | 'ownerId' | 'questions'>;
type MakersSecrets = Pick<CircleSecrets, 'keyDigest' | 'copiedFrom'>;

export const newCircle = (of: NewCircle, secrets: MakersSecrets, now: number): CircleState => ({
  circle: { ...of, members: {}, guesses: {}, isClosed: false, createdAt: now, endsAt: endsAt(now) },
  secrets: { ...secrets, members: {}, left: [] },
});

const invalid = (field: string) =>
  new DomainError('invalid-input', 'It does not fit the circle.', { fields: { [field]: 'invalid' } });

/** Throws `invalid-input` unless there is one answer to each question, from its options. */
function assertAnswers({ questions }: Circle, answers: readonly number[]): void {
  const fits = ({ options }: Circle['questions'][number], at: number) => (answers[at] ?? -1) in options;
  if (answers.length !== questions.length || !questions.every(fits)) throw invalid('answers');
}

/** Adds to the news of every other member who wants any. Returns the same object if there are none. */
function tell(secrets: CircleSecrets, news: (id: string) => Partial<CircleNews> | null): CircleSecrets {
  const told = Object.entries(secrets.members).flatMap(([id, member]): [string, SecretMember][] => {
    const added = member.device === undefined ? null : news(id);
    return added ? [[id, { ...member, news: addNews(member.news, added) }]] : [];
  });
  return told.length === 0 ? secrets : { ...secrets, members: { ...secrets.members, ...Object.fromEntries(told) } };
}

/** Returns a name that nobody else has: with a number if it is taken, as in "Anna 2". */
function nameAmong(others: readonly string[], name: string): string {
  const taken = new Set(others.map(spokenName));
  let free = name;
  for (let number = 2; taken.has(spokenName(free)); number += 1) free = `${name} ${number}`;
  return free;
}

/** Returns how a member's name appears: empty for a hidden one, and told apart from the others'. */
function appearing({ circle, secrets }: CircleState, id: string, name: string): string {
  const isHidden = secrets.members[id]?.isNameHidden || secrets.hiddenNames?.includes(spokenName(name));
  if (isHidden || name === '') return '';
  return nameAmong(
    Object.values(without(circle.members, id)).map((other) => other.name),
    name,
  );
}

interface Joining {
  id: string;
  name: string;
  answers: readonly number[];
  keyDigest: string;
}

/** Adds a member, if they aren't in and haven't left. `invalid-input`, `conflict`, `circle-closed`, `circle-full`. */
export function join(state: CircleState, { id, name, answers, keyDigest }: Joining, now: number): CircleState {
  const { circle, secrets } = state;
  if (secrets.left.includes(id)) return state;
  const known = secrets.members[id];
  if (known && known.keyDigest !== keyDigest) throw new DomainError('conflict', 'The id belongs to somebody else.');
  if (known) return state;
  assertAnswers(circle, answers);
  if (circle.isClosed) throw new DomainError('circle-closed', 'The circle takes no new people.');
  const count = Object.keys(circle.members).length;
  if (count >= CIRCLE_MEMBERS_MAX || count + secrets.left.length >= CIRCLE_JOINS_MAX)
    throw new DomainError('circle-full', 'The circle is full.');
  const member: CircleMember = { name: appearing(state, id, name), joinedAt: now };
  const told = tell(secrets, () => ({ joined: 1 }));
  return used(
    {
      circle: { ...circle, members: { ...circle.members, [id]: member } },
      secrets: { ...told, members: { ...told.members, [id]: { keyDigest, answers: [...answers] } } },
    },
    now,
  );
}

/** Counts a new member by their network: one alone can't fill a circle, nor use up its joins. Throws `circle-full`. */
export function countJoin({ circle, secrets }: CircleState, network: string): CircleState {
  const { joins = {} } = secrets;
  const before = joins[network] ?? 0;
  if (before >= CIRCLE_JOINS_OF_ONE) throw new DomainError('circle-full', 'The circle is full for this network.');
  return { circle, secrets: { ...secrets, joins: { ...joins, [network]: before + 1 } } };
}

/** Returns the member whose key this is. Throws `not-found` for another key, and for somebody who has left. */
function memberWith({ secrets }: CircleState, id: string, keyDigest: string): SecretMember {
  const member = secrets.members[id];
  if (member?.keyDigest !== keyDigest) throw new DomainError('not-found', 'There is no such member with this key.');
  return member;
}

/** Throws `not-found` if the key isn't the maker's. */
export function assertMaker({ secrets }: CircleState, keyDigest: string): void {
  if (secrets.keyDigest !== keyDigest) throw new DomainError('not-found', 'This is not the key of the circle.');
}

interface Guess {
  memberId: string;
  keyDigest: string;
  aboutId: string;
  answers: readonly number[];
}
interface Guessed {
  state: CircleState;
  verdict: { right: number; answers: readonly number[] } | null;
}

/** Counts a first guess, and returns the answers; null if either has left. Throws `not-found`, `invalid-input`. */
export function guess(state: CircleState, { memberId, keyDigest, aboutId, answers }: Guess, now: number): Guessed {
  const { circle, secrets } = state;
  if (secrets.left.includes(memberId)) return { state, verdict: null };
  memberWith(state, memberId, keyDigest);
  if (secrets.left.includes(aboutId)) return { state, verdict: null };
  const about = secrets.members[aboutId];
  if (!about) throw new DomainError('not-found', 'There is no such member.');
  if (aboutId === memberId) throw invalid('aboutId');
  assertAnswers(circle, answers);
  const before = circle.guesses[memberId]?.[aboutId];
  if (before !== undefined) return { state, verdict: { right: before, answers: about.answers } };
  const right = answers.filter((answer, at) => answer === about.answers[at]).length;
  const guesses: CircleGuesses = {
    ...circle.guesses,
    [memberId]: { ...circle.guesses[memberId], [aboutId]: right },
  };
  const after = { ...circle, guesses };
  const completes = isComplete(after);
  // the member who completes the grid sees that
  const told = tell(secrets, (id) =>
    id === aboutId || (completes && id !== memberId)
      ? { guessed: id === aboutId ? 1 : 0, isComplete: completes }
      : null,
  );
  return { state: used({ circle: after, secrets: told }, now), verdict: { right, answers: about.answers } };
}

export function rename(state: CircleState, id: string, keyDigest: string, name: string, now: number): CircleState {
  memberWith(state, id, keyDigest);
  const member = state.circle.members[id];
  const shown = appearing(state, id, name);
  if (!member || member.name === shown) return state;
  const members = { ...state.circle.members, [id]: { ...member, name: shown } };
  return used({ ...state, circle: { ...state.circle, members } }, now);
}

/** Stores the device to notify a member of news; null for none. Throws `not-found` if the key is another's. */
export function choosePush(state: CircleState, id: string, keyDigest: string, device: string | null): CircleState {
  const { device: _, news: __, ...member } = memberWith(state, id, keyDigest);
  const { secrets } = state;
  const chosen = { ...member, ...(device !== null && { device }) };
  return { ...state, secrets: { ...secrets, members: { ...secrets.members, [id]: chosen } } };
}

function takeOut({ circle, secrets }: CircleState, id: string, now: number): CircleState {
  const rows = Object.entries(without(circle.guesses, id)).map(([by, row]) => [by, without(row, id)] as const);
  return used(
    {
      circle: { ...circle, members: without(circle.members, id), guesses: Object.fromEntries(rows) },
      secrets: { ...secrets, members: without(secrets.members, id), left: [...secrets.left, id] },
    },
    now,
  );
}

/** Removes a member, by their key or the maker's; no change if they have left. Throws `not-found` for another key. */
export function leave(state: CircleState, id: string, keyDigest: string, now: number): CircleState {
  const { secrets } = state;
  if (secrets.left.includes(id)) return state;
  if (secrets.keyDigest !== keyDigest) memberWith(state, id, keyDigest);
  return secrets.members[id] ? takeOut(state, id, now) : state;
}

/** Closes a circle to new people, or opens it again. Throws `not-found` if the key isn't the maker's. */
export function close(state: CircleState, keyDigest: string, isClosed: boolean, now: number): CircleState {
  assertMaker(state, keyDigest);
  return state.circle.isClosed === isClosed ? state : used({ ...state, circle: { ...state.circle, isClosed } }, now);
}
