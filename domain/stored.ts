import * as z from 'zod/mini';
import { quiz } from './quiz/quiz.ts';
import { givenAnswer } from './responses/response.ts';
import { submissionId } from './schema.ts';
import { isBlankText } from './typed-text.ts';

/** A value that a device kept, perhaps for an older version of the app: null when it does not fit any more. */
export function parseStored<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> | null {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
}

/** A quiz that somebody is in the middle of, as their device keeps it. */
export const unfinishedResponse = z.object({
  submissionId,
  revision: z.number(),
  /** How many questions the quiz had in that revision. */
  total: z.number(),
  /** Null until the visitor has said how to be called. */
  name: z.nullable(z.string()),
  isAdult: z.boolean(),
  answers: z.array(givenAnswer),
});
export type UnfinishedResponse = z.infer<typeof unfinishedResponse>;

/** A private quiz that was unlocked on a device: its questions, and the pass for submitting. */
export const unlockedQuiz = z.object({
  quiz,
  pass: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type UnlockedQuiz = z.infer<typeof unlockedQuiz>;

/** A message that somebody is writing, as their device keeps it. */
export const messageDraft = z.object({
  text: z.string(),
  /** The text the link brought, so that a reload does not put it over what was typed since. */
  prefill: z.string(),
  /** The last try to send: the same text goes out under the same id. */
  attempt: z.nullable(z.object({ id: submissionId, text: z.string() })),
  /** A text that could be in the box instead: the link's, or one that was typed here before a link's was taken. */
  other: z._default(z.string(), ''),
  /** Whether `prefill` was typed on this device, on the profile, so that it is nobody else's text. */
  isHandedOver: z._default(z.boolean(), false),
  /** What the ids of its submissions follow from; empty until something is typed. */
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

/** Whether there is a text that was typed here, and not just brought by a link. */
export const hasOwnText = ({ text, prefill, isHandedOver }: MessageDraft): boolean =>
  !isBlankText(text) && (text !== prefill || isHandedOver);

/** The text that was typed here and is not in the box now; empty when there is none. */
export const ownOther = ({ other, prefill, isHandedOver }: MessageDraft): string =>
  other === prefill && !isHandedOver ? '' : other;

/** Whether a draft holds nothing that is worth keeping. */
export const isForgettable = ({ text, prefill, other }: MessageDraft): boolean => text + prefill + other === '';
