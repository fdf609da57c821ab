import * as z from 'zod/mini';
import { quiz } from './quiz/quiz.ts';
import { givenAnswer } from './responses/response.ts';
import { submissionId } from './schema.ts';
import { isBlankText } from './typed-text.ts';

/** Returns a stored value; null if it doesn't fit, such as one from an older version of the app. */
export function parseStored<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> | null {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
}

/** A quiz in progress, as the device keeps it. */
export const unfinishedResponse = z.object({
  submissionId,
  revision: z.number(),
  /** How many questions the quiz had in that revision. */
  total: z.number(),
  /** Null until the visitor has entered a name. */
  name: z.nullable(z.string()),
  isAdult: z.boolean(),
  answers: z.array(givenAnswer),
});
export type UnfinishedResponse = z.infer<typeof unfinishedResponse>;

/** A private quiz unlocked on a device: its questions and the access token for submitting. */
export const unlockedQuiz = z.object({
  quiz,
  pass: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type UnlockedQuiz = z.infer<typeof unlockedQuiz>;

/** A message being written, as the device keeps it. */
export const messageDraft = z.object({
  text: z.string(),
  /** The link's text, so that a reload doesn't overwrite what was typed since. */
  prefill: z.string(),
  /** The last attempt to send: the same text is sent under the same id. */
  attempt: z.nullable(z.object({ id: submissionId, text: z.string() })),
  /** The alternative text: the link's, or a typed one that the link's replaced. */
  other: z._default(z.string(), ''),
  /** Whether `prefill` was typed on this device, on the profile page. */
  isHandedOver: z._default(z.boolean(), false),
  /** The seed of the submissions' ids; empty until something is typed. */
  seed: z._default(z.string(), ''),
});
export type MessageDraft = z.infer<typeof messageDraft>;

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

/** Returns whether a draft holds nothing worth keeping. */
export const isForgettable = ({ text, prefill, other }: MessageDraft): boolean => text + prefill + other === '';
