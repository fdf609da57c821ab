import { randomUUID } from 'node:crypto';
import type { CallableName, OutputOf } from '@domain/api.ts';
import { GUEST_QUIZZES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { makeCircleInput } from '@domain/testing/make-circle.ts';
import { makeDraft } from '@domain/testing/make-quiz.ts';
import { expect } from 'vitest';
import type { Case } from './deciding.ts';
import { storedWhen } from './documents.ts';
import { answersTo, messageTo, savedAs } from './inputs.ts';
import { makeOperator, type OperatorPerson } from './operators.ts';
import { makeCreator, makeGuest, type Person } from './people.ts';
import { call, fetchOverRest, post, someAddress } from './requests.ts';
import { until } from './until.ts';

/*
 * People and what they made, beside the real backend: each deed is done there, noted here, and its answer is foretold by
 * what was noted. Whatever isn't foretold as refused must be accepted: nobody innocent is refused.
 */

export interface Somebody extends Person {
  username: string;
  /** A guest's, by which an account takes them over. */
  pass: string | null;
  isSuspended: boolean;
  movedTo: Somebody | null;
  /** Networks. */
  blocked: Set<string>;
  hiddenWords: string[];
}

type Draft = ReturnType<typeof makeDraft<'know-me'>>;

/** Some questions, which several quizzes may ask. */
interface Asked {
  word: string;
  /** Removed quizzes that asked them: while there is one, no new quiz may. */
  removed: Set<Quiz>;
}

export interface Quiz {
  quizId: string;
  owner: Somebody;
  /** A word that only its title contains. */
  mark: string;
  asked: Asked;
  draft: Draft;
  revision: number;
  isDeleted: boolean;
  removal: { case: Case; asked: Asked; isUndone: boolean } | null;
  /** The ids of answers that were stored. */
  answers: string[];
}

export interface Circle {
  id: string;
  /** The quiz that it was copied from. */
  quiz: Quiz;
  removal: { case: Case; isUndone: boolean } | null;
}

export interface World {
  operator: OperatorPerson;
  networks: readonly string[];
  people: Somebody[];
  quizzes: Quiz[];
  circles: Circle[];
  messages: { id: string; to: Somebody; network: string }[];
  /** Paths of submissions from blocked senders, or with a hidden word: none may be stored. */
  stopped: string[];
}

/** Letters alone, of which nothing else is made. */
export const someWord = () => randomUUID().replace(/[-\d]/g, (sign) => 'ghijklmnopq'.charAt(Number(sign) || 10));

export const isThere = ({ movedTo }: Somebody) => movedTo === null;
export const isGuest = ({ pass }: Somebody) => pass !== null;
export const isRemoved = ({ removal }: Pick<Circle | Quiz, 'removal'>) => removal !== null && !removal.isUndone;
export const isShown = (quiz: Quiz) => !quiz.isDeleted && !isRemoved(quiz) && !quiz.owner.isSuspended;
export const isOpen = (circle: Circle) => !isRemoved(circle) && !isRemoved(circle.quiz);

const known = (person: Person & { profile: { username: string } }, pass: string | null): Somebody => {
  const { username } = person.profile;
  return { ...person, username, pass, isSuspended: false, movedTo: null, blocked: new Set(), hiddenWords: [] };
};
export const newGuest = async () => {
  const guest = await makeGuest();
  return known(guest, guest.pass);
};

/** Two creators and two guests, each with a quiz, a circle that was copied from it, and a message from everywhere. */
export async function makeWorld(): Promise<World> {
  const operator = await makeOperator();
  const networks = [1, 2, 3].map(() => someAddress());
  const people = await Promise.all([
    ...[1, 2].map(async () => known(await makeCreator(), null)),
    ...[1, 2].map(() => newGuest()),
  ]);
  const world: World = { operator, networks, people, quizzes: [], circles: [], messages: [], stopped: [] };
  for (const person of people) {
    await publish(world, person, newlyAsked());
    for (const network of networks) await tell(world, person, network);
  }
  for (const quiz of world.quizzes) await copyToCircle(world, quiz);
  return world;
}

export const newlyAsked = (): Asked => ({ word: someWord(), removed: new Set() });

/** Returns a draft; `respelled`, its questions say the same in other signs. */
export function draftOf({ word }: Asked, mark: string, respelled = false): Draft {
  const spell = (text: string) => (respelled ? `${text.toUpperCase()} !7\u{1F525}` : text);
  const questions = ['eins', 'zwei', 'drei'].map((each, at) => ({
    id: `q${at + 1}`,
    question: spell(`${word} ${each}`),
    options: ['Lena', 'Noa', 'Sam', 'Kim'].map(spell),
    correctAnswer: at,
  }));
  return makeDraft('know-me', { title: mark, questions });
}

/** Calls a function, and expects what is foretold: a refusal's code; undefined for none. */
export async function expectOf<Name extends CallableName>(
  name: Name,
  data: unknown,
  { token }: { token: string },
  code: string | undefined,
): Promise<OutputOf<Name> | undefined> {
  const { error, result } = (await call(name, data, token)).body;
  // a guest who went is erased within seconds, and not known from then on
  if (code !== undefined && error?.status === 'UNAUTHENTICATED') return undefined;
  expect([name, error?.details?.code], JSON.stringify(error)).toEqual([name, code]);
  return result;
}

/** Foretells what a save is refused with, for whom nothing was found: the limits are those of ADR 156 and 188. */
export function refusalOf({ quizzes }: World, person: Somebody, asked: Asked, own?: Quiz): string | undefined {
  if (person.isSuspended) return 'suspended';
  if (!isThere(person)) return 'gone';
  if (own && isRemoved(own)) return 'forbidden';
  const count = quizzes.filter(({ owner, isDeleted }) => owner === person && !isDeleted).length;
  if (!own && isGuest(person) && count >= GUEST_QUIZZES_MAX) return 'limit-reached';
  return asked.removed.size > 0 && own?.asked !== asked ? 'forbidden' : undefined;
}

export async function publish(world: World, owner: Somebody, asked: Asked, respelled = false) {
  const mark = someWord();
  const draft = draftOf(asked, mark, respelled);
  const saved = await expectOf('saveQuiz', savedAs(draft), owner, refusalOf(world, owner, asked));
  if (!saved) return;
  const { quizId } = saved;
  world.quizzes.push({ quizId, owner, mark, asked, draft, revision: 1, isDeleted: false, removal: null, answers: [] });
}

/** Plays a quiz. Somebody who is blocked is answered as anybody, and nothing is stored. */
export async function play({ stopped }: World, quiz: Quiz, network: string): Promise<void> {
  const { quizId, revision, owner, draft } = quiz;
  const answers = draft.questions.map(({ id, options: [given = ''] }) => ({ questionId: id, given }));
  const input = answersTo(quizId, { revision, answers });
  const { status } = await post('responses', input, network);
  expect(['play', status]).toEqual(['play', isShown(quiz) ? 200 : 404]);
  if (status !== 200) return;
  const path = paths.response(input.id);
  if (owner.blocked.has(network)) return void stopped.push(path);
  await storedWhen(path, (found) => found !== undefined);
  quiz.answers.push(input.id);
}

export async function tell(world: World, to: Somebody, network: string, saysHidden = false): Promise<void> {
  const word = saysHidden ? to.hiddenWords.at(-1) : undefined;
  const input = messageTo(to.uid, { message: `Hello ${word ?? ''}` });
  const { status } = await post('messages', input, network);
  expect(['message', status]).toEqual(['message', to.isSuspended ? 404 : 200]);
  if (status !== 200) return;
  const path = paths.message(input.id);
  if (to.blocked.has(network) || word !== undefined) return void world.stopped.push(path);
  await storedWhen(path, (found) => found !== undefined);
  world.messages.push({ id: input.id, to, network });
}

export async function copyToCircle({ circles }: World, quiz: Quiz): Promise<void> {
  const input = makeCircleInput({ id: randomUUID(), asked: { quizId: quiz.quizId } });
  const { status } = await post('circles', input);
  expect(['circle', status]).toEqual(['circle', isShown(quiz) ? 200 : 400]);
  if (status === 200) circles.push({ id: input.id, quiz, removal: null });
}

/** Reads a circle as its link does, once it is what is foretold: it follows its quiz within a moment. */
export const readCircle = (circle: Circle) =>
  until(
    () => fetchOverRest(paths.circle(circle.id)),
    ({ status }) => status === (isOpen(circle) ? 200 : 403),
  );
