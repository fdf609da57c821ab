import type { DeletableKind } from '@domain/deletion.ts';
import { SYSTEM } from '@domain/moderation/operators.ts';
import { paths } from '@domain/paths.ts';
import { trackingKeyOf } from '@domain/responses/response.ts';
import type { Tracking } from '@domain/tracking/tracking.ts';
import { db, inTransaction } from './firestore.ts';
import { writeAudit } from './operators.ts';

/** What is kept about the sender of a message or response. */
export interface KnownSender {
  /** What the owner sees. */
  tracking: Tracking;
  /** Of a sender who shares less: the whole place, encrypted, for a report. */
  sealedPlace?: string;
}

/** Adds to the log that the command was used to look up a sender. */
export const noteLook = (kind: DeletableKind, id: string, now: number): Promise<void> =>
  inTransaction(async (tx) =>
    writeAudit(tx, {
      at: now,
      operatorId: SYSTEM,
      action: 'open-sender',
      on: 'report',
      id: `${kind}.${id}`,
      accusedId: null,
      note: '',
    }),
  );

/** Returns what is kept about a sender; null once it has expired. */
export async function fetchKnownSender(kind: DeletableKind, id: string): Promise<KnownSender | null> {
  const trackedAs = kind === 'response' ? (await db().doc(paths.response(id)).get()).get('trackedAs') : undefined;
  const path =
    kind === 'message' ? paths.messageTracking(id) : paths.responseTracking(trackingKeyOf({ id, trackedAs }));
  const stored = await db().doc(path).get();
  // of a deleted first try, only its end is left
  return stored.get('tracking') ? (stored.data() as KnownSender) : null;
}
