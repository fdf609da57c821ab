import type { Device, DeviceSettings } from '@domain/push/device.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeDevice, saveDeviceSettings } from '../../../data/devices.ts';
import { saveFailureText } from '../../../i18n/save-failure.ts';
import { areNotificationsOn, declineNotifications, useNotifications } from '../../../session/notifications.ts';
import { codeOf, saveOwn } from '../../../session/save-own.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { Text } from '../../../ui/text.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { Block } from '../block.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';

/** One device and its settings, which take effect immediately and are sent later when offline. */
export function DeviceBlock({ device, isThis }: { device: Device; isThis: boolean }) {
  const { t } = useTranslation(['account', 'profile-settings']);
  const { moment } = useFormats();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, browser, system, isOn } = device;
  const run = (work: Promise<void>, said: string) => {
    setProblem(null);
    saveOwn(work, said).catch((error: unknown) => setProblem(saveFailureText(codeOf(error))));
  };
  // the switch above removes this device, so it has no other, unless another device has silenced it
  const isSwitchedAbove = areNotificationsOn(useNotifications()) && isThis;
  const remove = () => (isThis ? declineNotifications() : run(removeDevice(id), t('devices.removed')));
  const save = (fields: Partial<DeviceSettings>) => run(saveDeviceSettings(id, fields), t('devices.saved'));
  const name = browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  return (
    <Block title={name} state={isThis ? { text: t('devices.this'), color: 'teal' } : undefined}>
      <Text small tone="quiet">
        {t('devices.seen', { when: moment(device.seenAt) })}
      </Text>
      {(!isSwitchedAbove || !isOn) && (
        <SwitchRow
          label={t('devices.isOn')}
          text={t(isOn ? 'devices.onText' : 'devices.offText')}
          checked={isOn}
          onChange={(wanted) => save({ isOn: wanted })}
        />
      )}
      {isOn && (
        <>
          {(['messages', 'answers', 'withText'] as const).map((setting) => (
            <SwitchRow
              key={setting}
              label={t(`devices.${setting}`)}
              text={t(`devices.${setting}Text`)}
              checked={device[setting]}
              onChange={(wanted) => save({ [setting]: wanted })}
            />
          ))}
          <QuietHoursFields hours={device.quietHours} onChange={(quietHours) => save({ quietHours })} />
        </>
      )}
      <ErrorNote text={problem} />
      {!isSwitchedAbove && (
        <Row>
          <Button variant="outlined" size="small" onClick={remove}>
            {t('devices.remove')}
          </Button>
        </Row>
      )}
    </Block>
  );
}
