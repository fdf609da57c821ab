import { type ReactNode, StrictMode } from 'react';
import { i18n } from '../i18n/i18n.ts';
import { isDark, usePreferences } from '../stores/preferences.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NoticeArea } from './notice-area.tsx';
import { AppRoutes } from './routes.tsx';

usePreferences.subscribe((now, before) => {
  if (now.language !== before.language) void i18n.changeLanguage(now.language);
  // the script in the page's head has set these for the first time
  document.documentElement.lang = now.language;
  const { classList } = document.documentElement;
  classList.toggle('dark', isDark(now));
  classList.toggle('light', !isDark(now));
});

/** Everything around the pages. `router` puts a router around them: the browser's, or a fixed address's for prerendering. */
export function App({ router }: { router: (routes: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>{router(<AppRoutes />)}</ErrorBoundary>
      <NoticeArea />
    </StrictMode>
  );
}
