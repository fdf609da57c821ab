import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readSessionHint } from '../../lib/session-hint.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { AuthForm } from './auth-form.tsx';
import { Chooser } from './chooser.tsx';
import { EMPTY_FORM, type Mode } from './form.ts';
import { loadSession } from './session-loader.ts';

const RedirectSignedIn = lazy(async () => {
  // no network, no redirect: the form says so when it is sent
  await loadSession().catch(() => undefined);
  const { RedirectSignedIn } = await import('./redirect-signed-in.tsx');
  return { default: RedirectSignedIn };
});

/** /auth: a choice of two, then a form. Back in the browser leads from the form to the choice. */
export function SignInPage() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [form, setForm] = useState(EMPTY_FORM);
  const asked = params.get('mode');
  const mode: Mode | null = asked === 'sign-up' || asked === 'sign-in' ? asked : null;
  // whoever was signed in here last time most likely still is
  const [isLikelySignedIn] = useState(() => readSessionHint() !== null);
  const waiting = isLikelySignedIn ? <LoadingState label={common('loading')} /> : null;
  return (
    <Column>
      <PageMeta title={t('meta.title')} description={t('meta.description')} isPrivate />
      <Suspense fallback={waiting}>
        <RedirectSignedIn />
      </Suspense>
      {mode === null ? (
        <Chooser state={state} />
      ) : (
        <AuthForm
          key={mode}
          mode={mode}
          form={form}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
          onMode={(next) => setParams(next ? { mode: next } : {}, { state, replace: true })}
        />
      )}
    </Column>
  );
}
