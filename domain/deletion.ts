import * as z from 'zod/mini';
import { coded, submissionId } from './schema.ts';

const DELETABLE_KINDS = ['response', 'message'] as const;
export type DeletableKind = (typeof DELETABLE_KINDS)[number];

/** Made by the client, stored as a digest: anyone with a result's link could resubmit it, and must get no key. */
export const deleteKey = coded(64, /^[\w-]{22,64}$/);

export const deletion = z.object({ kind: z.enum(DELETABLE_KINDS), id: submissionId, deleteKey });
export type Deletion = z.infer<typeof deletion>;

export const sentMessageKey = z.object({ id: submissionId, deleteKey });

/** Reads a link's fragment, with its #; null if it's wrong. `findKey`: for a notification's link, which has no key. */
export function readDeletion(hash: string, findKey: (id: string) => string | undefined): Deletion | null {
  const [kind, id = '', key, ...more] = hash.slice(1).split('.');
  const found = z.safeParse(deletion, { kind, id, deleteKey: key ?? findKey(id) });
  return found.success && more.length === 0 ? found.data : null;
}

export const linkWithoutKey = (messageId: string): string => `/delete#message.${messageId}`;
