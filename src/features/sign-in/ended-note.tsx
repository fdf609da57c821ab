import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { countLeftWrites } from '../../lib/pending-write-records.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sticker } from '../../ui/sticker.tsx';

/** Explains why a person who didn't sign out has to sign in. */
export function EndedNote() {
  const { t } = useTranslation('auth');
  const [count, setCount] = useState(0);
  useEffect(() => setCount(countLeftWrites()), []);
  return (
    <Sticker
      color="yellow"
      role="status"
      style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '14px 18px', fontWeight: 600 }}
    >
      <Icon name="clock" size={26} />
      <span>{count > 0 ? t('endedUnsent', { count }) : t('ended')}</span>
    </Sticker>
  );
}
