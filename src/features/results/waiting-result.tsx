import type { ErrorBody } from '@domain/errors.ts';
import { useTranslation } from 'react-i18next';
import { isKept } from '../../data/offline/outbox-items.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { MessageState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { useOpened } from '../../ui/use-opened.ts';

/** In the result's place while the answers are on this device only; `failure` when the server does not take them. */
export function WaitingResult({ id, failure }: { id: string; failure: ErrorBody | null }) {
  const { t } = useTranslation(['results', 'common']);
  const { open } = useOpened('outbox');
  const title = t(failure ? 'refused' : 'waiting');
  return (
    <Column>
      <PageMeta title={title} description={t('common:tagline')} isPrivate />
      <div role="status">
        <MessageState
          symbol={<Icon name={failure ? 'mailbox' : 'clock'} size="1em" />}
          title={title}
          text={
            failure
              ? t(`common:error.${failure.code}`)
              : t(isKept(id) ? 'common:outbox.saved' : 'common:outbox.notKept')
          }
          action={
            <>
              {!failure && isKept(id) && <Text tone="quiet">{t('common:outbox.byItself')}</Text>}
              <Button variant="outlined" onClick={() => open(id)}>
                {t('common:outbox.look')}
              </Button>
            </>
          }
        />
      </div>
    </Column>
  );
}
