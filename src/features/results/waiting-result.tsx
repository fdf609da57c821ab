import type { Standing } from '@domain/standing.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { keepDelivering } from '../../outbox/sync.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Column, Row } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { SendNow } from '../../ui/send-now.tsx';
import { MessageState } from '../../ui/states.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useWaitingText } from '../../ui/use-waiting-text.ts';

/** Replaces the result while the answers are only on this device, or after the server refused them. */
export function WaitingResult({ id, standing }: { id: string; standing: Exclude<Standing, { kind: 'delivered' }> }) {
  const { t } = useTranslation(['results', 'common']);
  const { open } = useOpened('outbox');
  const textOf = useWaitingText();
  const isRefused = standing.kind === 'refused';
  const title = t(isRefused ? 'refused' : 'waiting');
  const text = isRefused
    ? withCode(t(`common:error.${standing.failure.code}`), standing.failure)
    : Object.values(textOf(standing)).join(' ');
  return (
    <Column>
      <PageMeta title={title} description={t('common:tagline')} isPrivate />
      <div role="status">
        <MessageState
          symbol={<Icon name={isRefused ? 'mailbox' : 'clock'} size="1em" />}
          title={title}
          text={text}
          action={
            <Row style={{ justifyContent: 'center' }}>
              {!isRefused && standing.canHurry && <SendNow onTry={() => keepDelivering(true)} />}
              <Button variant="outlined" onClick={() => open(id)}>
                {t('common:outbox.look')}
              </Button>
            </Row>
          }
        />
      </div>
    </Column>
  );
}
