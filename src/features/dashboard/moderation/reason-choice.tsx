import { REPORT_REASONS, type ReportReason } from '@domain/moderation/report.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../ui/styled.ts';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: '0 0 4px', fontWeight: 700, fontSize: '0.9375rem' });
const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    width: 24,
    height: 24,
    margin: 0,
    borderRadius: '50%',
    border: '2px solid var(--mui-palette-sticker-line)',
    cursor: 'pointer',
  },
  '& input:checked': { border: '8px solid var(--mui-palette-text-primary)' },
  '&:has(:checked)': { fontWeight: 700 },
});

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
    <Group>
      <Legend>{t('report.reason')}</Legend>
      {REPORT_REASONS.map((reason) => (
        <Choice key={reason}>
          <input
            type="radio"
            name="report-reason"
            value={reason}
            checked={reason === value}
            onChange={() => onChange(reason)}
          />
          {t(`report.reasons.${reason}`)}
        </Choice>
      ))}
      <span role="alert" style={{ color: 'var(--mui-palette-error-main)', fontWeight: 600, fontSize: '0.875rem' }}>
        {isMissing && t('report.missing')}
      </span>
    </Group>
  );
}
