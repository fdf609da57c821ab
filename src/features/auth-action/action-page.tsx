import { lazy, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadingState } from '../../ui/states.tsx';
import { ConfirmAction } from './confirm-action.tsx';
import { DoneScreen } from './done-screen.tsx';
import { NewPassword } from './new-password.tsx';
import { Refused } from './refused.tsx';
import { useLinkLanguage } from './use-link-language.ts';
import { useReturningLink } from './use-returning-link.ts';

const SignInByLink = lazy(() => import('./sign-in-by-link.tsx').then((m) => ({ default: m.SignInByLink })));

/** /auth/action: the target of the auth service's email links. */
export function ActionPage() {
  const { t } = useTranslation();
  useLinkLanguage();
  const { link, done, finish } = useReturningLink();
  if (link.kind === 'sign-in-link') {
    return (
      <Suspense fallback={<LoadingState label={t('loading')} />}>
        <SignInByLink key={link.code} link={link} />
      </Suspense>
    );
  }
  if (link.kind !== 'action') return <Refused link={link} />;
  if (done) return <DoneScreen link={link} email={done.email} />;
  if (link.mode === 'resetPassword') return <NewPassword link={link} onDone={finish} />;
  return <ConfirmAction key={link.mode} link={link} mode={link.mode} onDone={finish} />;
}
