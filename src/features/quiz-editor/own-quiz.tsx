import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import { fetchOwnQuiz } from '../../data/own-quiz.ts';
import type { LoadState } from '../../lib/load-state.ts';
import { useLoad } from '../../lib/use-load.ts';
import { onServerReached } from '../../stores/sync-status.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState, MessageState } from '../../ui/states.tsx';
import { StepHead } from './step-head.tsx';

/** Returns a stored quiz with its answers, for its owner. Another `round` reads it again. */
export function useOwnQuiz(uid: string, code: string, round = 0) {
  const { state, retry } = useLoad(`${uid}/${code}/${round}`, () => fetchOwnQuiz(uid, code));
  const hasFailed = state.status === 'failed';
  useEffect(() => (hasFailed ? onServerReached(retry) : undefined), [hasFailed, retry]);
  return { state, retry };
}

interface Props {
  state: LoadState<unknown>;
  title: string;
  /** Why it isn't here without a network. */
  notHere: string;
  onRetry: () => void;
}

/** A stored quiz that is loading, or that couldn't be reached. */
export function OwnQuizPending({ state, title, notHere, onRetry }: Props) {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  return (
    <>
      <BackButton to={href.dashboard()}>{t('type.back')}</BackButton>
      <StepHead title={title} />
      {state.status === 'failed' && (
        <MessageState
          symbol={<Icon name="offline" size="1em" />}
          level={2}
          title={common('failedTitle')}
          text={notHere}
          action={
            <Button variant="contained" onClick={onRetry}>
              {common('retry')}
            </Button>
          }
        />
      )}
      {state.status === 'loading' && <LoadingState label={t('edit.loading')} heights={[52, 64, 280, 280]} />}
    </>
  );
}
