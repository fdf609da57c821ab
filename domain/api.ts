import * as z from 'zod/mini';
import { deleteAccountInput, type ExportPage, exportInput } from './auth/account-data.ts';
import { contactInput } from './contact/contact.ts';
import { deletion } from './deletion.ts';
import type { ErrorBody } from './errors.ts';
import { PHONE_MAX, QUIZ_PASSWORD_MAX } from './limits.ts';
import { messageInput } from './messages/message-input.ts';
import { reportInput } from './moderation/report.ts';
import { profileName } from './profiles/name.ts';
import { newUsername } from './profiles/new-username.ts';
import type { Profile } from './profiles/profile.ts';
import { quizDraft } from './quiz/draft.ts';
import { type Quiz, quizCode } from './quiz/quiz.ts';
import type { QuizResponse, ScoredAnswer } from './responses/response.ts';
import { responseInput } from './responses/response-input.ts';
import { resultInput } from './responses/result-input.ts';
import { boundedAsTyped, submissionId, text } from './schema.ts';
import { type Tracking, trackingInput } from './tracking/tracking.ts';
import { translateInput } from './translation/translation.ts';

/** One callable or endpoint: the schema of what it takes and, as a type only, what it gives. */
interface Operation<In extends z.ZodMiniType, Out> {
  input: In;
  /** Never set; carries the output's type. */
  output?: Out;
}
const takes = <In extends z.ZodMiniType>(input: In) => ({ gives: <Out>(): Operation<In, Out> => ({ input }) });

/** For signed-in creators, through the callable protocol. */
export const callables = {
  /**
   * Returns the caller's profile. The first call with a name and a username makes it; without them, null says that there is
   * none yet. `conflict` when somebody else has the username. Safe to repeat.
   */
  ensureProfile: takes(
    z.object({
      name: z.optional(profileName),
      username: z.optional(newUsername),
      phone: z.optional(z.nullable(text(PHONE_MAX))),
    }),
  ).gives<Profile | null>(),
  /** Changes the caller's username; nobody else can have the old one for a year. `conflict` when it is taken. Safe to repeat. */
  changeUsername: takes(z.object({ username: newUsername })).gives<{ username: string }>(),
  /** Creates (`quizId` null) or updates. `draftId` makes creating idempotent; a `baseRevision` that is no longer the stored one gives `conflict`. */
  saveQuiz: takes(
    z.object({
      draftId: submissionId,
      quizId: z.nullable(quizCode),
      baseRevision: z.nullable(z.int()),
      draft: quizDraft,
    }),
  ).gives<{ quizId: string; username: string; revision: number }>(),
  /** Everything that is stored about the caller, page by page: ask on with `next` until it is null. */
  exportMyData: takes(exportInput).gives<ExportPage>(),
  /**
   * Removes the caller and all that is theirs: what others see at once, all of it when `isFinished`, else within
   * minutes. Safe to repeat. `recent-sign-in-required` when signing in is too long ago. */
  deleteAccount: takes(deleteAccountInput).gives<{ isFinished: boolean }>(),
  /** Keeps a copy of a message to the caller for the people who look at reports; another report of it opens it again. */
  reportMessage: takes(reportInput).gives<{ id: string }>(),
  /**
   * Lets nothing more through to the caller from who sent the message: `unknown-sender` when that was too long ago,
   * `list-full` at BLOCKED_SENDERS_MAX. Safe to repeat.
   */
  blockSender: takes(z.object({ messageId: submissionId })).gives<{
    outcome: 'blocked' | 'unknown-sender' | 'list-full';
  }>(),
  /** Lifts all blocks of the caller: they cannot be told apart. Safe to repeat. */
  unblockSenders: takes(z.object({})).gives<{ hasBlockedSenders: boolean }>(),
};

/** For visitors without an account: POST with a JSON body to /api/{name}. */
export const endpoints = {
  responses: takes(responseInput).gives<QuizResponse>(),
  messages: takes(messageInput).gives<{ id: string }>(),
  'unlock-quiz': takes(
    z.object({
      quizId: quizCode,
      password: z
        .string()
        .check(boundedAsTyped(QUIZ_PASSWORD_MAX), z.trim(), z.minLength(1), z.maxLength(QUIZ_PASSWORD_MAX)),
    }),
  ).gives<{ quiz: Quiz; pass: string; expiresAt: number }>(),
  /** The answers of somebody's response to a private quiz, with its questions, for whoever has the pass. */
  'open-result': takes(resultInput).gives<{ answers: ScoredAnswer[] }>(),
  /** What a creator would see of a submission sent now. Stores nothing. */
  'collect-tracking-data': takes(trackingInput).gives<{ trackingData: Tracking }>(),
  /** `translatedText` has the shape of `text`; what nobody can translate comes back as it was. */
  'translate-content': takes(translateInput).gives<{ translatedText: string | string[] }>(),
  'contact-requests': takes(contactInput).gives<{ id: string }>(),
  /**
   * Deletes a submission with all that is kept of it. What is not there answers like what was: sending it again after a
   * lost reply is no failure. `not-found` when the key is not that of the submission. */
  'delete-submission': takes(deletion).gives<{ deleted: true }>(),
};

export type CallableName = keyof typeof callables;
export type EndpointName = keyof typeof endpoints;
type Operations = typeof callables & typeof endpoints;
export type InputOf<Name extends keyof Operations> = z.input<Operations[Name]['input']>;
export type ParsedInputOf<Name extends keyof Operations> = z.output<Operations[Name]['input']>;
export type OutputOf<Name extends keyof Operations> = Exclude<Operations[Name]['output'], undefined>;

/** What every endpoint answers, whatever the HTTP status. */
export type ApiAnswer<T> = { ok: true; data: T } | { ok: false; error: ErrorBody };
