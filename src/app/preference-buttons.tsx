import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, usePreferences } from '../stores/preferences.ts';

/** The language and the colour scheme, one tap each. */
export function PreferenceButtons() {
  const { t } = useTranslation();
  const language = usePreferences((state) => state.language);
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const other = isDark ? 'light' : 'dark';
  return (
    <>
      <Button
        variant="text"
        size="small"
        lang={language === 'en' ? 'fr' : 'en'}
        aria-label={t('switchLanguage')}
        onClick={() => chooseLanguage(language === 'en' ? 'fr' : 'en')}
        sx={{ minWidth: 44, px: 1 }}
      >
        {t('switchLanguageShort')}
      </Button>
      <IconButton aria-label={t(`colorMode.${other}`)} onClick={() => setMode(other)}>
        {isDark ? <LightModeRounded /> : <DarkModeRounded />}
      </IconButton>
    </>
  );
}
