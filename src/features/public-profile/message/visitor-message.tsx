import { firstName } from '@domain/profiles/name.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import { useEffect } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSearchParams } from '../../../lib/router/router.tsx';
import { useIsHydrated } from '../../../lib/use-device-state.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Text } from '../../../ui/text.tsx';
import { MESSAGE_PART } from '../profile-frame.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageForm } from './message-form.tsx';
import { useMessage } from './use-message.ts';

/** On a creator's page: the message form, or a note that the inbox is closed. */
export function VisitorMessage({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['public-profile', 'send-message']);
  const message = useMessage(profile);
  const name = firstName(profile.name);
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  // visitors with a prefilled text came to write
  const isBrought = query.has('prefill') && isHydrated;
  useEffect(() => {
    if (isBrought) document.getElementById(MESSAGE_PART)?.scrollIntoView({ block: 'nearest' });
  }, [isBrought]);
  if (message.sent) {
    const { id, SentView } = message.sent;
    const recipient = { name: profile.name, username: profile.username };
    return <SentView id={id} recipient={recipient} isPart onAnother={message.goOn} />;
  }
  return (
    <MessageCard
      title={t('send-message:heading', { name })}
      avatar={<Avatar name={profile.name} photoURL={profile.photoURL} size="sm" />}
      username={profile.username}
    >
      {profile.acceptsMessages ? (
        <MessageForm name={name} message={message} rows={3} action={t('message.action')} />
      ) : (
        <Text>{t('message.closed', { name })}</Text>
      )}
    </MessageCard>
  );
}
