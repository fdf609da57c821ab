import { paths } from '@domain/paths.ts';
import { type Tracking, tracking } from '@domain/tracking/tracking.ts';
import { doc, getDoc } from 'firebase/firestore';
import * as z from 'zod/mini';
import { firestore } from './firebase.ts';
import { toApp, toDomainError } from './to-plain.ts';

/** What is known of its sender: a message by its id, a response by `trackingKeyOf`. */
export interface Tracked {
  kind: 'response' | 'message';
  key: string;
}

const PATH = { response: paths.responseTracking, message: paths.messageTracking };
const stored = z.object({ tracking });

/** Returns the tracking data of a submission; null when it has expired. Throws `network`, `forbidden`, `internal`. */
export async function fetchTracking({ kind, key }: Tracked): Promise<Tracking | null> {
  try {
    const snapshot = await getDoc(doc(firestore, PATH[kind](key)));
    return snapshot.exists() ? (toApp(stored, snapshot)?.tracking ?? null) : null;
  } catch (error) {
    throw toDomainError(error);
  }
}
