import { useTranslation } from 'react-i18next';
import { chooseColorMode, chooseLanguage, isDark, usePreferences } from '../stores/preferences.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The language and the colour scheme, one tap each. */
export function PreferenceButtons() {
  const { t } = useTranslation();
  const language = usePreferences((state) => state.language);
  const other = usePreferences(isDark) ? 'light' : 'dark';
  const otherLanguage = language === 'en' ? 'fr' : 'en';
  return (
    <>
      <Button
        variant="text"
        size="small"
        lang={otherLanguage}
        aria-label={t('switchLanguage')}
        onClick={() => chooseLanguage(otherLanguage)}
        style={{ minWidth: 44, paddingInline: 8 }}
      >
        {t('switchLanguageShort')}
      </Button>
      <IconButton type="button" aria-label={t(`colorMode.${other}`)} onClick={() => chooseColorMode(other)}>
        <Icon name={other === 'light' ? 'sun' : 'moon'} size={24} />
      </IconButton>
    </>
  );
}
