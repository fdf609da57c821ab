import type { ErrorCode } from '@domain/errors.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFailureText } from '../../../i18n/save-failure.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { AppDialog } from '../shared/app-dialog.tsx';
import { codeOf, saveProfile } from './save-profile.ts';
import { SwitchRow } from './switch-row.tsx';

/** Who may do what with this profile; saved at once. The profile is live, so a refused change turns itself back. */
export function PrivacyDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { t } = useTranslation('profile-settings');
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const change = async (acceptsMessages: boolean) => {
    setFailure(null);
    try {
      await saveProfile({ acceptsMessages }, t(acceptsMessages ? 'privacy.nowOn' : 'privacy.nowOff'));
    } catch (error) {
      setFailure(codeOf(error));
    }
  };
  const { acceptsMessages } = profile;
  return (
    <AppDialog title={t('privacy.title')} onClose={onClose}>
      <Stack gap={2}>
        <SwitchRow
          label={t('privacy.accept')}
          text={t(acceptsMessages ? 'privacy.on' : 'privacy.off')}
          checked={acceptsMessages}
          onChange={(checked) => void change(checked)}
        />
        <ErrorNote text={failure && saveFailureText(failure)} />
      </Stack>
    </AppDialog>
  );
}
