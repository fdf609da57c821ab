import { REPORT_KINDS } from './reasons.ts';

const ID = `(?:${REPORT_KINDS.join('|')})\\.[\\w.~-]{1,380}`;
const ALONE = new RegExp(`^${ID}$`);
const IN_TEXT = new RegExp(`\\[(${ID})\\]`);

/** Whether this can be the id of a report that a creator objects to. */
export const isCaseReference = (value: string | null): value is string => value !== null && ALONE.test(value);

/** Returns how the text of an objection names the report whose decision it is about. */
export const referenceTo = (caseId: string): string => `[${caseId}]`;

/** Returns the report that a request's text names; null for none. */
export const referenceIn = (text: string): string | null => IN_TEXT.exec(text)?.[1] ?? null;
