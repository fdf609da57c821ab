import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readSessionHint } from '../../lib/session-hint.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { Chooser } from './chooser.tsx';
import { destinationOf } from './destination.ts';
import { Entry } from './entry.tsx';
import type { Mode } from './form.ts';
import { loadSession } from './session-loader.ts';
import { focusHeading, useHeadingFocus } from './use-heading-focus.ts';
import { useKeptForm } from './use-kept-form.ts';

const RedirectSignedIn = lazy(async () => {
  // no network, no redirect: the form says so when it is sent
  await loadSession().catch(() => undefined);
  const { RedirectSignedIn } = await import('./redirect-signed-in.tsx');
  return { default: RedirectSignedIn };
});

const ResetForm = lazy(() => import('./reset-form.tsx').then((m) => ({ default: m.ResetForm })));

/** Beside what comes late: it is there only when that is. */
function Arrival() {
  useEffect(focusHeading, []);
  return null;
}

type View = Mode | 'reset';
const VIEWS: readonly View[] = ['sign-up', 'sign-in', 'reset'];

const emailIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : null;

/** /auth: a choice of two, then a form. Back in the browser leads from the form to the choice. */
export function SignInPage() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [form, change] = useKeptForm(emailIn(state));
  const view = VIEWS.find((name) => name === params.get('mode')) ?? null;
  const from = destinationOf(state, params);
  const paramsOf = (next: View | null) => ({ ...(next && { mode: next }), ...(from && { from }) });
  const show = (next: View | null) => setParams(paramsOf(next), { replace: true });

  useHeadingFocus(view === 'reset' ? null : (view ?? 'chooser'));
  // whoever was signed in here last time most likely still is
  const [isLikelySignedIn] = useState(() => readSessionHint() !== null);
  const waiting = isLikelySignedIn ? <LoadingState label={common('loading')} /> : null;
  return (
    <Column>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isPrivate />
      <Suspense fallback={waiting}>
        <RedirectSignedIn to={from ?? '/dashboard'} />
      </Suspense>
      {view === null && <Chooser addressOf={(next) => `?${new URLSearchParams(paramsOf(next))}`} />}
      {view === 'reset' && (
        <Suspense fallback={<LoadingState label={common('loading')} />}>
          <ResetForm email={form.email} onEmail={(email) => change({ email })} onBack={() => show('sign-in')} />
          <Arrival />
        </Suspense>
      )}
      {(view === 'sign-up' || view === 'sign-in') && (
        <Entry key={view} mode={view} form={form} onChange={change} onMode={show} hasEnded={params.has('ended')} />
      )}
    </Column>
  );
}
