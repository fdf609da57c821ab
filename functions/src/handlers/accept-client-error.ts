import type { ParsedInputOf } from '@domain/api.ts';
import type { SenderContext } from '../services/context.ts';
import { logClientError } from '../support/log.ts';

/** Logs an error of a browser. Nothing is stored. */
export async function acceptClientError(
  input: ParsedInputOf<'client-errors'>,
  { browser }: SenderContext,
): Promise<{ isLogged: true }> {
  logClientError(input, browser());
  return { isLogged: true };
}
