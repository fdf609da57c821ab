import type { Deletion } from '@domain/deletion.ts';
import { useEffect, useState } from 'react';
import { chooseReplyPush } from '../../data/replies.ts';
import { now } from '../../lib/clock.ts';
import { readKeys, writeKeys } from '../../lib/delete-keys.ts';
import { shownLanguage } from '../../lib/device-choices.ts';
import { canPush, isSubscribedToPush, subscribeToPush } from '../../lib/push-subscription.ts';

/** Stores whether this device is notified of a reply to a message, and keeps the key of one from another device. */
export function keepIsTold({ id, deleteKey }: { id: string; deleteKey: string }, isTold: boolean): void {
  const { [id]: known, ...others } = readKeys();
  const to = known?.[3];
  const key = [deleteKey, known?.[1] ?? now(), isTold] as const;
  writeKeys({ ...others, [id]: to === undefined ? key : [...key, to] });
}

/** Returns whether this device is notified of a reply to a message. */
export const isToldOfReply = (id: string): boolean => readKeys()[id]?.[2] === true;

type ReplyPush = 'unavailable' | 'off' | 'on' | 'blocked';

/** Whether this device is notified of a reply to a message, and how to change that. */
export function useReplyPush(deletion: Deletion) {
  const { id } = deletion;
  const [state, setState] = useState<ReplyPush>('unavailable');
  useEffect(() => {
    if (!canPush()) return;
    let isHere = true;
    const look = async () => {
      // never, where the browser refuses the worker
      await navigator.serviceWorker.ready;
      // signing out, or the browser's settings, may have ended it
      const isOn = Notification.permission === 'granted' && isToldOfReply(id) && (await isSubscribedToPush());
      if (isHere) setState(isOn ? 'on' : 'off');
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [id]);
  /** Asks the browser, after a tap, and updates the server. Throws what both throw. */
  const turnOn = async () => {
    const permission = await Notification.requestPermission();
    if (permission === 'denied') setState('blocked');
    if (permission !== 'granted') return;
    await chooseReplyPush(deletion, { subscription: await subscribeToPush(), language: shownLanguage() });
    keepIsTold(deletion, true);
    setState('on');
  };
  const turnOff = async () => {
    await chooseReplyPush(deletion, null);
    keepIsTold(deletion, false);
    setState('off');
  };
  return { state, turnOn, turnOff };
}
