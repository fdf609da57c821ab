import type { SentComplaint } from '@domain/moderation/report.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportMessage } from '../../../data/moderation.ts';
import { ReportForm } from '../../../report/report-form.tsx';
import { notify } from '../../../stores/notices.ts';
import { Text } from '../../../ui/text.tsx';
import { Panel } from './panel.tsx';
import { Reported } from './reported.tsx';
import { useWork } from './use-work.ts';

interface Props {
  messageId: string;
  onClose: () => void;
  /** Deletes the message and closes what shows it. */
  onDelete: () => void;
}

/** Reports a message; then offers to delete it and block its sender. */
export function ReportPanel({ messageId, onClose, onDelete }: Props) {
  const { t } = useTranslation('moderation');
  const [isReported, setIsReported] = useState(false);
  const { isBusy, run, isGone, problem } = useWork('report');
  const send = async (complaint: SentComplaint) => {
    const isDone = await run(() => reportMessage({ messageId, ...complaint }).then(() => true));
    if (isDone && isGone()) notify({ kind: 'info', title: t('report.doneTitle') });
    if (isDone) setIsReported(true);
  };
  if (isReported) return <Reported messageId={messageId} onClose={onClose} onDelete={onDelete} />;
  return (
    <Panel title={t('report.title')}>
      <Text>{t('report.text')}</Text>
      <ReportForm isBusy={isBusy} problem={problem} onSend={(complaint) => void send(complaint)} onClose={onClose} />
    </Panel>
  );
}
