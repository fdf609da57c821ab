import { UNREADABLE } from '@domain/upgrade-document.ts';
import * as z from 'zod/mini';

const reported = new Set<string>();

/** One that doesn't fit (newer, or edited by hand) is null, so that it can't break the page, and reported once. */
export function parseDocument<T extends z.ZodMiniType>(schema: T, path: string, plain: object): z.output<T> | null {
  const result = z.safeParse(schema, plain);
  if (result.success) return result.data;
  if (!reported.has(path)) {
    reported.add(path);
    // paths only: people's texts don't belong in a console
    const where = result.error.issues.map((issue) => issue.path.join('.') || issue.code);
    const error = new Error(`Skipped ${path}, which is not of the expected shape: ${where.join(', ')}`);
    const [code] = path.toLowerCase().split('/');
    reportError(Object.assign(error, { name: UNREADABLE, code }));
  }
  return null;
}
