import { asDomainError, type ErrorBody } from '@domain/errors.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { EMPTY_MESSAGE, type MessageDraft } from '@domain/stored.ts';
import { describeSender, loadTracking } from '../../../data/sender.ts';
import { readMessageDraft, storeMessageDraft } from '../../../lib/drafts.ts';
import { enqueue } from '../../../outbox/outbox.ts';
import { findSecondThought } from '../../../ui/find-second-thought.ts';
import type { Thought } from '../../../ui/second-thought.tsx';
import { afterSending, withAttempt } from './attempt.ts';
import { SentView } from './sent-view.tsx';

// also needed from sending on: one chunk for both
export { prepareSecondThought } from '../../../ui/find-second-thought.ts';

// so that it is there without a network
loadTracking().catch(() => undefined);

export type Sending =
  /** `isBack`: the person comes from another part of the page. */
  | { status: 'writing'; isBack?: true }
  | { status: 'sending' }
  /** The words deserve a second thought. */
  | { status: 'asking'; thought: Thought }
  /** `empty`: the text is blank. */
  | { status: 'failed'; failure: ErrorBody | 'empty' }
  /** `id` is the message's, which may still be waiting on this device. */
  | { status: 'sent'; id: string; SentView: typeof SentView };

interface Form {
  recipient: Profile;
  keep: (draft: MessageDraft) => void;
  release: (draft: MessageDraft) => void;
  isGone: () => boolean;
}

/** Hands a draft to the outbox, unless its words deserve a second thought first. Returns the form's next state. */
export async function deliver(draft: MessageDraft, { recipient, keep, release, isGone }: Form): Promise<Sending> {
  const { uid, username, name } = recipient;
  const thought = await findSecondThought([draft.text], 'message');
  if (thought) return { status: 'asking', thought };
  const attempted = await withAttempt(draft);
  keep(attempted);
  const { id, text: message } = attempted.attempt;
  try {
    const outcome = await enqueue(
      'messages',
      { id, recipientId: uid, message, tracking: await describeSender() },
      { title: name, path: publicPath.section(username, 'anonymous') },
      isGone,
    );
    const stored = readMessageDraft(username);
    if (outcome.status === 'withdrawn') {
      release(stored ?? EMPTY_MESSAGE);
      return { status: 'writing' };
    }
    // another tab may have stored its own since
    const isReplaced = stored !== null && stored.text.trim() !== message;
    const left = isReplaced ? stored : afterSending(attempted);
    // if the outbox lives only as long as this page, the draft outlives it
    const isSafe = outcome.status === 'delivered' || outcome.isKept;
    if (!isReplaced && isSafe) storeMessageDraft(username, left);
    release(left);
    return { status: 'sent', id, SentView };
  } catch (error) {
    const failure = asDomainError(error).toBody();
    // its id belongs to another message: the next attempt gets its own
    if (failure.code === 'conflict') keep({ ...attempted, attempt: null, seed: '' });
    return { status: 'failed', failure };
  }
}
