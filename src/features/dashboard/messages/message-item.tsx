import { type Message, replyTo } from '@domain/messages/message.ts';
import DraftsRounded from '@mui/icons-material/DraftsRounded';
import MailRounded from '@mui/icons-material/MailRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { COLORS, INK } from '../../../ui/palette.ts';
import { Badge } from '../../../ui/sticker.tsx';
import { ListItem } from '../shared/list-item.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { useNames } from '../shared/use-names.ts';

const Envelope = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 14,
  border: '2px solid var(--mui-palette-sticker-line)',
  '&[data-new="true"]': { backgroundColor: COLORS.yellow.fill, borderColor: INK, color: INK },
});

const New = styled(Badge)({ marginRight: 8, padding: '0 8px', fontSize: '0.75rem' });

/** A message in a list, highlighted while unread; a tap opens it. */
export function MessageItem({ message, onOpen }: { message: Message; onOpen: (id: string) => void }) {
  const { t } = useTranslation('dashboard');
  const { senderOf } = useNames();
  const isNew = message.readAt === null;
  return (
    <li>
      <ListItem onClick={() => onOpen(message.id)}>
        <Envelope data-new={isNew} aria-hidden>
          {isNew ? <MailRounded /> : <DraftsRounded />}
        </Envelope>
        <span className="lines">
          <span className={isNew ? 'text title' : 'text'}>{message.message}</span>
          <span className="small">
            {isNew && <New color="yellow">{t('messages.new')}</New>}
            {replyTo(message) && <New color="teal">{t('messages.answered')}</New>}
            {senderOf(message.senderName)} · <TimeAgo at={message.createdAt} />
          </span>
        </span>
      </ListItem>
    </li>
  );
}
