/** What no test counts. Each number says where it comes from. */

export const PLAYS = 1_000_000;
/** Share of a day in each hour, UTC, for people in Europe: lowest at night, highest in the evening. */
export const DAY = [2, 1, 1, 1, 1, 2, 3, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 7, 8, 8, 7, 5, 3, 2];
/** How long the CDN keeps a page: edge/page.ts. */
export const PAGE_KEPT_S = 30;
/** The scoreboard, which a result's page reads. */
export const RESULT_READS = 1;
/** A response's tracking data expires. */
export const EXPIRING = 1;
/** What a creator looks at, of the screens in docs/costs.md. */
export const LOOKED_AT = ['dashboard', 'dashboard, responses', 'dashboard, messages'];

/** What nobody knows before people come. docs/costs.md says what each is worth. */
export const ASSUMED = {
  /** They share the plays that aren't viral; each is of another creator. */
  QUIZZES: 50_000,
  /** Of a quiz, for each response. */
  OPENINGS: 5,
  /** Share of openings on devices without the app. */
  WITHOUT_APP: 0.5,
  /**
   * What a first visit to a quiz transfers in its first minute, with page and worker: tests/e2e/first-visit.spec.ts. A
   * tenth are HTTP/1.1's headers, which HTTP/2 packs.
   */
  FIRST_VISIT_MB: 0.236,
  /** Places that the CDN answers one region's visitors from. */
  CDN_PLACES: 20,
  /** How often a visit is reported, which is each time its page is left: docs/costs.md. */
  TOLD_PER_VISIT: 1.25,
  MESSAGES_PER_PLAY: 0.1,
  /** A creator looks once a day, and has 20 plays. */
  LOOKS_PER_PLAY: 0.05,
  /** Share of plays that come while their creator looks. */
  WATCHED: 0.2,
  /** A request in Cloud Run's log, with its address, browser and instance. */
  LOG_KB: 1,
  /** How many times as long the processor works in the cloud. */
  PROCESSOR: 1,
};
export type Assumed = typeof ASSUMED;

/** What a play costs another app, openings included: estimated. */
export interface OtherApp {
  reads: number;
  writes: number;
  invocations: number;
  /** Seconds. */
  processor: number;
  firstVisitMB: number;
  /** With indexes. */
  storedKB: number;
}
export const OTHER_APPS = {
  // each opening reads the quiz, a result the best; the page writes response and counter, a trigger sends a push
  'a simple app': {
    reads: ASSUMED.OPENINGS + 1,
    writes: 2,
    invocations: 1,
    processor: 0.06,
    firstVisitMB: 0.25,
    storedKB: 2.3,
  },
  // a function looks up the answers and stores the result; pages are static and have no framework
  'the least possible': { reads: 1, writes: 1, invocations: 1, processor: 0.02, firstVisitMB: 0.045, storedKB: 1.4 },
} as const satisfies Record<string, OtherApp>;

/** Seconds that something takes, and how many of them the processor works. */
export interface Work {
  seconds: number;
  processor: number;
}
export const WORK = {
  // ADR 75: 325 ms under load. The processor's: one of two cores did about 60 a second
  response: { seconds: 0.3, processor: 0.015 },
  // `npm run bench pages`: 21 ms, of which reads take 2 here and some 20 in the cloud
  page: { seconds: 0.06, processor: 0.02 },
  // no read
  trigger: { seconds: 0.1, processor: 0.005 },
  // 2.4 ms of the local backend's process, for 6,000 of them: counted in memory
  visit: { seconds: 0.01, processor: 0.0024 },
} as const satisfies Record<string, Work>;
/** One commit: what a document that one instance writes again and again waits for. */
export const COMMIT_S = 0.05;

/** Cloud Run adds an instance when its processor works this much. */
export const UTILIZATION = 0.6;
export const MEMORY_GIB = 0.5;

/** Firestore's soft limits (firebase.google.com/docs/firestore/best-practices and /quotas). */
export const DOCUMENT_WRITES_PER_S = 1;
/** Of new documents with a growing indexed value, such as when a response was made. */
export const GROWING_WRITES_PER_S = 500;
/** Traffic to a collection starts with so much and grows by half in five minutes. */
export const RAMP = { start: 500, factor: 1.5, minutes: 5 };
/** Of a new project: domain/limits.ts. */
export const PROCESSORS = 20;
