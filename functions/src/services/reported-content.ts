import type { Reported, ReportSubject } from '@domain/moderation/report.ts';
import { fetchPhoto, type StoredPhoto } from '../db/photos.ts';
import { fetchProfile } from '../db/profiles.ts';
import { fetchQuiz as fetchStoredQuiz } from '../db/quizzes.ts';
import { fetchPublicResponse, findResponseBy } from '../db/responses.ts';

/** What somebody reports: where it is, whose it is, and a copy of what visitors see of it. */
interface Found {
  subject: ReportSubject;
  /** The creator who wrote it; null for a player. */
  accusedId: string | null;
  evidence: Record<string, unknown>;
  /** What tells one wording from another; otherwise the evidence does. */
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
  return {
    subject: { uid, username },
    accusedId: uid,
    evidence,
    identity: { name, username, bio, photo: photo?.photo ?? photoURL },
    photo,
  };
}

async function findPhoto({ uid }: Of<'photo'>): Promise<Found | null> {
  const found = await fetchProfile(uid);
  if (!found?.photoURL) return null;
  const { username, name, photoURL } = found;
  const photo = await fetchPhoto(uid, photoURL);
  const evidence = { name, username, photoURL };
  return { subject: { uid, username }, accusedId: uid, evidence, identity: { photo: photo?.photo ?? photoURL }, photo };
}

async function findQuiz({ quizId }: Of<'quiz'>): Promise<Found | null> {
  const found = await fetchQuiz(quizId);
  if (!found) return null;
  const { title, type, category, questions, ownerId, owner } = found;
  const subject = { quizId, username: owner.username };
  return { subject, accusedId: ownerId, evidence: { title, type, category, questions } };
}

async function findQuestion({ quizId, questionId }: Of<'question'>): Promise<Found | null> {
  const found = await fetchQuiz(quizId);
  const question = found?.questions.find(({ id }) => id === questionId);
  if (!found || !question) return null;
  const subject = { quizId, questionId, username: found.owner.username };
  return { subject, accusedId: found.ownerId, evidence: { quizTitle: found.title, question } };
}

async function findPlayerName({ quizId, name }: Of<'player-name'>): Promise<Found | null> {
  const [found, responseId] = await Promise.all([fetchQuiz(quizId), findResponseBy(name, quizId)]);
  if (!found || responseId === null) return null;
  return { subject: { quizId, responseId, name }, accusedId: null, evidence: { name, quizTitle: found.title } };
}

async function findResult({ responseId }: Of<'result'>): Promise<Found | null> {
  const found = await fetchPublicResponse(responseId);
  if (!found) return null;
  const { quiz, responderName: name, score, total, createdAt } = found;
  const subject = { responseId, quizId: quiz.id, name };
  return { subject, accusedId: null, evidence: { name, quizTitle: quiz.title, score, total, playedAt: createdAt } };
}

const FINDERS: { [Kind in AnyKind]: (what: Of<Kind>) => Promise<Found | null> } = {
  profile: findProfile,
  photo: findPhoto,
  quiz: findQuiz,
  question: findQuestion,
  'player-name': findPlayerName,
  result: findResult,
};

/** Returns what is reported, as it is now; null if there is no such thing. */
export const findReported = (what: Reported): Promise<Found | null> =>
  // TypeScript can't tell that the finder is that of the kind
  (FINDERS[what.kind] as (what: Reported) => Promise<Found | null>)(what);
