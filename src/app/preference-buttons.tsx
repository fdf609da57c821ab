import { LANGUAGES, nextLanguage, toLanguage } from '@domain/languages.ts';
import { useTranslation } from 'react-i18next';
import { chooseColorMode, chooseLanguage, isDark, usePreferences } from '../stores/preferences.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DARK, styled } from '../ui/styled.ts';

// the root's class decides which one is visible, as it is right before the first paint
const Sun = styled('span')({ display: 'none', [DARK]: { display: 'grid' } });
const Moon = styled('span')({ display: 'grid', [DARK]: { display: 'none' } });

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
        <Sun>
          <Icon name="sun" size={24} />
        </Sun>
        <Moon>
          <Icon name="moon" size={24} />
        </Moon>
      </IconButton>
    </>
  );
}
