import { REQUEST_TIMEOUT_MS } from './limits.ts';

/** Tests build the web app with more, as a slow machine is no failure. In Node, and so in the functions, there is no `env`. */
const FACTOR = Number((import.meta as { env?: { VITE_PATIENCE?: string } }).env?.VITE_PATIENCE ?? 1);

/** How long the product waits before it says or does something else. An object, as tests of just that shorten it. */
export const PATIENCE_MS = {
  /** How long a form waits for the server before it continues; the change is kept on the device and sent later. */
  save: 3000 * FACTOR,
  slow: 5000 * FACTOR,
  notice: 6000 * FACTOR,
  /** How long a page shows "sending" before it says that the submission is waiting. */
  submit: 5000 * FACTOR,
  /** A person who has tapped Send or Save doesn't wait longer for the code that looks at their words. */
  secondThought: 3000 * FACTOR,
  appCheck: 3000 * FACTOR,
  seenTracking: 3000 * FACTOR,
  /** Less than a request may take. */
  keptRead: Math.min(2500 * FACTOR, REQUEST_TIMEOUT_MS / 2),
  deviceDatabase: 3000 * FACTOR,
  page: 3000 * FACTOR,
};
