import type { Tracking } from '@domain/tracking/tracking.ts';

/** What is kept of who sent something, beside it. */
export interface KnownSender {
  /** What the owner sees. */
  tracking: Tracking;
  /** Of a sender who shares less: the whole place, encrypted, for a report. */
  sealedPlace?: string;
}
