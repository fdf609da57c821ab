import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { i18n } from '../i18n/i18n.ts';
import { isDark, usePreferences } from '../stores/preferences.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NoticeArea } from './notice-area.tsx';
import { AppRoutes } from './routes.tsx';

usePreferences.subscribe((now, before) => {
  if (now.language !== before.language) void i18n.changeLanguage(now.language);
  // the script in the page's head has set the class for the first time
  const { classList } = document.documentElement;
  classList.toggle('dark', isDark(now));
  classList.toggle('light', !isDark(now));
});

/** Everything around the pages. */
export function App() {
  return (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
      <NoticeArea />
    </StrictMode>
  );
}
