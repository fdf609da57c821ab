import { findHiddenWordsProblem, isTooLong, toHiddenWords } from '@domain/messages/hidden-words.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveSetting } from '../../../data/accounts.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { keepDraft, useDraft } from '../../../session/account-drafts.ts';
import { codeOf, saveOwn } from '../../../session/save-own.ts';

/** The form of hidden words. Input stays until it is saved or discarded. */
export function useHiddenWords(uid: string, stored: readonly string[]) {
  const { t } = useTranslation('account');
  const draft = useDraft(uid, 'hiddenWords');
  const [wasTried, setWasTried] = useState(false);
  const { isBusy: isSaving, problem: failure, setProblem: setFailure, run } = useAsyncAction(codeOf);
  const typed = draft ?? stored.join('\n');
  const words = toHiddenWords(typed);
  const problem = findHiddenWordsProblem(words);
  const keep = (hiddenWords: string | null) => {
    keepDraft(uid, { hiddenWords });
    setFailure(null);
  };
  const drop = () => {
    keep(null);
    setWasTried(false);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    setWasTried(true);
    if (problem) {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    await run(async () => {
      await saveOwn(saveSetting(uid, { hiddenWords: words }), t('words.saved'), () => keep(typed));
      drop();
    });
  };
  return {
    typed,
    count: words.length,
    problem: wasTried ? problem : null,
    /** The first word that is too long. */
    tooLong: words.find(isTooLong) ?? '',
    isChanged: draft !== null,
    isSaving,
    failure,
    type: (text: string) => keep(text),
    drop,
    submit,
  };
}
