import { INFO_PAGES, type InfoPage } from '@domain/info-pages.ts';
import { looksLikeSection, sectionOf } from '@domain/profiles/links.ts';
import { type ComponentType, useEffect } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import { afterLoading } from '../lib/after-loading.ts';
import { lazyPage } from './lazy-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicLayout } from './public-layout.tsx';
import { useRouteChange } from './use-route-change.ts';

const Landing = lazyPage(() => import('../features/landing/landing-page.tsx').then((m) => m.LandingPage), 'landing');
const loadResults = () => import('../features/results/results-page.tsx').then((m) => m.ResultsPage);
const Results = lazyPage(loadResults, 'results');
const PublicProfile = lazyPage(
  () => import('../features/public-profile/public-profile-page.tsx').then((m) => m.PublicProfilePage),
  'public-profile',
  'send-message',
);
const Section = lazyPage(
  () => import('../features/public-profile/section-page.tsx').then((m) => m.SectionPage),
  'public-profile',
);
const SendMessage = lazyPage(
  () => import('../features/public-profile/message/send-message-page.tsx').then((m) => m.SendMessagePage),
  'send-message',
);
const TakeQuiz = lazyPage(
  () => import('../features/take-quiz/take-quiz-page.tsx').then((m) => m.TakeQuizPage),
  'take-quiz',
);
const DeleteSent = lazyPage(
  () => import('../features/delete-sent/delete-page.tsx').then((m) => m.DeletePage),
  'delete-sent',
);
const NeverDemo = lazyPage(
  () => import('../features/demo-quizzes/never-demo-page.tsx').then((m) => m.NeverDemoPage),
  'demo-quizzes',
);
const HowWellDemo = lazyPage(
  () => import('../features/demo-quizzes/how-well-demo-page.tsx').then((m) => m.HowWellDemoPage),
  'demo-quizzes',
);
const INFO: Readonly<Record<InfoPage, ComponentType>> = {
  about: lazyPage(() => import('../features/info-pages/about-page.tsx').then((m) => m.AboutPage), 'about'),
  safety: lazyPage(() => import('../features/info-pages/safety-page.tsx').then((m) => m.SafetyPage), 'safety'),
  contact: lazyPage(() => import('../features/info-pages/contact-page.tsx').then((m) => m.ContactPage), 'contact'),
  templates: lazyPage(
    () => import('../features/info-pages/templates-page.tsx').then((m) => m.TemplatesPage),
    'templates',
  ),
  analytics: lazyPage(
    () => import('../features/info-pages/analytics-page.tsx').then((m) => m.AnalyticsPage),
    'analytics',
  ),
  careers: lazyPage(() => import('../features/info-pages/careers-page.tsx').then((m) => m.CareersPage), 'careers'),
  blog: lazyPage(() => import('../features/info-pages/blog-page.tsx').then((m) => m.BlogPage), 'blog'),
  press: lazyPage(() => import('../features/info-pages/press-page.tsx').then((m) => m.PressPage), 'press'),
  help: lazyPage(() => import('../features/info-pages/help-page.tsx').then((m) => m.HelpPage), 'help'),
  terms: lazyPage(() => import('../features/info-pages/terms-page.tsx').then((m) => m.TermsPage), 'terms'),
};

// the signed-in side brings the whole SDK: nothing of it may be reachable from the routes above except through here
const SignedIn = lazyPage(() => import('./signed-in.tsx').then((m) => m.SignedInRoutes), 'dashboard');
const AuthAction = lazyPage(() => import('./auth-action.tsx').then((m) => m.AuthAction), 'auth-action', 'auth');
const SignIn = lazyPage(() => import('./sign-in.tsx').then((m) => m.SignIn), 'auth', 'auth-action');

/** A quiz, with the page it ends on at hand: the network may be gone by then. */
function QuizToTheEnd() {
  useEffect(() => afterLoading(() => Promise.all([loadResults(), i18n.loadNamespaces('results')])), []);
  return <TakeQuiz />;
}

/** The second segment below a username names a section, the message page, or a quiz. */
function BelowProfile() {
  const { second = '' } = useParams();
  const section = sectionOf(second);
  if (section === 'anonymous') return <SendMessage />;
  return section !== null || looksLikeSection(second) ? <Section /> : <QuizToTheEnd />;
}

/** Every address of the app. */
export function AppRoutes() {
  useRouteChange();
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route index element={<Landing />} />
        <Route path="auth" element={<SignIn />} />
        <Route path="auth/action" element={<AuthAction />} />
        <Route path="quiz/results/:responseId" element={<Results />} />
        <Route path="quiz/never-have-i-ever" element={<NeverDemo />} />
        <Route path="quiz/how-well" element={<HowWellDemo />} />
        {INFO_PAGES.map((page) => {
          const Page = INFO[page];
          return <Route key={page} path={page} element={<Page />} />;
        })}
        <Route path="delete" element={<DeleteSent />} />
        <Route path="404" element={<NotFoundPage />} />
        <Route path=":username" element={<PublicProfile />} />
        <Route path=":username/:second" element={<BelowProfile />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="dashboard/*" element={<SignedIn />} />
      <Route path="create-quiz/*" element={<SignedIn />} />
      <Route path="account/*" element={<SignedIn />} />
      <Route path="quiz/:quizId/details" element={<SignedIn />} />
    </Routes>
  );
}
