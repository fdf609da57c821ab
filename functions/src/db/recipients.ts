import { readHiddenWords } from '@domain/messages/hidden-words.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import { batchedGet } from './batched-get.ts';
import { fromStored } from './firestore.ts';

/** What has to be known before a message is delivered. */
interface RecipientState {
  recipient: Profile | null;
  hiddenWords: string[];
  isBlocked: boolean;
  hasAccount: boolean;
  /** Whether any device was ever to be told of news. */
  hasDevices: boolean;
}

/** Reads everything in one round trip, so that the time it takes tells a sender nothing. */
export async function fetchRecipient(recipientId: string, senderKey: string): Promise<RecipientState> {
  const [recipient, account, block] = await Promise.all([
    batchedGet(paths.profile(recipientId)),
    batchedGet(paths.account(recipientId)),
    batchedGet(closedPaths.block(senderKey)),
  ]);
  return {
    recipient: fromStored(profile, recipient),
    hiddenWords: readHiddenWords(account.get('hiddenWords')),
    isBlocked: block.exists,
    hasAccount: account.exists,
    hasDevices: account.get('hasDevices') === true,
  };
}
