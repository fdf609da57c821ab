import { publicPath } from '@domain/profiles/links.ts';
import { type QuizResponse, response } from '@domain/responses/response.ts';
import { parseStored } from '@domain/stored.ts';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import type { OutboxItemOf } from '../../data/offline/outbox-items.ts';
import { fetchResult } from '../../data/public-results.ts';
import { createPath } from '../../lib/session-hint.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useOutbox } from '../../stores/outbox-state.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { FailedState, LoadingState, MessageState } from '../../ui/states.tsx';
import { Result } from './result.tsx';
import { WaitingResult } from './waiting-result.tsx';

/** What the take-quiz page hands over, so that the result is there without a read. */
function useHandedOver(id: string): QuizResponse | null {
  const state: unknown = useLocation().state;
  const given = parseStored(response, (state as { response?: unknown } | null)?.response);
  return given?.id === id ? given : null;
}

/** The answers with this id, while this device still has something to say of them. */
function useOwnAnswers(id: string): OutboxItemOf<'responses'> | undefined {
  const item = useOutbox(({ items }) => items.find((one) => one.id === id));
  return item?.endpoint === 'responses' ? item : undefined;
}

/** /quiz/results/{responseId}: a finished quiz, for the one who took it and for everyone who has the link. */
export function ResultsPage() {
  const { responseId = '' } = useParams();
  const own = useOwnAnswers(responseId);
  const handedOver = useHandedOver(responseId) ?? own?.answer;
  // keyed: another result in the same tab counts up anew
  if (handedOver) return <Result key={responseId} result={handedOver} isFresh />;
  return own?.input ? (
    <WaitingResult id={responseId} failure={own.state === 'refused' ? own.failure : null} />
  ) : (
    <LoadedResult key={responseId} id={responseId} />
  );
}

function LoadedResult({ id }: { id: string }) {
  const { t } = useTranslation(['results', 'common']);
  const { state, retry } = useLoad(publicPath.result(id), () => fetchResult(id));
  if (state.status === 'ready' && state.value) return <Result result={state.value} />;
  return (
    <Column>
      <PageMeta
        title={t(state.status === 'ready' ? 'notFound.title' : 'metaTitle')}
        description={t('common:tagline')}
        isPrivate
      />
      {state.status === 'loading' && <LoadingState label={t('common:loading')} heights={[320, 90, 140]} />}
      {state.status === 'failed' && <FailedState error={state.error} onRetry={retry} />}
      {state.status === 'ready' && (
        <MessageState
          symbol={<Icon name="missing" size="1em" />}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <Button variant="contained" to={createPath()}>
              {t('createOwn')}
            </Button>
          }
        />
      )}
    </Column>
  );
}
