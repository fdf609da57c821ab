import { INQUIRY_TYPES, type InquiryType } from '@domain/contact/contact.ts';
import { useTranslation } from 'react-i18next';
import { COVERING_INPUT } from '../../ui/covering-input.ts';
import { Row } from '../../ui/layout.tsx';
import { COLORS, INK } from '../../ui/palette.ts';
import { styled } from '../../ui/styled.ts';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const Legend = styled('legend')({ padding: '0 0 8px', fontWeight: 700, fontSize: '0.9375rem' });
/** Silent for screen readers; a browser that doesn't know the second form uses the first. */
const SILENT_TICK = ['"✓"', '"✓" / ""'];
/** The control fills its label invisibly; the label shows its state. */
const Choice = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 16px',
  borderRadius: 999,
  border: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  fontWeight: 700,
  cursor: 'pointer',
  '& > input': COVERING_INPUT,
  '&:has(:checked)': { backgroundColor: COLORS.yellow.fill, color: INK, borderColor: INK },
  '&:has(:checked)::before': { content: SILENT_TICK, marginRight: 8, fontWeight: 800 },
  '&:has(:focus-visible)': { outline: '3px solid var(--mui-palette-text-primary)', outlineOffset: 3 },
});

interface Props {
  value: InquiryType;
  isDisabled: boolean;
  onChange: (type: InquiryType) => void;
}

/** The request's subject: one of six. */
export function ContactType({ value, isDisabled, onChange }: Props) {
  const { t } = useTranslation('contact');
  return (
    <Group>
      <Legend>{t('form.type')}</Legend>
      <Row gap={1.25}>
        {INQUIRY_TYPES.map((type) => (
          <Choice key={type}>
            <input
              type="radio"
              name="inquiryType"
              value={type}
              checked={type === value}
              disabled={isDisabled && type !== value}
              onChange={() => onChange(type)}
            />
            {t(`type.${type}`)}
          </Choice>
        ))}
      </Row>
    </Group>
  );
}
