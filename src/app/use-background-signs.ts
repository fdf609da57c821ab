import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../config/href.ts';
import { MESSAGE_NOTIFICATION } from '../config/message-notification.ts';

async function start(): Promise<void> {
  const [{ startBadge }, { startMessageNotifications }] = await Promise.all([
    import('../session/badge.ts'),
    import('../session/message-notifications.ts'),
  ]);
  startBadge();
  startMessageNotifications();
}

/** Updates the app icon's badge and shows notifications, which open the messages when tapped. */
export function useBackgroundSigns(): void {
  const navigate = useNavigate();
  useEffect(() => {
    start().catch(() => undefined); // the next start of the app tries again
  }, []);
  useEffect(() => {
    const worker = navigator.serviceWorker;
    const lead = ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type !== MESSAGE_NOTIFICATION.tapped) return;
      const messages = href.dashboard('messages');
      if (location.pathname + location.search !== messages) void navigate(messages);
    };
    worker?.addEventListener('message', lead);
    return () => worker?.removeEventListener('message', lead);
  }, [navigate]);
}
