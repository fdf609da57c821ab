import { typedIdentifier } from '../typed-identifier.ts';

export type FactorKind = 'totp' | 'phone';

export interface Factor {
  id: string;
  kind: FactorKind;
  name: string;
  /** The phone number as the service shows it: complete for its owner, otherwise the last digits; null for an app. */
  phone: string | null;
  since: number;
}

export const FACTOR_CODE_LENGTH = 6;

export const codeDigits = (typed: string): string =>
  typedIdentifier(typed).replace(/\D/g, '').slice(0, FACTOR_CODE_LENGTH);
