import { asDomainError } from '@domain/errors.ts';
import { findUsernameProblem, typedUsername } from '@domain/profiles/new-username.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../data/callables.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { useAvailability } from '../../../lib/use-availability.ts';
import { keepDraft, useDraft } from '../../../session/account-drafts.ts';
import { isUsernameFree } from '../../../session/profile.ts';
import { notify } from '../../../stores/notices.ts';
import { withCode } from '../../../ui/request-code.tsx';

/** The form for a new username, closed while there is no draft. Input stays until it is saved or discarded. */
export function useChangeUsername({ uid, username }: Profile) {
  const { t } = useTranslation(['names', 'common']);
  const draft = useDraft(uid, 'username');
  const [wasTried, setWasTried] = useState(false);
  /** A username that the server refused, although it looked available. */
  const [refused, setRefused] = useState<string | null>(null);
  const wanted = typedUsername(draft ?? '');
  const {
    isBusy: isSaving,
    problem: failure,
    setProblem: setFailure,
    run,
  } = useAsyncAction((thrown) => {
    const error = asDomainError(thrown);
    if (!error.fields?.['username']) return error;
    setRefused(wanted);
    return null;
  });
  const isSame = wanted === username;
  const availability = useAvailability(isSame ? '' : wanted, isUsernameFree);
  const isTaken = availability === 'taken' || wanted === refused;
  const problem = findUsernameProblem(wanted) ?? (isTaken ? ('taken' as const) : null);
  const isEarly = !wasTried && (problem === 'required' || problem === 'too-short');

  const change = (typed: string | null) => {
    keepDraft(uid, { username: typed });
    setFailure(null);
    if (typed === null) setWasTried(false);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    setWasTried(true);
    setFailure(null);
    if (isSame) return change(null);
    if (problem) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    await run(async () => {
      const changed = await call('changeUsername', { username: wanted });
      notify({ kind: 'info', title: t('change.saved', changed) });
      change(null);
    });
  };
  return {
    draft,
    availability,
    problem: isEarly ? null : problem,
    isSaving,
    failure: failure && withCode(t(`common:error.${failure.code}`), failure),
    change,
    submit,
  };
}
