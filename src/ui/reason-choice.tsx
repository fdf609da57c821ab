import { REPORT_REASONS, type ReportReason } from '@domain/moderation/reasons.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { RadioChoice } from './radio-choice.tsx';

interface Props {
  value: ReportReason | null;
  /** Whether the person tried to continue without one. */
  isMissing: boolean;
  onChange: (reason: ReportReason) => void;
}

/** A choice of reasons. */
export function ReasonChoice({ value, isMissing, onChange }: Props) {
  const { t } = useTranslation('moderation');
  return (
    <RadioChoice
      legend={t('report.reason')}
      name="report-reason"
      options={REPORT_REASONS}
      labelOf={(reason) => t(`report.reasons.${reason}`)}
      value={value}
      onChange={onChange}
      error={isMissing && t('report.missing')}
    />
  );
}
