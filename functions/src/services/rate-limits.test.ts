import { type ContactInput, INQUIRY_TYPES } from '@domain/contact/form.ts';
import { expect, test } from 'vitest';
import { recipientOf } from './rate-limits.ts';

test('safety requests share no limit with others, so nobody can use it up', () => {
  const shared = INQUIRY_TYPES.filter(
    (inquiryType) => recipientOf('contact-requests', { inquiryType } as ContactInput) !== undefined,
  );
  expect(shared).toEqual(INQUIRY_TYPES.filter((type) => type !== 'safety'));
});
