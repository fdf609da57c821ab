import type { ErrorCode } from '@domain/errors.ts';
import { toHiddenWords } from '@domain/messages/hidden-words.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveHiddenWords } from '../../../data/accounts.ts';
import { keepDraft, useDraft } from '../drafts.ts';
import { codeOf, saveOwn } from '../save-own.ts';

/** The form of hidden words. What was typed stays until it is saved or dropped. */
export function useHiddenWords(uid: string, stored: readonly string[]) {
  const { t } = useTranslation('account');
  const draft = useDraft(uid, 'hiddenWords');
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const typed = draft ?? stored.join('\n');
  const keep = (hiddenWords: string | null) => {
    keepDraft(uid, { hiddenWords });
    setFailure(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setFailure(null);
    try {
      await saveOwn(saveHiddenWords(uid, toHiddenWords(typed)), t('words.saved'), () => keep(typed));
      keep(null);
    } catch (error) {
      setFailure(codeOf(error));
    }
    setIsSaving(false);
  };
  return {
    typed,
    count: toHiddenWords(typed).length,
    isChanged: draft !== null,
    isSaving,
    failure,
    type: (text: string) => keep(text),
    drop: () => keep(null),
    submit,
  };
}
