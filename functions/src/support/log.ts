import type { ErrorCode } from '@domain/errors.ts';
import { write } from 'firebase-functions/logger';

/** Code positions only: the first lines of a stack hold the message, and a foreign message may hold what people wrote. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 8);
}

/** Says which operation ended with which code. Nothing that came from a person is ever part of a log line. */
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
