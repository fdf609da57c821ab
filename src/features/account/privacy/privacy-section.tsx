import type { AccountActivity } from '@domain/profiles/account-activity.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import { Block, Part } from '../block.tsx';
import { Section } from '../section.tsx';
import { BlockedSenders } from './blocked-senders.tsx';
import { HiddenWords } from './hidden-words.tsx';
import { MessagesSwitch } from './messages-switch.tsx';
import { useAccount } from './use-account.ts';

/** A part that shows account data, or that it can't be read. */
function OfAccount(props: { uid: string; unread: string; children: (account: AccountActivity) => ReactNode }) {
  const { uid, unread, children } = props;
  const { t } = useTranslation();
  const { state, retry } = useAccount(uid);
  if (state.status === 'ready') return children(state.value);
  if (state.status === 'loading') return <LoadingState label={t('loading')} heights={[120]} />;
  const again = (
    <Button variant="outlined" size="small" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return <ErrorNote text={unread} action={again} />;
}

/** Who may write, and what is filtered. */
export function PrivacySection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { uid } = profile;
  return (
    <Section id="privacy">
      <Part>
        <MessagesSwitch profile={profile} />
      </Part>
      <Block title={t('words.title')}>
        <OfAccount uid={uid} unread={t('words.unread')}>
          {({ hiddenWords }) => <HiddenWords uid={uid} stored={hiddenWords ?? []} />}
        </OfAccount>
      </Block>
      <Block title={t('blocked.title')}>
        <OfAccount uid={uid} unread={t('blocked.unread')}>
          {({ hasBlockedSenders }) => <BlockedSenders isAny={hasBlockedSenders ?? false} />}
        </OfAccount>
      </Block>
    </Section>
  );
}
