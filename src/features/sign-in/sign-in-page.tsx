import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocation, useSearchParams } from '../../lib/router/index.ts';
import { isTooYoungHere } from '../../session/too-young.ts';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Chooser } from './chooser.tsx';
import { destinationOf } from './destination.ts';
import { Entry } from './entry.tsx';
import type { Mode } from './form.ts';
import { RedirectSignedIn } from './redirect-signed-in.tsx';
import { ResetForm } from './reset-form.tsx';
import { TooYoung } from './too-young.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { isStep } from './use-interruption.ts';
import { useKeptForm } from './use-kept-form.ts';
import { useKnownEmail } from './use-known-email.ts';
import { useStepBack } from './use-step-back.ts';

type View = Mode | 'reset';
const VIEWS: readonly View[] = ['sign-up', 'sign-in', 'reset'];

/** Returns whether the reset form was opened from the form before it in the history. */
const isFromSignIn = (state: unknown) => typeof state === 'object' && state !== null && 'isFromSignIn' in state;

/** /auth: a choice of two, then a form. Back in the browser leads one level up: reset, form, choice. */
export function SignInPage() {
  const { t } = useTranslation('auth');
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
      replace: next !== 'reset' || isStep(state),
      ...(next === 'reset' && view === 'sign-in' && { state: { isFromSignIn: true } }),
    });

  const isBarred = view === 'sign-up' && isTooYoungHere();
  useHeadingFocus(view ?? 'chooser');
  const titles = { 'sign-up': t('signUp.title'), 'sign-in': t('signIn.title'), reset: action('reset.title') };
  return (
    <Column>
      <PageMeta title={view ? titles[view] : t('meta.title')} description={t('meta.description')} isPrivate />
      {view !== 'reset' && <RedirectSignedIn to={from ?? href.dashboard()} />}
      {view === null && <Chooser from={from} addressOf={(next) => `?${new URLSearchParams(paramsOf(next))}`} />}
      {view === 'reset' && (
        <ResetForm
          email={form.email}
          from={from}
          onEmail={(email) => change({ email })}
          onBack={isFromSignIn(state) ? back : () => show('sign-in')}
        />
      )}
      {isBarred && <TooYoung />}
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
