import type { ReportKind } from '@domain/moderation/reasons.ts';
import type { Keys } from './keys.ts';

const LENGTH = 32;

/**
 * Returns the id of a case: the same for everybody who reports the same thing in the same wording. Whoever is told of a
 * decision learns nothing from it, such as the message by which somebody got the reply that they reported.
 */
export const caseIdOf = (keys: Keys, kind: ReportKind, ...of: readonly string[]): string =>
  `${kind}.${keys
    .sign('case', kind, ...of)
    .toString('hex')
    .slice(0, LENGTH)}`;
