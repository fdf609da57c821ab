import type { Standing } from '@domain/standing.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { keepDelivering } from '../../outbox/sync.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Text } from '../../ui/text.tsx';
import { TryNow } from '../../ui/try-now.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useWaitingText } from '../../ui/use-waiting-text.ts';
import { ContactHeading } from './contact-heading.tsx';

/** The request is waiting on this device, or was refused later by the server. */
export function ContactSaved(props: {
  id: string;
  standing: Exclude<Standing, { kind: 'delivered' }>;
  onAnother: () => void;
}) {
  const { id, standing, onAnother } = props;
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
        <ContactHeading>{news}</ContactHeading>
        {expect && <Text role="status">{expect}</Text>}
        <ErrorNote text={isRefused ? withCode(t(`common:error.${standing.failure.code}`), standing.failure) : null} />
        <Row gap={1.5}>
          {!isRefused && standing.canHurry && <TryNow onTry={() => keepDelivering(true)} />}
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
