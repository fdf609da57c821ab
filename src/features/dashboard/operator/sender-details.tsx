import type { Tracking } from '@domain/tracking/tracking.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openSender } from '../../../data/operator.ts';
import { useAsyncAction } from '../../../lib/use-async-action.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { TrackingList } from '../../../ui/tracking-list.tsx';
import { useProblem } from './use-problem.ts';

/** What is known of the sender of a message: shown to the operator who has claimed the case, and logged. */
export function SenderDetails({ id }: { id: string }) {
  const { t } = useTranslation('operator');
  const [tracking, setTracking] = useState<Tracking | null>(null);
  const { isBusy, run, problem } = useAsyncAction(useProblem());
  if (tracking)
    return (
      <section aria-label={t('sender')}>
        <TrackingList tracking={tracking} />
      </section>
    );
  const open = async () => {
    const found = await run(async () => [await openSender({ on: 'report', id })]);
    if (found?.[0]) setTracking(found[0]);
  };
  return (
    <Stack gap={1}>
      <div>
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void open()}>
          {t('openSender')}
        </Button>
      </div>
      <Text small tone="quiet">
        {t('openSenderNote')}
      </Text>
      <ErrorNote text={problem} />
    </Stack>
  );
}
