import { useLocation } from 'react-router-dom';
import { findRoute } from '../config/find-route.ts';
import { KeepNote } from '../guest/keep-note.tsx';
import { LeaveDevice } from '../guest/leave-device.tsx';
import { useNow } from '../lib/use-now.ts';
import { useSession } from '../session/state.ts';

const DAY_MS = 24 * 3_600_000;

/** How long a guest's data stays, on all their pages except the editor. */
export function GuestNote() {
  const { user, profile, account } = useSession();
  const now = useNow();
  // the editor has its screen to itself
  const isFocused = findRoute(useLocation().pathname)?.frame === 'focused';
  if (isFocused || !user?.isGuest || account?.guestUntil === undefined) return null;
  const days = Math.max(1, Math.round((account.guestUntil - now) / DAY_MS));
  return (
    <div style={{ width: 'calc(100% - 32px)', maxWidth: 1048, margin: '0 auto 16px' }}>
      <KeepNote days={days}>{profile && <LeaveDevice name={profile.name} days={days} />}</KeepNote>
    </div>
  );
}
