import { DomainError } from '@domain/errors.ts';
import { publicPath } from '@domain/profiles/links.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../data/callables.ts';
import { notify } from '../../stores/notices.ts';
import { leaveSaved, settleSaved, useDrafts } from './draft-storage.ts';
import { newQuizLinks } from './new-quiz-links.tsx';

/** Saves a quiz that has no problems and leaves for the creator's profile. On failure everything typed stays. */
export function useSaveQuiz(slot: string, work: DraftWork) {
  const { t } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const isHere = useRef(true);
  const saved = useRef<DraftWork | null>(null);
  const { draftId, draft } = work;
  const { isPublic } = draft;

  // not before the page is left, or it would show an empty editor while the next one loads
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (saved.current) leaveSaved(slot, saved.current);
    };
  }, [slot]);

  /** `base`: the stored quiz that this is the next revision of; null makes a new one. */
  const save = async (base: DraftWork['base']) => {
    setFailure(null);
    setIsSaving(true);
    const address = location.href;
    // newer than what was rendered last, where it has just been given another base
    const handedIn = useDrafts.getState().works[slot] ?? work;
    try {
      const { username, quizId } = await call('saveQuiz', {
        draftId,
        quizId: base?.quizId ?? null,
        baseRevision: base?.revision ?? null,
        draft: { ...draft, password: isPublic ? '' : draft.password },
      });
      saved.current = handedIn;
      settleSaved(slot, handedIn);
      const mode = base ? 'edit' : 'create';
      notify({
        kind: 'info',
        title: t(`${mode}.saved`),
        description: t(isPublic ? 'saved.public' : 'saved.private'),
        actions: newQuizLinks(publicPath.quiz(username, quizId), draft.title),
      });
      // who has left the editor meanwhile, or is just leaving, is somewhere else on purpose
      if (isHere.current && location.href === address)
        void navigate(`/${username}`, { state: base ? null : { newQuiz: quizId } });
      else leaveSaved(slot, handedIn);
    } catch (error) {
      setFailure(error instanceof DomainError ? error : new DomainError('internal'));
      setIsSaving(false);
    }
  };
  return { isSaving, failure, save, fail: setFailure };
}
