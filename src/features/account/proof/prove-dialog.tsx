import { SecondFactorNeeded } from '@domain/auth/interruptions.ts';
import type { SessionUser } from '@domain/auth/session.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findInAppBrowser } from '../../../lib/in-app-browser.ts';
import { finishReauthentication, reauthenticateWithGoogle } from '../../../session/auth/google.ts';
import { reauthenticateWithPassword } from '../../../session/auth/sign-in-methods.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SecondFactorForm } from '../../../ui/second-factor-form.tsx';
import { Text } from '../../../ui/text.tsx';
import { ProblemNote, useAuthWork, useOnce } from '../auth-work.tsx';
import { GoogleMaybeNotHere, GoogleNotHere } from './google-not-here.tsx';
import { ProvePassword } from './prove-password.tsx';
import { useProof } from './recent-sign-in.ts';
import { useProofAfterTrip } from './use-proof-after-trip.ts';
import { useProofDialog } from './use-proof-dialog.ts';

function Ways({ user, onShown }: { user: SessionUser; onShown: () => void }) {
  const { t } = useTranslation('account');
  const { isBusy, problem, run } = useAuthWork();
  const [app] = useState(findInAppBrowser);
  const [second, setSecond] = useState<SecondFactorNeeded | null>(null);
  const { place, isBack } = useProof();
  const prove = (way: () => Promise<void>) =>
    run(async () => {
      try {
        await way();
      } catch (error) {
        if (!(error instanceof SecondFactorNeeded)) throw error;
        setSecond(error);
        return;
      }
      onShown();
    });
  useOnce(() => {
    if (isBack) void prove(finishReauthentication);
  });
  if (second) {
    const { factors, challenge } = second;
    return (
      <SecondFactorForm factors={factors} challenge={challenge} onVerified={onShown} onCancel={() => setSecond(null)} />
    );
  }
  return (
    <Stack gap={2}>
      <Text role="status">{t(isBack && isBusy ? 'proof.checking' : 'proof.text')}</Text>
      {user.methods.password && (
        <ProvePassword
          email={user.email ?? ''}
          isBusy={isBusy}
          onSend={(password) => void prove(() => reauthenticateWithPassword(password))}
        />
      )}
      {user.methods.google !== null && app && !user.methods.password && <GoogleNotHere app={app} />}
      {user.methods.google !== null && !app && (
        <Button
          variant="outlined"
          aria-disabled={isBusy}
          onClick={() => void prove(() => reauthenticateWithGoogle(place))}
        >
          {t('proof.google', { email: user.methods.google })}
        </Button>
      )}
      <ProblemNote problem={problem} />
      {user.methods.google !== null && !app && <GoogleMaybeNotHere problem={problem} />}
    </Stack>
  );
}

/** Asks the person to reauthenticate for a pending action. */
export function ProveDialog({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const { isOpen, close, show } = useProofDialog();
  useProofAfterTrip(user.uid);
  if (!isOpen) return null;
  return (
    <AppDialog title={t('proof.title')} onClose={close}>
      <Ways user={user} onShown={show} />
    </AppDialog>
  );
}
