import * as z from 'zod/mini';
import { DomainError, type FieldProblem } from './errors.ts';
import { BLANKS_AROUND_MAX } from './limits.ts';
import { typedName, typedText } from './typed-text.ts';

/** Refuses what is too long, and spares it all later checks: nothing looks at every sign of a text before its length is known. */
export const bounded = (max: number) => z.maxLength(max, { abort: true });
/** The same for a text that comes as it was typed, with blanks around it. */
export const boundedAsTyped = (max: number) => bounded(max + BLANKS_AROUND_MAX);

/** One line or several lines of text as a person typed it: trimmed, empty when nothing can be seen, bounded in characters. */
export const text = (max: number) => z.string().check(boundedAsTyped(max), z.overwrite(typedText), z.maxLength(max));
export const requiredText = (max: number) =>
  z.string().check(boundedAsTyped(max), z.overwrite(typedText), z.minLength(1), z.maxLength(max));
export const requiredName = (max: number) =>
  z.string().check(boundedAsTyped(max), z.overwrite(typedName), z.minLength(1), z.maxLength(max));

/** A text of a fixed form, such as an id. */
export const coded = (max: number, form: RegExp) => z.string().check(bounded(max), z.regex(form));

/** The id a client gives a submission, so that sending it twice creates it once. Lower case: it becomes a document id. */
export const submissionId = coded(36, /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

const PROBLEM: Readonly<Record<string, FieldProblem>> = { too_big: 'too-long', too_small: 'too-short' };

/** Parses with a schema; a value that does not fit throws `invalid-input` with one problem per field path. */
export function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.error.issues) {
    const missing = issue.code === 'too_small' && 'minimum' in issue && issue.minimum === 1;
    // first problem per field wins: it is the most basic one
    fields[issue.path.join('.')] ??= missing ? 'required' : (PROBLEM[issue.code] ?? 'invalid');
  }
  throw new DomainError('invalid-input', 'The input does not have the expected shape.', { fields });
}
