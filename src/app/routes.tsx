import { type ComponentType, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { findPage } from '../config/find-route.ts';
import { PAGES, type Page, type PageFor, ROUTES } from '../config/routes.ts';
import { i18n } from '../i18n/i18n.ts';
import { afterLoading } from '../lib/after-loading.ts';
import { lazyPage, lazyPages } from './lazy-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicLayout } from './public-layout.tsx';
import { useRouteChange } from './use-route-change.ts';

const loadResults = () => import('../features/results/results-page.tsx').then((m) => m.ResultsPage);
const lazily = lazyPages({
  landing: () => import('../features/landing/landing-page.tsx').then((m) => m.LandingPage),
  about: () => import('../features/info-pages/about-page.tsx').then((m) => m.AboutPage),
  safety: () => import('../features/info-pages/safety-page.tsx').then((m) => m.SafetyPage),
  contact: () => import('../features/info-pages/contact-page.tsx').then((m) => m.ContactPage),
  templates: () => import('../features/info-pages/templates-page.tsx').then((m) => m.TemplatesPage),
  analytics: () => import('../features/info-pages/analytics-page.tsx').then((m) => m.AnalyticsPage),
  careers: () => import('../features/info-pages/careers-page.tsx').then((m) => m.CareersPage),
  blog: () => import('../features/info-pages/blog-page.tsx').then((m) => m.BlogPage),
  press: () => import('../features/info-pages/press-page.tsx').then((m) => m.PressPage),
  help: () => import('../features/info-pages/help-page.tsx').then((m) => m.HelpPage),
  terms: () => import('../features/info-pages/terms-page.tsx').then((m) => m.TermsPage),
  'how-well-demo': () => import('../features/demo-quizzes/how-well-demo-page.tsx').then((m) => m.HowWellDemoPage),
  'never-demo': () => import('../features/demo-quizzes/never-demo-page.tsx').then((m) => m.NeverDemoPage),
  results: loadResults,
  delete: () => import('../features/delete-sent/delete-page.tsx').then((m) => m.DeletePage),
  'public-profile': () => import('../features/public-profile/public-profile-page.tsx').then((m) => m.PublicProfilePage),
  'send-message': () =>
    import('../features/public-profile/message/send-message-page.tsx').then((m) => m.SendMessagePage),
  section: () => import('../features/public-profile/section-page.tsx').then((m) => m.SectionPage),
  'take-quiz': () => import('../features/take-quiz/take-quiz-page.tsx').then((m) => m.TakeQuizPage),
  // these two load Auth, which the pages above must never import
  'sign-in': () => import('./sign-in.tsx').then((m) => m.SignIn),
  'auth-action': () => import('./auth-action.tsx').then((m) => m.AuthAction),
});
// and this one loads the whole SDK
const SignedIn = lazyPage(() => import('./signed-in.tsx').then((m) => m.SignedInRoutes), 'dashboard');

/** A quiz, with its result page preloaded, as the network may be gone by then. */
function QuizToTheEnd() {
  useEffect(() => afterLoading(() => Promise.all([loadResults(), i18n.loadNamespaces('results')])), []);
  const TakeQuiz = lazily['take-quiz'];
  return <TakeQuiz />;
}

const PUBLIC: Readonly<Record<PageFor<'visitor' | 'signed-out'>, ComponentType>> = {
  ...lazily,
  'take-quiz': QuizToTheEnd,
  'not-found': NotFoundPage,
};
const isPublic = (page: Page): page is keyof typeof PUBLIC => page in PUBLIC;
const pathsOf = (pages: readonly Page[]) => [...new Set(pages.map((page) => ROUTES[page].path))];
const PUBLIC_PATHS = pathsOf(PAGES.filter(isPublic));
const CREATOR_PATHS = pathsOf(PAGES.filter((page) => !isPublic(page)));

/** The page of an address: below a username, the segment decides which. */
function PublicPage() {
  const page = findPage(useLocation().pathname);
  const Found = page !== null && isPublic(page) ? PUBLIC[page] : NotFoundPage;
  return <Found />;
}

/** Every address of the app, from the route table. */
export function AppRoutes() {
  useRouteChange();
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        {PUBLIC_PATHS.map((path) => (
          <Route key={path} path={path} element={<PublicPage />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      {CREATOR_PATHS.map((path) => (
        // unknown addresses below a creator's page are shown in its frame
        <Route key={path} path={path.includes(':') ? path : `${path}/*`} element={<SignedIn />} />
      ))}
    </Routes>
  );
}
