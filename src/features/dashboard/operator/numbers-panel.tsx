import { SERVICE_COUNTS, type ServiceDay } from '@domain/service-day.ts';
import InsertChartRounded from '@mui/icons-material/InsertChartRounded';
import { useTranslation } from 'react-i18next';
import { subscribeToServiceDays } from '../../../data/operator.ts';
import { useLiveList } from '../../../lib/use-live-list.ts';
import { Stack } from '../../../ui/layout.tsx';
import { MessageState } from '../../../ui/states.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { GivenUp } from './given-up.tsx';
import { LoopPanel } from './loop-panel.tsx';
import { NumbersTable } from './numbers-table.tsx';

const PAGE = 31;

/** The numbers of each day, the newest first, and the loop. */
function Days() {
  const { t } = useTranslation('operator');
  const { number } = useFormats();
  const days = useLiveList<ServiceDay>('service-days', PAGE, subscribeToServiceDays);
  return (
    <LiveSection
      list={days}
      empty={<MessageState symbol={<InsertChartRounded fontSize="inherit" />} level={2} title={t('noNumbers')} />}
    >
      {(found) => (
        <Stack gap={2}>
          <Sticker>
            <NumbersTable
              label={t('tab.numbers')}
              columns={SERVICE_COUNTS.map((name) => t(`count.${name}`))}
              rows={found.map((one) => ({ day: one.day, cells: SERVICE_COUNTS.map((name) => number(one[name])) }))}
            />
            <Text small tone="quiet">
              {t('numbersNote')}
            </Text>
          </Sticker>
          <LoopPanel days={found} />
        </Stack>
      )}
    </LiveSection>
  );
}

/** What was given up, and the numbers of each day. */
export function NumbersPanel() {
  return (
    <Stack gap={2}>
      <GivenUp />
      <Days />
    </Stack>
  );
}
