import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../stores/session-state.ts';
import { LoadingState } from '../../../ui/states.tsx';
import { Block, Part } from '../block.tsx';
import { Section } from '../section.tsx';
import { HiddenWords } from './hidden-words.tsx';
import { MessagesSwitch } from './messages-switch.tsx';

/** Who may write, and what never arrives. */
export function PrivacySection({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common']);
  const account = useSession((state) => state.account);
  return (
    <Section id="privacy">
      <Part>
        <MessagesSwitch profile={profile} />
      </Part>
      <Block title={t('words.title')}>
        {account ? (
          <HiddenWords uid={profile.uid} stored={account.hiddenWords ?? []} />
        ) : (
          <LoadingState label={t('common:loading')} heights={[120]} />
        )}
      </Block>
    </Section>
  );
}
