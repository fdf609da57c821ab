import type { DocumentWrite } from '../db/firestore.ts';
import { markShownOf } from '../db/suspensions.ts';

/** Hides what visitors see of somebody who is suspended, or shows it again, where the decision has not come that far. */
export async function onSuspensionWritten({ id, before, after }: DocumentWrite): Promise<void> {
  if (!before || !after) await markShownOf(id);
}
