import { type Message, replyTo } from '@domain/messages/message.ts';
import { concernIn, isGrave } from '@domain/safety/concern.ts';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markMessageRead } from '../../../data/messages.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { quoting } from '../../../ui/user-text.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { TrackingDetails } from '../shared/tracking-details.tsx';
import { useNames } from '../shared/use-names.ts';
import { Letter } from './letter.tsx';
import { MessageActions } from './message-actions.tsx';
import { ReaderHelp } from './reader-help.tsx';
import { ReplyPanel } from './reply-panel.tsx';

/**
 * A message in full, with its sender's data and the actions. Opening it breaks the seal and marks it as read. One that
 * hurts opens with what ends it, and with help. The words are checked on the device only.
 */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const { senderOf } = useNames();
  const { id, readAt } = message;
  const concern = useMemo(() => concernIn(message.message, 'message'), [message.message]);
  const hurts = concern === 'hurtful';
  const [wasSealed] = useState(readAt === null);
  useEffect(() => {
    if (readAt === null) markMessageRead(id);
  }, [id, readAt]);
  const actions = <MessageActions id={id} repliedAt={replyTo(message)?.at ?? null} hurts={hurts} onGone={onClose} />;
  return (
    <AppDialog title={t('messages.dialogTitle')} onClose={onClose}>
      <Stack gap={2}>
        <Letter id={id} text={message.message} isGrave={isGrave(concern)} isOpening={wasSealed && !isGrave(concern)} />
        <Typography sx={{ color: 'text.secondary' }}>
          {quoting(t('messages.from', { name: senderOf(message.senderName) }))} · <TimeAgo at={message.createdAt} />
        </Typography>
        {hurts && actions}
        {isGrave(concern) && <ReaderHelp concern={concern} />}
        <TrackingDetails source={{ kind: 'message', key: id }} />
        {!message.isSetAside && <ReplyPanel message={message} isUrged={!hurts} />}
        {!hurts && actions}
      </Stack>
    </AppDialog>
  );
}
