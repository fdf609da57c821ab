import { readHiddenWords } from '@domain/messages/hidden-words.ts';
import { closedPaths, paths } from '@domain/paths.ts';
import { type Profile, profile } from '@domain/profiles/profile.ts';
import { fromStored } from './firestore.ts';
import { readDocument } from './reading.ts';

/** What has to be known before a message is delivered. */
export interface Delivery {
  recipient: Profile | null;
  hiddenWords: string[];
  isBlocked: boolean;
}

/** Reads it in one round trip, whatever there is: so who sends learns nothing from the time it takes. */
export async function fetchDelivery(recipientId: string, senderKey: string): Promise<Delivery> {
  const [recipient, account, block] = await Promise.all([
    readDocument(paths.profile(recipientId)),
    readDocument(paths.account(recipientId)),
    readDocument(closedPaths.block(senderKey)),
  ]);
  return {
    recipient: fromStored(profile, recipient),
    hiddenWords: readHiddenWords(account.get('hiddenWords')),
    isBlocked: block.exists,
  };
}
