import { REPORT_NOTE_MAX } from '@domain/limits.ts';
import type { ReportReason } from '@domain/moderation/reasons.ts';
import type { Complaint } from '@domain/moderation/report.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNote } from '../ui/error-note.tsx';
import { Field } from '../ui/field.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { ReasonChoice } from '../ui/reason-choice.tsx';
import { UrgentHelp } from '../ui/urgent-help.tsx';

interface Props {
  /** What else is asked, before the reasons. */
  children?: ReactNode;
  isBusy: boolean;
  problem: ReactNode;
  onSend: (complaint: Complaint) => void;
  onClose: () => void;
}

/** The one form for a report of anything: the reason, and a note. What is typed stays until it is sent. */
export function ReportForm({ children, isBusy, problem, onSend, onClose }: Props) {
  const { t } = useTranslation(['moderation', 'common']);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    if (reason === null) event.currentTarget.querySelector<HTMLElement>('[name="report-reason"]')?.focus();
    else onSend({ reason, note });
  };
  return (
    <form noValidate aria-busy={isBusy} onSubmit={submit}>
      <Stack gap={2}>
        {children}
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
  );
}
