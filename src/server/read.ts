import { isPossibleUsername, isQuizCode, isSubmissionId } from '@domain/ids.ts';
import { isOffensiveName } from '@domain/moderation/public-name.ts';
import { leadsTo, quizTypeOf, sectionOf } from '@domain/profiles/links.ts';
import { isEmbeddable } from '@domain/quiz/embed.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { matchPage } from '../config/find-route.ts';
import { fetchCircle } from '../data/circles.ts';
import { type FoundProfile, fetchProfileByUsername } from '../data/public-profiles.ts';
import { fetchQuiz } from '../data/public-quizzes.ts';
import { fetchResult } from '../data/public-results.ts';
import { fetchPublicQuizzes } from '../data/quiz-lists.ts';
import { readKeys } from '../data/read-keys.ts';

interface Content {
  exists: boolean;
  isPublic: boolean;
  /** By the keys of the page's reads; null where its scripts show it: what only the device knows, or can't exist. */
  values: Values | null;
  /** Whether other sites may show a card of it. */
  isEmbeddable?: boolean;
}
type Values = [key: string, value: unknown][];

const found = (...values: Values): Content => ({ exists: true, isPublic: true, values });
const closed = (...values: Values): Content => ({ exists: true, isPublic: false, values });
const missing = (...values: Values): Content => ({ exists: false, isPublic: false, values });
const NOTHING: Content = { exists: false, isPublic: false, values: null };

async function readQuiz(username: string, code: string): Promise<Content> {
  if (!isPossibleUsername(username) || !isQuizCode(code)) return NOTHING;
  const lookup = await fetchQuiz(code);
  const value: Values[number] = [readKeys.quiz(code), lookup];
  // nothing about a suspended creator is public, and a private quiz looks the same: its owner distinguishes them
  if (lookup.kind === 'private' || lookup.kind === 'removed') {
    const owner = await fetchProfileByUsername(username);
    if (!owner) return missing([readKeys.quiz(code), { kind: 'missing' }]);
    const values: Values = [value, [readKeys.profile(username), owner]];
    return lookup.kind === 'private' ? closed(...values) : missing(...values);
  }
  if (lookup.kind !== 'found') return missing(value);
  // by an old name: what is in the page would tell the new one
  if (!leadsTo(lookup.quiz, username)) return missing([readKeys.quiz(code), { kind: 'elsewhere' }]);
  // a reopened quiz accepts answers immediately
  const content = lookup.quiz.isPublic && !lookup.quiz.isClosed ? found(value) : closed(value);
  return { ...content, isEmbeddable: isEmbeddable(lookup.quiz) };
}

async function readProfile(
  username: string,
  more: (profile: FoundProfile) => Promise<Values> = async () => [],
): Promise<Content> {
  if (!isPossibleUsername(username)) return NOTHING;
  const profile = await fetchProfileByUsername(username);
  const value: Values[number] = [readKeys.profile(username), profile];
  return profile ? found(value, ...(await more(profile))) : missing(value);
}

const readList = async (profile: FoundProfile): Promise<Values> => [
  [readKeys.list(profile.uid, null), await fetchPublicQuizzes(profile.uid)],
];

/** Checks a name that is older than the server's check, as the page would after a moment. */
const withNameChecked = (result: QuizResponse): QuizResponse => ({
  ...result,
  isNameHidden: result.isNameHidden ?? isOffensiveName(result.responderName, []),
});

async function readResult(id: string): Promise<Content> {
  const result = await fetchResult(id);
  // it may still wait to be sent, on the device that asks
  if (!result) return NOTHING;
  const value: Values[number] = [readKeys.result(id), withNameChecked(result)];
  return result.isPrivate ? closed(value) : found(value);
}

async function readCircle(id: string): Promise<Content> {
  if (!isSubmissionId(id)) return NOTHING;
  const lookup = await fetchCircle(id);
  const value: Values[number] = [readKeys.circle(id), lookup];
  // not cached: a page older than somebody's joining would show them as outside
  return lookup.kind === 'open' ? closed(value) : missing(value);
}

/** Null for an address without such a page. Throws `network`, `unavailable` or `internal`. */
export async function readContent(pathname: string): Promise<Content | null> {
  const match = matchPage(pathname);
  if (!match) return NOTHING;
  const { page, params } = match;
  const { username = '', second = '', responseId = '', circleId = '' } = params;
  if (page === 'results') return readResult(responseId);
  if (page === 'circle') return readCircle(circleId.toLowerCase());
  if (page === 'public-profile') return readProfile(username, readList);
  if (page === 'send-message') return readProfile(username);
  if (page === 'take-quiz') return readQuiz(username, second);
  if (page !== 'section') return null;
  const link = sectionOf(second);
  return link && quizTypeOf(link) ? readProfile(username, readList) : NOTHING;
}
