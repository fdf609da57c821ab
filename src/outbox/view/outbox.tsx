import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { styled } from '../../ui/styled.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { removeItem } from '../device/queue.ts';
import { leftBehind, useOutbox } from '../store.ts';
import { OutboxSheet } from './outbox-sheet.tsx';

/** At the sign's corner: beside it, it would not fit into a phone's header. */
const Count = styled('span')({
  position: 'absolute',
  top: 2,
  right: 0,
  minWidth: '1.67em',
  boxSizing: 'border-box',
  padding: '0 0.3em',
  borderRadius: 999,
  backgroundColor: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-default)',
  // larger it would cover the sign
  fontSize: 'min(0.75rem, 16px)',
  fontWeight: 700,
  lineHeight: 1.67,
});

/** What waits, was refused or has arrived late: a button with their number, and the sheet that shows them. */
export function Outbox() {
  const { t } = useTranslation('outbox');
  const { opened, open, close } = useOpened('outbox');
  const outbox = useOutbox();
  const { items } = outbox;
  const listed = leftBehind(outbox);
  const waiting = listed.filter(({ state }) => state === 'waiting').length;
  const refused = listed.filter(({ state }) => state === 'refused').length;
  const leave = () => {
    // who has seen that it arrived needs to know no more, and who uses this device next should not
    for (const { id, state } of items) if (state === 'delivered') void removeItem(id);
    close();
  };
  const label = () => {
    if (refused > 0) return t('button.refused', { count: refused });
    return waiting > 0 ? t('button.waiting', { count: waiting }) : t('button.delivered', { count: listed.length });
  };
  return (
    <>
      {listed.length > 0 && (
        <IconButton
          type="button"
          data-outbox
          aria-haspopup="dialog"
          aria-label={label()}
          title={label()}
          onClick={() => open('all')}
          style={{ position: 'relative' }}
        >
          <Icon name={refused > 0 ? 'error' : waiting > 0 ? 'clock' : 'check'} size={26} />
          <Count>{refused || waiting || listed.length}</Count>
        </IconButton>
      )}
      {opened !== null && <OutboxSheet items={items} onClose={leave} />}
    </>
  );
}
