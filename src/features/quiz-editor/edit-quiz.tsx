import type { ErrorCode } from '@domain/errors.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { fetchOwnQuiz } from '../../data/own-quiz.ts';
import { useLoad } from '../../lib/use-load.ts';
import { notify } from '../../stores/notices.ts';
import { onServerReached } from '../../stores/sync-status.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingState, MessageState } from '../../ui/states.tsx';
import { openDrafts, useDrafts } from './draft-storage.ts';
import { EditSession } from './edit-session.tsx';
import { StepHead } from './step-head.tsx';

/** Redirects to the dashboard with a reason. */
export function LeaveEditor({ reason }: { reason: ErrorCode }) {
  const { t } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  useEffect(() => {
    const kind = reason === 'not-found' || reason === 'forbidden' ? reason : 'other';
    notify({ kind: 'error', title: t('leave.title'), description: t(`leave.${kind}`) });
    void navigate(href.dashboard(), { replace: true });
  }, [reason, navigate, t]);
  return null;
}

/** Loads a stored quiz for its owner to edit. */
export function EditQuiz({ uid, username, code }: { uid: string; username: string; code: string }) {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  const [round, setRound] = useState(0);
  const { state, retry } = useLoad(`${uid}/${code}/${round}`, () => fetchOwnQuiz(uid, code));
  const hasDraft = useDrafts(({ works }) => works[code] !== undefined);
  useLayoutEffect(() => openDrafts(uid, code), [uid, code]);
  const hasFailed = state.status === 'failed';
  useEffect(() => (hasFailed ? onServerReached(retry) : undefined), [hasFailed, retry]);

  const session = { uid, username, code, onReload: () => setRound((n) => n + 1) };
  if (state.status === 'ready') return <EditSession key={round} {...session} own={state.value} />;
  if (state.status === 'failed') {
    const reason = state.error.code;
    if (reason === 'not-found' && hasDraft) return <EditSession {...session} own={null} />;
    // offline nobody is redirected: getting back to this quiz is one tap
    if (reason !== 'network' && reason !== 'unavailable') return <LeaveEditor reason={reason} />;
  }
  return (
    <>
      <BackButton to={href.dashboard()}>{t('type.back')}</BackButton>
      <StepHead title={t('edit.title')} />
      {state.status === 'failed' && (
        <MessageState
          symbol={<Icon name="offline" size="1em" />}
          level={2}
          title={common('failedTitle')}
          text={t('edit.notHere')}
          action={
            <Button variant="contained" onClick={retry}>
              {common('retry')}
            </Button>
          }
        />
      )}
      {state.status === 'loading' && <LoadingState label={t('edit.loading')} heights={[52, 64, 280, 280]} />}
    </>
  );
}
