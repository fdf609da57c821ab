import type { Language } from '@domain/languages.ts';
import {
  askPicture,
  PICTURE_SIZES,
  type Picture,
  type PictureKind,
  picturePath,
  pictureVersion,
  profilePicture,
  quizPicture,
  resultPicture,
} from '@domain/pictures.ts';
import { withPrompt } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { Prompt } from '@domain/prompts.ts';
import type { Quiz } from '@domain/quiz/quiz.ts';
import type { QuizResponse } from '@domain/responses/response.ts';
import { absoluteUrl, type LinkPicture } from './site.ts';

type InLanguage = (language: Language) => LinkPicture;

/** Without a version, for private content, the server draws a picture that says nothing. */
export const linkPicture =
  (kind: PictureKind<'og'>, id: string, picture: Picture | null): InLanguage =>
  (language) => ({
    url: absoluteUrl(picturePath('og', kind, id, picture && pictureVersion(picture), language)),
    ...PICTURE_SIZES.og,
  });

export const pictureForProfile = (profile: Profile): InLanguage =>
  linkPicture('profile', profile.username, profilePicture(profile));
export const pictureForMessages = (profile: Profile, prompt: Prompt | null): InLanguage =>
  linkPicture('ask', withPrompt(profile.username, prompt), askPicture(profile, prompt));
export const pictureForQuiz = (quiz: Quiz): InLanguage => linkPicture('quiz', quiz.id, quizPicture(quiz));
export const pictureForResult = (result: QuizResponse): InLanguage =>
  linkPicture('result', result.id, resultPicture(result));
