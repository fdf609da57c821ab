import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** A guest whose things stay on this device, as they are, while somebody with an account is signed in here. */
export interface GuestAside {
  uid: string;
  username: string;
  name: string;
  /** How many there were when the guest was put aside. */
  quizzes: number;
  messages: number;
  /** The pass by which an account takes them over. */
  pass: string;
  /** The accounts that don't want them. */
  refusedBy: readonly string[];
  /** The account that the guest has made to keep them. */
  heir?: string;
}

export const readGuestAside = () => readStored<GuestAside>(STORAGE_KEYS.guestAside);

/** Stores who is put aside. What accounts have said about this guest before still counts. */
export function putGuestAside(guest: Omit<GuestAside, 'refusedBy' | 'heir'>): void {
  const before = readGuestAside();
  const refusedBy = before?.uid === guest.uid ? before.refusedBy : [];
  writeStored(STORAGE_KEYS.guestAside, { ...guest, refusedBy } satisfies GuestAside);
}

/** Returns whether an account takes over a guest's things: unasked, if the guest has made it to keep them. */
export function claimOf(guest: GuestAside | null, uid: string): 'take' | 'ask' | null {
  if (!guest || guest.uid === uid || guest.refusedBy.includes(uid)) return null;
  return guest.heir === uid ? 'take' : 'ask';
}

function change(changes: (guest: GuestAside) => Partial<GuestAside>): void {
  const guest = readGuestAside();
  if (guest) writeStored(STORAGE_KEYS.guestAside, { ...guest, ...changes(guest) });
}

/** Leaves the guest's things to the guest; the account isn't asked again. */
export const refuseGuest = (uid: string): void => change(({ refusedBy }) => ({ refusedBy: [...refusedBy, uid] }));

/** The account was made here, with the guest's things at hand. */
export const nameHeir = (uid: string): void => change(() => ({ heir: uid }));

/** Nobody is put aside any more. */
export async function forgetGuestAside(): Promise<void> {
  if (!readGuestAside()) return;
  writeStored(STORAGE_KEYS.guestAside, null);
  await import('./guest-slot.ts').then(({ emptySlot }) => emptySlot()).catch(() => undefined);
}
