import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Stack } from '../../ui/layout.tsx';
import { SendNow } from '../../ui/send-now.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { OutboxItem } from '../device/queue.ts';
import { keepDelivering } from '../sync.ts';
import { useToStanding } from '../use-to-standing.ts';
import { OutboxCard } from './outbox-card.tsx';

const GROUPS = ['refused', 'waiting', 'delivered'] as const;

/** Returns whether an immediate retry could help any of these. */
function useCanHurry(items: readonly OutboxItem[]): boolean {
  const toStanding = useToStanding();
  return items.some((item) => {
    const standing = toStanding(item);
    return 'canHurry' in standing && standing.canHurry;
  });
}

function Group({ state, items }: { state: (typeof GROUPS)[number]; items: OutboxItem[] }) {
  const { t } = useTranslation('outbox');
  const canHurry = useCanHurry(items);
  if (items.length === 0) return null;
  return (
    <section>
      <Stack gap={1.5}>
        <Heading size={3}>{t(`group.${state}`)}</Heading>
        {canHurry && <SendNow onTry={() => keepDelivering(true)} />}
        {items.map((item) => (
          <OutboxCard key={item.id} item={item} />
        ))}
      </Stack>
    </section>
  );
}

/** Everything in the outbox: why it is there, its content, and the available actions. */
export function OutboxSheet({ items, onClose }: { items: readonly OutboxItem[]; onClose: () => void }) {
  const { t } = useTranslation('outbox');
  const content = useRef<HTMLDivElement>(null);
  const count = items.length;
  // the button that removed something is gone with it
  useEffect(() => {
    if (count >= 0 && document.activeElement === document.body) content.current?.focus();
  }, [count]);
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <Stack gap={3} ref={content} tabIndex={-1} style={{ outline: 'none' }}>
        {items.length === 0 && <Text role="status">{t('empty')}</Text>}
        {GROUPS.map((state) => (
          <Group key={state} state={state} items={items.filter((item) => item.state === state)} />
        ))}
      </Stack>
    </Sheet>
  );
}
