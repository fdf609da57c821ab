import { DomainError, ERROR_STATUS } from '@domain/errors.ts';
import { expect, it } from 'vitest';
import { withRequestId } from '../support/log.ts';
import { bodyOf } from './errors.ts';

it('an answer has the request id only for unexpected errors', async () => {
  const named = await withRequestId('abcd1234', async () =>
    (Object.keys(ERROR_STATUS) as (keyof typeof ERROR_STATUS)[]).filter(
      (code) => bodyOf(new DomainError(code)).requestId === 'abcd1234',
    ),
  );
  expect(named).toEqual(['internal', 'unavailable']);
  expect(bodyOf(new DomainError('conflict'))).not.toHaveProperty('requestId');
});
