import { asDomainError, type DomainError } from '@domain/errors.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../data/callables.ts';
import { notify } from '../../stores/notices.ts';
import { leaveSaved, settleSaved, useDrafts } from './draft-storage.ts';

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
      // who has left the editor meanwhile, or is just leaving, is somewhere else on purpose
      const hasLeft = !isHere.current || location.href !== address;
      // the profile has news of its own for a quiz that is new
      if (base || hasLeft)
        notify({
          kind: 'info',
          title: t(base ? 'edit.saved' : 'create.saved'),
          description: t(isPublic ? 'saved.public' : 'saved.private'),
        });
      if (hasLeft) leaveSaved(slot, handedIn);
      else
        void navigate(`/${username}`, {
          state: base ? null : { newQuiz: { id: quizId, title: draft.title.trim(), isPublic } },
        });
    } catch (error) {
      setFailure(asDomainError(error));
      setIsSaving(false);
    }
  };
  return { isSaving, failure, save, fail: setFailure };
}
