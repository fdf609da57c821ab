import type { FieldProblems } from '@domain/errors.ts';
import { FILLS, INK } from '@domain/palette.ts';
import type { QuizDraft } from '@domain/quiz/draft.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_COLOR } from '../../games/index.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Text } from '../../ui/text.tsx';
import { BottomBar } from './bottom-bar.tsx';

const Segments = styled('div')({
  display: 'flex',
  gap: 4,
  minWidth: 0,
  '& span': {
    flex: 1,
    height: 10,
    borderRadius: 999,
    border: '2px solid var(--mui-palette-sticker-line)',
    // its color is what it says
    forcedColorAdjust: 'none',
  },
});
const Track = styled('div')({
  height: 10,
  overflow: 'hidden',
  borderRadius: 999,
  border: '2px solid var(--mui-palette-sticker-line)',
  '& span': { display: 'block', height: '100%', transition: 'width 200ms' },
});
/** More segments are too narrow on a phone. */
const SEGMENTS_MAX = 12;
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  '& > button': { flex: '8 1 11rem', paddingInline: 16 },
});
const Progress = styled('div')({
  display: 'grid',
  gap: 6,
  flex: '1 1 6rem',
  fontSize: '0.875rem',
  fontWeight: 700,
});

interface Props {
  draft: QuizDraft;
  problems: FieldProblems;
  wasTried: boolean;
  isEdit: boolean;
  isSaving: boolean;
  /** The person is back from signing in, and one tap is left. */
  isReturning: boolean;
  /** Why saving failed, translated. */
  failure: ReactNode;
  /** An action after a failure. */
  action?: ReactNode;
}

/** The bottom bar: how many items are complete, what went wrong, and the Save button. */
export function SaveBar({ draft, problems, wasTried, isEdit, isSaving, isReturning, failure, action }: Props) {
  const { t } = useTranslation('quiz-editor');
  const count = Object.keys(problems).length;
  const isReady = (index: number) => !Object.keys(problems).some((path) => path.startsWith(`questions.${index}.`));
  const questions = draft.questions.map(({ id }, index) => ({ id, ready: isReady(index) }));
  const done = questions.filter(({ ready }) => ready).length;
  const fill = FILLS[GAME_COLOR[draft.type]];
  const mode = isEdit ? 'edit' : 'create';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isReturning) return;
    // after the router, which gives the focus to a new page's heading
    const frame = requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isReturning]);
  return (
    <BottomBar>
      <ErrorNote text={failure ?? (wasTried && count > 0 ? t('problems', { count }) : null)} action={action} />
      <div role="status">
        {isReturning && !isSaving && failure === null && <Text style={{ fontWeight: 700 }}>{t('ready')}</Text>}
      </div>
      <Line>
        <Progress>
          {t('progress', { done, total: questions.length })}
          {questions.length > SEGMENTS_MAX ? (
            <Track aria-hidden>
              <span style={{ width: `${(done / questions.length) * 100}%`, backgroundColor: fill }} />
            </Track>
          ) : (
            <Segments aria-hidden>
              {questions.map(({ id, ready }) => (
                <span key={id} style={ready ? { backgroundColor: fill, borderColor: INK } : undefined} />
              ))}
            </Segments>
          )}
        </Progress>
        <Button ref={button} type="submit" variant="contained" size="large" disabled={isSaving}>
          {t(`${mode}.${isSaving ? 'saving' : 'save'}`)}
        </Button>
      </Line>
    </BottomBar>
  );
}
