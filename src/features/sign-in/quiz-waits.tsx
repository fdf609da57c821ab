import { useTranslation } from '../../i18n/use-translation.ts';
import { AnyIcon } from '../../ui/any-icon.tsx';
import { Sticker } from '../../ui/sticker.tsx';

/** Says to somebody who signs in to publish a quiz that it waits for them; to a guest, that what they made stays. */
export function QuizWaits({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation('auth');
  return (
    <Sticker
      color="yellow"
      style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '14px 18px', fontWeight: 600 }}
    >
      <AnyIcon name="cards" size={26} />
      <span>{t(isGuest ? 'guestKeeps' : 'quizWaits')}</span>
    </Sticker>
  );
}
