import type { Deletion } from '@domain/deletion.ts';
import type { SentMessage } from '@domain/messages/sent-message.ts';
import { publicPath } from '@domain/profiles/links.ts';
import { firstName } from '@domain/profiles/name.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { UserName, UserText } from '../../ui/user-text.tsx';
import { BlockReplies } from './block-replies.tsx';
import css from './replied.module.css';
import { ReportReply } from './report-reply.tsx';

interface Props {
  sent: Extract<SentMessage, { state: 'replied' }>;
  deletion: Deletion;
  onBlocked: () => void;
}

/** A message and the reply to it, and what its sender can do about that. */
export function Replied({ sent, deletion, onBlocked }: Props) {
  const { t } = useTranslation('sent');
  const { moment } = useFormats();
  const [chosen, setChosen] = useState<'report' | 'block' | null>(null);
  const { message, reply, recipient } = sent;
  const name = firstName(recipient.name);
  return (
    <>
      <div role="status">
        <Heading size={2} as="h1">
          {t('message.repliedTitle', { name })}
        </Heading>
        {/* a name can be anybody's, a username is one person's */}
        <Text small tone="quiet">
          <UserName>@{recipient.username}</UserName>
        </Text>
      </div>
      <Sticker color="yellow" className={css['asked']} aria-label={t('message.you')}>
        <Text small style={{ fontWeight: 700 }}>
          {t('message.you')}
        </Text>
        <UserText as={Text} className={css['text']}>
          {message}
        </UserText>
      </Sticker>
      <Sticker color="teal" className={css['replied']} aria-label={t('message.reply', { name })}>
        <Stack gap={0.5}>
          <Text small style={{ fontWeight: 700 }}>
            {t('message.reply', { name })}
          </Text>
          <UserText as={Text} className={css['text']}>
            {reply.text}
          </UserText>
          <Text small>{moment(reply.at)}</Text>
        </Stack>
      </Sticker>
      <Button variant="contained" size="large" to={publicPath.section(recipient.username, 'anonymous')}>
        {t('message.again', { name })}
      </Button>
      {chosen === 'report' && <ReportReply deletion={deletion} onClose={() => setChosen(null)} />}
      {chosen === 'block' && (
        <BlockReplies deletion={deletion} name={name} onBlocked={onBlocked} onClose={() => setChosen(null)} />
      )}
      {chosen === null && (
        <Row style={{ justifyContent: 'center' }}>
          <Button variant="text" onClick={() => setChosen('report')}>
            {t('message.report')}
          </Button>
          <Button variant="text" onClick={() => setChosen('block')}>
            {t('message.block')}
          </Button>
        </Row>
      )}
    </>
  );
}
