import { MESSAGE_MAX } from '@domain/limits.ts';
import { firstName, type Profile } from '@domain/profiles/profile.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { GAME_COLORS, INK } from '../../ui/games.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { useMessageStart } from './use-message-start.ts';

const Card = styled(Sticker)({ padding: 0, overflow: 'hidden' });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '14px 20px',
  borderBottom: `2px solid ${INK}`,
  backgroundColor: GAME_COLORS.messages.fill,
  color: INK,
  '& > :last-child': { minWidth: 0 },
});
const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 12, padding: '16px 20px 20px' });

/** A message begun on the spot; it is sent on the message page. A closed inbox says so instead. */
export function MessageStart({ profile, title }: { profile: Profile; title: string }) {
  const { t } = useTranslation('public-profile');
  const { name, username, photoURL, acceptsMessages } = profile;
  return (
    <Card aria-label={title}>
      <Head>
        <Avatar name={name} photoURL={photoURL} size="sm" />
        <div>
          <Heading size={3} as="h2">
            {title}
          </Heading>
          <Text small>
            <strong>{name}</strong> @{username}
          </Text>
        </div>
      </Head>
      {acceptsMessages ? (
        <MessageBox username={username} />
      ) : (
        <Text style={{ padding: '16px 20px 20px' }}>{t('message.closed', { name: firstName(name) })}</Text>
      )}
    </Card>
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
    <Form onSubmit={submit}>
      <Field
        multiline
        rows={2}
        label={t('message.label')}
        placeholder={t('message.placeholder')}
        maxLength={MESSAGE_MAX}
        value={text}
        counter={{ value: text.length, max: MESSAGE_MAX }}
        onChange={(event) => write(event.target.value)}
      />
      <Text small tone="quiet">
        {t('message.help')}
      </Text>
      <Button type="submit" variant="contained" end={<Icon name="send" />}>
        {t('message.action')}
      </Button>
    </Form>
  );
}
