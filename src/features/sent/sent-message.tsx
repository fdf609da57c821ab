import type { Deletion } from '@domain/deletion.ts';
import { asDomainError } from '@domain/errors.ts';
import type { Recipient } from '@domain/messages/sent-message.ts';
import { useEffect, useState } from 'react';
import { blockReplies } from '../../data/replies.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { startOutbox } from '../../outbox/outbox.ts';
import { useOutbox, useOutboxItem } from '../../outbox/store.ts';
import { useConnection } from '../../stores/connection.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { AskDeletion } from './ask-deletion.tsx';
import { Ending } from './ending.tsx';
import { KeepLink } from './keep-link.tsx';
import { Replied } from './replied.tsx';
import { ReplyPush } from './reply-push.tsx';
import { SentState } from './sent-state.tsx';
import { useDeletion } from './use-deletion.ts';
import { useSentMessage } from './use-sent-message.ts';

/**
 * The private link of a message: whether there is a reply, and how to delete what was sent. `recipient` is set when one
 * comes from where it was sent; others learn it with the reply.
 */
export function SentMessage({ deletion, recipient }: { deletion: Deletion; recipient: Recipient | undefined }) {
  const { t } = useTranslation(['sent', 'common']);
  const { state: deleting, run } = useDeletion(deletion);
  const [isAsking, setAsking] = useState(false);
  const {
    isBusy: isLifting,
    problem,
    run: lift,
  } = useAsyncAction((error) => withCode(t('message.failed'), asDomainError(error)));
  useEffect(startOutbox, []);
  const isOutboxRead = useOutbox(({ isRead }) => isRead);
  const item = useOutboxItem(deletion.id);
  const isWaiting = item !== undefined && item.state !== 'delivered';
  const isOnline = useConnection((connection) => connection.isOnline);
  const {
    state: sent,
    setValue,
    lookAgain,
  } = useSentMessage(deletion, !isOutboxRead || isWaiting || deleting.status !== 'asking');
  const known = sent.status === 'ready' ? sent.value : null;
  if (deleting.status === 'deleted') {
    return <Ending as="deleted" kind="message" recipient={known?.state === 'replied' ? known.recipient : recipient} />;
  }
  const isWrong = sent.status === 'failed' && sent.error.code === 'not-found';
  if (isWrong || (deleting.status === 'asking' && deleting.failure?.code === 'not-found'))
    return <Ending as="refused" />;
  if (known?.state === 'deleted') return <Ending as="withdrawn" />;
  const unblock = () => lift(() => blockReplies(deletion, false).then(lookAgain));
  return (
    <>
      {isWaiting && <SentState icon="clock" title={t('message.waitingTitle')} text={t('message.waitingText')} />}
      {!isWaiting && !known && !isOnline && (
        <SentState icon="offline" title={t('message.offlineTitle')} text={t('message.offlineText')} />
      )}
      {!isWaiting && isOnline && sent.status === 'loading' && (
        <LoadingState label={t('common:loading')} heights={[220, 56]} />
      )}
      {!isWaiting && isOnline && sent.status === 'failed' && (
        <FailedState level={1} error={sent.error} onRetry={() => location.reload()} />
      )}
      {!isWaiting && known?.state === 'open' && (
        <SentState
          icon="envelope"
          title={t('message.openTitle')}
          text={t(isOnline ? 'message.openText' : 'message.offlineText')}
        >
          {isOnline && <ReplyPush deletion={deletion} />}
        </SentState>
      )}
      {!isWaiting && known?.state === 'blocked' && (
        <SentState icon="hidden" title={t('message.blockedTitle')} text={t('message.blockedText')}>
          <Button variant="outlined" aria-disabled={isLifting} onClick={() => void unblock()}>
            {t('message.unblock')}
          </Button>
          <ErrorNote text={problem} />
        </SentState>
      )}
      {!isWaiting && known?.state === 'replied' && (
        <Replied sent={known} deletion={deletion} onBlocked={() => setValue({ state: 'blocked' })} />
      )}
      <KeepLink deletion={deletion} />
      {isAsking ? (
        <AskDeletion
          deletion={deletion}
          result={null}
          state={deleting}
          onDelete={run}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <Button variant="text" onClick={() => setAsking(true)}>
          {t('message.delete')}
        </Button>
      )}
    </>
  );
}
