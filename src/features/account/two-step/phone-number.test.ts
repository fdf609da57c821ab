import { expect, it } from 'vitest';
import fc from '../../../../tests/fast-check.ts';
import { readPhoneNumber } from './phone-number.ts';

const numberIn = (typed: string) => {
  const read = readPhoneNumber(typed);
  return typeof read === 'string' ? read : read.number;
};

it.each([
  ['+46 70 123 45 67', '+46701234567'],
  ['0033 6.12.34.56.78', '+33612345678'],
  ['+1 (650) 555-3434', '+16505553434'],
  // the zero of one's own country, which isn't dialed from abroad; in Italy it is
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['+33 0 6 12 34 56 78', '+33612345678'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+39 (0)6 1234 5678', '+390612345678'],
  ['+34 (0)612 34 56 78', 'invalid-phone'],
  ['+7 (0)912 345-67-89', 'invalid-phone'],
  // pasted from an address book, and in other digits, hyphens and widths
  ['\u202a+33\u00a06\u00a012\u00a034\u00a056\u00a078\u202c', '+33612345678'],
  ['+33\u20116\u201112\u201334\u221256\u00ad78', '+33612345678'],
  ['＋３３ ６ １２ ３４ ５６ ７８', '+33612345678'],
  ['+٣٣ ٦ ١٢ ٣٤ ٥٦ ٧٨', '+33612345678'],
  ['tel:+33612345678', '+33612345678'],
  ['070 123 45 67', 'no-country'],
  ['(0)6 12 34 56 78', 'no-country'],
  ['+0 123 456 789', 'invalid-phone'],
  ['+46 70', 'invalid-phone'],
  ['+46 70 123 45 67 89 01 23', 'invalid-phone'],
  ['+46 call me', 'invalid-phone'],
  ['', 'invalid-phone'],
])('reads %j as %s', (typed, number) => expect(numberIn(typed)).toBe(number));

it('shows a number as it was understood', () => {
  expect(readPhoneNumber('+33 (0)6 12 34 56 78')).toEqual({ number: '+33612345678', shown: '+33 6 12 34 56 78' });
});

it('reads what it shows as the same number, and takes anything without failing', () => {
  const digit = fc.constantFrom(...'0123456789 -()+٣＋');
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: digit, maxLength: 25 })), (typed) => {
      const read = readPhoneNumber(typed);
      if (typeof read !== 'string') expect(numberIn(read.shown)).toBe(read.number);
    }),
  );
});
