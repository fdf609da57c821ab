import * as z from 'zod/mini';
import { DomainError, type FieldProblem } from './errors.ts';
import { SUBMISSION_ID_FORM } from './ids.ts';
import { BLANKS_AROUND_MAX } from './limits.ts';
import { typedName, typedText } from './typed-text.ts';

/** Returns a length check that aborts, so that no later check scans a text that is too long. */
export const bounded = (max: number) => z.maxLength(max, { abort: true });
export const boundedAsTyped = (max: number) => bounded(max + BLANKS_AROUND_MAX);

/** Returns the schema of a typed text: trimmed, empty when nothing is visible, bounded in characters. */
export const text = (max: number) => z.string().check(boundedAsTyped(max), z.overwrite(typedText), z.maxLength(max));
export const requiredText = (max: number) =>
  z.string().check(boundedAsTyped(max), z.overwrite(typedText), z.minLength(1), z.maxLength(max));
export const requiredName = (max: number) =>
  z.string().check(boundedAsTyped(max), z.overwrite(typedName), z.minLength(1), z.maxLength(max));

export const coded = (max: number, form: RegExp) => z.string().check(bounded(max), z.regex(form));

export const accountId = coded(128, /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/);

/** A submission's id, chosen by the client so that sending is idempotent. */
export const submissionId = coded(36, SUBMISSION_ID_FORM);

const PROBLEM: Readonly<Record<string, FieldProblem>> = { too_big: 'too-long', too_small: 'too-short' };

/** Returns where a problem is, up to the first key that isn't a field's name but the sender's own text. */
function pathOf({ path }: z.core.$ZodIssue): string {
  const names = path.map(String);
  const own = names.findIndex((name) => !/^\w{1,30}$/.test(name));
  return (own < 0 ? names : names.slice(0, own)).join('.');
}

/** Returns the parsed value. Throws `invalid-input` with one problem per field path. */
export function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.error.issues) {
    const missing = issue.code === 'too_small' && 'minimum' in issue && issue.minimum === 1;
    // the first problem per field wins: it is the most basic one
    fields[pathOf(issue)] ??= missing ? 'required' : (PROBLEM[issue.code] ?? 'invalid');
  }
  throw new DomainError('invalid-input', 'The input does not have the expected shape.', { fields });
}

/** Returns a stored value; null if it doesn't fit, such as one from an older version of the app. */
export function parseStored<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> | null {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : null;
}

/** Returns something a person has begun, as a device keeps it: texts that are too long stay, until they're shortened. */
export function parseBegun<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> | null {
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  return error.issues.every((issue) => issue.code === 'too_big' && issue.origin === 'string')
    ? (value as z.output<T>)
    : null;
}
