import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import { subscribeToProfile } from '../../../data/profiles.ts';
import { useLive } from '../../../lib/use-live.ts';

/** Returns what an account is called; by its id until that is known, and when it is deleted. */
export function useAccountName(uid: string): string {
  const { t } = useTranslation('operator');
  const { state } = useLive<Profile | null>((next, fail) => subscribeToProfile(uid, next, fail));
  const found = state.status === 'ready' ? state.value : null;
  return found ? `${found.name} (@${found.username})` : t('account', { uid });
}
