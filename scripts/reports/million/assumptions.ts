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

/** What nobody knows before people come: docs/costs.md says what each is worth. */
export const WORLD = {
  /** Openings of a quiz for each response. */
  openings: 5,
  /** The share of them on devices without the app. */
  withoutApp: 0.5,
  /** What a first visit to a quiz transfers in its first minute, with page and worker: `npm run bench weight`. */
  firstVisitMB: 0.271,
  /** Places that the CDN answers one region's visitors from. */
  cdnPlaces: 20,
  /** How much of a processor everything takes, of what was measured here. */
  processor: 1,
};
export type World = typeof WORLD;

/** What one play costs others, openings and all. */
interface PerPlay {
  reads: number;
  writes: number;
  invocations: number;
  /** Seconds. */
  processor: number;
  /** Of each first visit. */
  firstVisitMB: number;
}
/**
 * A simple app on Firebase's SDK: a read for each opening and ten for a list of the best; it writes response and
 * counter itself, and a trigger sends a push. It shows its answers to everybody and has no limits; nothing is counted
 * exactly.
 */
export const NAIVE: PerPlay = { reads: 15, writes: 2, invocations: 1, processor: 0.06, firstVisitMB: 0.25 };
/** Nothing can do with less: a function looks up the answers and stores the result; a page without a framework. */
export const LEAST: PerPlay = { reads: 1, writes: 1, invocations: 1, processor: 0.02, firstVisitMB: 0.045 };

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
