import * as z from 'zod/mini';
import { deleteAccountInput, type ExportPage, exportInput } from './auth/account-data.ts';
import {
  type CircleVerdict,
  circleChangeInput,
  circleGuessInput,
  circleInput,
  circleMemberInput,
} from './circle/circle-input.ts';
import { clientErrorInput } from './client-errors/client-error.ts';
import { contactInput } from './contact/contact.ts';
import { deadLetter } from './dead-letter.ts';
import { deletion, sentMessageKey } from './deletion.ts';
import type { ErrorBody } from './errors.ts';
import { DECISION_NOTE_MAX, PHONE_MAX, QUIZ_PASSWORD_MAX } from './limits.ts';
import { visitInput } from './loop/visit.ts';
import { messageInput } from './messages/message-input.ts';
import { blockRepliesInput, replyPushInput, type SentMessage } from './messages/sent-message.ts';
import { type Claim, caseInput, claimInput } from './moderation/case.ts';
import { type CaseStatus, decideInput, type Missed, type StillHidden } from './moderation/decision.ts';
import { anyReportInput, replyReportInput, reportInput } from './moderation/report.ts';
import { ageGroup } from './profiles/age.ts';
import { FACES } from './profiles/face.ts';
import { newUsername } from './profiles/new-username.ts';
import { guestName, type Profile, profileName } from './profiles/profile.ts';
import { deviceInput } from './push/device.ts';
import { quizDraft } from './quiz/draft.ts';
import { type Quiz, quizCode } from './quiz/quiz.ts';
import type { QuizResponse, ScoredAnswer } from './responses/response.ts';
import { responseInput, resultInput } from './responses/response-input.ts';
import { accountId, boundedAsTyped, submissionId, text } from './schema.ts';
import { flipInput } from './switches/switches.ts';
import { type Tracking, trackingInput } from './tracking/tracking.ts';
import { translateInput } from './translation/translation.ts';

interface Operation<In extends z.ZodMiniType, Out> {
  input: In;
  /** Never set; carries the output's type. */
  output?: Out;
}
const takes = <In extends z.ZodMiniType>(input: In) => ({ gives: <Out>(): Operation<In, Out> => ({ input }) });

/** For signed-in creators, through the callable protocol. */
export const callables = {
  /** Returns the profile; the first call makes it, or keeps a guest's. `conflict`: taken; `account-required`: guest. */
  ensureProfile: takes(
    z.object({
      name: z.optional(profileName),
      username: z.optional(newUsername),
      ageGroup: z.optional(ageGroup),
      face: z.optional(z.nullable(z.enum(FACES))),
      phone: z.optional(z.nullable(text(PHONE_MAX))),
    }),
  ).gives<Profile | null>(),
  /** For guests: a name makes a profile, each call delays its end. `pass` is for `takeOverGuest`. Or `guests-off`. */
  ensureGuest: takes(z.object({ name: z.optional(guestName) })).gives<{ profile: Profile | null; pass: string }>(),
  /** Moves everything a guest has to the caller. `not-found` when the guest is gone, or went to somebody else. Safe to repeat. */
  takeOverGuest: takes(z.object({ pass: z.string().check(z.maxLength(300)) })).gives<Record<string, never>>(),
  /** Returns whether the caller can have a username; the answer for one in use and one given up lately is the same. */
  checkUsername: takes(z.object({ username: newUsername })).gives<{ isFree: boolean }>(),
  /** Changes the caller's username; the old one stays reserved for a year. `conflict` when taken. Safe to repeat. */
  changeUsername: takes(z.object({ username: newUsername })).gives<{ username: string }>(),
  /** Makes the caller younger than they have said. `forbidden` for older: operators do that. Safe to repeat. */
  correctAge: takes(z.object({ ageGroup })).gives<Record<string, never>>(),
  /** Creates (`quizId` null) or updates a quiz. `draftId` makes creating idempotent; `conflict` on an old revision. */
  saveQuiz: takes(
    z.object({
      draftId: submissionId,
      quizId: z.nullable(quizCode),
      baseRevision: z.nullable(z.int()),
      draft: quizDraft,
    }),
  ).gives<{ quizId: string; username: string; revision: number }>(),
  exportMyData: takes(exportInput).gives<ExportPage>(),
  /** Deletes public data immediately, the rest within minutes. `recent-sign-in-required`. Safe to repeat. */
  deleteAccount: takes(deleteAccountInput).gives<{ isFinished: boolean }>(),
  /** Copies a message to the caller for the moderators; reporting it again reopens the report. */
  reportMessage: takes(reportInput).gives<{ id: string }>(),
  /** `isWide`: for a week also the sender's other networks. `unknown-sender`: too old; `list-full`. Safe to repeat. */
  blockSender: takes(z.object({ messageId: submissionId, isWide: z.optional(z.boolean()) })).gives<{
    outcome: 'blocked' | 'unknown-sender' | 'list-full';
  }>(),
  /** Lifts all of the caller's blocks, as they can't be distinguished. Safe to repeat. */
  unblockSenders: takes(z.object({})).gives<{ hasBlockedSenders: boolean }>(),
  /** Stores this device's push subscription, or that it was seen. Settings stay; another person's are replaced. */
  saveDevice: takes(deviceInput).gives<{ id: string }>(),
  /** Makes a circle as `circles` does, one that ends with the caller's account. */
  makeCircle: takes(circleInput).gives<{ id: string }>(),
  /** For operators alone, like all below: `not-found` for anybody else. `conflict` while another's claim runs. */
  claimCase: takes(claimInput).gives<{ claim: Claim; sender?: Readonly<Record<string, unknown>> | null | undefined }>(),
  releaseCase: takes(caseInput).gives<Record<string, never>>(),
  /** `conflict` without a running claim, for a case that isn't open, and for nothing to put back. The same again does nothing. */
  decide: takes(decideInput).gives<{
    status: CaseStatus;
    stillHidden?: StillHidden | undefined;
    missed?: Missed | undefined;
  }>(),
  liftSuspension: takes(z.object({ uid: accountId, note: text(DECISION_NOTE_MAX) })).gives<Record<string, never>>(),
  /** Runs a task again that was given up. Safe to repeat. */
  runAgain: takes(z.pick(deadLetter, { id: true })).gives<Record<string, never>>(),
  flipSwitch: takes(flipInput).gives<Record<string, never>>(),
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
  /** Returns the questions and answers of a response to a private quiz, given an access token. */
  'open-result': takes(resultInput).gives<{ answers: ScoredAnswer[] }>(),
  /** Returns what a creator would see of a submission sent now. Stores nothing. */
  'collect-tracking-data': takes(trackingInput).gives<{ trackingData: Tracking }>(),
  /** `translatedText` has the shape of `text`; what can't be translated is returned unchanged. */
  'translate-content': takes(translateInput).gives<{ translatedText: string | string[] }>(),
  'contact-requests': takes(contactInput).gives<{ id: string }>(),
  /** Succeeds when the submission is already gone, so retries are safe; `not-found` when the key is wrong. */
  'delete-submission': takes(deletion).gives<{ deleted: true }>(),
  /** Returns what its sender may know of a message; `not-found` when the key is wrong. */
  'sent-message': takes(sentMessageKey).gives<SentMessage>(),
  /** Copies what is reported for the moderators. The answer doesn't say whether it exists. Safe to repeat. */
  reports: takes(anyReportInput).gives<{ reported: true }>(),
  /** Copies the reply to a message for the moderators; `not-found` without one. Safe to repeat. */
  'report-reply': takes(replyReportInput).gives<{ reported: true }>(),
  /** Stops or allows replies to a message's sender. The creator isn't notified. Safe to repeat. */
  'block-replies': takes(blockRepliesInput).gives<{ isBlocked: boolean }>(),
  /** Starts or stops notifying a device, once, of a reply to a message. Safe to repeat. */
  'reply-push': takes(replyPushInput).gives<{ isOn: boolean }>(),
  /** Makes a circle: what everybody in it answers about themselves, and guesses about the others. Safe to repeat. */
  circles: takes(circleInput).gives<{ id: string }>(),
  /** Joins a circle. `circle-closed`, `circle-full`, `gone` when it has ended. Safe to repeat. */
  'circle-members': takes(circleMemberInput).gives<{ id: string }>(),
  /** Guesses what a member has answered, once. `gone` when the circle has ended, `not-found` with a wrong key. Safe to repeat. */
  'circle-guesses': takes(circleGuessInput).gives<CircleVerdict>(),
  /** Changes a circle by a member's or the maker's key; `not-found` with another. Safe to repeat. */
  'circle-changes': takes(circleChangeInput).gives<{ circleId: string }>(),
  /** Logs an error of a browser. Stores nothing, and needs no App Check token: that may be what fails. */
  'client-errors': takes(clientErrorInput).gives<{ isLogged: true }>(),
  /** Counts a visit: a beacon, which carries no App Check token. Stores nothing about anybody. */
  visits: takes(visitInput).gives<Record<string, never>>(),
};

export type CallableName = keyof typeof callables;
export type EndpointName = keyof typeof endpoints;

/** Returns the function that serves an endpoint; firebase.json leads there. */
export const functionOf = (endpoint: EndpointName): 'api' | 'unlock' => (endpoint === 'unlock-quiz' ? 'unlock' : 'api');
type Operations = typeof callables & typeof endpoints;
export type InputOf<Name extends keyof Operations> = z.input<Operations[Name]['input']>;
export type ParsedInputOf<Name extends keyof Operations> = z.output<Operations[Name]['input']>;
export type OutputOf<Name extends keyof Operations> = Exclude<Operations[Name]['output'], undefined>;

/** What every endpoint returns, whatever the HTTP status. */
export type ApiAnswer<T> = { ok: true; data: T } | { ok: false; error: ErrorBody };
