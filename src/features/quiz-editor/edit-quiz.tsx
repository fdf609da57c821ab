import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDrafts, useDrafts } from './draft-storage.ts';
import { EditSession } from './edit-session.tsx';
import { LeaveEditor } from './leave-editor.tsx';
import { OwnQuizPending, useOwnQuiz } from './own-quiz.tsx';

/** Loads a stored quiz for its owner to edit. */
export function EditQuiz({ uid, username, code }: { uid: string; username: string; code: string }) {
  const { t } = useTranslation('quiz-editor');
  const [round, setRound] = useState(0);
  const { state, retry } = useOwnQuiz(uid, code, round);
  const hasDraft = useDrafts(({ works }) => works[code] !== undefined);
  useLayoutEffect(() => openDrafts(uid, code), [uid, code]);

  const session = { uid, username, code, onReload: () => setRound((n) => n + 1) };
  if (state.status === 'ready') return <EditSession key={round} {...session} own={state.value} />;
  if (state.status === 'failed') {
    const reason = state.error.code;
    if (reason === 'not-found' && hasDraft) return <EditSession {...session} own={null} />;
    // offline nobody is redirected: getting back to this quiz is one tap
    if (reason !== 'network' && reason !== 'unavailable') return <LeaveEditor from="edit" reason={reason} />;
  }
  return <OwnQuizPending state={state} title={t('edit.title')} notHere={t('edit.notHere')} onRetry={retry} />;
}
