import { DomainError } from '@domain/errors.ts';

/** Stores what somebody wrote to the people behind WhoKnows, once per id however often it is sent. */
export async function acceptContactRequest(): Promise<{ id: string }> {
  throw new DomainError('unavailable');
}
