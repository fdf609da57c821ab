import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { useIsGone } from '../lib/use-is-gone.ts';
import { Button } from './button.tsx';

/** Sends waiting submissions immediately, on request. */
export function SendNow({ onTry }: { onTry: () => Promise<void> }) {
  const { t } = useTranslation();
  const [isTrying, setTrying] = useState(false);
  const isGone = useIsGone();
  const tryNow = async () => {
    setTrying(true);
    await onTry();
    if (!isGone()) setTrying(false);
  };
  return (
    <Button variant="outlined" disabled={isTrying} onClick={() => void tryNow()}>
      {t(isTrying ? 'outbox.trying' : 'outbox.tryNow')}
    </Button>
  );
}
