import type { ErrorCode } from '@domain/errors.ts';
import { write } from 'firebase-functions/logger';

/** Returns code positions only: the first lines of a stack hold the message, which may quote what people wrote. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 8);
}

/** Logs which operation ended with which code. No log line ever holds anything that came from a person. */
export function logFailure(operation: string, code: ErrorCode, error: unknown): void {
  if (code !== 'internal' && code !== 'unavailable') {
    write({ severity: 'INFO', message: `${operation}: ${code}`, operation, code });
    return;
  }
  const kind = error instanceof Error ? error.name : typeof error;
  const foreignCode = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  write({
    severity: 'ERROR',
    message: `${operation}: ${code}`,
    operation,
    code,
    kind,
    foreignCode,
    at: framesOf(error),
  });
}
