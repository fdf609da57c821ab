import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockSender } from '../../../data/moderation.ts';
import { notify } from '../../../stores/notices.ts';
import { useWork } from './use-work.ts';

/**
 * Blocks a message's sender and shows a notice. `problem` is the translated failure; `isRefused` means that a retry
 * won't help.
 */
export function useBlock(messageId: string) {
  const { t } = useTranslation('moderation');
  const { isBusy, run, isGone, tellFailure, problem } = useWork('block');
  const [refusal, setRefusal] = useState<'unknown-sender' | 'list-full' | null>(null);
  /** Returns whether the sender is blocked and the screen is still there. */
  const block = async (isWide = false): Promise<boolean> => {
    setRefusal(null);
    const outcome = await run(() => blockSender(messageId, isWide));
    if (outcome === 'blocked') {
      notify({ kind: 'info', title: t('block.doneTitle'), description: t('block.doneText') });
      return !isGone();
    }
    if (outcome !== null && isGone()) tellFailure(t(`block.${outcome}`));
    setRefusal(outcome);
    return false;
  };
  return { isBusy, block, isRefused: refusal !== null, problem: problem ?? (refusal && t(`block.${refusal}`)) };
}
