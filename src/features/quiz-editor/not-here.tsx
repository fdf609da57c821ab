import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { Sticker } from '../../ui/sticker.tsx';

/** The person comes to publish a draft that another browser has. */
export function NotHere() {
  const { t } = useTranslation('quiz-editor');
  return (
    <Sticker
      color="yellow"
      role="status"
      style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '14px 18px', fontWeight: 600 }}
    >
      <Icon name="clock" size={26} />
      <span>{t('notHere')}</span>
    </Sticker>
  );
}
