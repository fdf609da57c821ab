import type { Message } from '@domain/messages/message.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { markMessageRead } from '../../../data/messages.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { TrackingDetails } from '../shared/tracking-details.tsx';
import { useNames } from '../shared/use-names.ts';
import { MessageActions } from './message-actions.tsx';
import { ReplyPanel } from './reply-panel.tsx';

const Text = styled('p')({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '1.25rem',
  lineHeight: 1.4,
  fontWeight: 600,
});

/** A message in full, with its sender's data and the actions. Opening it marks it as read. */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const { senderOf } = useNames();
  const { id, readAt } = message;
  useEffect(() => {
    if (readAt === null) markMessageRead(id);
  }, [id, readAt]);
  return (
    <AppDialog title={t('messages.dialogTitle')} onClose={onClose}>
      <Stack gap={2}>
        <Sticker color="yellow" as="div">
          <Text>{message.message}</Text>
        </Sticker>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('messages.from', { name: senderOf(message.senderName) })} · <TimeAgo at={message.createdAt} />
        </Typography>
        <TrackingDetails source={{ kind: 'message', id }} />
        {!message.isSetAside && <ReplyPanel message={message} />}
        <MessageActions id={id} onGone={onClose} />
      </Stack>
    </AppDialog>
  );
}
