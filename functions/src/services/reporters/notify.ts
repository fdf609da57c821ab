import { canonicalEmail } from '@domain/email.ts';
import { type Reporter, reporter } from '@domain/moderation/report.ts';
import * as z from 'zod/mini';
import { type Opened, type Sending, saveReport } from '../../db/reports.ts';
import { enqueue, taskName } from '../../db/task-queue.ts';
import { isMailOn } from '../../support/config.ts';
import type { Keys } from '../keys.ts';
import { admitReceipt, type Origin } from '../rate-limits.ts';

/** `to`: somebody who has just reported, encrypted; without it, everybody who is to hear what was decided. */
const notifyTask = z.object({ id: z.string(), to: z.optional(z.string()) });
export const readNotifyTask = (data: unknown) => z.parse(notifyTask, data);

/** Returns where somebody wants to hear of a case; null when the signing key is another one now. */
export function decryptReporter(keys: Keys, id: string, sealed: Uint8Array): Reporter | null {
  try {
    return z.parse(reporter, JSON.parse(keys.decrypt('reporter', id, Buffer.from(sealed))));
  } catch {
    return null;
  }
}

const queueNotice = (id: string, at: string | number, to?: string) =>
  enqueue('notifyReporters', {
    name: taskName(`${id} ${at}`),
    notBefore: Date.now(),
    data: { id, ...(to !== undefined && { to }) },
  });

/** Queues the mails that say what was decided about a case. */
export const queueOutcome = (id: string, decidedAt: number): Promise<void> => queueNotice(id, decidedAt);

/** Stores a report with an encrypted address, and queues a receipt in any case: its absence would say something. */
export async function withReceipt(
  id: string,
  of: Reporter | undefined,
  origin: Origin,
  save: (notified: Opened['notified']) => Promise<void>,
): Promise<void> {
  const { keys } = origin;
  const address = of && isMailOn() ? canonicalEmail(of.email) : null;
  if (!of || address === null || !(await admitReceipt(address, origin))) return save(undefined);
  const sealed = keys.encrypt('reporter', id, JSON.stringify(of));
  const key = keys.sign('reporter', id, address).toString('hex').slice(0, 16);
  await save({ [key]: sealed });
  await queueNotice(id, key, sealed.toString('base64'));
}

/** Stores a report, like `saveReport`, and has its sender notified. */
export const saveWithReceipt = (
  opened: Omit<Opened, 'notified'>,
  of: Reporter | undefined,
  origin: Origin,
  sending?: Sending,
): Promise<void> =>
  withReceipt(opened.id, of, origin, (notified) => saveReport({ ...opened, ...(notified && { notified }) }, sending));
