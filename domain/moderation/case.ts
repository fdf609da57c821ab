import * as z from 'zod/mini';
import { coded } from '../schema.ts';
import { REPORT_KINDS, type ReportKind } from './reasons.ts';

/** What operators decide about: reports, and requests from the contact form. */
export const CASE_KINDS = ['report', 'request'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Report ids are made of ids and hashes, joined with dots. */
const caseId = coded(400, /^[A-Za-z0-9][\w.~-]*$/);

export const caseInput = z.object({ on: z.enum(CASE_KINDS), id: caseId });
export type CaseInput = z.infer<typeof caseInput>;

/** Takes a case; `opensSender` also opens what is known of a message's sender, with an entry in the log. */
export const claimInput = z.extend(caseInput, { opensSender: z.optional(z.literal(true)) });
export type ClaimInput = z.infer<typeof claimInput>;

/** That an operator is working on a case, until then (milliseconds since 1970). Over after that without a write. */
const claim = z.object({ operatorId: z.string(), until: z.number() });
export type Claim = z.infer<typeof claim>;

/** The fields of every case besides its content; missing in cases older than the operators' console. */
export const caseFields = {
  /** What was decided so far, by whom; recognizes a repeated decision. */
  decisions: z.optional(z.array(z.record(z.string(), z.unknown()))),
  claim: z.optional(z.nullable(claim)),
  assignedTo: z.optional(z.nullable(z.string())),
};

export const holderOf = (held: Claim | null | undefined, now: number): string | null =>
  held && held.until > now ? held.operatorId : null;

/** Returns what a report is about, which its id begins with; null for one from before. */
export const kindIn = (reportId: string): ReportKind | null =>
  REPORT_KINDS.find((kind) => reportId.startsWith(`${kind}.`)) ?? null;

const ID = `(?:${REPORT_KINDS.join('|')})\\.[\\w.~-]{1,380}`;
const ALONE = new RegExp(`^${ID}$`);
const IN_TEXT = new RegExp(`\\[(${ID})\\]`);

/** Whether this can be the id of a report that a creator objects to. */
export const isCaseReference = (value: string | null): value is string => value !== null && ALONE.test(value);

/** Returns how the text of an objection names the report whose decision it is about. */
export const referenceTo = (caseId: string): string => `[${caseId}]`;

export const referenceIn = (text: string): string | null => IN_TEXT.exec(text)?.[1] ?? null;
