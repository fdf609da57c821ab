import { readHiddenWords } from '@domain/messages/hidden-words.ts';
import { paths } from '@domain/paths.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import { areCountsSound } from './accounts.ts';
import { batchedGet } from './batched-get.ts';
import { fetchBlock, isBlocked, type SenderKeys } from './blocks.ts';
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

/** Reads everything in one round trip, so that the response time reveals nothing to a sender. */
export async function fetchRecipient(recipientId: string, of: SenderKeys, now: number): Promise<RecipientState> {
  const [recipient, account, block] = await Promise.all([
    batchedGet(paths.profile(recipientId)),
    batchedGet(paths.account(recipientId)),
    fetchBlock(of),
  ]);
  return {
    recipient: fromStored(profile, recipient),
    hiddenWords: readHiddenWords(account.get('hiddenWords')),
    isBlocked: isBlocked(block, of, now),
    hasAccount: account.exists,
    hasDevices: account.get('hasDevices') === true,
    areCountsSound: areCountsSound(account),
  };
}
