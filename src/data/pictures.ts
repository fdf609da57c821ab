import { DomainError } from '@domain/errors.ts';
import { REQUEST_TIMEOUT_MS } from '@domain/limits.ts';

/** Fetches a picture as a file. `token` is the reader's, for one that isn't public. Throws DomainErrors. */
export async function fetchPicture(path: string, name: string, token?: string): Promise<File> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const reply = await fetch(path, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    if (!reply.ok) throw new DomainError(reply.status === 404 ? 'not-found' : 'unavailable');
    return new File([await reply.blob()], name, { type: 'image/png' });
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('network');
  }
}
