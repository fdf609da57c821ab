import { DomainError, type ErrorCode } from '@domain/errors.ts';
import type { DraftWork } from '@domain/quiz/stored-drafts.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../data/callables.ts';
import { notify } from '../../stores/notices.ts';
import { discardDraft } from './draft-store.ts';

/** Saves a quiz that has no problems and leaves for the creator's profile. On failure everything typed stays. */
export function useSaveQuiz({ draftId, draft }: DraftWork) {
  const { t } = useTranslation('quiz-editor');
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const isSaved = useRef(false);
  const { type, isPublic } = draft;

  // not before the page is left, or it would show an empty editor while the next one loads
  useEffect(
    () => () => {
      if (isSaved.current) discardDraft(type);
    },
    [type],
  );

  const save = async () => {
    setFailure(null);
    setIsSaving(true);
    try {
      const { username } = await call('saveQuiz', {
        draftId,
        quizId: null,
        baseRevision: null,
        draft: { ...draft, password: isPublic ? '' : draft.password },
      });
      isSaved.current = true;
      notify({ kind: 'info', title: t('saved.title'), description: t(isPublic ? 'saved.public' : 'saved.private') });
      void navigate(`/${username}`);
    } catch (error) {
      setFailure(error instanceof DomainError ? error.code : 'internal');
      setIsSaving(false);
    }
  };
  return { isSaving, failure, save };
}
