import { isUrgent, type ReportReason } from '@domain/moderation/reasons.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Stack } from './layout.tsx';
import { Text } from './text.tsx';

/** In a report that can't wait: whom to call. Without the help lines, the sentence is still there. */
export function UrgentHelp({ reason }: { reason: ReportReason | null }) {
  const { t } = useTranslation('moderation');
  const [help, setHelp] = useState<{ Lines: ComponentType } | null>(null);
  // loaded with the form: lines that come after a reason was chosen would push the buttons from under a finger
  useEffect(() => {
    Promise.all([import('./help-lines.tsx'), loadTexts('help-lines')]).then(
      ([{ HelpLines }]) => setHelp({ Lines: HelpLines }),
      () => undefined,
    );
  }, []);
  if (reason === null || !isUrgent(reason)) return null;
  return (
    <Stack>
      <Text role="status">{t('report.urgent')}</Text>
      {help && <help.Lines />}
    </Stack>
  );
}
