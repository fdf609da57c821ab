import * as z from 'zod/mini';
import { submissionId } from '../schema.ts';
import { quizDraft } from './draft.ts';

/** A quiz being written. `draftId` makes saving it twice create it once. */
const draftWork = z.object({ draftId: submissionId, draft: quizDraft });
export type DraftWork = z.infer<typeof draftWork>;

/** What a device keeps of the quizzes that a creator is writing on it: at most one per type. */
const storedDrafts = z.object({ ownerId: z.string(), works: z.array(draftWork) });
export type StoredDrafts = z.infer<typeof storedDrafts>;

/** Reads what a device kept; null for anything that is not of this shape (any more). */
export function readDrafts(value: unknown): StoredDrafts | null {
  const result = z.safeParse(storedDrafts, value);
  return result.success ? result.data : null;
}
