import type { Color } from '@domain/palette.ts';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserText } from '../../ui/user-text.tsx';

interface Props {
  color: Color;
  text: string;
  /** The text of a random answer. */
  guess: string;
  /** How many guesses wait, this one included. */
  left: number;
  onRight: () => void;
  onWrong: () => void;
  onSkip: () => void;
  onStop: () => void;
}

/** An item that was drawn at random, for its creator to say what is true: nobody publishes a guess. */
export function GuessCard({ color, text, guess, left, onRight, onWrong, onSkip, onStop }: Props) {
  const { t } = useTranslation('quiz-editor');
  const card = useRef<HTMLDivElement>(null);
  // the button that drew is gone
  useEffect(() => card.current?.focus(), []);
  return (
    <Sticker as="div" color={color}>
      <Stack ref={card} tabIndex={-1} style={{ outline: 'none' }}>
        <div role="status">
          <Text small style={{ fontWeight: 700 }}>
            {t('template.left', { count: left })}
          </Text>
          <Heading size={3} style={{ margin: '4px 0' }}>
            <UserText>{text}</UserText>
          </Heading>
          <Text>{t('template.guess', { answer: guess })}</Text>
        </div>
        <Row>
          <Button
            variant="contained"
            startIcon={<Icon name="check" size="1em" />}
            sx={{ flex: '1 1 9rem', px: 1.5 }}
            onClick={onRight}
          >
            {t('template.right')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Icon name="close" size="1em" />}
            sx={{ flex: '1 1 9rem', px: 1.5 }}
            onClick={onWrong}
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
