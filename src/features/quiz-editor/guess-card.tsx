import type { NeverAnswer } from '@domain/games/never-have-i-ever/game.ts';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';

const OTHER = { never: 'ever', ever: 'never' } as const;

interface Props {
  statement: string;
  /** Random, so a guess. */
  guess: NeverAnswer;
  /** How many guesses wait, this one included. */
  left: number;
  onAnswer: (answer: NeverAnswer) => void;
  onSkip: () => void;
  onStop: () => void;
}

/** A statement that was drawn at random, for its creator to say what is true: nobody publishes a guess. */
export function GuessCard({ statement, guess, left, onAnswer, onSkip, onStop }: Props) {
  const { t } = useTranslation('quiz-editor');
  const card = useRef<HTMLDivElement>(null);
  // the button that drew is gone
  useEffect(() => card.current?.focus(), []);
  return (
    <Sticker as="div" color="teal">
      <Stack ref={card} tabIndex={-1} style={{ outline: 'none' }}>
        <div role="status">
          <Text small style={{ fontWeight: 700 }}>
            {t('template.left', { count: left })}
          </Text>
          <Heading size={3} style={{ margin: '4px 0' }}>
            {statement}
          </Heading>
          <Text>{t('template.guess', { answer: t(`template.${guess}`) })}</Text>
        </div>
        <Row>
          <Button
            variant="contained"
            startIcon={<CheckRounded />}
            sx={{ flex: '1 1 9rem', px: 1.5 }}
            onClick={() => onAnswer(guess)}
          >
            {t('template.right')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<CloseRounded />}
            sx={{ flex: '1 1 9rem', px: 1.5 }}
            onClick={() => onAnswer(OTHER[guess])}
          >
            {t('template.wrong')}
          </Button>
        </Row>
        <Row style={{ justifyContent: 'space-between' }}>
          <Button variant="text" color="inherit" size="small" onClick={onSkip}>
            {t('template.skip')}
          </Button>
          <Button variant="text" color="inherit" size="small" onClick={onStop}>
            {t('template.stop')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
