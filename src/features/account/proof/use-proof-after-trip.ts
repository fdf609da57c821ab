import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTrip } from '../../../session/auth/google-trip.ts';
import { notify } from '../../../stores/notices.ts';
import { askForProof, type ProofPlace } from './recent-sign-in.ts';

/** Takes up the question of who left for Google with the whole page, and says what they can go on with. */
export function useProofAfterTrip(uid: string): void {
  const { t } = useTranslation('account');
  const [trip] = useState(() => readTrip(uid));
  const wasAsked = useRef(false);
  const ask = useEffectEvent(async () => {
    if (trip?.errand !== 'proof' || wasAsked.current) return;
    wasAsked.current = true;
    const place = trip.place as ProofPlace;
    const isShown = await askForProof(place, true);
    if (isShown) notify({ kind: 'info', title: t('proof.shown'), description: t(`proof.goOn.${place}`) });
    document.getElementById(place)?.focus();
  });
  useEffect(() => void ask(), []);
}
