import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { Sticker } from '../../ui/sticker.tsx';

/** Why somebody who did not leave is asked to sign in. */
export function EndedNote() {
  const { t } = useTranslation('auth');
  return (
    <Sticker
      game="messages"
      role="status"
      style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '14px 18px', fontWeight: 600 }}
    >
      <Icon name="clock" size={26} />
      <span>{t('ended')}</span>
    </Sticker>
  );
}
