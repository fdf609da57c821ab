import { type Message, replyTo } from '@domain/messages/message.ts';
import { FILLS, INK } from '@domain/palette.ts';
import DraftsRounded from '@mui/icons-material/DraftsRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/sticker.tsx';
import { UserName, UserText } from '../../../ui/user-text.tsx';
import { ListItem } from '../shared/list-item.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { useNames } from '../shared/use-names.ts';
import { Envelope } from './envelope.tsx';

const Opened = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 14,
  border: '2px solid var(--mui-palette-sticker-line)',
});

const Answered = styled(Badge)({ marginInlineEnd: 8, padding: '0 8px', fontSize: '0.75rem' });

/** Ink on yellow in both schemes. The seal wiggles under the pointer. */
const Item = styled(ListItem)({
  '&[data-sealed="true"]': {
    backgroundColor: FILLS.yellow,
    borderColor: INK,
    color: INK,
    boxShadow: '3px 3px 0 var(--mui-palette-sticker-shadow)',
    '& .small': { color: INK },
    '& > svg': { transform: 'rotate(-4deg)', transition: 'transform 150ms' },
    '&:hover > svg': { transform: 'rotate(2deg) scale(1.06)' },
    '&:active': { boxShadow: 'none' },
  },
});

interface Props {
  message: Message;
  /** The text as the list shows it, once it is opened. */
  text?: ReactNode;
  onOpen: (id: string) => void;
}

/** A message in a list. A new one is a sealed envelope, whose text is nowhere on the page; a tap opens either. */
export function MessageItem({ message, text = message.message, onOpen }: Props) {
  const { t } = useTranslation('dashboard');
  const { senderOf } = useNames();
  const isSealed = message.readAt === null;
  return (
    <li>
      {/* the same button when it has been opened, so that the focus comes back to it */}
      <Item data-sealed={isSealed} onClick={() => onOpen(message.id)}>
        {isSealed ? (
          <Envelope id={message.id} />
        ) : (
          <Opened aria-hidden>
            <DraftsRounded />
          </Opened>
        )}
        <span className="lines">
          {isSealed ? (
            <span className="text title">{t('messages.sealed')}</span>
          ) : (
            <UserText as="span" className="text">
              {text}
            </UserText>
          )}
          <span className="small">
            {replyTo(message) && <Answered color="teal">{t('messages.answered')}</Answered>}
            <UserName>{senderOf(message.senderName)}</UserName> · <TimeAgo at={message.createdAt} />
          </span>
        </span>
        {isSealed && <Badge style={{ borderColor: INK }}>{t('messages.open')}</Badge>}
      </Item>
    </li>
  );
}
