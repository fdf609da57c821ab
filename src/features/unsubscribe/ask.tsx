import { asDomainError, type DomainError } from '@domain/errors.ts';
import { useState } from 'react';
import { unsubscribe } from '../../data/unsubscribe.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConnection } from '../../stores/connection.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActionBar, Stack } from '../../ui/layout.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { Ending } from './ending.tsx';

/** Asks once, and shows the outcome. */
export function Ask({ token }: { token: string }) {
  const { t } = useTranslation(['unsubscribe', 'common']);
  const [status, setStatus] = useState<'asking' | 'busy' | 'done'>('asking');
  const [failure, setFailure] = useState<DomainError | null>(null);
  const isOnline = useConnection((connection) => connection.isOnline);
  if (status === 'done') return <Ending as="done" />;
  const isBusy = status === 'busy';
  const end = () => {
    if (isBusy) return;
    setStatus('busy');
    unsubscribe(token).then(
      () => setStatus('done'),
      (error: unknown) => {
        setFailure(asDomainError(error));
        setStatus('asking');
      },
    );
  };
  const problem = failure && withCode(t('unknown'), failure);
  return (
    <>
      <Sticker style={{ padding: '28px 20px' }}>
        <Stack gap={1.5} style={{ alignItems: 'center', textAlign: 'center' }}>
          <Icon name="envelope" size={56} />
          <Heading size={2} as="h1">
            {t('title')}
          </Heading>
          <Text tone="quiet">{t('text')}</Text>
        </Stack>
      </Sticker>
      <ErrorNote text={isBusy ? null : isOnline ? problem : t('offline')} />
      <ActionBar style={{ margin: 0 }}>
        <Button variant="loss" size="large" aria-disabled={isBusy} onClick={end}>
          {t(isBusy ? 'busy' : 'yes')}
        </Button>
        <Button variant="outlined" size="large" to="/">
          {t('no')}
        </Button>
      </ActionBar>
    </>
  );
}
