import { DomainError } from '@domain/errors.ts';
import { parse } from '@domain/schema.ts';
import type * as z from 'zod/mini';

/** Half of a surrogate pair: legal in a JavaScript string, but not Unicode, and Firestore can't store it. */
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

/** Parses input with the operation's schema. Throws `invalid-input`. */
export function parseInput<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const input = parse(schema, value);
  const broken = findBrokenText(input);
  if (broken !== null)
    throw new DomainError('invalid-input', 'A text is not Unicode.', { fields: { [broken]: 'invalid' } });
  return input;
}

/** Parses a JSON body. Throws `invalid-input`, without the body's text. */
export function readJson(rawBody: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(rawBody ?? []).toString());
  } catch {
    throw new DomainError('invalid-input', 'The body is not JSON.');
  }
}
