import * as z from 'zod/mini';
import { coded } from '../schema.ts';

/** The parts of an export. Each is a list; `account` has one item. */
export const EXPORT_SECTIONS = [
  'account',
  'quizzes',
  'revisions',
  'responses',
  'messages',
  'circles',
  'devices',
  'contact-requests',
  'reports',
] as const;
export type ExportSection = (typeof EXPORT_SECTIONS)[number];

export const exportInput = z.object({
  part: z.enum(EXPORT_SECTIONS),
  after: z.nullable(coded(200, /^[A-Za-z0-9-]{1,200}$/)),
});

/** One page of an export: documents as plain data, times as ISO 8601 text. */
export interface ExportPage {
  items: ReadonlyArray<Readonly<Record<string, unknown>>>;
  next: string | null;
}

export const deleteAccountInput = z.object({
  /** The caller's username, typed to prevent accidents. Null for an account without a profile. */
  username: z.nullable(z.string().check(z.maxLength(100))),
});
