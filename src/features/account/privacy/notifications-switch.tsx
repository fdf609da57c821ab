import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  allowNotifications,
  areNotificationsOn,
  declineNotifications,
  startNotifications,
  useNotifications,
} from '../../../session/notifications.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { Text } from '../../../ui/text.tsx';

/** Whether this device says when a message comes in. What the browser has blocked only the person can allow again, there. */
export function NotificationsSwitch() {
  const { t } = useTranslation('install');
  useLayoutEffect(startNotifications, []);
  const state = useNotifications();
  const isOn = areNotificationsOn(state);
  if (state.permission === null) {
    return (
      <div>
        <strong>{t('notify.label')}</strong>
        <Text small tone="quiet">
          {t('notify.appOnly')}
        </Text>
      </div>
    );
  }
  const stateText = isOn ? 'on' : 'off';
  return (
    <SwitchRow
      label={t('notify.label')}
      text={t(`notify.${state.permission === 'denied' ? 'blocked' : stateText}`)}
      checked={isOn}
      onChange={(wanted) => (wanted ? void allowNotifications() : declineNotifications())}
    />
  );
}
