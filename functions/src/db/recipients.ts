import { readHiddenWords } from '@domain/messages/hidden-words.ts';
import { paths } from '@domain/paths.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import { areCountsSound, formerGuestsIn } from './accounts.ts';
import { batchedGet } from './batched-get.ts';
import { isBlockedBy, type SenderKeys } from './blocks.ts';
import { fromStored } from './firestore.ts';

/** What has to be known before a message is delivered. */
interface RecipientState {
  recipient: Profile | null;
  hiddenWords: string[];
  isBlocked: boolean;
  hasAccount: boolean;
  /** Whether any device ever had notifications. */
  hasDevices: boolean;
  areCountsSound: boolean;
}

/** Reads the same for every sender, mostly in one round trip, so that the response time reveals nothing to them. */
export async function fetchRecipient(
  recipientId: string,
  keysFor: (recipientId: string) => SenderKeys,
  now: number,
): Promise<RecipientState> {
  const [recipient, account, isBlocked] = await Promise.all([
    batchedGet(paths.profile(recipientId)),
    batchedGet(paths.account(recipientId)),
    isBlockedBy([recipientId], keysFor, now),
  ]);
  const wasBlocked = await isBlockedBy(formerGuestsIn(account), keysFor, now);
  return {
    recipient: fromStored(profile, recipient),
    hiddenWords: readHiddenWords(account.get('hiddenWords')),
    isBlocked: isBlocked || wasBlocked,
    hasAccount: account.exists,
    hasDevices: account.get('hasDevices') === true,
    areCountsSound: areCountsSound(account),
  };
}
