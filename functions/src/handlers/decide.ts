import type { OutputOf, ParsedInputOf } from '@domain/api.ts';
import { DomainError } from '@domain/errors.ts';
import { findDecisionProblems } from '@domain/moderation/decision.ts';
import { accusedIdOf } from '@domain/moderation/report.ts';
import { hasPhoto } from '@domain/profiles/photo.ts';
import { fetchProvedIdentities } from '../db/auth-users.ts';
import { decideStoredCase, type StoredCase } from '../db/cases.ts';
import { deletePhotos } from '../db/photos.ts';
import { fetchProfile } from '../db/profiles.ts';
import { fetchReport } from '../db/reports.ts';
import { markShownOf } from '../db/suspensions.ts';
import { sendAnswer } from '../services/answers.ts';
import type { CallerContext } from '../services/context.ts';
import { effectOf, type Prepared } from '../services/decision-effects.ts';
import { keepPresentPhoto } from '../services/kept-photos.ts';
import type { Keys } from '../services/keys.ts';
import { putPhotoFileBack } from '../services/reinstate.ts';
import { marksOf } from '../services/suspensions.ts';
import { mailSettings } from '../support/config.ts';

/** The file goes once no profile shows it. Again with a repeated decision, as it may have failed. */
async function removePhotoFile(of: StoredCase): Promise<void> {
  const uid = of.on === 'report' ? accusedIdOf(of.found) : null;
  const profile = uid === null ? null : await fetchProfile(uid);
  if (profile && !hasPhoto(profile)) await deletePhotos(profile.uid);
}

/** Looks up what a decision needs and no transaction can read. */
async function prepare({ on, id, action }: ParsedInputOf<'decide'>, keys: Keys): Promise<Prepared> {
  const isRemoval = action.startsWith('remove');
  const report = on === 'report' && (isRemoval || action === 'suspend') ? await fetchReport(id) : null;
  const uid = report && accusedIdOf(report);
  return {
    photo: report && isRemoval ? await keepPresentPhoto(report) : null,
    marks: uid && action === 'suspend' ? marksOf(await fetchProvedIdentities(uid), keys) : [],
    keys,
  };
}

/** Carries out a decision on a claimed case. Throws `not-found`, `conflict`, `invalid-input`, `unavailable` (mail). */
export async function decide(
  input: ParsedInputOf<'decide'>,
  { uid: operatorId, now, keys }: CallerContext,
): Promise<OutputOf<'decide'>> {
  const fields = findDecisionProblems(input);
  if (Object.keys(fields).length > 0)
    throw new DomainError('invalid-input', 'The decision is not complete.', { fields });
  const { action } = input;
  const settings = action === 'reply' ? mailSettings() : null;
  if (action === 'reply' && !settings) throw new DomainError('unavailable', 'Mail is off.');
  const work = { operatorId, now };
  const isRemoval = action.startsWith('remove');
  const prepared = await prepare(input, keys);
  const { status, isRepeated, of, stillHidden, missed } = await decideStoredCase(
    input,
    work,
    effectOf(input, prepared),
  );
  if (isRemoval) await removePhotoFile(of);
  if (action === 'suspend' && of.on === 'report') await markShownOf(accusedIdOf(of.found) ?? '');
  if (action === 'put-back' && of.on === 'report') await putPhotoFileBack(of.found);
  if (settings && of.on === 'request' && !isRepeated)
    await sendAnswer(of.found, { ...work, text: input.text ?? '' }, settings);
  return { status, ...(stillHidden && { stillHidden }), ...(missed && { missed }) };
}
