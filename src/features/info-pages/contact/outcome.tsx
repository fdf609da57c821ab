import type { ContactInput } from '@domain/contact/form.ts';
import type { Standing } from '@domain/standing.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { keepDelivering } from '../../../outbox/sync.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { withCode } from '../../../ui/request-code.tsx';
import { SendNow } from '../../../ui/send-now.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { useWaitingText } from '../../../ui/use-waiting-text.ts';
import css from './contact.module.css';

/** The heading of what replaces the form; takes the focus, so that it is read out. */
function OutcomeHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Heading as="h2" size={2} ref={heading} tabIndex={-1} style={{ scrollMarginTop: 120 }}>
      {children}
    </Heading>
  );
}

/** The request has arrived. */
export function ContactSent({ sent, onAnother }: { sent: ContactInput; onAnother: () => void }) {
  const { t } = useTranslation('contact');
  const { email, inquiryType } = sent;
  return (
    <Sticker as="section" color="yellow" style={{ padding: '36px 24px' }}>
      <Stack gap={2} style={{ alignItems: 'flex-start' }}>
        <span className={css['letter']} aria-hidden>
          <Icon name="envelope" size={72} />
        </span>
        <OutcomeHeading>{t('sent.title')}</OutcomeHeading>
        <Text>{inquiryType === 'safety' ? t('sent.safety', { email }) : t('sent.text', { email })}</Text>
        <Row gap={1.5}>
          <Button variant="ink" onClick={onAnother}>
            {t('sent.another')}
          </Button>
          <Button variant="outlined" to="/">
            {t('sent.home')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}

interface SavedProps {
  id: string;
  standing: Exclude<Standing, { kind: 'delivered' }>;
  onAnother: () => void;
}

/** The request is waiting on this device, or was refused later by the server. */
export function ContactSaved({ id, standing, onAnother }: SavedProps) {
  const { t } = useTranslation(['contact', 'common']);
  const { open } = useOpened('outbox');
  const textOf = useWaitingText();
  const isRefused = standing.kind === 'refused';
  const { news, expect } = isRefused ? { news: t('refused'), expect: null } : textOf(standing);
  return (
    <Sticker as="section">
      <Stack gap={2} style={{ alignItems: 'flex-start' }}>
        <SymbolTile color="yellow" size={56} aria-hidden>
          <Icon name={isRefused ? 'mailbox' : 'clock'} size={32} />
        </SymbolTile>
        <OutcomeHeading>{news}</OutcomeHeading>
        {expect && <Text role="status">{expect}</Text>}
        <ErrorNote text={isRefused ? withCode(t(`common:error.${standing.failure.code}`), standing.failure) : null} />
        <Row gap={1.5}>
          {!isRefused && standing.canHurry && <SendNow onTry={() => keepDelivering(true)} />}
          <Button variant="outlined" onClick={() => open(id)}>
            {t('common:outbox.look')}
          </Button>
          <Button variant="text" onClick={onAnother}>
            {t('sent.another')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
