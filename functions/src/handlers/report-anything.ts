import { createHash } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { caseIdOf, openCase } from '@domain/moderation/report.ts';
import { keepPhoto } from '../db/photos.ts';
import { hasReport, noteSending, saveReport } from '../db/reports.ts';
import type { Context } from '../services/context.ts';
import { findReported } from '../services/reported-content.ts';

/** Enough for one creator's wordings to differ. */
const DIGEST_LENGTH = 16;
const digestOf = (evidence: object) =>
  createHash('sha256').update(JSON.stringify(evidence)).digest('hex').slice(0, DIGEST_LENGTH);

/**
 * Stores a copy of anything that visitors see for the moderators, and nothing about who reports it. What isn't there is
 * answered alike, after as many reads and writes: nobody learns what is in a private quiz.
 */
export async function reportAnything(
  { id, what, reason, note }: ParsedInputOf<'reports'>,
  { now }: Context,
): Promise<OutputOf<'reports'>> {
  const found = await findReported(what);
  if (!found) {
    await noteSending(id, now);
    return { reported: true };
  }
  const { subject, accusedId, evidence, identity = evidence, photo } = found;
  const caseId = caseIdOf(what, digestOf(identity));
  if (photo && !(await hasReport(caseId)))
    Object.assign(evidence, { photo: photo.photo, file: await keepPhoto(photo, caseId) });
  const opened = { id: caseId, kind: what.kind, subject, accusedId, evidence, ...openCase({ reason, note }, now) };
  await saveReport(opened, id);
  return { reported: true };
}
