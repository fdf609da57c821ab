import { areRepliesOpen } from '@domain/profiles/account-activity.ts';
import { isAdult } from '@domain/profiles/age.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import { saveSetting } from '../../../data/accounts.ts';
import { updateProfile } from '../../../data/profiles.ts';
import { now } from '../../../lib/clock.ts';
import { OfAccount } from '../account-loader.tsx';
import { Block, Part } from '../block.tsx';
import { Section } from '../section.tsx';
import { BlockedSenders } from './blocked-senders.tsx';
import { HiddenWords } from './hidden-words.tsx';
import { OwnAge } from './own-age.tsx';
import { SavingSwitch } from './saving-switch.tsx';

/** Who may write, whether they get an answer, and what is filtered. */
export function PrivacySection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { t: settings } = useTranslation('profile-settings');
  const { uid, acceptsMessages } = profile;
  return (
    <Section id="privacy">
      <Part>
        <SavingSwitch
          label={settings('privacy.accept')}
          text={settings(acceptsMessages ? 'privacy.on' : 'privacy.off')}
          isOn={acceptsMessages}
          save={(isOn) => updateProfile({ acceptsMessages: isOn })}
          saved={(isOn) => settings(isOn ? 'privacy.nowOn' : 'privacy.nowOff')}
        />
        <OfAccount uid={uid} unread={settings('privacy.replies.unread')}>
          {(account) => {
            const isOn = areRepliesOpen(account, now());
            return (
              <SavingSwitch
                label={settings('privacy.replies.label')}
                text={settings(isOn ? 'privacy.replies.on' : 'privacy.replies.off')}
                isOn={isOn}
                save={(wanted) => saveSetting(uid, { repliesOpen: wanted })}
                saved={(wanted) => settings(wanted ? 'privacy.replies.nowOn' : 'privacy.replies.nowOff')}
              />
            );
          }}
        </OfAccount>
      </Part>
      <Block title={t('words.title')}>
        <OfAccount uid={uid} unread={t('words.unread')}>
          {({ hiddenWords }) => <HiddenWords uid={uid} stored={hiddenWords ?? []} />}
        </OfAccount>
      </Block>
      <Block title={t('age.title')}>
        <OfAccount uid={uid} unread={t('age.unread')}>
          {(account) => (account.guestUntil === undefined ? <OwnAge isAdult={isAdult(account, now())} /> : null)}
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
