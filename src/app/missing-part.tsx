import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Column } from '../ui/layout.tsx';
import { LoadingState, MessageState } from '../ui/states.tsx';
import { loadAnew } from './load-anew.ts';

/** In place of a page whose code did not arrive: the page is loaded anew if that helps; if not, it says what is wrong. */
export function MissingPart() {
  const { t } = useTranslation();
  const [isTrying, setIsTrying] = useState(true);
  const attempt = async (isAsked: boolean) => {
    setIsTrying(true);
    if (!(await loadAnew(isAsked))) setIsTrying(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once by itself, and whenever the network comes back
  useEffect(() => {
    void attempt(false);
    const again = () => void attempt(true);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <Column>
      {isTrying ? (
        <LoadingState label={t('loading')} />
      ) : (
        <MessageState
          symbol={<Icon name="offline" size="1em" />}
          title={t('failedTitle')}
          text={t('update.missing')}
          action={
            <Button variant="contained" onClick={() => void attempt(true)}>
              {t('retry')}
            </Button>
          }
        />
      )}
    </Column>
  );
}
