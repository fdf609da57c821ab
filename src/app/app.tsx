import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { i18n } from '../i18n/i18n.ts';
import { usePreferences } from '../stores/preferences.ts';
import { theme } from '../ui/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NoticeArea } from './notice-area.tsx';
import { AppRoutes } from './routes.tsx';

usePreferences.subscribe(({ language }, before) => {
  if (language !== before.language) void i18n.changeLanguage(language);
});

/** Everything around the pages. */
export function App() {
  return (
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={STORAGE_KEYS.colorMode} noSsr>
        <CssBaseline />
        <ErrorBoundary>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </ErrorBoundary>
        <NoticeArea />
      </ThemeProvider>
    </StrictMode>
  );
}
