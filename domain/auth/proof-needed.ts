/**
 * Thrown instead of an AuthFailure when Google names somebody who has an account here already, which is signed in to by
 * a password: Google is linked once that password was given.
 */
export class ProofNeeded extends Error {
  readonly email: string;
  /**
   * Signs in by password, then links Google and tells whether that worked. Throws an AuthFailure, or a
   * SecondFactorNeeded that goes on with the linking.
   */
  readonly prove: (password: string, told: (isLinked: boolean) => void) => Promise<void>;

  constructor(email: string, prove: ProofNeeded['prove']) {
    super('The account exists with a password.');
    this.name = 'ProofNeeded';
    this.email = email;
    this.prove = prove;
  }
}
