import { PUSH_RETRY_S, PUSH_WINDOW_S } from '@domain/limits.ts';
import { type Device, NEWS_KINDS, type NewsKind } from '@domain/push/device.ts';
import { afterQuietHours } from '@domain/push/quiet-hours.ts';
import { fetchValidSince } from '../../db/auth-users.ts';
import { deleteDevice, fetchDevicesOn, movePushed } from '../../db/devices.ts';
import { fetchLooks, fetchNews } from '../../db/news.ts';
import { pushKeys } from '../../support/config.ts';
import { notificationOf } from './notification.ts';
import { pushPayload } from './payload.ts';
import { isPushable, sendPush } from './send-push.ts';

const windowMs = (kind: NewsKind) => PUSH_WINDOW_S[kind] * 1000;

/** Returns when a device may be notified of a kind of news, from now on; null if it isn't wanted there. */
function dueAt(device: Device, kind: NewsKind, now: number): number | null {
  if (!device.isOn || !device[kind]) return null;
  const free = Math.max(now, device.pushed[kind].at + windowMs(kind));
  return afterQuietHours(free, device.quietHours, device.timeZone);
}

type Looks = Awaited<ReturnType<typeof fetchLooks>>;

/** Notifies a device of news, if there are any and it is time. Returns when to look again; null for never. */
async function tell(device: Device, kind: NewsKind, looks: () => Promise<Looks>, now: number): Promise<number | null> {
  const due = dueAt(device, kind, now);
  if (due === null || due > now) return due;
  const { unread, responsesSeenAt } = await looks();
  const before = device.pushed[kind];
  const since = kind === 'answers' ? Math.max(before.upTo, responsesSeenAt) : before.upTo;
  const news = await fetchNews(kind, device.ownerId, since);
  if (!news) return null;
  // first the claim: a task that runs twice must not send twice
  const claim = { at: now, upTo: news.upTo };
  if (!(await movePushed(device, kind, [before, claim], (stored) => dueAt(stored, kind, now) === now))) return null;
  const payload = pushPayload(notificationOf(kind, news, device, unread));
  const outcome = await sendPush(device.subscription, payload, { topic: kind });
  if (outcome.is === 'gone') await deleteDevice(device.id);
  if (outcome.is !== 'later') return null;
  const again = now + (outcome.afterS ?? PUSH_RETRY_S) * 1000;
  await movePushed(device, kind, [claim, { at: again - windowMs(kind), upTo: before.upTo }], () => true);
  return again;
}

/**
 * Returns the devices whose session is still valid: somebody who once knew the password must not read on after it was
 * changed. The owner's devices register again when the app is next started there, and keep their settings until then.
 */
async function withLiveSession(devices: readonly Device[], uid: string): Promise<Device[]> {
  if (devices.length === 0) return [];
  const validSince = await fetchValidSince(uid);
  return devices.filter(({ signedInAt }) => signedInAt >= validSince);
}

/** Notifies a person's devices of news, once per window. Returns when to call again; null for never. Repeatable. */
export async function pushNews(uid: string, now: number): Promise<number | null> {
  if (!pushKeys()) return null;
  // nothing is claimed for an address to which nothing is sent
  const pushable = (await fetchDevicesOn(uid)).filter(({ subscription }) => isPushable(subscription.endpoint));
  const devices = await withLiveSession(pushable, uid);
  let read: Promise<Looks> | undefined;
  const looks = () => {
    read ??= fetchLooks(uid);
    return read;
  };
  const dues = await Promise.all(devices.flatMap((device) => NEWS_KINDS.map((kind) => tell(device, kind, looks, now))));
  const later = dues.filter((due) => due !== null);
  return later.length > 0 ? Math.min(...later) : null;
}
