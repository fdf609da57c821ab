import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKept } from '../../data/offline/outbox-items.ts';
import { useOutboxItem } from '../../stores/outbox-state.ts';
import { Button } from '../../ui/button.tsx';
import { DeleteLink } from '../../ui/delete-link.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InstallSlot } from '../../ui/install-slot.tsx';
import { ActionBar, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { keyframes, styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { CreateOwn } from './create-own.tsx';

const leave = keyframes({ from: { transform: 'translate(-40px, 30px) rotate(-20deg)', opacity: 0 } });
const Plane = styled('span')({ fontSize: 72, lineHeight: 1, animation: `${leave} 250ms ease-out` });

const SETTLE_MS = 500;

/** What stands there when a message has been handed in: it has arrived, it waits on this device, or it was refused later. */
function useNews(id: string, name: string) {
  const { t } = useTranslation(['send-message', 'common']);
  const item = useOutboxItem(id);
  const failure = item?.failure ? t(`common:error.${item.failure.code}`) : null;
  if (item?.state === 'refused') return { title: t('failed'), text: failure, problem: null, isOpen: true };
  if (item?.state !== 'waiting')
    return { title: t('sent.title'), text: t('sent.text', { name }), problem: null, isOpen: false };
  // without a network there is nothing more to say
  const isNews = failure && item.failure?.code !== 'network';
  const problem = item.failure?.code === 'rate-limited' ? failure : t('databaseError', { message: failure });
  return {
    title: t(isKept(id) ? 'common:outbox.saved' : 'common:outbox.notSent'),
    text: t(isKept(id) ? 'common:outbox.byItself' : 'common:outbox.notKept'),
    problem: isNews ? problem : null,
    isOpen: true,
  };
}

/** The message is handed in. */
export function SentView({ id, name, onAnother }: { id: string; name: string; onAnother: () => void }) {
  const { t } = useTranslation(['send-message', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { open } = useOpened('outbox');
  const { title, text, problem, isOpen } = useNews(id, name);
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
          <Text tone="quiet">{text}</Text>
          <ErrorNote text={problem} />
          {isOpen && (
            <Button variant="outlined" onClick={() => open(id)}>
              {t('common:outbox.look')}
            </Button>
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
