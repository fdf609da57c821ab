import { readKeys, writeKeys } from './delete-keys.ts';

/** Stores whether this device is notified of a reply to a message, and keeps the key of one from another device. */
export function keepIsTold({ id, deleteKey }: { id: string; deleteKey: string }, isTold: boolean): void {
  const { [id]: known, ...others } = readKeys();
  const to = known?.[3];
  const key = [deleteKey, known?.[1] ?? Date.now(), isTold] as const;
  writeKeys({ ...others, [id]: to === undefined ? key : [...key, to] });
}

/** Returns whether this device is notified of a reply to a message. */
export const isToldOfReply = (id: string): boolean => readKeys()[id]?.[2] === true;
