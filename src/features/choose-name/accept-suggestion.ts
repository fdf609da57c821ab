import { asDomainError } from '@domain/errors.ts';

/**
 * Submits a suggested username, then the next ones while the server says that they are taken. Returns the accepted one.
 */
export async function acceptSuggestion(
  first: string,
  next: (attempt: number) => string,
  make: (username: string) => Promise<void>,
): Promise<string> {
  let username = first;
  for (let attempt = 1; ; attempt++) {
    try {
      await make(username);
      return username;
    } catch (error) {
      if (asDomainError(error).code !== 'conflict') throw error;
      username = next(attempt);
    }
  }
}
