import type { ReportKind } from '@domain/moderation/reasons.ts';
import type { Keys } from './keys.ts';

const LENGTH = 32;

/**
 * Returns the id of a case: the same for everybody who reports the same thing in the same wording. It reveals nothing
 * to people notified of a decision, such as the message to which a reported reply belongs.
 */
export const caseIdOf = (keys: Keys, kind: ReportKind, ...of: readonly string[]): string =>
  `${kind}.${keys
    .sign('case', kind, ...of)
    .toString('hex')
    .slice(0, LENGTH)}`;
