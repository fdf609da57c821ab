import { circlePicture } from '@domain/circle/circle-picture.ts';
import { replyTo } from '@domain/messages/message.ts';
import type { PictureRequest } from '@domain/picture-request.ts';
import {
  askPicture,
  messagePicture,
  type Picture,
  profilePicture,
  quizPicture,
  resultPicture,
} from '@domain/pictures.ts';
import { isHidden } from '@domain/quiz/visibility.ts';
import { fetchCircle } from '../db/circles.ts';
import { fetchInboxMessage } from '../db/messages.ts';
import { fetchProfile, fetchProfileCard } from '../db/profiles.ts';
import { fetchQuiz } from '../db/quizzes.ts';
import { fetchPublicResponse } from '../db/responses.ts';

/** What a request gets: the picture, one that says nothing because the content is private, or none. */
type FoundPicture = Picture | 'private' | null;

/** Returns what a picture of public content shows, after one read; that of a result after two. */
export async function findPicture({ kind, id, prompt }: PictureRequest, now: number): Promise<FoundPicture> {
  if (kind === 'quiz') {
    const quiz = await fetchQuiz(id);
    return quiz && !isHidden(quiz) ? (quizPicture(quiz) ?? 'private') : null;
  }
  if (kind === 'result') {
    const response = await fetchPublicResponse(id);
    const quiz = response && (await fetchQuiz(response.quiz.id));
    return quiz && !isHidden(quiz) ? resultPicture(response) : null;
  }
  if (kind === 'circle') {
    const circle = await fetchCircle(id, now);
    return circle && circlePicture(circle);
  }
  if (kind === 'message') return null;
  const profile = await fetchProfileCard(id);
  return profile && (kind === 'ask' ? askPicture(profile, prompt) : profilePicture(profile));
}

/** Returns what the picture of a message and its reply shows, for its recipient; null for everybody else. */
export async function findMessagePicture(id: string, uid: string): Promise<Picture | null> {
  const [message, recipient] = await Promise.all([fetchInboxMessage(uid, id), fetchProfile(uid)]);
  return message && recipient && messagePicture(message.message, replyTo(message)?.text ?? null, recipient);
}
