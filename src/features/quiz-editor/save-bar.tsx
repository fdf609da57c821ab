import type { ErrorCode, FieldProblems } from '@domain/errors.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../ui/error-note.tsx';
import { GAME_COLORS, INK } from '../../ui/games.ts';

// a ground of its own: what scrolls below must not show through the words
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  marginTop: 'auto',
  marginInline: theme.spacing(-2),
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1.5, 2, `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`),
  borderTop: '2px solid var(--mui-palette-sticker-line)',
  backgroundColor: 'var(--mui-palette-background-default)',
  [theme.breakpoints.up('md')]: {
    bottom: 16,
    borderRadius: 24,
    border: '2px solid var(--mui-palette-sticker-line)',
    boxShadow: 'var(--mui-palette-sticker-shadow)',
  },
}));
const Segments = styled('div')({
  display: 'flex',
  gap: 4,
  minWidth: 0,
  overflow: 'hidden', // fifty of them are wider than a phone
  '& span': { flex: '1 1 6px', height: 10, borderRadius: 999, border: '2px solid var(--mui-palette-sticker-line)' },
});
const Progress = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: 12,
  fontSize: '0.875rem',
  fontWeight: 700,
});

interface Props {
  draft: QuizDraft;
  problems: FieldProblems;
  wasTried: boolean;
  isSaving: boolean;
  failure: ErrorCode | null;
}

/** The bar at the thumb: how many items are complete, what went wrong, and the button. */
export function SaveBar({ draft, problems, wasTried, isSaving, failure }: Props) {
  const { t } = useTranslation('quiz-editor');
  const { t: common } = useTranslation();
  const count = Object.keys(problems).length;
  const isReady = (index: number) => !Object.keys(problems).some((path) => path.startsWith(`questions.${index}.`));
  const questions = draft.questions.map(({ id }, index) => ({ id, ready: isReady(index) }));
  const done = questions.filter(({ ready }) => ready).length;
  const text = failure ? common(`error.${failure}`) : wasTried && count > 0 ? t('problems', { count }) : null;
  return (
    <Bar>
      <ErrorNote text={text} />
      <Progress>
        <Segments aria-hidden>
          {questions.map(({ id, ready }) => (
            <span
              key={id}
              style={ready ? { backgroundColor: GAME_COLORS[draft.type].fill, borderColor: INK } : undefined}
            />
          ))}
        </Segments>
        {t('progress', { done, total: questions.length })}
      </Progress>
      <Button type="submit" variant="contained" size="large" disabled={isSaving}>
        {t(isSaving ? 'saving' : 'save')}
      </Button>
    </Bar>
  );
}
