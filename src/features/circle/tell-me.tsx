import { asDomainError } from '@domain/errors.ts';
import type { ReplyDevice } from '@domain/messages/sent-message.ts';
import { useEffect, useState } from 'react';
import { changeCircle } from '../../data/circles.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { shownLanguage } from '../../lib/device-choices.ts';
import { changeOwnMember, type OwnMember } from '../../lib/own-circles.ts';
import { canPush, isSubscribedToPush, subscribeToPush } from '../../lib/push-subscription.ts';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';

/** Turns a circle's notifications on this device on and off, where the browser supports them. */
export function TellMe({ circleId, me }: { circleId: string; me: OwnMember }) {
  const { t } = useTranslation(['circle', 'common']);
  const [state, setState] = useState<'unavailable' | 'off' | 'on' | 'blocked'>('unavailable');
  const { run, problem } = useAsyncAction((error) => {
    const failure = asDomainError(error);
    return withCode(t(failure.code === 'push-unknown' ? 'common:error.push-unknown' : 'tell.failed'), failure);
  });
  const isTold = me.isTold === true;
  useEffect(() => {
    if (!canPush()) return;
    let isHere = true;
    const look = async () => {
      // never, where the browser refuses the worker
      await navigator.serviceWorker.ready;
      // signing out, or the browser's settings, may have ended it
      const isOn = Notification.permission === 'granted' && isTold && (await isSubscribedToPush());
      if (isHere) setState(isOn ? 'on' : 'off');
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [isTold]);
  if (state === 'unavailable') return null;
  const choose = async (device: ReplyDevice | null) => {
    await changeCircle(circleId, me.key, { do: 'push', memberId: me.id, device });
    changeOwnMember(circleId, me.id, (before) => ({ ...before, isTold: device !== null }));
    setState(device ? 'on' : 'off');
  };
  const turnOn = async () => {
    const permission = await Notification.requestPermission();
    if (permission === 'denied') setState('blocked');
    if (permission === 'granted') await choose({ subscription: await subscribeToPush(), language: shownLanguage() });
  };
  return (
    <>
      <SwitchRow
        label={t('tell.label')}
        text={t(state === 'blocked' ? 'tell.blocked' : 'tell.text')}
        checked={state === 'on'}
        onChange={(isOn) => void run(isOn ? turnOn : () => choose(null))}
      />
      <ErrorNote text={problem} />
    </>
  );
}
