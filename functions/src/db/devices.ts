import { DEVICE_KEPT_S, DEVICES_MAX } from '@domain/limits.ts';
import { paths } from '@domain/paths.ts';
import type { Device, DeviceSettings } from '@domain/push/device.ts';
import type { Query, Timestamp } from 'firebase-admin/firestore';
import { deleteInPages } from './delete.ts';
import { db, inTransaction, timestamp } from './firestore.ts';

export const devicesOf = (ownerId: string): Query => db().collection(paths.devices).where('ownerId', '==', ownerId);

/** What a browser and its user agent say, each time the app is started. */
type SeenDevice = Pick<
  Device,
  'id' | 'ownerId' | 'subscription' | 'browser' | 'system' | 'language' | 'timeZone' | 'seenAt'
>;

const FIRST_SETTINGS: DeviceSettings = {
  isOn: true,
  messages: true,
  answers: true,
  withText: false,
  quietHours: null,
};
/** What a new device has besides; it isn't told of what came before. */
const firstFields = (now: number) => ({
  ...FIRST_SETTINGS,
  createdAt: timestamp(now),
  pushed: { messages: { at: 0, upTo: now }, answers: { at: 0, upTo: now } },
});

/**
 * Stores a device, or that it was seen, which keeps its settings. One of somebody else becomes a new device of this
 * person. Of too many, the least recently seen are deleted.
 */
export async function saveSeenDevice({ id, seenAt, ...fields }: SeenDevice): Promise<void> {
  const times = { seenAt: timestamp(seenAt), expiresAt: timestamp(seenAt + DEVICE_KEPT_S * 1000) };
  const document = db().doc(paths.device(id));
  await inTransaction(async (tx) => {
    const stored = await tx.get(document);
    if (stored.get('ownerId') === fields.ownerId) {
      tx.update(document, { ...fields, ...times });
      return;
    }
    const { docs } = await tx.get(devicesOf(fields.ownerId));
    const lastSeen = (at: Timestamp | undefined) => at?.toMillis() ?? 0;
    const newestFirst = docs.toSorted((one, other) => lastSeen(other.get('seenAt')) - lastSeen(one.get('seenAt')));
    for (const { ref } of newestFirst.slice(DEVICES_MAX - 1)) tx.delete(ref);
    tx.set(document, { ...fields, ...times, ...firstFields(seenAt) });
  });
}

export async function deleteDevicesOf(ownerId: string, signal?: AbortSignal): Promise<void> {
  await deleteInPages(devicesOf(ownerId), undefined, signal);
}
