import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { removeItem } from '../device/queue.ts';
import { leftBehind, useOutbox } from '../store.ts';
import css from './outbox.module.css';
import { OutboxSheet } from './outbox-sheet.tsx';

/** A button with the number of waiting, refused or late submissions, and the sheet that lists them. */
export function Outbox() {
  const { t } = useTranslation('outbox');
  const { opened, open, close } = useOpened('outbox');
  const outbox = useOutbox();
  const { items } = outbox;
  const listed = leftBehind(outbox);
  const waiting = listed.filter(({ state }) => state === 'waiting').length;
  const refused = listed.filter(({ state }) => state === 'refused').length;
  const leave = () => {
    // once seen, a delivery is no longer of interest, and the next person at this device shouldn't see it
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
          <span className={css['count']}>{refused || waiting || listed.length}</span>
        </IconButton>
      )}
      {opened !== null && <OutboxSheet items={items} onClose={leave} />}
    </>
  );
}
