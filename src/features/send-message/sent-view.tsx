import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxItem } from '../../data/offline/outbox-items.ts';
import { pump } from '../../data/outbox.ts';
import { useOutboxItem, useToStanding } from '../../stores/outbox-state.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteLink } from '../../ui/delete-link.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InstallSlot } from '../../ui/install-slot.tsx';
import { ActionBar, Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { keyframes, styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { TryNow } from '../../ui/try-now.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useWaitingText } from '../../ui/use-waiting-text.ts';
import { CreateOwn } from './create-own.tsx';
import { useRefusalText } from './use-refusal-text.ts';

const leave = keyframes({ from: { transform: 'translate(-40px, 30px) rotate(-20deg)', opacity: 0 } });
const Plane = styled('span')({ fontSize: 72, lineHeight: 1, animation: `${leave} 250ms ease-out` });

const SETTLE_MS = 500;

/** What stands there when a message has been handed in: it has arrived, it waits on this device, or it was refused later. */
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
      problem: refusalText(standing.failure.code),
      isOpen: true,
      canHurry: false,
    };
  const { news, expect } = waitingText(standing);
  return { title: news, text: expect, problem: null, isOpen: true, canHurry: standing.canHurry };
}

/** The message is handed in. */
export function SentView({ id, name, onAnother }: { id: string; name: string; onAnother: () => void }) {
  const { t } = useTranslation(['send-message', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { open } = useOpened('outbox');
  const { title, text, problem, isOpen, canHurry } = useNews(useOutboxItem(id), name);
  const [isSettled, setSettled] = useState(false);
  // the second half of a double tap on what stood here must not take the news away
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Sticker role="status" style={{ padding: '40px 20px' }}>
        <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
          <Plane aria-hidden>
            <Icon name={isOpen ? 'clock' : 'envelope'} size="1em" />
          </Plane>
          <Heading size={2} as="h1" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {title}
          </Heading>
          {text && <Text tone="quiet">{text}</Text>}
          <ErrorNote text={problem} />
          {isOpen && (
            <Row style={{ justifyContent: 'center' }}>
              {canHurry && <TryNow onTry={() => pump(true)} />}
              <Button variant="outlined" onClick={() => open(id)}>
                {t('common:outbox.look')}
              </Button>
            </Row>
          )}
        </Stack>
      </Sticker>
      {!isOpen && <InstallSlot moment="message" />}
      {/* not stuck to the edge: with large text it would lie over the news */}
      <ActionBar style={{ position: 'static' }}>
        <Button variant="contained" size="large" aria-disabled={!isSettled} onClick={() => isSettled && onAnother()}>
          {t('sent.another')}
        </Button>
        <CreateOwn variant="outlined" />
      </ActionBar>
      {!isOpen && <DeleteLink kind="message" id={id} />}
    </>
  );
}
