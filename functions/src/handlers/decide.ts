import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';

export async function decide(_: ParsedInputOf<'decide'>): Promise<OutputOf<'decide'>> {
  throw new DomainError('unavailable', 'Not yet.');
}
