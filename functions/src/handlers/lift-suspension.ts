import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';

export async function liftSuspension(_: ParsedInputOf<'liftSuspension'>): Promise<OutputOf<'liftSuspension'>> {
  throw new DomainError('unavailable', 'Not yet.');
}
