import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { ClientError } from '@domain/client-errors/shape.ts';
import { type ErrorCode, isRequestId } from '@domain/errors.ts';
import { WORK_LATE_MS } from '@domain/limits.ts';
import { type LogSeverity, write } from 'firebase-functions/logger';
import { countForDay } from './day-counts.ts';

const current = new AsyncLocalStorage<string>();

/** Runs work in the name of a request, event or task: every log line of it has its id. */
export const withRequestId = <T>(id: string, work: () => Promise<T>): Promise<T> => current.run(id, work);

export const currentRequestId = (): string | undefined => current.getStore();

/** Returns the sender's name for a request, or a new one if it isn't sound. */
export const toRequestId = (sent: unknown): string => (isRequestId(sent) ? sent : randomUUID().slice(0, 8));

/** By this, Google Error Reporting takes a log line for an error and groups it by its stack. */
const REPORTED = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Returns code positions only: the first lines of a stack hold the message, which may quote what people wrote. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 8);
}

/** Returns frames as Error Reporting reads a stack of JavaScript: a first line, then one for each frame. */
const stackOf = (title: string, frames: readonly string[]) =>
  [title, ...frames.map((frame) => `    ${frame}`)].join('\n');

function writeLine(severity: LogSeverity, message: string, fields: Record<string, unknown>): void {
  const requestId = currentRequestId();
  write({ severity, message, ...fields, ...(requestId && { requestId }) });
}

/** Which function, and which deployment of it; Cloud Run sets both. */
const ownService = () => ({
  service: process.env['K_SERVICE'] ?? 'functions',
  version: process.env['K_REVISION'] ?? 'local',
});

const LIMITS: readonly ErrorCode[] = ['rate-limited', 'recipient-rate-limited'];

/** Counts a failure by its code; expected refusals count for nothing. */
function countFailure(code: ErrorCode): void {
  if (code === 'internal' || code === 'unavailable') countForDay('errors');
  else if (LIMITS.includes(code)) countForDay('limitsHit');
}

/** Logs which operation ended with which code. No log line ever holds anything that came from a person. */
export function logFailure(operation: string, code: ErrorCode, error: unknown): void {
  const message = `${operation}: ${code}`;
  countFailure(code);
  if (code !== 'internal' && code !== 'unavailable') {
    writeLine('INFO', message, { operation, code });
    return;
  }
  const kind = error instanceof Error ? error.name : typeof error;
  const foreignCode = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  writeLine('ERROR', message, {
    '@type': REPORTED,
    serviceContext: ownService(),
    stack_trace: stackOf(`${kind}: ${message}`, framesOf(error)),
    operation,
    code,
    kind,
    foreignCode,
  });
}

/** Logs an error of a browser, by the build that it is of. `browser`: name and major version, where it may be known. */
export function logClientError({ type, code, frames, build, page }: ClientError, browser: string | undefined): void {
  const positions = frames.map(({ file, line, column }) => `at ${file}:${line}:${column}`);
  writeLine('ERROR', `web: ${type}${code === null ? '' : ` ${code}`} on ${page}`, {
    '@type': REPORTED,
    serviceContext: { service: 'web', version: build },
    stack_trace: stackOf(code === null ? type : `${type}: ${code}`, positions),
    operation: 'web',
    code,
    kind: type,
    page,
    browser,
  });
}

/** Logs that something was deleted, by its id alone. support/deletions.ts writes and reads these lines. */
export const logDeletion = (message: string): void => writeLine('INFO', message, { operation: 'deleted' });

/** Logs what the operator should know although nothing has failed. */
export function logWarning(operation: string, text: string): void {
  write({ severity: 'WARNING', message: `${operation}: ${text}`, operation });
}

/** Logs background work that ended late. monitoring/log-metrics.json counts these lines. */
export function logLate(operation: string, dueAt: number): void {
  if (Date.now() - dueAt > WORK_LATE_MS) logWarning(operation, 'late');
}
