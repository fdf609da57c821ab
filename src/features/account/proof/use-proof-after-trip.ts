import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTrip } from '../../../session/auth/google-trip.ts';
import { notify } from '../../../stores/notices.ts';
import { useOnce } from '../auth-work.tsx';
import { askForProof, type ProofPlace } from './recent-sign-in.ts';

/** Finishes the reauthentication of somebody who left for Google with the whole page, and says what they can do now. */
export function useProofAfterTrip(uid: string): void {
  const { t } = useTranslation('account');
  const [trip] = useState(() => readTrip(uid));
  const ask = async () => {
    if (trip?.errand !== 'proof') return;
    const place = trip.place as ProofPlace;
    const isShown = await askForProof(place, true);
    if (isShown) notify({ kind: 'info', title: t('proof.shown'), description: t(`proof.goOn.${place}`) });
    document.getElementById(place)?.focus();
  };
  useOnce(() => void ask());
}
