import type { ErrorCode } from '@domain/errors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProfile } from '../../../data/profiles.ts';
import { saveFailureText } from '../../../i18n/save-failure.ts';
import { codeOf, saveOwn } from '../../../session/save-own.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';

/** Whether anyone may send messages; saved at once. The live profile reverts a refused change. */
export function MessagesSwitch({ profile: { acceptsMessages } }: { profile: Profile }) {
  const { t } = useTranslation('profile-settings');
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const change = async (isOn: boolean) => {
    setFailure(null);
    try {
      await saveOwn(updateProfile({ acceptsMessages: isOn }), t(isOn ? 'privacy.nowOn' : 'privacy.nowOff'));
    } catch (error) {
      setFailure(codeOf(error));
    }
  };
  return (
    <>
      <SwitchRow
        label={t('privacy.accept')}
        text={t(acceptsMessages ? 'privacy.on' : 'privacy.off')}
        checked={acceptsMessages}
        onChange={(checked) => void change(checked)}
      />
      <ErrorNote text={failure && saveFailureText(failure)} />
    </>
  );
}
