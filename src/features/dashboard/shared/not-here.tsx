import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { MessageState } from '../../../ui/states.tsx';

/** Offline, and not cached on this device. Loads later on its own. */
export function NotHere({ action, level = 2 }: { action?: ReactNode; level?: 1 | 2 }) {
  const { t } = useTranslation('dashboard');
  return (
    <MessageState
      symbol={<Icon name="offline" size="1em" />}
      level={level}
      title={t('list.offlineTitle')}
      text={t('list.offlineText')}
      action={action}
    />
  );
}
