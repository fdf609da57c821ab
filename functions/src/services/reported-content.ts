import { membersOf } from '@domain/circle/circle.ts';
import type { StoredCircle } from '@domain/circle/stored-circle.ts';
import { gameOf } from '@domain/games/index.ts';
import type { ReportKind } from '@domain/moderation/reasons.ts';
import type { Reported, ReportSubject } from '@domain/moderation/report.ts';
import { hasPhoto } from '@domain/profiles/photo.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import { fetchCircle } from '../db/circles.ts';
import { fetchPhoto, type StoredPhoto } from '../db/photos.ts';
import { fetchProfile } from '../db/profiles.ts';
import { fetchQuiz as fetchStoredQuiz } from '../db/quizzes.ts';
import { fetchPublicResponse, findResponseBy } from '../db/responses.ts';

/** What somebody reports: where it is, whose it is, and a copy of what visitors see of it. */
interface Found {
  /** What the case is about: of a question its quiz or circle, or that would be as many cases as it has questions. */
  kind: ReportKind;
  /** The ids of it, as text. */
  key: string;
  subject: ReportSubject;
  /** The question that is meant. */
  about?: string;
  /** The account that it belongs to; null for a player's or a member's name, and for a circle without an account. */
  accusedId: string | null;
  evidence: Record<string, unknown>;
  /** What distinguishes one wording from another; otherwise the evidence does. */
  identity?: object;
  /** The file of a photo that the evidence shows. */
  photo?: StoredPhoto | null;
}
type AnyKind = Reported['kind'];
type Of<Kind extends AnyKind> = Extract<Reported, { kind: Kind }>;

/** A removed quiz isn't reported again: that would open its case again. */
async function fetchQuiz(code: string) {
  const found = await fetchStoredQuiz(code);
  return found?.isRemoved ? null : found;
}

async function findProfile({ uid }: Of<'profile'>): Promise<Found | null> {
  const found = await fetchProfile(uid);
  if (!found) return null;
  const { username, name, bio, photoURL } = found;
  const photo = await fetchPhoto(uid, photoURL);
  const evidence = { name, username, bio, photoURL };
  const identity = { name, username, bio, photo: photo?.photo ?? photoURL };
  return { kind: 'profile', key: uid, subject: { uid, username }, accusedId: uid, evidence, identity, photo };
}

async function findPhoto({ uid }: Of<'photo'>): Promise<Found | null> {
  const found = await fetchProfile(uid);
  // a drawn face hurts nobody
  if (!found || !hasPhoto(found)) return null;
  const { username, name, photoURL } = found;
  const photo = await fetchPhoto(uid, photoURL);
  const evidence = { name, username, photoURL };
  const identity = { photo: photo?.photo ?? photoURL };
  return { kind: 'photo', key: uid, subject: { uid, username }, accusedId: uid, evidence, identity, photo };
}

function ofQuiz(found: Quiz): Found {
  const { id: quizId, title, type, category, questions, ownerId, owner } = found;
  const subject = { quizId, username: owner.username };
  const evidence = { title, type, category, questions };
  return { kind: 'quiz', key: quizId, subject, accusedId: ownerId, evidence };
}

async function findQuiz({ quizId }: Of<'quiz'>): Promise<Found | null> {
  const found = await fetchQuiz(quizId);
  return found && ofQuiz(found);
}

async function findQuestion({ quizId, questionId }: Of<'question'>): Promise<Found | null> {
  const found = await fetchQuiz(quizId);
  const question = found?.questions.find(({ id }) => id === questionId);
  if (!found || !question) return null;
  const { promptOf, optionsOf } = gameOf(found.type);
  return { ...ofQuiz(found), about: promptOf(question) || optionsOf(question).join(' / ') };
}

async function findPlayerName({ quizId, name }: Of<'player-name'>): Promise<Found | null> {
  const [found, responseId] = await Promise.all([fetchQuiz(quizId), findResponseBy(name, quizId)]);
  if (!found || responseId === null) return null;
  const subject = { quizId, responseId, name };
  const evidence = { name, quizTitle: found.title };
  return { kind: 'player-name', key: `${quizId} ${name}`, subject, accusedId: null, evidence };
}

async function findResult({ responseId }: Of<'result'>): Promise<Found | null> {
  const found = await fetchPublicResponse(responseId);
  if (!found) return null;
  const { quiz, responderName: name, score, total, createdAt } = found;
  const subject = { responseId, quizId: quiz.id, name };
  const evidence = { name, quizTitle: quiz.title, score, total, playedAt: createdAt };
  return { kind: 'result', key: responseId, subject, accusedId: null, evidence };
}

function ofCircle(found: StoredCircle): Found {
  const { id: circleId, name, questions, members, ownerId } = found;
  const names = membersOf(found).flatMap((id) => members[id]?.name || []);
  const evidence = { name, questions, names };
  // later members don't make it another case: their names are reported themselves
  const identity = { name, questions };
  return { kind: 'circle', key: circleId, subject: { circleId }, accusedId: ownerId, evidence, identity };
}

async function findCircle({ circleId }: Of<'circle'>, now: number): Promise<Found | null> {
  const found = await fetchCircle(circleId, now);
  return found && ofCircle(found);
}

async function findCircleQuestion(what: Of<'circle-question'>, now: number): Promise<Found | null> {
  const found = await fetchCircle(what.circleId, now);
  const question = found?.questions.find(({ id }) => id === what.questionId);
  return found && question ? { ...ofCircle(found), about: question.question } : null;
}

async function findCircleName({ circleId, memberId }: Of<'circle-name'>, now: number): Promise<Found | null> {
  const found = await fetchCircle(circleId, now);
  const name = found?.members[memberId]?.name;
  if (!found || !name) return null;
  const subject = { circleId, memberId, name };
  // the creator of the circle hasn't chosen the name
  return {
    kind: 'circle-name',
    key: `${circleId} ${memberId}`,
    subject,
    accusedId: null,
    evidence: { name, circleName: found.name },
  };
}

const FINDERS: { [Kind in AnyKind]: (what: Of<Kind>, now: number) => Promise<Found | null> } = {
  profile: findProfile,
  photo: findPhoto,
  quiz: findQuiz,
  question: findQuestion,
  'player-name': findPlayerName,
  result: findResult,
  circle: findCircle,
  'circle-question': findCircleQuestion,
  'circle-name': findCircleName,
};

/** A placeholder for missing content, so that it takes as long. */
export const NOTHING: Found = { kind: 'quiz', key: '', subject: {}, accusedId: null, evidence: {} };

/** Returns the current content that a report names; null if there is none. */
export const findReported = (what: Reported, now: number): Promise<Found | null> =>
  // TypeScript can't know that the finder belongs to the kind
  (FINDERS[what.kind] as (what: Reported, now: number) => Promise<Found | null>)(what, now);
