import { publicPath } from '@domain/profiles/links.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Leads a visitor to the message page. `name` is the creator's first name. */
export function MessageInvitation({ username, name }: { username: string; name: string }) {
  const { t } = useTranslation('public-profile');
  return (
    <Sticker game="messages" style={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 14 }}>
      <Icon name="envelope" size={44} />
      <div style={{ flex: '1 1 180px' }}>
        <Heading size={3} as="h2">
          {t('message.title', { name })}
        </Heading>
        <Text small>{t('message.text')}</Text>
      </div>
      <Button variant="ink" to={publicPath.section(username, 'anonymous')}>
        {t('message.action')}
      </Button>
    </Sticker>
  );
}
