import { copyOfQuiz } from '@domain/quiz/copy.ts';
import ControlPointDuplicateRounded from '@mui/icons-material/ControlPointDuplicateRounded';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../config/href.ts';
import type { OwnQuiz } from '../../data/own-quiz.ts';
import { openDrafts, useDrafts } from './draft-storage.ts';
import { startCopy } from './draft-store.ts';
import { LeaveEditor } from './leave-editor.tsx';
import { OwnQuizPending, useOwnQuiz } from './own-quiz.tsx';
import { ReplaceDraft } from './replace-draft.tsx';
import { NoRoom, useRoom } from './room.tsx';

/** Loads a stored quiz, and opens a copy of it as the draft of a new one. */
export function CopyQuiz({ uid, code }: { uid: string; code: string }) {
  const { t } = useTranslation('quiz-editor');
  const { state, retry } = useOwnQuiz(uid, code);
  const room = useRoom(uid);
  const pending = { title: t('copy.title'), notHere: t('copy.notHere'), onRetry: retry };
  if (state.status === 'failed') {
    const reason = state.error.code;
    if (reason !== 'network' && reason !== 'unavailable') return <LeaveEditor from="copy" reason={reason} />;
    return <OwnQuizPending state={state} {...pending} />;
  }
  if (state.status !== 'ready') return <OwnQuizPending state={state} {...pending} />;
  if (room.status !== 'ready') return <OwnQuizPending state={room} {...pending} />;
  if (!room.value) return <NoRoom text="copy.fullText" />;
  return <Copy uid={uid} own={state.value} />;
}

function Copy({ uid, own: { quiz, key } }: { uid: string; own: OwnQuiz }) {
  const { t } = useTranslation('quiz-editor');
  const [copy] = useState(() =>
    // as typed: what isolates a title within a sentence must not be stored
    copyOfQuiz(quiz, key, (title) => t('copy.name', { title, interpolation: { escapeValue: false } })),
  );
  const work = useDrafts(({ works }) => works[quiz.type]);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    openDrafts(uid);
    setIsOpen(true);
  }, [uid]);
  // a draft that hasn't been read yet must not look like none
  if (!isOpen) return null;
  return (
    <ReplaceDraft
      made={copy}
      work={work}
      onStart={startCopy}
      icon={<ControlPointDuplicateRounded />}
      label={t('copy.title')}
      here={href.createQuiz({ copy: quiz.id })}
      above={href.dashboard('quizzes')}
    />
  );
}
