import type { ParsedInputOf } from '@domain/api.ts';
import type { SenderContext } from '../services/context.ts';
import { createSampler } from '../services/instance-counts.ts';
import { logClientError } from '../support/log.ts';

/** A bad build fails on every device: beyond this a line for each says nothing more, and costs. */
const LOGGED_PER_MINUTE = 100;
const isLogged = createSampler(LOGGED_PER_MINUTE);

/** Logs an error of a browser, or lets a later one stand for it. Nothing is stored. */
export async function acceptClientError(
  input: ParsedInputOf<'client-errors'>,
  { browser, now }: SenderContext,
): Promise<{ isLogged: true }> {
  if (isLogged(now)) logClientError(input, browser());
  return { isLogged: true };
}
