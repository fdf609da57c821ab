import { readDraft } from '@domain/quiz/stored-drafts.ts';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { call } from '../data/callables.ts';
import { sendDueDrafts } from '../features/quiz-editor/due-drafts.ts';
import { readPlayerName } from '../lib/player-name.ts';
import { readStored, storedKeys } from '../lib/storage.ts';
import { beSomebody, startGuestSession } from '../session/guest.ts';
import { GUEST, handOverDrafts } from '../session/guest-drafts.ts';
import { tellSent } from './tell-sent.ts';

async function sendDue(): Promise<void> {
  const name = readPlayerName();
  const isDue = storedKeys(STORAGE_KEYS.quizDraft(GUEST, '')).some((key) => readDraft(readStored(key))?.isDue);
  if (!isDue || name === null) return;
  const { uid } = await beSomebody(name);
  handOverDrafts(uid);
  await tellSent(await sendDueDrafts(uid, (input) => call('saveQuiz', input)));
  startGuestSession();
}

/** Publishes what was put live without a network and without an account, as soon as there is one. */
export function keepSending(): Promise<void> {
  addEventListener('online', () => void sendDue().catch(() => undefined)); // the next page tries again
  return sendDue();
}
