import { DomainError } from '@domain/errors.ts';
import { parse } from '@domain/schema.ts';
import type * as z from 'zod/mini';

/** Half of a surrogate pair: a legal JavaScript string, but no Unicode text and nothing that Firestore can store. */
const BROKEN_TEXT = /\p{Surrogate}/u;

function findBrokenText(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return BROKEN_TEXT.test(value) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = findBrokenText(item, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** Parses a request's input with the operation's schema; anything that does not fit throws `invalid-input`. */
export function parseInput<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const input = parse(schema, value);
  const broken = findBrokenText(input);
  if (broken !== null)
    throw new DomainError('invalid-input', 'A text is not Unicode.', { fields: { [broken]: 'invalid' } });
  return input;
}

/** Reads a body; what is not JSON throws `invalid-input`, without its text. */
export function readJson(rawBody: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody ?? []).toString());
  } catch {
    throw new DomainError('invalid-input', 'The body is not JSON.');
  }
}
