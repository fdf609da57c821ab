import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { FocusHeading } from './focus-heading.tsx';

/** Asks for the age before a spicy quiz; a no leads back to the first screen. */
export function AgeCheck({ onAnswer }: { onAnswer: (isAdult: boolean) => void }) {
  const { t } = useTranslation('take-quiz');
  return (
    <>
      <Sticker style={{ textAlign: 'center', padding: '28px 20px' }}>
        <span aria-hidden style={{ fontSize: 56, lineHeight: 1 }}>
          🌶️
        </span>
        <FocusHeading sx={{ mt: 1.5 }}>{t('age.title')}</FocusHeading>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t('age.text')}</Typography>
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
