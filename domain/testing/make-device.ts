import type * as z from 'zod/mini';
import type { Device, deviceInput } from '../push/device.ts';
import { makeId } from './make-id.ts';

/** Returns a subscription at a push service that nobody has. */
const makeSubscription = () => ({
  endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${makeId()}`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** Returns a stored device with its initial settings. */
export function makeDevice(override: Partial<Device> = {}): Device {
  return {
    id: makeId(),
    ownerId: 'owner',
    subscription: makeSubscription(),
    browser: 'Firefox',
    system: 'Android',
    language: 'en',
    timeZone: 'UTC',
    isOn: true,
    messages: true,
    answers: true,
    withText: false,
    quietHours: null,
    createdAt: 1_750_000_000_000,
    seenAt: 1_750_000_000_000,
    signedInAt: 1_750_000_000_000,
    pushed: { messages: { at: 0, upTo: 0 }, answers: { at: 0, upTo: 0 } },
    ...override,
  };
}

/** Returns what a browser says of itself. */
export function makeDeviceInput(override: Partial<z.input<typeof deviceInput>> = {}): z.input<typeof deviceInput> {
  return { subscription: makeSubscription(), language: 'en', timeZone: 'Europe/Paris', ...override };
}
