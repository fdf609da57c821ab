/** What no test counts. Each number says where it comes from. */

/** Plays in a day, and the quizzes that share those that aren't viral; each of another creator. */
export const PLAYS = 1_000_000;
export const QUIZZES = 50_000;
/** Share of a day in each hour, UTC, for people in Europe: lowest at night, highest in the evening. */
export const DAY = [2, 1, 1, 1, 1, 2, 3, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 7, 8, 8, 7, 5, 3, 2];
/** How long the CDN keeps a page: edge/page.ts. */
export const PAGE_KEPT_S = 30;
/** The scoreboard, which a result's page reads. */
export const RESULT_READS = 1;
/** A response's tracking data expires. */
export const EXPIRING = 1;

/** Openings of a quiz for each response, and the share of them on devices without the app. */
export const OPENINGS = 5;
export const WITHOUT_APP = 0.5;
/** What a first visit to a quiz transfers in its first minute, with page and worker: tests/e2e/first-visit.spec.ts. */
export const FIRST_VISIT_MB = 0.274;
/** Places that the CDN answers one region's visitors from. */
export const CDN_PLACES = 20;

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
