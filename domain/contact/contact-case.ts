import * as z from 'zod/mini';
import { caseFields } from '../moderation/case.ts';
import { contactRequest } from './contact.ts';

/** A request as operators work on it; older ones have only what was sent. */
export const contactCase = z.extend(contactRequest, {
  ...caseFields,
  status: z._default(z.enum(['open', 'answered', 'closed']), 'open'),
  /** Missing in requests from before: see `requestDueAt`. */
  dueAt: z.optional(z.number()),
  answers: z._default(z.array(z.object({ text: z.string(), at: z.number(), operatorId: z.string() })), []),
});
export type ContactCase = z.infer<typeof contactCase>;
