import { destinationOf } from '@domain/auth/web-address.ts';
import { lazy, Suspense } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocation, useSearchParams } from '../../lib/router/router.tsx';
import { isTooYoungHere } from '../../session/too-young.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { Chooser } from './chooser.tsx';
import { Entry } from './entry.tsx';
import { RedirectSignedIn } from './redirect-signed-in.tsx';
import type { Mode } from './use-auth-form.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { isStep } from './use-interruption.ts';
import { useKeptForm } from './use-kept-form.ts';
import { useKnownEmail } from './use-known-email.ts';
import type { LinkKind } from './use-link-request.ts';
import { useStepBack } from './use-step-back.ts';

// most people sign in without a link
const LinkForm = lazy(() => import('./link-form.tsx').then((m) => ({ default: m.LinkForm })));

const TooYoung = lazy(() => import('./too-young.tsx').then((m) => ({ default: m.TooYoung })));

type View = Mode | LinkKind;
const VIEWS: readonly View[] = ['sign-up', 'sign-in', 'reset', 'link'];
const isLink = (view: View | null) => view === 'reset' || view === 'link';

/** Returns whether a link's form was opened from the form before it in the history. */
const isFromForm = (state: unknown) => typeof state === 'object' && state !== null && 'isFromForm' in state;

/** /auth: a choice of two, then a form. Back in the browser leads one level up: link, form, choice. */
export function SignInPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { t: action } = useTranslation('auth-action');
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const back = useStepBack();
  const [form, change] = useKeptForm(useKnownEmail());
  const view = VIEWS.find((name) => name === params.get('mode')) ?? null;
  const from = destinationOf(state, params);
  const paramsOf = (next: View | null) => ({ ...(next && { mode: next }), ...(from && { from }) });
  // a further step has its own history entry, which the next level replaces
  const show = (next: View | null) =>
    setParams(paramsOf(next), {
      replace: !isLink(next) || isStep(state),
      ...(isLink(next) && view !== null && { state: { isFromForm: true } }),
    });

  const isBarred = view === 'sign-up' && isTooYoungHere();
  useHeadingFocus(view ?? 'chooser');
  const titles = {
    'sign-up': t('signUp.title'),
    'sign-in': t('signIn.title'),
    reset: action('reset.title'),
    link: action('link.title'),
  };
  return (
    <Column>
      <PageMeta title={view ? titles[view] : t('meta.title')} description={t('meta.description')} isPrivate />
      {view !== 'reset' && <RedirectSignedIn to={from ?? href.dashboard()} />}
      {view === null && <Chooser from={from} addressOf={(next) => `?${new URLSearchParams(paramsOf(next))}`} />}
      {(view === 'reset' || view === 'link') && (
        <Suspense fallback={<LoadingState label={t('common:loading')} />}>
          <LinkForm
            key={view}
            kind={view}
            email={form.email}
            from={from}
            isNext={isFromForm(state)}
            onEmail={(email) => change({ email })}
            onBack={isFromForm(state) ? back : () => show('sign-in')}
          />
        </Suspense>
      )}
      {isBarred && (
        <Suspense>
          <TooYoung />
        </Suspense>
      )}
      {(view === 'sign-up' || view === 'sign-in') && !isBarred && (
        <Entry
          key={view}
          mode={view}
          from={from}
          form={form}
          onChange={change}
          onMode={show}
          hasEnded={params.has('ended')}
        />
      )}
    </Column>
  );
}
