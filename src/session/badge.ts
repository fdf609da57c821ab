import { type SessionState, useSession } from './state.ts';

let shown: number | null = null;

/** Shows the number of unread messages on the app's icon; none when signed out. */
function show({ status, account, isLeaving }: SessionState): void {
  const isOver = status === 'signed-out' || isLeaving;
  if (!account && !isOver) return; // not known yet: the icon stays unchanged
  const unread = isOver ? 0 : (account?.inbox.unread ?? 0);
  if (unread === shown) return;
  shown = unread;
  // absent in some browsers, refused by others: the app shows the same inside
  void (unread === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(unread))?.catch(() => undefined);
}

let hasStarted = false;
export function startBadge(): void {
  if (hasStarted) return;
  hasStarted = true;
  show(useSession.getState());
  useSession.subscribe(show);
}
