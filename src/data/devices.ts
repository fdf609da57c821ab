import { paths } from '@domain/paths.ts';
import { type Device, type DeviceSettings, device } from '@domain/push/device.ts';
import { collection, doc, query, updateDoc, where } from 'firebase/firestore';
import { firestore } from './firebase.ts';
import { trackDeletion, trackWrite } from './pending-writes.ts';
import { type Fail, subscribeToList, type Unsubscribe } from './subscribe.ts';
import { toApp } from './to-plain.ts';

/** Subscribes to the devices a creator is notified on, in no order. */
export function subscribeToDevices(ownerId: string, next: (devices: Device[]) => void, fail: Fail): Unsubscribe {
  return subscribeToList(
    query(collection(firestore, paths.devices), where('ownerId', '==', ownerId)),
    (snapshot) => toApp(device, snapshot),
    next,
    fail,
    'devices',
  );
}

/** Changes a device's settings, like `trackWrite`. Throws `forbidden`, `not-found`, `internal`. */
export async function saveDeviceSettings(id: string, fields: Partial<DeviceSettings>): Promise<void> {
  const reference = doc(firestore, paths.device(id));
  await trackWrite({ path: reference.path, fields }, () => updateDoc(reference, fields));
}

/** Removes a device, on this one immediately, and resolves when the server has. Throws `forbidden`, `internal`. */
export async function removeDevice(id: string): Promise<void> {
  await trackDeletion(paths.device(id));
}
