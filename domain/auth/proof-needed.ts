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
