import type { ErrorCode } from '@domain/errors.ts';
import { findProfileProblems, type ProfileEdit, trimmedEdit } from '@domain/profiles/edit.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setProfileDraft, useProfileDraft } from './profile-draft.ts';
import { codeOf, saveProfile } from './save-profile.ts';

/** The form of Edit Profile. What was typed stays until it is saved or dropped. */
export function useEditProfile({ name, bio }: Profile, onDone: () => void) {
  const { t } = useTranslation('profile-settings');
  const draft = useProfileDraft((state) => state.draft);
  const [wasTried, setWasTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const edit = draft ?? { name, bio };
  const problems = findProfileProblems(edit);

  const change = (part: Partial<ProfileEdit>) => {
    setProfileDraft({ ...edit, ...part });
    setFailure(null);
  };
  const drop = () => {
    setProfileDraft(null);
    onDone();
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
    setIsSaving(true);
    setFailure(null);
    try {
      await saveProfile(trimmedEdit(edit), t('edit.saved'), () => setProfileDraft(edit));
      drop();
    } catch (error) {
      setFailure(codeOf(error));
      setIsSaving(false);
    }
  };
  return { edit, problems: wasTried ? problems : {}, isSaving, failure, change, submit, drop };
}
