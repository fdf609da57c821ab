import { sectionOf } from '@domain/profiles/links.ts';
import { Route, Routes, useParams } from 'react-router-dom';
import { lazyPage } from './lazy-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicLayout } from './public-layout.tsx';

const Landing = lazyPage(() => import('../features/landing/landing-page.tsx').then((m) => m.LandingPage), 'landing');
const Results = lazyPage(() => import('../features/results/results-page.tsx').then((m) => m.ResultsPage), 'results');
const PublicProfile = lazyPage(
  () => import('../features/public-profile/public-profile-page.tsx').then((m) => m.PublicProfilePage),
  'public-profile',
);
const Section = lazyPage(
  () => import('../features/public-profile/section-page.tsx').then((m) => m.SectionPage),
  'public-profile',
);
const SendMessage = lazyPage(
  () => import('../features/send-message/send-message-page.tsx').then((m) => m.SendMessagePage),
  'send-message',
);
const TakeQuiz = lazyPage(
  () => import('../features/take-quiz/take-quiz-page.tsx').then((m) => m.TakeQuizPage),
  'take-quiz',
);

// the signed-in side brings the whole SDK: nothing of it may be reachable from the routes above except through here
const SignedIn = lazyPage(() => import('./signed-in.tsx').then((m) => m.SignedInRoutes), 'dashboard');
const SignIn = lazyPage(() => import('./sign-in.tsx').then((m) => m.SignIn), 'auth');

/** The second segment below a username names a section, the message page, or a quiz. */
function BelowProfile() {
  const { second = '' } = useParams();
  const section = sectionOf(second);
  if (section === null) return <TakeQuiz />;
  return section === 'anonymous' ? <SendMessage /> : <Section />;
}

/** Every address of the app. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route index element={<Landing />} />
        <Route path="auth" element={<SignIn />} />
        <Route path="quiz/results/:responseId" element={<Results />} />
        <Route path="404" element={<NotFoundPage />} />
        <Route path=":username" element={<PublicProfile />} />
        <Route path=":username/:second" element={<BelowProfile />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="dashboard/*" element={<SignedIn />} />
      <Route path="create-quiz/*" element={<SignedIn />} />
      <Route path="quiz/:quizId/details" element={<SignedIn />} />
    </Routes>
  );
}
