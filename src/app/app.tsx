import { directionOf } from '@domain/languages.ts';
import { type ReactNode, StrictMode } from 'react';
import { sendAppCheckTokens } from '../data/app-check.ts';
import { showThemeColor } from '../lib/theme-color.ts';
import { isDark, usePreferences } from '../stores/preferences.ts';
import { InstallCardContext } from '../ui/lazy-install.tsx';
import { changeLanguage } from './change-language.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { InstallOffer } from './install-offer.tsx';
import { LazyShare } from './lazy-share.tsx';
import { LazyUpdate } from './lazy-update.tsx';
import { NoticeArea } from './notice-area.tsx';
import { AppRoutes } from './routes.tsx';

usePreferences.subscribe((now, before) => {
  if (now.language !== before.language) void changeLanguage(now.language, before.language);
  // the head script has set these initially
  document.documentElement.lang = now.language;
  document.documentElement.dir = directionOf(now.language);
  const { classList } = document.documentElement;
  classList.toggle('dark', isDark(now));
  classList.toggle('light', !isDark(now));
  showThemeColor(isDark(now));
});

// before any page sends anything
if (import.meta.env.VITE_APPCHECK_SITE_KEY) sendAppCheckTokens();

/** Everything around the pages. `router` is the browser's, or a static one for prerendering. */
export function App({ router }: { router: (routes: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <InstallCardContext value={InstallOffer}>
          {router(
            <>
              <LazyUpdate />
              <AppRoutes />
              <LazyShare />
            </>,
          )}
        </InstallCardContext>
      </ErrorBoundary>
      <NoticeArea />
    </StrictMode>
  );
}
