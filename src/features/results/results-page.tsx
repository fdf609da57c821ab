import type { QuizResponse } from '@domain/responses/response.ts';
import { useEffect, useState } from 'react';
import { href } from '../../config/href.ts';
import { fetchResult } from '../../data/public-results.ts';
import { readKeys } from '../../data/read-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { findDeleteKey } from '../../lib/delete-keys.ts';
import { useLocation, useParams } from '../../lib/router/router.tsx';
import { useIsHydrated } from '../../lib/use-device-state.ts';
import { useLoad } from '../../lib/use-load.ts';
import { type OutboxItemOf, removeItem } from '../../outbox/device/queue.ts';
import { startOutbox } from '../../outbox/outbox.ts';
import { useOutbox, useOutboxItem } from '../../outbox/store.ts';
import { useToStanding } from '../../outbox/use-to-standing.ts';
import { Button } from '../../ui/button.tsx';
import { Column } from '../../ui/layout.tsx';
import { Missing } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { Result } from './result.tsx';
import { WaitingResult } from './waiting-result.tsx';

/** Returns the result passed on by the take-quiz page, which saves a read. Valid as long as its delete key. */
function useHandedOver(id: string): QuizResponse | null {
  const state = useLocation().state as { response?: QuizResponse } | null;
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const given = state?.response;
  // Back leads here even after deletion, and the browser keeps the passed state
  return given?.id === id && findDeleteKey(id) ? given : null;
}

/** Returns this device's submission with this id, while the outbox has it. */
function useOwnAnswers(id: string): OutboxItemOf<'responses'> | undefined {
  const item = useOutboxItem(id);
  return item?.endpoint === 'responses' ? item : undefined;
}

/** Returns the result the outbox delivered. Once shown, this device needn't keep it. */
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

/** /quiz/results/{responseId}: a finished quiz, for the player and for everyone with the link. */
export function ResultsPage() {
  const { responseId = '' } = useParams();
  // keyed, so that another result in the same tab counts up again
  return <ResultOf key={responseId} id={responseId} />;
}

function ResultOf({ id }: { id: string }) {
  // needed immediately, not after loading
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
    <Missing title={title} text={text}>
      <Button variant="contained" to={href.createQuiz()}>
        {t('createOwn')}
      </Button>
    </Missing>
  );
}

function LoadedResult({ id }: { id: string }) {
  const { t } = useTranslation(['results', 'common']);
  const { state, retry } = useLoad<QuizResponse | null>(readKeys.result(id), (_, given) => fetchResult(id, given));
  const [cameWithPage] = useState(state.status === 'ready');
  const isWithdrawn = useOutbox(({ withdrawn }) => withdrawn.includes(id));
  // answers still waiting on this device aren't missing
  const isSettled = useOutbox(({ isRead }) => isRead || cameWithPage) && state.status !== 'loading';
  if (state.status === 'ready' && state.value) return <Result result={state.value} />;
  if (isSettled && isWithdrawn) return <NoResult title={t('withdrawn')} text={t('withdrawnText')} />;
  if (isSettled && state.status === 'ready') return <NoResult title={t('notFound.title')} text={t('notFound.text')} />;
  return (
    <Column>
      <PageMeta title={t('metaTitle')} description={t('common:tagline')} isPrivate />
      {isSettled && state.status === 'failed' ? (
        <FailedState level={1} error={state.error} onRetry={retry} />
      ) : (
        <LoadingState label={t('common:loading')} heights={[320, 90, 140]} />
      )}
    </Column>
  );
}
