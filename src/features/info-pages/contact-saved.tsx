import { useTranslation } from 'react-i18next';
import { isKept, type OutboxItem } from '../../data/offline/outbox-items.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Text } from '../../ui/text.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { ContactHeading } from './contact-heading.tsx';

/** The request is handed in and waits on this device, or the server did not take it later. */
export function ContactSaved({ item, onAnother }: { item: OutboxItem; onAnother: () => void }) {
  const { t } = useTranslation(['contact', 'common']);
  const { open } = useOpened('outbox');
  const { id, state, failure } = item;
  const isRefused = state === 'refused';
  // without a network there is nothing more to say
  const problem = failure && failure.code !== 'network' ? t(`common:error.${failure.code}`) : null;
  return (
    <Sticker as="section">
      <Stack gap={2} style={{ alignItems: 'flex-start' }}>
        <SymbolTile game="messages" size={56} aria-hidden>
          <Icon name="offline" size={32} />
        </SymbolTile>
        <ContactHeading>
          {isRefused ? t('refused') : t(isKept(id) ? 'common:outbox.saved' : 'common:outbox.notSent')}
        </ContactHeading>
        {!isRefused && <Text role="status">{t(isKept(id) ? 'common:outbox.byItself' : 'common:outbox.notKept')}</Text>}
        <ErrorNote text={problem} />
        <Row gap={1.5}>
          <Button variant="contained" onClick={() => open(id)}>
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
