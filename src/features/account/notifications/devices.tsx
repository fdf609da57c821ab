import type { Device } from '@domain/push/device.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { subscribeToDevices } from '../../../data/devices.ts';
import { useLive } from '../../../lib/use-live.ts';
import { usePushDevice } from '../../../session/push-device.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import { Text } from '../../../ui/text.tsx';
import { Block, Part } from '../block.tsx';
import { DeviceBlock } from './device-block.tsx';

/** This device first, then the one used last. */
const inOrder = (devices: readonly Device[], own: string | null) =>
  devices.toSorted((a, b) => Number(b.id === own) - Number(a.id === own) || b.seenAt - a.seenAt);

/** The devices a creator is notified on, each with its settings; nothing while there are none. */
export function Devices({ uid }: { uid: string }) {
  const { t } = useTranslation(['account', 'common']);
  const own = usePushDevice(({ id }) => id);
  const { state, retry } = useLive<Device[]>((next, fail) => subscribeToDevices(uid, next, fail));
  if (state.status === 'loading') {
    return (
      <Part>
        <LoadingState label={t('common:loading')} heights={[120]} />
      </Part>
    );
  }
  if (state.status === 'failed') {
    const again = (
      <Button variant="outlined" size="small" onClick={retry}>
        {t('common:retry')}
      </Button>
    );
    return (
      <Part>
        <ErrorNote text={t('devices.unread')} action={again} />
      </Part>
    );
  }
  if (state.value.length === 0) return null;
  return (
    <>
      <Block title={t('devices.title')}>
        <Text small tone="quiet">
          {t('devices.lead')}
        </Text>
      </Block>
      {inOrder(state.value, own).map((device) => (
        <DeviceBlock key={device.id} device={device} isThis={device.id === own} />
      ))}
    </>
  );
}
