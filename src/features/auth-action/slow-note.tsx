import { SAVE_PATIENCE_MS } from '@domain/limits.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../ui/text.tsx';

/** Says that it goes on when an answer takes long. Rendered for as long as one is waited for. */
export function SlowNote() {
  const { t } = useTranslation('auth-action');
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SAVE_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Text role="status" tone="quiet" small>
      {isSlow && t('slow')}
    </Text>
  );
}
