import { clampDrawCount } from '@domain/quiz/random-draw.ts';
import CasinoRounded from '@mui/icons-material/CasinoRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '../../lib/pressed-key.ts';
import { Field } from '../../ui/field.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';
import { HANDS_AS_ON } from '../../ui/theme.ts';

const Box = styled(
  Sticker,
  HANDS_AS_ON,
)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  // side by side on a phone, stacked where the text is large
  '& > div': { flex: '1 1 6.5rem' },
  '& > button': { flex: '3 1 11.5rem' },
  '& > .below': { flex: '1 0 100%' },
}));

interface Props {
  /** The game's minimum. */
  least: number;
  /** How many items there are to draw from. */
  available: number;
  onDraw: (count: number) => void;
}

/** Draws a number of random items. */
export function RandomDraw({ least, available, onDraw }: Props) {
  const { t } = useTranslation('quiz-editor');
  const [typed, setTyped] = useState(String(least));
  const clamp = () => {
    const count = clampDrawCount(typed, least, available);
    setTyped(String(count));
    return count;
  };
  return (
    <Box as="div">
      <Field
        label={t('template.count')}
        type="number"
        inputMode="numeric"
        min={least}
        max={available}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={clamp}
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Enter') onDraw(clamp());
        }}
      />
      <Button
        variant="contained"
        startIcon={<CasinoRounded />}
        sx={{ minHeight: 52, lineHeight: 1.15, px: 2 }}
        onClick={() => onDraw(clamp())}
      >
        {t('template.random')}
      </Button>
      <Text small tone="quiet" className="below">
        {t('template.randomHelp')}
      </Text>
    </Box>
  );
}
