import Button from '@mui/material/Button';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canPush } from '../../../lib/push-subscription.ts';
import {
  allowNotifications,
  declineNotifications,
  startNotifications,
  useNotifications,
} from '../../../session/notifications.ts';
import { notify } from '../../../stores/notices.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import css from './notify-ask.module.css';

/** Asks, until answered, whether this device should notify of new messages. The browser's prompt follows only a yes. */
export function NotifyAsk() {
  const { t } = useTranslation('install');
  // before the first paint, so that an answered question doesn't flash
  useLayoutEffect(startNotifications, []);
  const { permission, isWanted } = useNotifications();
  const [isAsking, setIsAsking] = useState(false);
  if (permission === null || permission === 'denied' || isWanted !== null) return null;
  const allow = async () => {
    setIsAsking(true);
    const areOn = await allowNotifications();
    setIsAsking(false);
    if (areOn) notify({ kind: 'info', title: t('notify.nowOn') });
    else notify({ kind: 'info', title: t('notify.nowBlocked'), description: t('notify.blockedHint') });
  };
  return (
    <section className={css['frame']} aria-label={t('notify.label')}>
      <Stack gap={1.25}>
        <div>
          <Text>{t('notify.question')}</Text>
          <Text small tone="quiet">
            {t(canPush() ? 'notify.promisePush' : 'notify.promise')}
          </Text>
        </div>
        <Row gap={1.5}>
          <Button variant="outlined" size="small" disabled={isAsking} onClick={() => void allow()}>
            {t('notify.allow')}
          </Button>
          <Button variant="text" size="small" onClick={declineNotifications}>
            {t('notify.decline')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
