import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Navigate } from '../../lib/router/router.tsx';
import { useReconnect } from '../../lib/use-reconnect.ts';
import { readSessionHint } from '../../session/hint.ts';
import { useSession } from '../../session/state.ts';
import { LoadingState } from '../../ui/states.tsx';
import { isLeftBehind } from './google-window.ts';
import { loadSession } from './session-loader.ts';
import { forgetForm } from './use-kept-form.ts';

function Leave({ to }: { to: string }) {
  // only a page load makes Auth forget a popup that could change the user later
  const [isFresh] = useState(isLeftBehind);
  useEffect(() => {
    forgetForm();
    if (isFresh) location.replace(to);
  }, [isFresh, to]);
  return isFresh ? null : <Navigate to={to} replace />;
}

/** Leaves this page as soon as someone is signed in, however that happened. */
export function RedirectSignedIn({ to }: { to: string }) {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const [isMissing, setIsMissing] = useState(false);
  // the last signed-in user is most likely still signed in
  const [isLikely] = useState(() => readSessionHint() !== null);
  const load = useEffectEvent(() =>
    loadSession().then(
      () => setIsMissing(false),
      () => setIsMissing(true),
    ),
  );
  useEffect(() => void load(), []);
  // no redirect offline: the form reports it when it is sent
  useReconnect(isMissing, () => void load());
  // people without an account can create one here
  if (status === 'signed-in' && !user?.isGuest) return <Leave to={to} />;
  return status === 'loading' && isLikely && !isMissing ? <LoadingState label={t('loading')} /> : null;
}
