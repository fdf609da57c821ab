import * as z from 'zod/mini';
import { submissionId } from '../schema.ts';

export const blockInput = z.object({ messageId: submissionId });

/** What became of the wish to block somebody: `unknown-sender` when it is too long ago to know, `list-full` at BLOCKED_SENDERS_MAX. */
export interface BlockResult {
  outcome: 'blocked' | 'unknown-sender' | 'list-full';
}
