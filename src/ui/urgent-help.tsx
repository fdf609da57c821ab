import { isUrgent, type ReportReason } from '@domain/moderation/reasons.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Stack } from './layout.tsx';
import { Text } from './text.tsx';

/** Fetched when a report needs them; without them, the sentence is still there. */
const HelpLines = lazy(() =>
  Promise.all([import('./help-lines.tsx'), loadTexts('help-lines')]).then(
    ([m]): { default: ComponentType } => ({ default: m.HelpLines }),
    () => ({ default: () => null }),
  ),
);

/** In a report that can't wait: whom to call. */
export function UrgentHelp({ reason }: { reason: ReportReason | null }) {
  const { t } = useTranslation('moderation');
  if (reason === null || !isUrgent(reason)) return null;
  return (
    <Stack>
      <Text role="status">{t('report.urgent')}</Text>
      <Suspense fallback={null}>
        <HelpLines />
      </Suspense>
    </Stack>
  );
}
