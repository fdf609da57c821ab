import type { Deletion } from '@domain/deletion.ts';
import { asDomainError } from '@domain/errors.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { Text } from '../../ui/text.tsx';
import { useReplyPush } from './use-reply-push.ts';

/** Offers to notify this device of a reply, where the browser can. */
export function ReplyPush({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation(['sent', 'common']);
  const { state, turnOn, turnOff } = useReplyPush(deletion);
  const { isBusy, run, problem } = useAsyncAction((error) => {
    const failure = asDomainError(error);
    return withCode(t(failure.code === 'push-unknown' ? 'common:error.push-unknown' : 'message.failed'), failure);
  });
  if (state === 'unavailable') return null;
  const isOn = state === 'on';
  return (
    <>
      {state === 'blocked' && <Text small>{t('message.pushBlocked')}</Text>}
      {isOn && <Text style={{ fontWeight: 600 }}>{t('message.pushOn')}</Text>}
      {state !== 'blocked' && (
        <Button
          variant={isOn ? 'text' : 'contained'}
          aria-disabled={isBusy}
          onClick={() => void run(isOn ? turnOff : turnOn)}
        >
          {t(isOn ? 'message.pushOff' : 'message.pushAsk')}
        </Button>
      )}
      <ErrorNote text={problem} />
    </>
  );
}
