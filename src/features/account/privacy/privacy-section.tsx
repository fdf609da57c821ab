import type { Profile } from '@domain/profiles/profile.ts';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import { Block, Part } from '../block.tsx';
import { Section } from '../section.tsx';
import { HiddenWords } from './hidden-words.tsx';
import { MessagesSwitch } from './messages-switch.tsx';
import { NotificationsSwitch } from './notifications-switch.tsx';
import { useAccount } from './use-account.ts';

function StoredWords({ uid }: { uid: string }) {
  const { t } = useTranslation(['account', 'common']);
  const { state, retry } = useAccount(uid);
  if (state.status === 'ready') return <HiddenWords uid={uid} stored={state.value.hiddenWords ?? []} />;
  if (state.status === 'loading') return <LoadingState label={t('common:loading')} heights={[120]} />;
  const again = (
    <Button variant="outlined" size="small" onClick={retry}>
      {t('common:retry')}
    </Button>
  );
  return <ErrorNote text={t('words.unread')} action={again} />;
}

/** Who may write, and what never arrives. */
export function PrivacySection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  return (
    <Section id="privacy">
      <Part>
        <MessagesSwitch profile={profile} />
      </Part>
      <Part>
        <Suspense>
          <NotificationsSwitch />
        </Suspense>
      </Part>
      <Block title={t('words.title')}>
        <StoredWords uid={profile.uid} />
      </Block>
    </Section>
  );
}
