import { type Message, replyTo } from '@domain/messages/message.ts';
import { areRepliesOpen } from '@domain/profiles/account-activity.ts';
import ReplyRounded from '@mui/icons-material/ReplyRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../config/href.ts';
import { now } from '../../../lib/clock.ts';
import { useSession } from '../../../session/state.ts';
import { prepareSecondThought, useSecondThought } from '../../../ui/find-second-thought.ts';
import { ALONG, Icon } from '../../../ui/icon.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { UserText } from '../../../ui/user-text.tsx';
import { TimeAgo } from '../shared/time-ago.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useReply } from './use-reply.ts';

const Written = styled('p')({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontWeight: 600 });

/** Says that replies are off, as a minor's are by default, and where to turn them on. */
function RepliesClosed() {
  const { t } = useTranslation('dashboard');
  return (
    <div>
      <Text small tone="quiet">
        {t('messages.reply.closed')}
      </Text>
      <Button
        variant="text"
        size="small"
        component={Link}
        to={href.page('account', 'privacy')}
        sx={{ marginInline: -1 }}
      >
        {t('messages.reply.open')}
      </Button>
    </div>
  );
}

/** The creator's reply to a message: written, sent, changed or taken back. `isUrged`: it is what to do next. */
export function ReplyPanel({ message, isUrged }: { message: Message; isUrged: boolean }) {
  const { t } = useTranslation('dashboard');
  const written = replyTo(message);
  const reply = useReply(message.id, written?.text ?? '');
  const shown = reply.current === '' ? null : written;
  const [isWriting, setWriting] = useState(false);
  const [isTakingBack, setTakingBack] = useState(false);
  const isOpen = useSession(({ account }) => account === null || areRepliesOpen(account, now()));
  const hasDraft = reply.text !== '';
  // what was refused or left unfinished is there again
  const isForm = isWriting || (shown === null && hasDraft);
  const opener = useFocusBack(isForm || (isTakingBack && shown !== null));
  const { thought, mayGoOn, drop } = useSecondThought([reply.text], 'message');
  const write = (text: string) => {
    prepareSecondThought();
    setWriting(true);
    reply.write(text);
  };
  const send = async () => {
    if ((await mayGoOn()) && reply.send()) setWriting(false);
  };
  if (!isOpen && shown === null) return <RepliesClosed />;
  if (isForm)
    return (
      <ReplyForm
        reply={reply}
        onWrite={write}
        thought={thought}
        onSend={() => void send()}
        onKeep={drop}
        onCancel={shown === null ? null : () => setWriting(false)}
        isFocused={isWriting}
      />
    );
  const open = () => {
    reply.start();
    setWriting(true);
    setTakingBack(false);
  };
  const takeBack = () => {
    reply.takeBack();
    setTakingBack(true);
  };
  if (shown === null)
    return (
      <Button
        ref={opener}
        variant={isUrged ? 'contained' : 'outlined'}
        startIcon={<ReplyRounded style={ALONG} />}
        onClick={open}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('messages.reply.write')}
      </Button>
    );
  return (
    <Sticker color="teal" as="section" aria-label={t('messages.reply.title')}>
      <Stack gap={1}>
        <Heading size={3} as="h3">
          {t('messages.reply.title')}
        </Heading>
        <UserText as={Written}>{shown.text}</UserText>
        <span>
          <TimeAgo at={shown.at} />
        </span>
        <Row gap={0} style={{ marginInline: -8 }}>
          <Button
            ref={opener}
            variant="text"
            color="inherit"
            startIcon={<Icon name="edit" size="1em" />}
            onClick={open}
          >
            {t(hasDraft && reply.text !== shown.text ? 'messages.reply.continue' : 'messages.reply.edit')}
          </Button>
          <Button variant="text" color="inherit" startIcon={<UndoRounded style={ALONG} />} onClick={takeBack}>
            {t('messages.reply.takeBack')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
