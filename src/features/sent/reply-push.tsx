import type { Deletion } from '@domain/deletion.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Text } from '../../ui/text.tsx';
import { useReplyPush } from './use-reply-push.ts';

/** Offers to tell this device of a reply, where the browser can. */
export function ReplyPush({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation('sent');
  const { state, turnOn, turnOff } = useReplyPush(deletion);
  const { isBusy, run, problem } = useAsyncAction(() => t('message.failed'));
  if (state === 'unavailable') return null;
  return (
    <>
      {state === 'blocked' && <Text small>{t('message.pushBlocked')}</Text>}
      {state === 'on' && <Text style={{ fontWeight: 600 }}>{t('message.pushOn')}</Text>}
      {state === 'off' && (
        <Button variant="contained" aria-disabled={isBusy} onClick={() => void run(turnOn)}>
          {t('message.pushAsk')}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="text" aria-disabled={isBusy} onClick={() => void run(turnOff)}>
          {t('message.pushOff')}
        </Button>
      )}
      <ErrorNote text={problem} />
    </>
  );
}
