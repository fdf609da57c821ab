import type { QuizType } from '@domain/games/index.ts';
import { FILLS, INK } from '@domain/palette.ts';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../games/index.ts';
import { Sticker } from '../../ui/sticker.tsx';

const Card = styled(Sticker)({ padding: 0, overflow: 'hidden' });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 48,
  '& > span': { flex: '1 0 auto' },
  paddingInline: theme.spacing(2, 0.5),
  // the button stays at the list's end, so that the focus isn't lost
  '& [aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  borderBottom: `2px solid ${INK}`,
  color: INK,
  fontFamily: 'var(--display)',
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
  /** The number of items; from two on they can be moved and removed. */
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** The frame of an item: its number, and the buttons to move and remove it. */
export function QuestionCard({ type, number, count, onMove, onRemove, children }: Props) {
  const { t } = useTranslation('quiz-editor');
  const id = useId();
  const moves = [
    { by: -1, name: t(`${type}.moveUp`, { number }), Icon: ArrowUpwardRounded, isEnd: number === 1 },
    { by: 1, name: t(`${type}.moveDown`, { number }), Icon: ArrowDownwardRounded, isEnd: number === count },
  ] as const;
  return (
    <Card aria-labelledby={id}>
      <Head style={{ backgroundColor: FILLS[GAME_COLOR[type]] }}>
        <span id={id}>{t(`${type}.item`, { number })}</span>
        {count > 1 && (
          <div>
            {moves.map(({ by, name, Icon, isEnd }) => (
              <IconButton
                key={by}
                data-part={`move${by}`}
                aria-label={name}
                aria-disabled={isEnd}
                onClick={() => onMove(by)}
              >
                <Icon />
              </IconButton>
            ))}
            <IconButton data-part="remove" aria-label={t(`${type}.remove`, { number })} onClick={onRemove}>
              <DeleteOutlineRounded />
            </IconButton>
          </div>
        )}
      </Head>
      <Body>{children}</Body>
    </Card>
  );
}
