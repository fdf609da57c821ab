import type { Circle } from '@domain/circle/circle.ts';
import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that returns what a member is called, also where their name is hidden. */
export function useNameOf({ members }: Circle): (id: string) => string {
  const { t } = useTranslation('circle');
  const someone = t('someone');
  return useCallback((id) => members[id]?.name || someone, [members, someone]);
}
