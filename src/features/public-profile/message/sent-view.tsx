import type { Recipient } from '@domain/messages/sent-message.ts';
import { firstName } from '@domain/profiles/name.ts';
import { useEffect, useRef, useState } from 'react';
import { href } from '../../../config/href.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useStepHeading } from '../../../lib/step-heading.ts';
import type { OutboxItem } from '../../../outbox/device/queue.ts';
import { useOutboxItem } from '../../../outbox/store.ts';
import { keepDelivering } from '../../../outbox/sync.ts';
import { useToStanding } from '../../../outbox/use-to-standing.ts';
import { Button } from '../../../ui/button.tsx';
import { DeleteLink } from '../../../ui/delete-link.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { LazyInstall } from '../../../ui/lazy-install.tsx';
import { SendNow } from '../../../ui/send-now.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { useWaitingText } from '../../../ui/use-waiting-text.ts';
import { CreateOwn } from './create-own.tsx';
import { Departure } from './sent-animation.tsx';
import css from './sent-view.module.css';
import { useRefusalText } from './use-refusal-text.ts';

const SETTLE_MS = 500;

/** Returns the texts about a submitted message: delivered, waiting on this device, or refused later. */
function useNews(item: OutboxItem | undefined, name: string) {
  const { t } = useTranslation('send-message');
  const toStanding = useToStanding();
  const waitingText = useWaitingText();
  const refusalText = useRefusalText();
  const standing = item ? toStanding(item) : ({ kind: 'delivered' } as const);
  if (standing.kind === 'delivered')
    return { title: t('sent.title'), text: t('sent.text', { name }), problem: null, isOpen: false, canHurry: false };
  if (standing.kind === 'refused')
    return {
      title: t('refused'),
      text: null,
      problem: refusalText(standing.failure),
      isOpen: true,
      canHurry: false,
    };
  const { news, expect } = waitingText(standing);
  return { title: news, text: expect, problem: null, isOpen: true, canHurry: standing.canHurry };
}

interface Props {
  id: string;
  recipient: Recipient;
  /** Whether it is part of another page. */
  isPart?: boolean;
  onAnother: () => void;
}

/** The state of a submitted message. */
export function SentView({ id, recipient, isPart = false, onAnother }: Props) {
  const name = firstName(recipient.name);
  const { t } = useTranslation(['send-message', 'common']);
  const card = useRef<HTMLElement>(null);
  const { open } = useOpened('outbox');
  const { title, text, problem, isOpen, canHurry } = useNews(useOutboxItem(id), name);
  const [isSettled, setSettled] = useState(false);
  // the second half of a double tap must not dismiss it
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  const heading = useStepHeading(() => {
    if (isPart) card.current?.scrollIntoView({ block: 'nearest' });
    else scrollTo(0, 0);
  });
  return (
    <>
      <Sticker className={css['card']} ref={card}>
        <Stack role="status" style={{ alignItems: 'center' }}>
          {isOpen ? <Icon name="clock" size={72} /> : <Departure />}
          <Heading size={2} as={isPart ? 'h2' : 'h1'} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {text && <Text tone="quiet">{text}</Text>}
          <ErrorNote text={problem} />
        </Stack>
        {isOpen && (
          <Row style={{ justifyContent: 'center' }}>
            {canHurry && <SendNow onTry={() => keepDelivering(true)} />}
            <Button variant="outlined" onClick={() => open(id)}>
              {t('common:outbox.look')}
            </Button>
          </Row>
        )}
        {!isOpen && (
          <Stack gap={1}>
            <DeleteLink kind="message" id={id} recipient={recipient} />
            <Text small tone="quiet">
              {t('sent.replies', { name })}
            </Text>
          </Stack>
        )}
        <div className={css['actions']} style={{ pointerEvents: isSettled ? 'auto' : 'none' }}>
          <Button variant="contained" to={href.page('my-link')}>
            {t('sent.link')}
          </Button>
          <CreateOwn hasLink={false} />
          <Button variant="outlined" onClick={onAnother}>
            {t('sent.another')}
          </Button>
        </div>
      </Sticker>
      {!isOpen && <LazyInstall moment="message" />}
    </>
  );
}
