import { EMAIL } from '@domain/email.ts';
import { toLanguage } from '@domain/languages.ts';
import { EMAIL_MAX, REPORT_NOTE_MAX } from '@domain/limits.ts';
import type { ReportReason } from '@domain/moderation/reasons.ts';
import type { SentComplaint } from '@domain/moderation/report.ts';
import { typedIdentifier } from '@domain/typed-identifier.ts';
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
  onSend: (complaint: SentComplaint) => void;
  onClose: () => void;
}

/** The one form for a report of anything: the reason, and a note. What is typed stays until it is sent. */
export function ReportForm({ children, isBusy, problem, onSend, onClose }: Props) {
  const { t, i18n } = useTranslation(['moderation', 'common']);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [email, setEmail] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const address = typedIdentifier(email);
  const isNoAddress = address !== '' && !EMAIL.test(address);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    const focus = (name: string) => event.currentTarget.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    if (reason === null) focus('report-reason');
    else if (isNoAddress) focus('report-email');
    else
      onSend({ reason, note, ...(address && { reporter: { email: address, language: toLanguage(i18n.language) } }) });
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
          counter
          readOnly={isBusy}
          onChange={(event) => setNote(event.target.value)}
        />
        <Field
          label={t('report.email')}
          name="report-email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="email"
          value={email}
          maxLength={EMAIL_MAX}
          help={t('report.emailHelp')}
          error={wasTried && isNoAddress ? t('report.emailInvalid') : undefined}
          readOnly={isBusy}
          onChange={(event) => setEmail(event.target.value)}
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
