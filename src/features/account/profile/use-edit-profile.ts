import { findProfileProblems, type ProfileEdit, toStore } from '@domain/profiles/edit.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProfile } from '../../../data/profiles.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { keepDraft, useDraft } from '../../../session/account-drafts.ts';
import { codeOf, saveOwn } from '../../../session/save-own.ts';
import { prepareSecondThought, useSecondThought } from '../../../ui/find-second-thought.ts';

/** The form of name, face and bio. Input stays until it is saved or discarded. */
export function useEditProfile(profile: Profile) {
  const { uid, name, bio, photoURL } = profile;
  const { t } = useTranslation('profile-settings');
  const draft = useDraft(uid, 'profile');
  const [wasTried, setWasTried] = useState(false);
  const { isBusy: isSaving, problem: failure, setProblem: setFailure, run } = useAsyncAction(codeOf);
  const edit = { name, bio, photoURL, ...draft };
  const problems = findProfileProblems(draft ?? {});
  const second = useSecondThought([draft?.name ?? '', draft?.bio ?? ''], 'profile');

  const change = (part: Partial<ProfileEdit>) => {
    prepareSecondThought();
    keepDraft(uid, { profile: { ...draft, ...part } });
    setFailure(null);
  };
  const drop = () => {
    keepDraft(uid, { profile: null });
    setWasTried(false);
    setFailure(null);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    setWasTried(true);
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (!(await second.mayGoOn())) return;
    await run(async () => {
      await saveOwn(updateProfile(toStore(edit, profile)), t('edit.saved'), () => keepDraft(uid, { profile: draft }));
      drop();
    });
  };
  const isChanged = draft !== null;
  return { edit, isChanged, problems: wasTried ? problems : {}, isSaving, failure, second, change, submit, drop };
}
