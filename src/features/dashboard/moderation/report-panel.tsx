import { REPORT_NOTE_MAX } from '@domain/limits.ts';
import type { ReportReason } from '@domain/moderation/reasons.ts';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportMessage } from '../../../data/moderation.ts';
import { notify } from '../../../stores/notices.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Field } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { ReasonChoice } from '../../../ui/reason-choice.tsx';
import { Text } from '../../../ui/text.tsx';
import { UrgentHelp } from '../../../ui/urgent-help.tsx';
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
  const { t } = useTranslation(['moderation', 'common']);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [isReported, setIsReported] = useState(false);
  const { isBusy, run, isGone, problem } = useWork('report');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (reason === null) {
      event.currentTarget.querySelector<HTMLElement>('input')?.focus();
      return;
    }
    const isDone = await run(() => reportMessage({ messageId, reason, note }).then(() => true));
    if (isDone && isGone()) notify({ kind: 'info', title: t('report.doneTitle') });
    if (isDone) setIsReported(true);
  };
  if (isReported) return <Reported messageId={messageId} onClose={onClose} onDelete={onDelete} />;
  return (
    <Panel title={t('report.title')}>
      <Text>{t('report.text')}</Text>
      <form noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
        <Stack gap={2}>
          <ReasonChoice value={reason} isMissing={wasTried && reason === null} onChange={setReason} />
          <UrgentHelp reason={reason} />
          <Field
            multiline
            rows={3}
            label={t('report.note')}
            value={note}
            maxLength={REPORT_NOTE_MAX}
            counter={{ value: note.length, max: REPORT_NOTE_MAX }}
            readOnly={isBusy}
            onChange={(event) => setNote(event.target.value)}
          />
          <ErrorNote text={problem} />
          <Row>
            <Button type="submit" variant="contained" aria-disabled={isBusy}>
              {t(isBusy ? 'report.busy' : 'report.send')}
            </Button>
            <Button variant="outlined" aria-disabled={isBusy} onClick={() => isBusy || onClose()}>
              {t('common:cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}
