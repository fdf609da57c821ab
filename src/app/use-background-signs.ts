import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGE_NOTIFICATION, type Tapped } from '../config/message-notification.ts';

async function start(): Promise<void> {
  const [{ startBadge }, { startMessageNotifications }] = await Promise.all([
    import('../session/badge.ts'),
    import('../session/message-notifications.ts'),
  ]);
  startBadge();
  startMessageNotifications();
}

/** Updates the app icon's badge and shows notifications, which lead to what they are about when tapped. */
export function useBackgroundSigns(): void {
  const navigate = useNavigate();
  useEffect(() => {
    start().catch(() => undefined); // the next start of the app tries again
  }, []);
  useEffect(() => {
    const worker = navigator.serviceWorker;
    const lead = ({ data }: MessageEvent<Partial<Tapped> | null>) => {
      if (data?.type !== MESSAGE_NOTIFICATION.tapped || data.address === undefined) return;
      if (location.pathname + location.search !== data.address) void navigate(data.address);
    };
    worker?.addEventListener('message', lead);
    return () => worker?.removeEventListener('message', lead);
  }, [navigate]);
}
