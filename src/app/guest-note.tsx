import { useLocation } from 'react-router-dom';
import { findRoute } from '../config/find-route.ts';
import { KeepNote } from '../guest/keep-note.tsx';
import { useSession } from '../session/state.ts';

const DAY_MS = 24 * 3_600_000;

/** How long a guest's data stays, on all their pages except the editor. */
export function GuestNote() {
  const { user, account } = useSession();
  // the editor has its screen to itself
  const isFocused = findRoute(useLocation().pathname)?.frame === 'focused';
  if (isFocused || !user?.isGuest || account?.guestUntil === undefined) return null;
  const left = account.guestUntil - Date.now();
  return (
    <div style={{ width: 'calc(100% - 32px)', maxWidth: 1048, margin: '0 auto 16px' }}>
      <KeepNote days={Math.max(1, Math.round(left / DAY_MS))} />
    </div>
  );
}
