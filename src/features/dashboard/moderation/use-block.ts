import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockSender } from '../../../data/moderation.ts';
import { notify } from '../../../stores/notices.ts';
import { useWork } from './use-work.ts';

/** Blocks whoever sent a message, and says so. `problem` is why not, in words; `isRefused`: and trying again is no use. */
export function useBlock(messageId: string) {
  const { t } = useTranslation('moderation');
  const { isBusy, run, isGone, tellFailure, problem } = useWork('block');
  const [refusal, setRefusal] = useState<'unknown-sender' | 'list-full' | null>(null);
  /** Returns whether the sender is blocked now, and there is still a screen to go on from. */
  const block = async (): Promise<boolean> => {
    setRefusal(null);
    const outcome = await run(() => blockSender(messageId));
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
