import { CLIENT_ERRORS_MAX } from '@domain/limits.ts';
import { findPage } from '../config/find-route.ts';
import { REPORTED_ERRORS_KEY } from '../config/storage-keys.ts';
import { readStored, writeStored } from '../lib/storage.ts';
import type { EarlyErrors } from './head-script.ts';
import { describeError } from './offline/describe-error.ts';
import { sendError } from './offline/send-error.ts';

// A program of its own, which the head script loads upon the first error: it works where the app doesn't, and costs
// nobody else anything.

/** What this page has reported, where the browser keeps nothing. */
let reported: readonly string[] = [];

/** Remembers an error for the session. Returns false for one that was reported before, and beyond the limit. */
function isNew(error: object): boolean {
  const mark = JSON.stringify(error);
  const before = readStored<string[]>(REPORTED_ERRORS_KEY, 'sessionStorage') ?? reported;
  if (before.includes(mark) || before.length >= CLIENT_ERRORS_MAX) return false;
  reported = [...before, mark];
  writeStored(REPORTED_ERRORS_KEY, reported, 'sessionStorage');
  return true;
}

function report(thrown: unknown): void {
  const described = describeError(thrown, location.origin);
  if (!described || !isNew(described)) return;
  sendError({ ...described, page: findPage(location.pathname) ?? 'not-found' });
}

const early: EarlyErrors = window.earlyErrors ?? [];
for (const thrown of early.splice(0)) report(thrown);
early.push = (...thrown) => {
  for (const one of thrown) report(one);
  return 0;
};
