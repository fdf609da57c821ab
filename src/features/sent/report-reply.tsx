import type { Deletion } from '@domain/deletion.ts';
import { asDomainError } from '@domain/errors.ts';
import type { SentComplaint } from '@domain/moderation/report.ts';
import { useState } from 'react';
import { reportReply } from '../../data/replies.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { ReportForm } from '../../report/report-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Reports a reply to the moderators, who learn nothing about the reporter. */
export function ReportReply({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const { t } = useTranslation(['sent', 'moderation', 'common']);
  const [isDone, setDone] = useState(false);
  const { isBusy, run, problem } = useAsyncAction((error) => {
    const failure = asDomainError(error);
    const { code } = failure;
    if (code === 'not-found') return t('message.replyGone');
    if (code === 'network') return t('moderation:needsNetwork');
    return code === 'rate-limited' ? t('message.tooMany') : withCode(t('message.failed'), failure);
  });
  const send = async (complaint: SentComplaint) => {
    if (await run(() => reportReply(deletion, complaint).then(() => true))) setDone(true);
  };
  return (
    <Sticker aria-label={t('message.report')}>
      {isDone ? (
        <Stack role="status">
          <Heading size={3}>{t('message.reportDone')}</Heading>
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
        </Stack>
      ) : (
        <ReportForm isBusy={isBusy} problem={problem} onSend={(complaint) => void send(complaint)} onClose={onClose}>
          <Heading size={3}>{t('message.report')}</Heading>
          <Text>{t('message.reportText')}</Text>
        </ReportForm>
      )}
    </Sticker>
  );
}
