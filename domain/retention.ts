import {
  AUDIT_KEPT_S,
  CIRCLE_ENDED_KEPT_S,
  CIRCLE_KEPT_S,
  CONTACT_REQUEST_KEPT_S,
  DEAD_LETTER_KEPT_S,
  DELETE_KEYS_KEPT_MS,
  DEVICE_KEPT_S,
  ERASE_LAST_S,
  REPORT_KEPT_S,
  REPORT_RESOLVED_KEPT_S,
  REVISION_KEPT_S,
  SERVICE_DAY_KEPT_S,
  SET_ASIDE_KEPT_S,
  SHOWN_REPLY_KEPT_S,
  SUSPENSION_OUTLASTS_S,
  TOMBSTONE_KEPT_S,
  TRACKING_KEPT_S,
  TRANSLATION_KEPT_S,
  USERNAME_HELD_S,
  WITHDRAWN_KEPT_S,
} from './limits.ts';
import type { CollectionPath } from './paths.ts';

/** Groups of data that people read about together, in the order of the page that says so. */
export const STORED_GROUPS = [
  'profile',
  'quizzes',
  'boards',
  'answers',
  'messages',
  'circles',
  'tracking',
  'reply-pushes',
  'devices',
  'requests',
  'kept-words',
  'reports',
  'decisions',
  'numbers',
  'blocks',
  'marks',
  'limits',
  'names',
  'translations',
  'erasures',
] as const;
export type StoredGroup = (typeof STORED_GROUPS)[number];

/** What ends something that is stored, besides time. `never` has its reason in docs/data-model.md. */
export type EndEvent =
  | 'account'
  | 'quiz'
  | 'deleted'
  | 'private'
  | 'sign-out'
  | 'told'
  | 'lifted'
  | 'over'
  | 'address'
  | 'window'
  | 'never';
export interface EndTime {
  after: 'made' | 'used' | 'set-aside' | 'ended' | 'replaced' | 'seen' | 'resolved' | 'given-up' | 'erased';
  seconds: number;
}

/** How long documents are kept; whichever comes first. */
export interface Retention {
  group: StoredGroup;
  ends: readonly (EndEvent | EndTime)[];
}

const keptMs = (ms: number) => ms / 1000;

/** Every collection's end. /privacy is made of this; tests hold it against TTL policies and docs/data-model.md. */
export const RETENTION: Readonly<Record<CollectionPath, readonly Retention[]>> = {
  'profiles/{uid}': [{ group: 'profile', ends: ['account'] }],
  'profiles/{uid}/links/{type}': [{ group: 'profile', ends: ['account'] }],
  'usernames/{username}': [{ group: 'profile', ends: ['account'] }],
  'listings/{uid}': [{ group: 'profile', ends: ['account'] }],
  'quizOrders/{uid}': [{ group: 'profile', ends: ['account'] }],
  'accounts/{uid}': [{ group: 'profile', ends: ['account'] }],
  'quizzes/{code}': [
    { group: 'quizzes', ends: ['deleted', 'account'] },
    { group: 'boards', ends: ['private', 'quiz', 'account'] },
  ],
  'quizzes/{code}/private/{document}': [
    { group: 'quizzes', ends: ['deleted', 'account', { after: 'replaced', seconds: REVISION_KEPT_S }] },
    { group: 'translations', ends: ['quiz', 'account', { after: 'made', seconds: TRANSLATION_KEPT_S }] },
  ],
  'responses/{id}': [{ group: 'answers', ends: ['deleted', 'quiz', 'account'] }],
  'responses/{id}/private/{document}': [{ group: 'answers', ends: ['deleted', 'quiz', 'account'] }],
  'trackings/{key}': [
    { group: 'tracking', ends: ['deleted', 'account', { after: 'made', seconds: TRACKING_KEPT_S }] },
    { group: 'marks', ends: [{ after: 'made', seconds: TRACKING_KEPT_S }] },
  ],
  'messages/{id}': [
    { group: 'messages', ends: ['deleted', 'account'] },
    { group: 'messages', ends: [{ after: 'set-aside', seconds: SET_ASIDE_KEPT_S }] },
  ],
  'messages/{id}/private/{document}': [
    { group: 'tracking', ends: ['deleted', 'account', { after: 'made', seconds: TRACKING_KEPT_S }] },
    {
      group: 'reply-pushes',
      ends: ['told', 'deleted', 'account', { after: 'made', seconds: keptMs(DELETE_KEYS_KEPT_MS) }],
    },
  ],
  'devices/{id}': [{ group: 'devices', ends: ['sign-out', 'account', { after: 'seen', seconds: DEVICE_KEPT_S }] }],
  'circles/{id}': [
    { group: 'circles', ends: ['deleted', 'account', { after: 'used', seconds: CIRCLE_KEPT_S }] },
    { group: 'marks', ends: [{ after: 'ended', seconds: CIRCLE_ENDED_KEPT_S }] },
  ],
  'circles/{id}/private/secrets': [
    { group: 'circles', ends: ['deleted', 'account', { after: 'used', seconds: CIRCLE_KEPT_S }] },
  ],
  'switches/now': [{ group: 'numbers', ends: ['never'] }],
  'switches/{name}': [{ group: 'numbers', ends: ['never'] }],
  'contactRequests/{id}': [
    { group: 'requests', ends: ['address', { after: 'made', seconds: CONTACT_REQUEST_KEPT_S }] },
  ],
  'rateLimits/{key}': [{ group: 'limits', ends: ['window'] }],
  'deletions/{uid}': [{ group: 'erasures', ends: [{ after: 'erased', seconds: ERASE_LAST_S }] }],
  'receipts/{kind}.{id}': [{ group: 'marks', ends: [{ after: 'ended', seconds: TOMBSTONE_KEPT_S }] }],
  'retiredCodes/{code}': [{ group: 'names', ends: ['never'] }],
  'heldUsernames/{key}': [{ group: 'names', ends: [{ after: 'given-up', seconds: USERNAME_HELD_S }] }],
  'keptWords/{id}': [
    { group: 'kept-words', ends: [{ after: 'made', seconds: SHOWN_REPLY_KEPT_S }] },
    { group: 'kept-words', ends: [{ after: 'ended', seconds: WITHDRAWN_KEPT_S }] },
  ],
  'reports/{id}': [
    {
      group: 'reports',
      ends: [
        'account',
        { after: 'resolved', seconds: REPORT_RESOLVED_KEPT_S },
        // removed for sexual content
        { after: 'resolved', seconds: REPORT_KEPT_S },
        { after: 'made', seconds: REPORT_KEPT_S },
      ],
    },
  ],
  'blocks/{key}': [{ group: 'blocks', ends: ['lifted', 'account'] }],
  'operators/{uid}': [{ group: 'decisions', ends: ['over', 'account'] }],
  'suspensions/{uid}': [{ group: 'decisions', ends: ['over', { after: 'erased', seconds: SUSPENSION_OUTLASTS_S }] }],
  'pauses/{uid}': [{ group: 'limits', ends: ['window'] }],
  'serviceDays/{day}': [{ group: 'numbers', ends: [{ after: 'made', seconds: SERVICE_DAY_KEPT_S }] }],
  'deadLetters/{id}': [{ group: 'erasures', ends: [{ after: 'given-up', seconds: DEAD_LETTER_KEPT_S }] }],
  'deadLetters/{id}/private/task': [{ group: 'erasures', ends: [{ after: 'given-up', seconds: DEAD_LETTER_KEPT_S }] }],
  'audit/{id}': [{ group: 'decisions', ends: [{ after: 'made', seconds: AUDIT_KEPT_S }] }],
};

/** Documents that identify nobody: digests, hashes, bare codes. Exports and deletions of accounts have all others. */
export const NOBODYS: ReadonlySet<CollectionPath> = new Set([
  'rateLimits/{key}',
  'receipts/{kind}.{id}',
  'retiredCodes/{code}',
  'heldUsernames/{key}',
  'serviceDays/{day}',
  'switches/now',
  'switches/{name}',
  // for a report: its author must not delete it with their account, so it outlives that by 30 days
  'keptWords/{id}',
  // an hour at most
  'pauses/{uid}',
  // outlasts the account, or nobody would be suspended who can sign up again
  'suspensions/{uid}',
  // answers without names, and digests: it isn't known whose key is whose. It ends with its circle
  'circles/{id}/private/secrets',
  // names accounts by their ids alone, and outlives them: what operators did can be checked
  'audit/{id}',
  // a failed task has to be done even when the account is gone; a play among them goes with its answer or its quiz
  'deadLetters/{id}',
  'deadLetters/{id}/private/task',
  // the note of a deletion itself, which ends after it
  'deletions/{uid}',
]);

export function endsOf(group: StoredGroup): (EndEvent | EndTime)[] {
  const ends = Object.values(RETENTION)
    .flat()
    .filter((kept) => kept.group === group)
    .flatMap((kept) => kept.ends);
  return [...new Map(ends.map((end) => [JSON.stringify(end), end])).values()];
}
