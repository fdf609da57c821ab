import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { findPage } from '../config/find-route.ts';
import { href } from '../config/href.ts';
import { type PageFor, ROUTES } from '../config/routes.ts';
import { useTab } from '../features/dashboard/shared/address.ts';
import { PanelWaiting } from '../features/dashboard/shared/panel-waiting.tsx';
import { startI18next } from '../i18n/i18next.ts';
import { keepForOffline } from '../lib/keep-for-offline.ts';
import { claimOf, readGuestAside } from '../session/auth/guest-aside.ts';
import { readSessionHint } from '../session/hint.ts';
import { retryProfile } from '../session/profile.ts';
import { endedAddress, startSession } from '../session/session.ts';
import { useSession } from '../session/state.ts';
import { Icon } from '../ui/icon.tsx';
import { Column } from '../ui/layout.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { withCode } from '../ui/request-code.tsx';
import { LoadingState, MessageState } from '../ui/states.tsx';
import { type Load, lazyPage, lazyPages } from './lazy-page.ts';
import { MuiTheme } from './mui-theme.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ReactRouter } from './react-router.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';
import { useBackgroundSigns } from './use-background-signs.ts';
import { useDueDrafts } from './use-due-drafts.ts';

const LOADS: Readonly<Record<PageFor<'creator'>, Load>> = {
  dashboard: () => import('../features/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
  'quiz-editor': () => import('../features/quiz-editor/quiz-editor-page.tsx').then((m) => m.QuizEditorPage),
  account: () => import('../features/account/account-page.tsx').then((m) => m.AccountPage),
  'quiz-details': () =>
    import('../features/dashboard/quiz-details/quiz-details-page.tsx').then((m) => m.QuizDetailsPage),
  operator: () => import('../features/dashboard/operator/operator-page.tsx').then((m) => m.OperatorPage),
};
const PAGES = lazyPages(LOADS);
const ChooseName = lazyPage(
  () => import('../features/choose-name/choose-name-page.tsx').then((m) => m.ChooseNamePage),
  'names',
  'auth',
);
const KeepGuest = lazyPage(() => import('../guest/keep-guest.tsx').then((m) => m.KeepGuest), 'guest');

/** Returns the creator's page of an address; null when there is none. */
function creatorPage(pathname: string): keyof typeof LOADS | null {
  const page = findPage(pathname);
  return page !== null && page in LOADS ? (page as keyof typeof LOADS) : null;
}

void keepForOffline('visitor', 'creator');
await startI18next();

// loads the page's code in parallel with the session
LOADS[creatorPage(location.pathname) ?? 'dashboard']().catch(() => undefined);

function Waiting() {
  const { t } = useTranslation();
  return (
    <Column wide>
      <PageMeta title={t('loading')} description={t('tagline')} isPrivate />
      <LoadingState label={t('loading')} heights={[150, 120, 220]} />
    </Column>
  );
}

/** The dashboard's frame while its code or its creator is loading. */
function WaitingInFrame() {
  const { t } = useTranslation();
  const page = creatorPage(useLocation().pathname);
  const tab = useTab();
  if (page !== 'dashboard') return <Waiting />;
  return (
    <Column wide>
      <PageMeta title={t('loading')} description={t('tagline')} isPrivate />
      <PanelWaiting tab={tab} />
    </Column>
  );
}

/** A user whose profile hasn't arrived yet; continues when it does, and shows a problem. */
function WaitingForProfile() {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const error = useSession((state) => state.profileError);
  if (!error) return <WaitingInFrame />;
  return (
    <Column>
      <PageMeta title={t('guard.profileTitle')} description={common('tagline')} isPrivate />
      <MessageState
        symbol={<Icon name="error" size="1em" />}
        title={t('guard.profileTitle')}
        text={withCode(common(`error.${error.code}`), error)}
        action={
          <Button variant="contained" onClick={retryProfile}>
            {common('retry')}
          </Button>
        }
      />
    </Column>
  );
}

function Pages() {
  return (
    <Routes>
      {Object.entries(PAGES).map(([page, Found]) => (
        <Route key={page} path={ROUTES[page as keyof typeof PAGES].path} element={<Found />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function Guarded() {
  const { pathname, search, hash } = useLocation();
  const { status, user, profile, account, isNewcomer: hasNoProfile, hasEnded, isLeaving } = useSession();
  // a guest who has just signed in confirms their name, too
  const isNewcomer = hasNoProfile || (user?.isGuest === false && account?.guestUntil !== undefined);
  const uid = profile?.uid ?? null;
  // a guest's things are decided about once in a session, before anything is shown
  const [decided, setDecided] = useState<string | null>(null);
  const claim = uid === null || uid === decided ? null : claimOf(readGuestAside(), uid);
  useEffect(startSession, []);
  useBackgroundSigns();
  useDueDrafts(profile?.uid);
  if (status === 'signed-out' && !isLeaving && creatorPage(pathname) === 'operator') {
    // nobody else learns what is here
    return (
      <PublicLayout>
        <NotFoundPage />
      </PublicLayout>
    );
  }
  if (status === 'signed-out' && !isLeaving) {
    const from = pathname + search + hash;
    return <Navigate to={hasEnded ? endedAddress(from) : href.signIn()} replace state={{ from }} />;
  }
  // a visitor on the way to /auth shouldn't see the dashboard's frame flash
  if (isLeaving || (status === 'loading' && !readSessionHint())) return <Waiting />;
  return (
    <MuiTheme>
      <SignedInLayout isNewcomer={isNewcomer || claim !== null}>
        <Suspense fallback={isNewcomer || claim ? <Waiting /> : <WaitingInFrame />}>
          {isNewcomer ? (
            <ChooseName />
          ) : claim ? (
            <KeepGuest isOwn={claim === 'take'} onDecided={() => setDecided(uid)} />
          ) : profile ? (
            <Pages />
          ) : (
            <WaitingForProfile />
          )}
        </Suspense>
      </SignedInLayout>
    </MuiTheme>
  );
}

/** The pages that need an account. Signed out, they redirect to /auth, which returns here afterwards. */
export const SignedInRoutes = () => (
  <ReactRouter>
    <Guarded />
  </ReactRouter>
);
