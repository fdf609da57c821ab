/** An authenticator app's six digits, or a code by text message. */
export type FactorKind = 'totp' | 'phone';

export interface Factor {
  id: string;
  kind: FactorKind;
  /** What the person called it; may be blank. */
  name: string;
  /** The number that codes go to, as the service shows it: whole for its owner, its last digits before that; null for an app. */
  phone: string | null;
  /** Milliseconds since 1970. */
  since: number;
}

/** Digits of every code, from an app or by text message. */
export const FACTOR_CODE_LENGTH = 6;

/** A code as it was typed or pasted, down to its digits. */
export const codeDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, FACTOR_CODE_LENGTH);

/** An international number as the service wants it: a plus sign and digits; null when it cannot be one. */
export function toPhoneNumber(typed: string): string | null {
  const number = typed
    .normalize('NFKC')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}

/** How a sign-in that stopped at the second factor goes on. Both throw an AuthFailure. */
export interface Challenge {
  /** Sends a text message to a factor of the kind `phone`. */
  sendCode(factor: Factor): Promise<void>;
  /** Ends the sign-in. For a `phone` factor a code must have been sent. */
  verify(factor: Factor, code: string): Promise<void>;
}

/** Thrown instead of an AuthFailure when the first factor was right and a second one is asked for. */
export class SecondFactorNeeded extends Error {
  readonly factors: readonly Factor[];
  readonly challenge: Challenge;

  constructor(factors: readonly Factor[], challenge: Challenge) {
    super('A second factor is needed.');
    this.name = 'SecondFactorNeeded';
    this.factors = factors;
    this.challenge = challenge;
  }

  /** The same with something to do once the sign-in is through. */
  followedBy(work: () => Promise<void>): SecondFactorNeeded {
    const { sendCode, verify } = this.challenge;
    return new SecondFactorNeeded(this.factors, {
      sendCode,
      verify: async (factor, code) => {
        await verify(factor, code);
        await work();
      },
    });
  }
}
