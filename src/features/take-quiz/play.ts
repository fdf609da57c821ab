import type { ErrorBody } from '@domain/errors.ts';
import type { Face } from '@domain/profiles/face.ts';
import type { UnfinishedResponse } from '@domain/stored.ts';

/** The feedback after an answer. `correct` is null while checking. */
export interface Feedback {
  given: string;
  correct: string | null;
}
export type Delivery = { status: 'sending' } | { status: 'failed'; error: ErrorBody };

/** A quiz in progress, from the first screen until the server has the answers. */
export interface Play extends UnfinishedResponse {
  feedback: Feedback | null;
  delivery: Delivery;
}

export type PlayAction =
  | { type: 'start'; name: string; face?: Face | undefined }
  | { type: 'confirm-age' }
  | { type: 'decline-age' }
  /** `tellsAtOnce`: feedback is shown before the next question. */
  | { type: 'answer'; questionId: string; given: string; tellsAtOnce: boolean }
  /** To the previous question, whose answer is taken back. */
  | { type: 'back' }
  | { type: 'reveal'; correct: string }
  | { type: 'advance' }
  | { type: 'fail'; error: ErrorBody }
  /** Sends again; a `newId` makes it another submission, if the old id is taken. */
  | { type: 'resend'; newId?: string };

export function freshPlay(submissionId: string, quiz: { revision: number; questions: readonly unknown[] }): Play {
  return {
    submissionId,
    revision: quiz.revision,
    total: quiz.questions.length,
    name: null,
    isAdult: false,
    answers: [],
    feedback: null,
    delivery: { status: 'sending' },
  };
}

export type Step = 'intro' | 'age' | 'question' | 'delivery';

/** Returns the screen of a play. */
export function stepOf(play: Play, isSpicy: boolean): Step {
  if (play.name === null) return 'intro';
  if (isSpicy && !play.isAdult) return 'age';
  return play.feedback || play.answers.length < play.total ? 'question' : 'delivery';
}

/** Returns the index of the question on screen, which stays during feedback. */
export const questionIndex = (play: Play) => play.answers.length - (play.feedback ? 1 : 0);

/** Returns whether there is an answer to take back. */
export const mayGoBack = (play: Play) => play.answers.length > 0 && play.answers.length < play.total && !play.feedback;

/** Returns the next state. An action that doesn't fit, such as a second tap, changes nothing. */
export function playReducer(play: Play, action: PlayAction): Play {
  switch (action.type) {
    case 'start':
      return { ...play, name: action.name, face: action.face };
    case 'confirm-age':
      return { ...play, isAdult: true };
    case 'decline-age':
      return { ...play, name: null };
    case 'answer': {
      const { questionId, given, tellsAtOnce } = action;
      const isTaken = play.answers.some((answer) => answer.questionId === questionId);
      if (play.feedback || isTaken || play.answers.length >= play.total) return play;
      const answers = [...play.answers, { questionId, given }];
      return { ...play, answers, feedback: tellsAtOnce ? { given, correct: null } : null };
    }
    case 'back':
      return mayGoBack(play) ? { ...play, answers: play.answers.slice(0, -1) } : play;
    case 'reveal':
      return play.feedback ? { ...play, feedback: { ...play.feedback, correct: action.correct } } : play;
    case 'advance':
      return { ...play, feedback: null };
    case 'fail':
      return { ...play, delivery: { status: 'failed', error: action.error } };
    case 'resend':
      return { ...play, delivery: { status: 'sending' }, submissionId: action.newId ?? play.submissionId };
  }
}

/**
 * Returns the play to resume with the current quiz. Complete answers are kept whatever changed, since the server scores
 * the answered revision; unfinished ones of an edited quiz start over, with the name kept.
 */
export function resumePlay(stored: Play | null, fresh: Play): { play: Play; wasEdited: boolean } {
  if (!stored) return { play: fresh, wasEdited: false };
  const isComplete = stored.answers.length >= stored.total && stored.total > 0;
  if (isComplete || stored.revision === fresh.revision) return { play: stored, wasEdited: false };
  const play = { ...fresh, name: stored.name, face: stored.face, isAdult: stored.isAdult };
  return { play, wasEdited: stored.answers.length > 0 };
}
