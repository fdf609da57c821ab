import { GAMES } from './games/index.ts';
import { isSubmissionId } from './ids.ts';
import { FACES, type Face } from './profiles/face.ts';
import type { Quiz } from './quiz/quiz.ts';
import type { GivenAnswer } from './responses/response.ts';
import { isFlag, isNumber, isText, listOf, orNull, shaped } from './type-guards.ts';
import { isBlankText } from './typed-text.ts';

const isId = (value: unknown): value is string => isText(value) && isSubmissionId(value);

export interface UnfinishedResponse {
  submissionId: string;
  revision: number;
  /** How many questions the quiz had in that revision. */
  total: number;
  name: string | null;
  face?: Face | undefined;
  isAdult: boolean;
  answers: GivenAnswer[];
}
export const isUnfinishedResponse = shaped<UnfinishedResponse>({
  submissionId: isId,
  revision: isNumber,
  total: isNumber,
  name: orNull(isText),
  face: (value): value is Face | undefined => value === undefined || FACES.some((face) => face === value),
  isAdult: isFlag,
  answers: listOf(shaped<GivenAnswer>({ questionId: isText, given: isText })),
});

export interface UnlockedQuiz {
  quiz: Quiz;
  pass: string;
  expiresAt: number;
}
const isPlayable = shaped<{ id: string; title: string; type: string; revision: number; questions: object[] }>({
  id: isText,
  title: isText,
  type: (value): value is string => isText(value) && Object.hasOwn(GAMES, value),
  revision: isNumber,
  questions: listOf(shaped({ id: isText })),
});
export const isUnlockedQuiz = shaped<UnlockedQuiz>({
  // as our server sent it: not every field is checked
  quiz: (value): value is Quiz => isPlayable(value),
  pass: isText,
  expiresAt: isNumber,
});

export interface MessageDraft {
  text: string;
  /** The link's text, so that a reload doesn't overwrite what was typed since. */
  prefill: string;
  /** The last attempt to send: the same text is sent under the same id. */
  attempt: { id: string; text: string } | null;
  /** The alternative text: the link's, or a typed one that the link's replaced. */
  other: string;
  /** Whether `prefill` was typed on this device, on the profile page. */
  isHandedOver: boolean;
  /** The seed of the submissions' ids; empty until something is typed. */
  seed: string;
}
export const isMessageDraft = shaped<MessageDraft>({
  text: isText,
  prefill: isText,
  attempt: orNull(shaped<{ id: string; text: string }>({ id: isId, text: isText })),
  other: isText,
  isHandedOver: isFlag,
  seed: isText,
});

export const EMPTY_MESSAGE: MessageDraft = {
  text: '',
  prefill: '',
  attempt: null,
  other: '',
  isHandedOver: false,
  seed: '',
};

/** Returns whether the text was typed here rather than brought by a link. */
export const hasOwnText = ({ text, prefill, isHandedOver }: MessageDraft): boolean =>
  !isBlankText(text) && (text !== prefill || isHandedOver);

/** Returns the text that was typed here and isn't in the box now; empty when there is none. */
export const ownOther = ({ other, prefill, isHandedOver }: MessageDraft): string =>
  other === prefill && !isHandedOver ? '' : other;

export const isForgettable = ({ text, prefill, other }: MessageDraft): boolean => text + prefill + other === '';
