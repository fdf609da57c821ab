import { MESSAGE_MAX } from '@domain/limits.ts';
import { firstName } from '@domain/profiles/name.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import type { FormEvent } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { submitByKeys } from '../../../ui/submit-by-keys.ts';
import { Text } from '../../../ui/text.tsx';
import { MessageCard } from './message-card.tsx';
import { useMessageStart } from './use-message-start.ts';

/** Starts a message on a section page; it is sent on the message page, and nothing here suggests otherwise. */
export function SectionMessage({ profile }: { profile: Profile }) {
  const { t } = useTranslation('public-profile');
  const { name, username, acceptsMessages } = profile;
  return (
    <MessageCard title={t('message.sectionTitle')}>
      {acceptsMessages ? (
        <MessageBox username={username} />
      ) : (
        <Text>{t('message.closed', { name: firstName(name) })}</Text>
      )}
    </MessageCard>
  );
}

function MessageBox({ username }: { username: string }) {
  const { t } = useTranslation('public-profile');
  const { text, write, handOver } = useMessageStart(username);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    handOver();
  };
  return (
    <form onSubmit={submit} onKeyDown={submitByKeys} style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      <Field
        multiline
        rows={2}
        label={t('message.label')}
        placeholder={t('message.placeholder')}
        maxLength={MESSAGE_MAX}
        value={text}
        counter
        onChange={(event) => write(event.target.value)}
      />
      <Button
        type="submit"
        variant="outlined"
        end={
          <span style={{ display: 'inline-flex', transform: 'scaleX(-1)' }}>
            <Icon name="backArrow" />
          </span>
        }
      >
        {t('message.action')}
      </Button>
      <Text small tone="quiet">
        {t('message.help')}
      </Text>
    </form>
  );
}
