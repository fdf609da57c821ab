import { describe, expect, it } from 'vitest';
import { ERROR_STATUS, isErrorCode, isRetryable } from './errors.ts';

describe('error codes', () => {
  it('are distinguished from other words', () => {
    expect(isErrorCode('conflict')).toBe(true);
    expect(isErrorCode('network')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode(7)).toBe(false);
  });

  it('have a client status unless the server failed', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(status >= 500, code).toBe(/^(?:internal|unavailable|.*-off)$/.test(code));
    }
  });

  it('are retryable exactly when the same request can succeed later', () => {
    expect(
      (['network', 'unavailable', 'internal', 'rate-limited', 'app-check-required', 'messages-off'] as const).every(
        isRetryable,
      ),
    ).toBe(true);
    expect(
      (['invalid-input', 'conflict', 'pass-required', 'inbox-closed', 'not-found'] as const).some(isRetryable),
    ).toBe(false);
  });
});
