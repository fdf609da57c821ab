import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActionBar } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { FocusHeading } from './focus-heading.tsx';

/** Asks for the age before a spicy quiz; a no leads back to the first screen. */
export function AgeCheck({ onAnswer }: { onAnswer: (isAdult: boolean) => void }) {
  const { t } = useTranslation('take-quiz');
  return (
    <>
      <Sticker style={{ textAlign: 'center', padding: '28px 20px' }}>
        <Icon name="flame" size={60} />
        <FocusHeading style={{ marginTop: 12 }}>{t('age.title')}</FocusHeading>
        <Text tone="quiet" style={{ marginTop: 8 }}>
          {t('age.text')}
        </Text>
      </Sticker>
      <ActionBar>
        <Button variant="contained" size="large" onClick={() => onAnswer(true)}>
          {t('age.yes')}
        </Button>
        <Button variant="outlined" size="large" onClick={() => onAnswer(false)}>
          {t('age.no')}
        </Button>
      </ActionBar>
    </>
  );
}
