import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  allowNotifications,
  areNotificationsOn,
  declineNotifications,
  startNotifications,
  useNotifications,
} from '../../../session/notifications.ts';
import { usePushDevice } from '../../../session/push-device.ts';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { Text } from '../../../ui/text.tsx';

/** Whether this device notifies of new messages. Only the person can lift a block in the browser's settings. */
export function NotificationsSwitch() {
  const { t } = useTranslation('install');
  useLayoutEffect(startNotifications, []);
  const state = useNotifications();
  const isOn = areNotificationsOn(state);
  const isPushed = usePushDevice(({ id }) => id !== null);
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
  const stateOn = isPushed ? 'onPush' : 'on';
  const stateText = isOn ? stateOn : 'off';
  return (
    <SwitchRow
      label={t('notify.label')}
      text={t(`notify.${state.permission === 'denied' ? 'blocked' : stateText}`)}
      checked={isOn}
      onChange={(wanted) => (wanted ? void allowNotifications() : declineNotifications())}
    />
  );
}
