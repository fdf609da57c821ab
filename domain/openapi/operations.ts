import * as z from 'zod/mini';
import type { EndpointName, OutputOf } from '../api.ts';
import { HEALTH_COMPONENTS, type Health } from '../health.ts';
import { quiz } from '../quiz/quiz.ts';
import { closedAnswers, response } from '../responses/response.ts';
import { submissionId } from '../schema.ts';
import { tracking } from '../tracking/tracking.ts';

interface Described<Out> {
  /** For developers, in the document. */
  summary: string;
  output: z.ZodMiniType<Out>;
}

const withId = z.object({ id: submissionId });
const done = z.literal(true);

/** What each endpoint does and returns. Apart from `endpoints`: pages load those, and need no schemas of answers. */
export const OPERATIONS: { [Name in EndpointName]: Described<OutputOf<Name>> } = {
  responses: { summary: 'Plays a quiz: scores the answers and stores them.', output: response },
  messages: { summary: 'Sends an anonymous message.', output: withId },
  'unlock-quiz': {
    summary: 'Opens a private quiz by its password. The pass is for `responses` and `open-result`.',
    output: z.object({ quiz, pass: z.string(), expiresAt: z.number() }),
  },
  'open-result': { summary: 'Returns the answers of a response to a private quiz.', output: closedAnswers },
  'collect-tracking-data': {
    summary: 'Returns what a creator would see of a submission sent now. Stores nothing.',
    output: z.object({ trackingData: tracking }),
  },
  'translate-content': {
    summary: 'Translates what a creator wrote; what cannot be translated comes back as it is.',
    output: z.object({ translatedText: z.union([z.string(), z.array(z.string())]) }),
  },
  'contact-requests': { summary: 'Writes to the operators.', output: withId },
  'delete-submission': {
    summary: 'Deletes a response or a message by its key; one that is gone counts as deleted.',
    output: z.object({ deleted: done }),
  },
  'sent-message': {
    summary: 'Returns what its sender may know of a message, by its key.',
    output: z.union([
      z.object({ state: z.enum(['open', 'deleted', 'blocked']) }),
      z.object({
        state: z.literal('replied'),
        message: z.string(),
        reply: z.object({ text: z.string(), at: z.number() }),
        recipient: z.object({ name: z.string(), username: z.string() }),
      }),
    ]),
  },
  reports: {
    summary: 'Reports content. The answer does not say whether it is there.',
    output: z.object({ reported: done }),
  },
  'report-reply': { summary: 'Reports the reply to a message, by its key.', output: z.object({ reported: done }) },
  'block-replies': {
    summary: "Stops replies from reaching a message's sender, or lets them again.",
    output: z.object({ isBlocked: z.boolean() }),
  },
  'reply-push': {
    summary: 'Notifies a device once of a reply, or not any more.',
    output: z.object({ isOn: z.boolean() }),
  },
  circles: { summary: 'Makes a circle.', output: withId },
  'circle-members': { summary: 'Joins a circle.', output: withId },
  'circle-guesses': {
    summary: 'Guesses what a member of a circle has answered, once. The verdict is null if the member has left.',
    output: z.object({
      id: submissionId,
      verdict: z.nullable(z.object({ right: z.number(), answers: z.readonly(z.array(z.number())) })),
    }),
  },
  'circle-changes': {
    summary: "Changes a circle by a member's or the maker's key.",
    output: z.object({ circleId: submissionId }),
  },
  'client-errors': {
    summary: 'Logs an error of a browser, by its position in our files.',
    output: z.object({ isLogged: done }),
  },
  visits: { summary: 'Counts a visit, of nobody in particular.', output: z.record(z.string(), z.never()) },
};

const part = z.enum(['ok', 'slow', 'down']);
export const HEALTH_OUTPUT: z.ZodMiniType<Health> = z.object({
  ok: z.boolean(),
  parts: z.record(z.enum(HEALTH_COMPONENTS), part),
  tookMs: z.number(),
});
