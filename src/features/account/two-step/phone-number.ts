import { typedIdentifier } from '@domain/typed-identifier.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

interface PhoneNumber {
  /** A plus sign and digits, as the service takes it. */
  number: string;
  /** In groups, as people of its country write it. */
  shown: string;
}

/** Returns the number that was typed, without the zero of its own country; or why it can't be one. */
export function readPhoneNumber(typed: string): PhoneNumber | 'no-country' | 'invalid-phone' {
  const text = typedIdentifier(typed).replace(/^00/, '+');
  if (/\d/.test(text) && !text.includes('+')) return 'no-country';
  const found = parsePhoneNumberFromString(text);
  return found?.isValid() ? { number: found.number, shown: found.formatInternational() } : 'invalid-phone';
}
