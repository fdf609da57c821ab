import type { AuditEntry } from '@domain/moderation/operators.ts';
import { useTranslation } from 'react-i18next';
import { subscribeToLog } from '../../../data/operator.ts';
import { useLiveList } from '../../../lib/use-live-list.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { LogList } from './log-list.tsx';

const PAGE = 20;

/** What operators did with a case, the newest first. */
export function CaseHistory({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const { state } = useLiveList<AuditEntry>(id, PAGE, (max, next, fail) => subscribeToLog(id, max, next, fail));
  if (state.status !== 'ready') return null;
  return (
    <Stack gap={1} as="section" aria-label={t('history')}>
      <Heading size={3} as="h3">
        {t('history')}
      </Heading>
      {state.value.length === 0 ? <Text tone="quiet">{t('noHistory')}</Text> : <LogList entries={state.value} />}
    </Stack>
  );
}
