import type { Factor } from './second-factor.ts';

/** How to continue a sign-in that stopped at the second factor. Both throw an AuthFailure. */
export interface Challenge {
  sendCode(factor: Factor): Promise<void>;
  /** Completes the sign-in. A `phone` factor needs `sendCode` first. */
  verify(factor: Factor, code: string): Promise<void>;
}

/** Thrown instead of an AuthFailure when the first factor was right and a second one is required. */
export class SecondFactorNeeded extends Error {
  readonly factors: readonly Factor[];
  readonly challenge: Challenge;

  constructor(factors: readonly Factor[], challenge: Challenge) {
    super('A second factor is needed.');
    this.name = 'SecondFactorNeeded';
    this.factors = factors;
    this.challenge = challenge;
  }

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

/** Thrown instead of an AuthFailure when the Google account's email already has a password account here. */
export class ProofNeeded extends Error {
  readonly email: string;
  /** Signs in and links Google. Throws an AuthFailure, or a SecondFactorNeeded that continues with the linking. */
  readonly prove: (password: string, told: (isLinked: boolean) => void) => Promise<void>;

  constructor(email: string, prove: ProofNeeded['prove']) {
    super('The account exists with a password.');
    this.name = 'ProofNeeded';
    this.email = email;
    this.prove = prove;
  }
}
