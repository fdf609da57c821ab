import { type ComponentType, Suspense, useEffect } from 'react';
import { findPage, isForCreators } from '../config/find-route.ts';
import type { Page, PageFor } from '../config/routes.ts';
import { tryTexts } from '../i18n/i18n.ts';
import { fetchAhead } from '../lib/after-loading.ts';
import { Navigate, useLocation } from '../lib/router/router.tsx';
import { reach } from '../lib/visit.ts';
import { readSessionHint } from '../session/hint.ts';
import { lazyPage, lazyPages } from './lazy-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading, PublicLayout } from './public-layout.tsx';
import { useIsGuest } from './use-is-guest.ts';
import { useRouteChange } from './use-route-change.ts';

const loadResults = () => import('../features/results/results-page.tsx').then((m) => m.ResultsPage);
const lazily = lazyPages({
  landing: () => import('../features/landing/landing-page.tsx').then((m) => m.LandingPage),
  about: () => import('../features/info-pages/about-page.tsx').then((m) => m.AboutPage),
  safety: () => import('../features/info-pages/safety-page.tsx').then((m) => m.SafetyPage),
  contact: () => import('../features/info-pages/contact/contact-page.tsx').then((m) => m.ContactPage),
  templates: () => import('../features/info-pages/templates/templates-page.tsx').then((m) => m.TemplatesPage),
  analytics: () => import('../features/info-pages/analytics-page.tsx').then((m) => m.AnalyticsPage),
  careers: () => import('../features/info-pages/careers-page.tsx').then((m) => m.CareersPage),
  blog: () => import('../features/info-pages/blog-page.tsx').then((m) => m.BlogPage),
  press: () => import('../features/info-pages/press-page.tsx').then((m) => m.PressPage),
  help: () => import('../features/info-pages/help/help-page.tsx').then((m) => m.HelpPage),
  privacy: () => import('../features/info-pages/privacy-page.tsx').then((m) => m.PrivacyPage),
  terms: () => import('../features/info-pages/terms-page.tsx').then((m) => m.TermsPage),
  'how-well-demo': () => import('../features/demo-quizzes/how-well-demo-page.tsx').then((m) => m.HowWellDemoPage),
  'never-demo': () => import('../features/demo-quizzes/never-demo-page.tsx').then((m) => m.NeverDemoPage),
  results: loadResults,
  mine: () => import('../features/mine/mine-page.tsx').then((m) => m.MinePage),
  'new-circle': () => import('../features/circle/new-circle-page.tsx').then((m) => m.NewCirclePage),
  circle: () => import('../features/circle/circle-page.tsx').then((m) => m.CirclePage),
  'my-link': () => import('../features/mine/my-link-page.tsx').then((m) => m.MyLinkPage),
  sent: () => import('../features/sent/sent-page.tsx').then((m) => m.SentPage),
  unsubscribe: () => import('../features/unsubscribe/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
  'public-profile': () => import('../features/public-profile/public-profile-page.tsx').then((m) => m.PublicProfilePage),
  'send-message': () =>
    import('../features/public-profile/message/send-message-page.tsx').then((m) => m.SendMessagePage),
  section: () => import('../features/public-profile/section-page.tsx').then((m) => m.SectionPage),
  'take-quiz': () => import('../features/take-quiz/take-quiz-page.tsx').then((m) => m.TakeQuizPage),
  // these two load Auth, which the pages above must never import
  'sign-in': () => import('./sign-in.tsx').then((m) => m.SignIn),
  'auth-action': () => import('./auth-action.tsx').then((m) => m.AuthAction),
});
// and this one loads the whole SDK, and React Router
const SignedIn = lazyPage(() => import('./signed-in.tsx').then((m) => m.SignedInRoutes), 'dashboard');

// the editor alone, for people without an account
const GuestEditor = lazyPage(() => import('./guest-editor.tsx').then((m) => m.GuestEditor), 'quiz-editor');

/** A quiz, with its result page preloaded, as the network may be gone by then. */
function QuizToTheEnd() {
  useEffect(() => fetchAhead(() => Promise.all([loadResults(), tryTexts('results')])), []);
  const TakeQuiz = lazily['take-quiz'];
  return <TakeQuiz />;
}

const PUBLIC: Readonly<Record<PageFor<'visitor' | 'signed-out'>, ComponentType>> = {
  ...lazily,
  'take-quiz': QuizToTheEnd,
  'not-found': NotFoundPage,
};
const isPublic = (page: Page): page is keyof typeof PUBLIC => page in PUBLIC;

/** Every address of the app, from the route table. Going from page to page, their layout stays. */
export function AppRoutes() {
  useRouteChange();
  const { pathname, search } = useLocation();
  const isGuest = useIsGuest();
  const page = findPage(pathname);
  const query = new URLSearchParams(search);
  const isEdited = query.has('edit');
  // counts which pages a visit opens; a creator's own don't count, and a stored quiz isn't begun
  useEffect(() => {
    const owner = pathname.split('/')[1] as string;
    if (!isEdited && owner !== readSessionHint()?.username) reach(`${page}/${owner}`);
  });
  // a stored quiz, or a copy of one, is its owner's
  if (page === 'quiz-editor' && isGuest && !isEdited && !query.has('copy'))
    return (
      // in the frame, as the editor is large
      <Suspense
        fallback={
          <PublicLayout>
            <PageLoading />
          </PublicLayout>
        }
      >
        <GuestEditor />
      </Suspense>
    );
  // the installed app starts there, and a visitor's is no sign-in page
  if (page === 'dashboard' && isGuest && query.has('start')) return <Navigate to="/" replace />;
  if (isForCreators(pathname)) return <SignedIn />;
  const Found = page !== null && isPublic(page) ? PUBLIC[page] : NotFoundPage;
  return (
    <PublicLayout>
      <Found />
    </PublicLayout>
  );
}
