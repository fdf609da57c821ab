import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useReconnect } from '../../lib/use-reconnect.ts';
import { readSessionHint } from '../../session/hint.ts';
import { useSession } from '../../session/state.ts';
import { LoadingState } from '../../ui/states.tsx';
import { isLeftBehind } from './google-window.ts';
import { loadSession } from './session-loader.ts';
import { forgetForm } from './use-kept-form.ts';

function Leave({ to }: { to: string }) {
  // only another page makes the sign-in service forget a window that could change the person later
  const [isFresh] = useState(isLeftBehind);
  useEffect(() => {
    forgetForm();
    if (isFresh) location.replace(to);
  }, [isFresh, to]);
  return isFresh ? null : <Navigate to={to} replace />;
}

/** Leaves this page as soon as somebody is signed in, whichever way that came about. */
export function RedirectSignedIn({ to }: { to: string }) {
  const { t } = useTranslation();
  const status = useSession((state) => state.status);
  const [isMissing, setIsMissing] = useState(false);
  // whoever was signed in here last time most likely still is
  const [isLikely] = useState(() => readSessionHint() !== null);
  const load = useEffectEvent(() =>
    loadSession().then(
      () => setIsMissing(false),
      () => setIsMissing(true),
    ),
  );
  useEffect(() => void load(), []);
  // no network, no redirect: the form says so when it is sent
  useReconnect(isMissing, () => void load());
  if (status === 'signed-in') return <Leave to={to} />;
  return status === 'loading' && isLikely && !isMissing ? <LoadingState label={t('loading')} /> : null;
}
