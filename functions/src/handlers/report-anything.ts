import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { openCase, type Reported } from '@domain/moderation/report.ts';
import { keepPhoto } from '../db/photos.ts';
import { hasReport, noteSending } from '../db/reports.ts';
import type { SenderContext } from '../services/context.ts';
import { caseIdOf } from '../services/digests.ts';
import { isReportThrottled } from '../services/rate-limits.ts';
import { findReported, NOTHING } from '../services/reported-content.ts';
import { saveWithReceipt, withReceipt } from '../services/reporters/notify.ts';

/** Returns what a case is about: of a question its quiz or circle. */
function meantBy(what: Reported) {
  if (what.kind === 'question') return { kind: 'quiz' as const, quizId: what.quizId };
  return what.kind === 'circle-question' ? { kind: 'circle' as const, circleId: what.circleId } : what;
}

/** Returns a placeholder case for missing content; a question's is not its own, as with one that exists. */
function missingId(keys: SenderContext['keys'], what: Reported): string {
  const meant = meantBy(what);
  return caseIdOf(keys, meant.kind, 'missing', JSON.stringify(meant));
}

/**
 * Stores a copy of anything that visitors see for the moderators, and nothing about who reports it but an address they
 * leave. What isn't there is
 * answered alike, after as many reads and writes: nobody learns what is in a private quiz.
 */
export async function reportAnything(
  { id, what, reason, note, reporter }: ParsedInputOf<'reports'>,
  context: SenderContext,
): Promise<OutputOf<'reports'>> {
  const { now, keys, sender } = context;
  const [found, isThrottled] = await Promise.all([findReported(what, now), isReportThrottled(reason, context)]);
  const { kind, key, subject, accusedId, evidence, identity = evidence, about, photo } = found ?? NOTHING;
  const caseId = caseIdOf(keys, kind, key, JSON.stringify(identity));
  const sending = { id, network: keys.sign('case', caseId, sender).toString('hex') };
  if (!found) {
    // like a separate case: receipts for several missing things must be as many as for several that exist
    await withReceipt(missingId(keys, what), reporter, context, () => noteSending(sending, now));
    return { reported: true };
  }
  if (photo && !(await hasReport(caseId)))
    Object.assign(evidence, { photo: photo.photo, file: await keepPhoto(photo, caseId) });
  const complaint = { reason, note, about, isThrottled };
  const opened = { id: caseId, kind, subject, accusedId, evidence, ...complaint, ...openCase(complaint, now) };
  await saveWithReceipt(opened, reporter, context, sending);
  return { reported: true };
}
