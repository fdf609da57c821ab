import { draftFromQuiz } from '@domain/quiz/draft.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '../../config/href.ts';
import { fetchOwnQuiz, type OwnQuiz } from '../../data/own-quiz.ts';
import { notify } from '../../stores/notices.ts';
import { DraftEnded } from './draft-ended.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { endDraft, useDrafts } from './draft-storage.ts';
import { rebase, startEdit } from './draft-store.ts';
import { EditorForm } from './editor-form.tsx';

const baseOf = ({ quiz }: OwnQuiz) => ({ quizId: quiz.id, revision: quiz.revision, isPrivate: !quiz.isPublic });
const begin = (own: OwnQuiz) => startEdit(draftFromQuiz(own.quiz, own.key), baseOf(own));

interface Props {
  uid: string;
  username: string;
  code: string;
  /** The stored quiz; null when it was deleted and only a draft of its changes is left. */
  own: OwnQuiz | null;
  onReload: () => void;
}

/** Edits a stored quiz, from unfinished changes if there are any. */
export function EditSession({ uid, username, code, own, onReload }: Props) {
  const { t } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  const work = useDrafts((state) => state.works[code]);
  const ending = useDrafts((state) => state.ended[code]);
  const [latest, setLatest] = useState(own);
  const [isGone, setIsGone] = useState(own === null);
  const [isOffered, setIsOffered] = useState(() => useDrafts.getState().works[code]?.changedAt != null);
  // React runs effects again after a suspension; the draft must not start over then
  const mayBegin = useRef(!isOffered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useLayoutEffect(() => {
    if (own && mayBegin.current) begin(own);
    mayBegin.current = false;
  }, []);

  const discard = () => {
    endDraft(code, 'discarded');
    setIsOffered(false);
    if (latest && !isGone) begin(latest);
    else void navigate(href.dashboard());
  };
  const goOn = () => {
    // the person has been shown that there is a newer version
    if (latest && work?.base?.revision !== latest.quiz.revision) rebase(code, baseOf(latest));
    setIsOffered(false);
  };
  const fetchNewest = async () => {
    const newest = await fetchOwnQuiz(uid, code);
    setLatest(newest);
    return newest;
  };

  if (!work && ending) {
    return (
      <DraftEnded ending={ending} username={username} again={{ label: t('ended.editAgain'), onAgain: onReload }} />
    );
  }
  if (!work) return null;
  if (isOffered) {
    const isStale = latest !== null && work.base?.revision !== latest.quiz.revision;
    const since = isGone ? 'gone' : isStale ? 'newer' : null;
    return <DraftOffer work={work} since={since} onContinue={goOn} onDiscard={discard} />;
  }
  return (
    <EditorForm
      key={work.draftId}
      slot={code}
      work={work}
      back={{ label: t('type.back'), onBack: () => void navigate(href.dashboard()) }}
      onDiscard={discard}
      edit={{
        isGone,
        onGone: () => setIsGone(true),
        fetchBase: async () => baseOf(await fetchNewest()),
        takeNewer: async () => {
          const newest = await fetchNewest();
          endDraft(code, 'discarded');
          begin(newest);
          notify({ kind: 'info', title: t('conflict.taken') });
        },
      }}
    />
  );
}
