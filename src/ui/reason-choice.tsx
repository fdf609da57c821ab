import { REPORT_REASONS, type ReportReason } from '@domain/moderation/reasons.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import css from './reason-choice.module.css';

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
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{t('report.reason')}</legend>
      {REPORT_REASONS.map((reason) => (
        <label className={css['choice']} key={reason}>
          <input
            type="radio"
            name="report-reason"
            value={reason}
            checked={reason === value}
            onChange={() => onChange(reason)}
          />
          {t(`report.reasons.${reason}`)}
        </label>
      ))}
      <span role="alert" style={{ color: 'var(--mui-palette-error-main)', fontWeight: 600, fontSize: '0.875rem' }}>
        {isMissing && t('report.missing')}
      </span>
    </fieldset>
  );
}
