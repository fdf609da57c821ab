import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blockSender } from '../../../data/moderation.ts';
import { notify } from '../../../stores/notices.ts';
import { useWork } from './use-work.ts';

/** Blocks whoever sent a message, and says so. `problem` is why not, in words. */
export function useBlock(messageId: string) {
  const { t } = useTranslation('moderation');
  const { isBusy, run, problem } = useWork();
  const [refusal, setRefusal] = useState<'unknown-sender' | 'list-full' | null>(null);
  /** Gives whether the sender is blocked now. */
  const block = async (): Promise<boolean> => {
    setRefusal(null);
    const outcome = await run(() => blockSender(messageId));
    if (outcome === 'blocked') {
      notify({ kind: 'info', title: t('block.doneTitle'), description: t('block.doneText') });
      return true;
    }
    setRefusal(outcome);
    return false;
  };
  return { isBusy, block, problem: problem ?? (refusal && t(`block.${refusal}`)) };
}
