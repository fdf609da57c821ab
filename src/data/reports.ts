import type { Reported, SentComplaint } from '@domain/moderation/report.ts';
import { isTrue, shaped } from '@domain/type-guards.ts';
import { submissionIdFor } from '../lib/sha256.ts';
import { post } from './offline/http-api.ts';

/** Reports something that visitors see. The same complaint with the same seed counts once. Throws what `post` throws. */
export async function reportAnything(what: Reported, complaint: SentComplaint, seed: string): Promise<void> {
  const id = await submissionIdFor(seed, JSON.stringify([what, complaint]));
  await post('reports', { id, what, ...complaint }, shaped({ reported: isTrue }));
}
