import { INQUIRY_TYPES, type InquiryType } from '@domain/contact/form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Row } from '../../../ui/layout.tsx';
import css from './contact.module.css';

interface Props {
  value: InquiryType;
  isDisabled: boolean;
  onChange: (type: InquiryType) => void;
}

/** The request's subject: one of six. */
export function ContactType({ value, isDisabled, onChange }: Props) {
  const { t } = useTranslation('contact');
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{t('form.type')}</legend>
      <Row gap={1.25}>
        {INQUIRY_TYPES.map((type) => (
          <label className={css['choice']} key={type}>
            <input
              type="radio"
              name="inquiryType"
              value={type}
              checked={type === value}
              disabled={isDisabled && type !== value}
              onChange={() => onChange(type)}
            />
            {t(`type.${type}`)}
          </label>
        ))}
      </Row>
    </fieldset>
  );
}
