import { useTranslation } from 'react-i18next';
import { chooseColorMode, chooseLanguage, usePreferences } from '../../stores/preferences.ts';
import { Row } from '../../ui/layout.tsx';
import { LanguageSwitch, Segments } from '../../ui/segments.tsx';
import { Block } from './block.tsx';
import { Section } from './section.tsx';

const MODES = ['light', 'dark', 'system'] as const;

/** Language and color scheme of this device. */
export function PreferencesSection() {
  const { t } = useTranslation('account');
  const { language, colorMode } = usePreferences();
  return (
    <Section id="language">
      <Block title={t('language.title')}>
        <Row>
          <LanguageSwitch label={t('language.title')} language={language} onChoose={chooseLanguage} />
        </Row>
      </Block>
      <Block title={t('theme.title')}>
        <Row>
          <Segments
            label={t('theme.title')}
            choices={MODES.map((value) => ({ value, text: t(`theme.${value}`) }))}
            value={colorMode}
            onChoose={chooseColorMode}
          />
        </Row>
      </Block>
    </Section>
  );
}
