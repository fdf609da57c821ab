import type { Profile } from '@domain/profiles/profile.ts';
import { useTranslation } from 'react-i18next';
import { subscribeToProfile } from '../../../data/profiles.ts';
import { isolated } from '../../../i18n/translate.ts';
import { useLive } from '../../../lib/use-live.ts';
import { UserName } from '../../../ui/user-text.tsx';

/** Returns what an account is called; by its id until that is known, and when it is deleted. */
export function useAccountName(uid: string): string {
  const { t, i18n } = useTranslation('operator');
  const { state } = useLive<Profile | null>((next, fail) => subscribeToProfile(uid, next, fail));
  const found = state.status === 'ready' ? state.value : null;
  return found ? `${isolated(found.name, i18n.language)} (@${found.username})` : t('account', { uid });
}

export function AccountName({ uid }: { uid: string }) {
  return <UserName>{useAccountName(uid)}</UserName>;
}
