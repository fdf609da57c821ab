import { forgetGuestAside, readGuestAside } from './auth/guest-aside.ts';
import { bringBack } from './auth/guest-slot.ts';
import { readSessionHint, writeSessionHint } from './hint.ts';

/** Signs the guest in again whom an account had put aside, where nobody is signed in. */
export async function bringGuestBack(): Promise<void> {
  const guest = readGuestAside();
  if (!guest || (await bringBack(guest.uid))) return;
  if (readSessionHint()?.uid === guest.uid) writeSessionHint(null);
  await forgetGuestAside();
}
