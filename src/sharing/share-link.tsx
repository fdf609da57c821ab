import { useTranslation } from '../i18n/use-translation.ts';
import type { ShareSubject } from '../lib/share-subject.ts';
import { Icon } from '../ui/icon.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import { ChatCard } from './chat-card.tsx';
import { LinkButtons } from './link-buttons.tsx';
import type { Shared } from './use-shared.ts';

/** How chats show a link, and the link itself. */
export function ShareLink({ subject, shared }: { subject: ShareSubject; shared: Shared }) {
  const { t } = useTranslation('share');
  return (
    <Stack gap={2}>
      <ChatCard shared={shared} />
      {shared.isPrivate && (
        <Row style={{ flexWrap: 'nowrap' }}>
          <Icon name="lock" size={24} />
          <Text style={{ fontWeight: 600 }}>{t('private')}</Text>
        </Row>
      )}
      <LinkButtons subject={subject} shared={shared} />
    </Stack>
  );
}
