import type { QuizType } from '@domain/quiz/quiz.ts';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_COLORS, INK } from '../../ui/games.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { DISPLAY } from '../../ui/tokens.ts';

const Card = styled(Sticker)({ padding: 0, overflow: 'hidden' });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 48,
  padding: theme.spacing(0, 0.5, 0, 2),
  borderBottom: `2px solid ${INK}`,
  color: INK,
  fontFamily: DISPLAY,
  fontWeight: 800,
  fontSize: '1.125rem',
}));
const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.75),
  padding: theme.spacing(2),
}));

interface Props {
  type: QuizType;
  number: number;
  /** Left out where the item is the only one. */
  onRemove?: () => void;
  children: ReactNode;
}

/** The frame of one item: its number in the game's colour, and the way to remove it. */
export function QuestionCard({ type, number, onRemove, children }: Props) {
  const { t } = useTranslation('quiz-editor');
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head style={{ backgroundColor: GAME_COLORS[type].fill }}>
        <span id={id}>{t(`${type}.item`, { number })}</span>
        {onRemove && (
          <IconButton aria-label={t(`${type}.remove`, { number })} onClick={onRemove}>
            <DeleteOutlineRounded />
          </IconButton>
        )}
      </Head>
      <Body>{children}</Body>
    </Card>
  );
}
