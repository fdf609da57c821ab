import { LANGUAGES, nextLanguage, toLanguage } from '@domain/languages.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { chooseColorMode, chooseLanguage, isDark, usePreferences } from '../stores/preferences.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import css from './preference-buttons.module.css';

const switchColorMode = () => chooseColorMode(isDark(usePreferences.getState()) ? 'light' : 'dark');

/** Buttons for language and color scheme. `withoutLanguage` where the page has its own language switch. */
export function PreferenceButtons({ withoutLanguage = false }: { withoutLanguage?: boolean }) {
  const { t, i18n } = useTranslation();
  const otherLanguage = nextLanguage(toLanguage(i18n.language));
  const short = otherLanguage.toUpperCase();
  return (
    <>
      {!withoutLanguage && (
        <Button
          variant="text"
          size="small"
          lang={otherLanguage}
          aria-label={`${short}: ${LANGUAGES[otherLanguage].switchTo}`}
          onClick={() => chooseLanguage(otherLanguage)}
          style={{ minWidth: 44, paddingInline: 8 }}
        >
          {short}
        </Button>
      )}
      <IconButton type="button" aria-label={t('switchColorMode')} onClick={switchColorMode}>
        <span className={css['sun']}>
          <Icon name="sun" size={24} />
        </span>
        <span className={css['moon']}>
          <Icon name="moon" size={24} />
        </span>
      </IconButton>
    </>
  );
}
