import { DEVICE_KEPT_S, DEVICES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import { type Device, type DeviceSettings, device, type NewsKind, type Pushed } from '@domain/push/device.ts';
import { NIGHT } from '@domain/push/quiet-hours.ts';
import { type DocumentSnapshot, FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import { isAdults } from './accounts.ts';
import { deleteInPages } from './delete.ts';
import { db, endOf, fromListed, fromStored, inTransaction, timestamp } from './firestore.ts';

export const devicesOf = (ownerId: string): Query => db().collection(paths.devices).where('ownerId', '==', ownerId);

/** What a browser and its user agent say, each time the app is started. */
type SeenDevice = Pick<
  Device,
  'id' | 'ownerId' | 'subscription' | 'browser' | 'system' | 'language' | 'timeZone' | 'seenAt' | 'signedInAt'
>;

const FIRST_SETTINGS: Omit<DeviceSettings, 'quietHours'> = {
  isOn: true,
  messages: true,
  answers: true,
  withText: false,
};
/** The other fields of a new device; it isn't notified of earlier news, and wakes no minor. */
const firstFields = (now: number, isForAdult: boolean) => ({
  ...FIRST_SETTINGS,
  quietHours: isForAdult ? null : NIGHT,
  createdAt: timestamp(now),
  pushed: { messages: { at: 0, upTo: now }, answers: { at: 0, upTo: now } },
});

/** Stores a device, or that it was seen. Somebody else's becomes this person's; of too many the least seen goes. */
export async function saveSeenDevice({ id, seenAt, signedInAt, ...fields }: SeenDevice): Promise<void> {
  const times = {
    seenAt: timestamp(seenAt),
    signedInAt: timestamp(signedInAt),
    expiresAt: endOf(seenAt, DEVICE_KEPT_S),
  };
  const document = db().doc(paths.device(id));
  await inTransaction(async (tx) => {
    const [stored, account] = (await tx.getAll(document, db().doc(paths.account(fields.ownerId)))) as [
      DocumentSnapshot,
      DocumentSnapshot,
    ];
    const isKnown = stored.get('ownerId') === fields.ownerId;
    const { docs } = isKnown ? { docs: [] } : await tx.get(devicesOf(fields.ownerId));
    // so that a play looks for devices only where there are some
    if (account.exists && account.get('hasDevices') !== true) tx.update(account.ref, { hasDevices: true });
    if (isKnown) {
      tx.update(document, { ...fields, ...times });
      return;
    }
    const lastSeen = (at: Timestamp | undefined) => at?.toMillis() ?? 0;
    const newestFirst = docs.toSorted((one, other) => lastSeen(other.get('seenAt')) - lastSeen(one.get('seenAt')));
    for (const { ref } of newestFirst.slice(DEVICES_MAX - 1)) tx.delete(ref);
    tx.set(document, { ...fields, ...times, ...firstFields(seenAt, isAdults(account, seenAt)) });
  });
}

export async function deleteDevicesOf(ownerId: string, signal?: AbortSignal): Promise<void> {
  await deleteInPages(devicesOf(ownerId), undefined, signal);
}

/** Returns a person's devices that are switched on. */
export async function fetchDevicesOn(ownerId: string): Promise<Device[]> {
  const { docs } = await devicesOf(ownerId).where('isOn', '==', true).get();
  return docs.flatMap((document) => fromListed(device, document) ?? []);
}

/** Updates what a device was notified of, unless that has changed meanwhile or the device no longer meets `isReady`. */
export async function movePushed(
  { id, ownerId }: Device,
  kind: NewsKind,
  [from, to]: readonly [from: Pushed, to: Pushed],
  isReady: (device: Device) => boolean,
): Promise<boolean> {
  const document = db().doc(paths.device(id));
  return inTransaction(async (tx) => {
    const stored = fromStored(device, await tx.get(document));
    if (stored?.ownerId !== ownerId || !isReady(stored)) return false;
    const { at, upTo } = stored.pushed[kind];
    if (at !== from.at || upTo !== from.upTo) return false;
    tx.update(document, new FieldPath('pushed', kind), to);
    return true;
  });
}

export async function deleteDevice(id: string): Promise<void> {
  await db().doc(paths.device(id)).delete();
}
