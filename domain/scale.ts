/**
 * The most instances of any function, each with one CPU. A region's quota is 20 CPUs in a new project, 10 in some, and
 * a function that could have more is refused; `npm run deploy` compares.
 */
export const MOST_INSTANCES = 10;

/** What works off queues and events, which wait: together they could take the quota from what visitors wait for. */
export const BACKGROUND_INSTANCES = 3;

/** How many requests an instance handles concurrently. */
export const CONCURRENCY = 80;
