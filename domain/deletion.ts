import * as z from 'zod/mini';
import { coded, submissionId } from './schema.ts';

/** What a visitor can take back after it has arrived. */
const DELETABLE_KINDS = ['response', 'message'] as const;
export type DeletableKind = (typeof DELETABLE_KINDS)[number];

/**
 * The secret that deletes one submission: random, at least as much of it as in a UUID, made by the client and sent along.
 * The server keeps only its digest, and never makes one: who has a result's link could submit it once more and be given it.
 */
export const deleteKey = coded(64, /^[\w-]{22,64}$/);

/** What the private link of a submission says. */
export const deletion = z.object({ kind: z.enum(DELETABLE_KINDS), id: submissionId, deleteKey });
export type Deletion = z.infer<typeof deletion>;

/** What a link's fragment, with its #, asks to be deleted; null when it is wrong or incomplete. */
export function readDeletion(hash: string): Deletion | null {
  const [kind, id, deleteKey, ...more] = hash.slice(1).split('.');
  const found = z.safeParse(deletion, { kind, id, deleteKey });
  return found.success && more.length === 0 ? found.data : null;
}
