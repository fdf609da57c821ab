import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import { Block, Part } from '../block.tsx';
import { OfAccount } from '../of-account.tsx';
import { Section } from '../section.tsx';
import { BlockedSenders } from './blocked-senders.tsx';
import { HiddenWords } from './hidden-words.tsx';
import { MessagesSwitch } from './messages-switch.tsx';

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
