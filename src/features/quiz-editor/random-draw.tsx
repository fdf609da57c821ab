import { neverHaveIEver } from '@domain/games/never-have-i-ever/game.ts';
import { clampDrawCount } from '@domain/games/never-have-i-ever/statements.ts';
import CasinoRounded from '@mui/icons-material/CasinoRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { HANDS_AS_ON } from '../../ui/hands-as-on.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Text } from '../../ui/text.tsx';

const MINIMUM = neverHaveIEver.minQuestions;
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
  '& > :first-of-type': { flex: '1 1 5.5rem' },
  '& > button': { flex: '3 1 11.5rem' },
  '& > .below': { flex: '1 0 100%' },
}));

interface Props {
  /** How many statements the list has. */
  available: number;
  onDraw: (count: number) => void;
  /** Undoes the last draw; null if there is none. */
  onUndo: (() => void) | null;
  /** The size of the last draw; null before it and after undo. */
  drawn: number | null;
}

/** Selects a number of random statements. */
export function RandomDraw({ available, onDraw, onUndo, drawn }: Props) {
  const { t } = useTranslation('quiz-editor');
  const [typed, setTyped] = useState(String(MINIMUM));
  const clamp = () => {
    const count = clampDrawCount(typed, available);
    setTyped(String(count));
    return count;
  };
  return (
    <Box as="div">
      <Field
        label={t('template.count')}
        type="number"
        inputMode="numeric"
        min={MINIMUM}
        max={available}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={clamp}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onDraw(clamp());
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
      <div className="below">
        <Text small tone="quiet">
          {t('template.randomHelp')}
        </Text>
        <div role="status">
          {drawn !== null && (
            <strong>
              {t('template.drawn', { count: drawn })}{' '}
              {onUndo && (
                <Button variant="text" size="small" onClick={onUndo}>
                  {t('undo')}
                </Button>
              )}
            </strong>
          )}
        </div>
      </div>
    </Box>
  );
}
