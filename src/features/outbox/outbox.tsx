import { useTranslation } from 'react-i18next';
import { removeItem } from '../../data/offline/outbox-items.ts';
import { leftBehind, useOutbox } from '../../stores/outbox-state.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { OutboxSheet } from './outbox-sheet.tsx';

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
        <Button
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          aria-label={label()}
          title={label()}
          start={<Icon name={refused > 0 ? 'error' : waiting > 0 ? 'clock' : 'check'} />}
          onClick={() => open('all')}
          style={{ paddingInline: 12, boxShadow: 'none', gap: 6 }}
        >
          {refused || waiting || listed.length}
        </Button>
      )}
      {opened !== null && <OutboxSheet items={items} onClose={leave} />}
    </>
  );
}
