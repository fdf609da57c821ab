import type { DeletableKind } from './deletion.ts';
import type { Switch } from './switches/switches.ts';

/** Paths that only functions and operators' pages use. Apart from `paths`, which every page loads. */
export const closedPaths = {
  replyPush: (id: string) => `messages/${id}/private/replyPush`,
  circleSecrets: (id: string) => `circles/${id}/private/secrets`,
  /** Outlives a submission, so that its id is used only once. */
  receipt: (kind: DeletableKind | 'report' | 'alert', id: string) => `receipts/${kind}.${id}`,
  /** Keeps the code of a deleted quiz from being reused. */
  retiredCode: (code: string) => `retiredCodes/${code}`,
  heldUsername: (key: string) => `heldUsernames/${key}`,
  allKeptWords: 'keptWords',
  keptWords: (messageId: string) => `keptWords/${messageId}`,
  reports: 'reports',
  report: (id: string) => `reports/${id}`,
  blocks: 'blocks',
  /** By the keyed hash of sender and recipient. */
  block: (key: string) => `blocks/${key}`,
  operators: 'operators',
  operator: (uid: string) => `operators/${uid}`,
  audit: 'audit',
  auditEntry: (id: string) => `audit/${id}`,
  suspensions: 'suspensions',
  /** A creator is suspended as long as it exists. */
  suspension: (uid: string) => `suspensions/${uid}`,
  /** Something is switched off as long as it exists: for the rules. */
  switchedOff: (name: Switch) => `switches/${name}`,
  pauses: 'pauses',
  pause: (uid: string) => `pauses/${uid}`,
  deadLetters: 'deadLetters',
  deadLetter: (id: string) => `deadLetters/${id}`,
  deadLetterTask: (id: string) => `deadLetters/${id}/private/task`,
  serviceDays: 'serviceDays',
  serviceDay: (day: string) => `serviceDays/${day}`,
};
