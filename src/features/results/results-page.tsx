import { publicPath } from '@domain/profiles/links.ts';
import { type QuizResponse, response } from '@domain/responses/response.ts';
import { parseStored } from '@domain/stored.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { fetchResult } from '../../data/public-results.ts';
import { findDeleteKey } from '../../lib/delete-keys.ts';
import { useLoad } from '../../lib/use-load.ts';
import { type OutboxItemOf, removeItem } from '../../outbox/device/queue.ts';
import { startOutbox } from '../../outbox/outbox.ts';
import { useOutbox, useOutboxItem, useToStanding } from '../../outbox/store.ts';
import { createPath } from '../../session/hint.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { FailedState, LoadingState, MessageState } from '../../ui/states.tsx';
import { Result } from './result.tsx';
import { WaitingResult } from './waiting-result.tsx';

/** What the take-quiz page hands over, so that the result is there without a read. It ends with the key that deletes it. */
function useHandedOver(id: string): QuizResponse | null {
  const state: unknown = useLocation().state;
  const given = parseStored(response, (state as { response?: unknown } | null)?.response);
  // the way back leads here from where it was deleted, too, and the browser keeps what was handed over
  return given?.id === id && findDeleteKey(id) ? given : null;
}

/** The answers with this id, while this device still has something to say of them. */
function useOwnAnswers(id: string): OutboxItemOf<'responses'> | undefined {
  const item = useOutboxItem(id);
  return item?.endpoint === 'responses' ? item : undefined;
}

/** The result that the outbox has brought. Once it is on the screen this device need not keep it for later. */
function useDelivered(own: OutboxItemOf<'responses'> | undefined): QuizResponse | null {
  const [shown, setShown] = useState<QuizResponse | null>(null);
  const answer = own?.answer ?? null;
  useEffect(() => {
    if (!answer) return;
    setShown(answer);
    void removeItem(answer.id);
  }, [answer]);
  return answer ?? shown;
}

/** /quiz/results/{responseId}: a finished quiz, for the one who took it and for everyone who has the link. */
export function ResultsPage() {
  const { responseId = '' } = useParams();
  // keyed: another result in the same tab counts up anew
  return <ResultOf key={responseId} id={responseId} />;
}

function ResultOf({ id }: { id: string }) {
  // this page has to know at once, not a moment after it is loaded
  useEffect(startOutbox, []);
  const own = useOwnAnswers(id);
  const delivered = useDelivered(own);
  const handedOver = useHandedOver(id) ?? delivered;
  const toStanding = useToStanding();
  if (handedOver) return <Result result={handedOver} isFresh />;
  const standing = own && toStanding(own);
  return standing && standing.kind !== 'delivered' ? (
    <WaitingResult id={id} standing={standing} />
  ) : (
    <LoadedResult id={id} />
  );
}

function NoResult({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('results');
  return (
    <MessageState
      symbol={<Icon name="missing" size="1em" />}
      title={title}
      text={text}
      action={
        <Button variant="contained" to={createPath()}>
          {t('createOwn')}
        </Button>
      }
    />
  );
}

function LoadedResult({ id }: { id: string }) {
  const { t } = useTranslation(['results', 'common']);
  const { state, retry } = useLoad(publicPath.result(id), () => fetchResult(id));
  const isWithdrawn = useOutbox(({ withdrawn }) => withdrawn.includes(id));
  // answers that still wait on this device are not missing
  const isSettled = useOutbox(({ isRead }) => isRead) && state.status !== 'loading';
  if (state.status === 'ready' && state.value) return <Result result={state.value} />;
  const isMissing = isSettled && state.status === 'ready';
  return (
    <Column>
      <PageMeta title={t(isMissing ? 'notFound.title' : 'metaTitle')} description={t('common:tagline')} isPrivate />
      {!isSettled && <LoadingState label={t('common:loading')} heights={[320, 90, 140]} />}
      {isSettled && isWithdrawn && <NoResult title={t('withdrawn')} text={t('withdrawnText')} />}
      {isSettled && !isWithdrawn && state.status === 'failed' && (
        <FailedState level={1} error={state.error} onRetry={retry} />
      )}
      {isMissing && !isWithdrawn && <NoResult title={t('notFound.title')} text={t('notFound.text')} />}
    </Column>
  );
}
