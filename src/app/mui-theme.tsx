import { directionOf } from '@domain/languages.ts';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { usePreferences } from '../stores/preferences.ts';
import { themeFor } from '../ui/theme.ts';

/** Syncs MUI's own color mode with the app's. */
function FollowColorMode() {
  const colorMode = usePreferences((state) => state.colorMode);
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(colorMode), [colorMode, setMode]);
  return null;
}

/**
 * Wraps the pages that use MUI's components. Visitors' pages do without (docs/adr/0132-visitors-libraries.md).
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const direction = usePreferences(({ language }) => directionOf(language));
  const theme = useMemo(() => themeFor(direction), [direction]);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={STORAGE_KEYS.colorMode} noSsr>
      <FollowColorMode />
      {children}
    </ThemeProvider>
  );
}
