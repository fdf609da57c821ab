import type { LinkType } from './profiles/links.ts';

/** Builders of every document and collection path. With a placeholder such as `{id}`, a trigger's pattern. */
export const paths = {
  profiles: 'profiles',
  profile: (uid: string) => `profiles/${uid}`,
  links: (uid: string) => `profiles/${uid}/links`,
  link: (uid: string, type: LinkType) => `profiles/${uid}/links/${type}`,
  usernames: 'usernames',
  /** The owner of a username and a copy of their profile: what a visitor's page reads first. */
  username: (username: string) => `usernames/${username}`,
  listing: (uid: string) => `listings/${uid}`,
  quizOrder: (uid: string) => `quizOrders/${uid}`,
  account: (uid: string) => `accounts/${uid}`,
  quizzes: 'quizzes',
  quiz: (code: string) => `quizzes/${code}`,
  quizKey: (code: string) => `quizzes/${code}/private/key`,
  /** The key of an earlier revision: a quiz loaded before an edit is scored by what the visitor saw. */
  quizKeyOfRevision: (code: string, revision: number) => `quizzes/${code}/private/key-${revision}`,
  quizTally: (code: string) => `quizzes/${code}/private/tally`,
  quizTranslations: (code: string, language: string) => `quizzes/${code}/private/translations-${language}`,
  quizLock: (code: string) => `quizzes/${code}/private/lock`,
  /** Never exists. Permission to look for it means that moderators removed the quiz. */
  quizRemoved: (code: string) => `quizzes/${code}/private/removed`,
  responses: 'responses',
  response: (id: string) => `responses/${id}`,
  /** A response's tracking data, by `trackingKeyOf`. When a first try is deleted, only the expiry stays. */
  responseTracking: (key: string) => `trackings/${key}`,
  responseAnswers: (id: string) => `responses/${id}/private/answers`,
  messages: 'messages',
  message: (id: string) => `messages/${id}`,
  messageTracking: (id: string) => `messages/${id}/private/tracking`,
  devices: 'devices',
  /** By the digest of its push endpoint. */
  device: (id: string) => `devices/${id}`,
  contactRequests: 'contactRequests',
  contactRequest: (id: string) => `contactRequests/${id}`,
  switches: 'switches/now',
  circles: 'circles',
  circle: (id: string) => `circles/${id}`,
  rateLimit: (key: string) => `rateLimits/${key}`,
  /** Marks an account for erasure, with the time; deleted once none of its tokens is valid. */
  deletion: (uid: string) => `deletions/${uid}`,
};

type Writer = 'owner' | 'functions';

const ALL = [
  { path: 'profiles/{uid}', writers: ['owner', 'functions'] },
  { path: 'profiles/{uid}/links/{type}', writers: ['functions'] },
  { path: 'usernames/{username}', writers: ['functions'] },
  { path: 'listings/{uid}', writers: ['functions'] },
  { path: 'quizOrders/{uid}', writers: ['owner'] },
  { path: 'accounts/{uid}', writers: ['owner', 'functions'] },
  { path: 'quizzes/{code}', writers: ['owner', 'functions'] },
  { path: 'quizzes/{code}/private/{document}', writers: ['functions'] },
  { path: 'responses/{id}', writers: ['owner', 'functions'] },
  { path: 'responses/{id}/private/{document}', writers: ['functions'] },
  { path: 'trackings/{key}', writers: ['functions'] },
  { path: 'messages/{id}', writers: ['owner', 'functions'] },
  { path: 'messages/{id}/private/{document}', writers: ['functions'] },
  { path: 'devices/{id}', writers: ['owner', 'functions'] },
  { path: 'circles/{id}', writers: ['functions'] },
  { path: 'circles/{id}/private/secrets', writers: ['functions'] },
  { path: 'switches/now', writers: ['functions'] },
  { path: 'switches/{name}', writers: ['functions'] },
  { path: 'contactRequests/{id}', writers: ['functions'] },
  { path: 'rateLimits/{key}', writers: ['functions'] },
  { path: 'deletions/{uid}', writers: ['functions'] },
  { path: 'receipts/{kind}.{id}', writers: ['functions'] },
  { path: 'retiredCodes/{code}', writers: ['functions'] },
  { path: 'heldUsernames/{key}', writers: ['functions'] },
  { path: 'keptWords/{id}', writers: ['functions'] },
  { path: 'reports/{id}', writers: ['functions'] },
  { path: 'blocks/{key}', writers: ['functions'] },
  { path: 'operators/{uid}', writers: ['functions'] },
  { path: 'audit/{id}', writers: ['functions'] },
  { path: 'suspensions/{uid}', writers: ['functions'] },
  { path: 'pauses/{uid}', writers: ['functions'] },
  { path: 'serviceDays/{day}', writers: ['functions'] },
  { path: 'deadLetters/{id}', writers: ['functions'] },
  { path: 'deadLetters/{id}/private/task', writers: ['functions'] },
] as const satisfies ReadonlyArray<{ path: string; writers: readonly Writer[] }>;
export type CollectionPath = (typeof ALL)[number]['path'];

/** A test checks rules and code against this list. */
export const COLLECTIONS: ReadonlyArray<{ path: CollectionPath; writers: readonly Writer[] }> = ALL;
