import { useTranslation } from '../../i18n/use-translation.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Sticker } from '../../ui/sticker.tsx';

/** Says to somebody who signs in to publish a quiz that it waits for them. */
export function QuizWaits() {
  const { t } = useTranslation('auth');
  return (
    <Sticker
      color="yellow"
      style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '14px 18px', fontWeight: 600 }}
    >
      <AnyIcon name="cards" size={26} />
      <span>{t('quizWaits')}</span>
    </Sticker>
  );
}
