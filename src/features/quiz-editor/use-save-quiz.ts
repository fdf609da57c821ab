import { DomainError } from '@domain/errors.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../data/callables.ts';
import { notify } from '../../stores/notices.ts';
import { endDraft, useDrafts } from './draft-storage.ts';

/** Saves a quiz that has no problems and leaves for the creator's profile. On failure everything typed stays. */
export function useSaveQuiz(slot: string, { draftId, draft }: DraftWork) {
  const { t } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<DomainError | null>(null);
  const isHere = useRef(true);
  /** When the draft that was saved had last been changed; undefined until it is saved. */
  const saved = useRef<DraftWork['changedAt'] | undefined>(undefined);
  const { isPublic } = draft;

  // what was typed since, in another tab for instance, is not saved yet and stays
  const end = useCallback(() => {
    const current = useDrafts.getState().works[slot];
    if (saved.current !== undefined && current?.changedAt === saved.current) endDraft(slot, 'saved');
  }, [slot]);
  // not before the page is left, or it would show an empty editor while the next one loads
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      end();
    };
  }, [end]);

  /** `base`: the stored quiz that this is the next revision of; null makes a new one. */
  const save = async (base: DraftWork['base']) => {
    setFailure(null);
    setIsSaving(true);
    const address = location.href;
    const changedAt = useDrafts.getState().works[slot]?.changedAt;
    try {
      const { username } = await call('saveQuiz', {
        draftId,
        quizId: base?.quizId ?? null,
        baseRevision: base?.revision ?? null,
        draft: { ...draft, password: isPublic ? '' : draft.password },
      });
      saved.current = changedAt;
      const mode = base ? 'edit' : 'create';
      notify({ kind: 'info', title: t(`${mode}.saved`), description: t(isPublic ? 'saved.public' : 'saved.private') });
      // who has left the editor meanwhile, or is just leaving, is somewhere else on purpose
      if (isHere.current && location.href === address)
        void navigate(`/${username}`, { state: { hasNewQuiz: base === null } });
      else end();
    } catch (error) {
      setFailure(error instanceof DomainError ? error : new DomainError('internal'));
      setIsSaving(false);
    }
  };
  return { isSaving, failure, save, fail: setFailure };
}
