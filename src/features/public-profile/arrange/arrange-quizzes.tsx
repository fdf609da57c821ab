import type { Quiz } from '@domain/quiz/quiz.ts';
import { type Move, moved } from '@domain/quiz/quiz-order.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { HiddenText, Row, Stack } from '../../../ui/layout.tsx';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import css from './arrange.module.css';
import { ArrangeRow } from './arrange-row.tsx';
import { type Arranged, useArrangement } from './use-arrangement.ts';

/** The creator's public quizzes as visitors will see them, to be moved with buttons. */
export function ArrangeQuizzes({ uid, own, onClose }: { uid: string; own: readonly Quiz[]; onClose: () => void }) {
  const { t } = useTranslation(['arrange', 'common']);
  const { state, retry, codes, change, sortByAge, isNewestFirst, isSaving, problem, save } = useArrangement(uid, own);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState<{ code: string; move: Move } | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => heading.current?.focus(), []);
  // a browser takes the focus from an element that changes its place
  useLayoutEffect(() => {
    if (last) list.current?.querySelector<HTMLElement>(`[data-code="${last.code}"] [data-move=${last.move}]`)?.focus();
  }, [last]);

  const moveQuiz = ({ id, title }: Arranged, move: Move) => {
    const after = moved(codes, id, move);
    change(after);
    setLast({ code: id, move });
    setNews(t('moved', { title, place: after.indexOf(id) + 1, count: after.length }));
  };
  const finish = async () => {
    if (await save()) onClose();
  };
  return (
    <Stack gap={2}>
      <Heading ref={heading} size={3} as="h3" tabIndex={-1}>
        {t('title')}
      </Heading>
      <Text tone="quiet">{t('text')}</Text>
      {state.status === 'loading' && <LoadingState label={t('common:loading')} heights={[68, 68]} />}
      {state.status === 'failed' && <FailedState error={state.error} onRetry={retry} />}
      {state.status === 'ready' && state.value.length < 2 && <Text>{t('few')}</Text>}
      {state.status === 'ready' && (
        <ol ref={list} className={css['list']}>
          {state.value.map((quiz, index) => (
            <ArrangeRow
              key={quiz.id}
              quiz={quiz}
              place={index + 1}
              isLast={index + 1 === state.value.length}
              onMove={(move) => moveQuiz(quiz, move)}
            />
          ))}
        </ol>
      )}
      <HiddenText role="status">{news}</HiddenText>
      <ErrorNote text={problem && t(`common:error.${problem}`)} />
      <Row gap={1.25}>
        <Button variant="contained" size="small" aria-disabled={isSaving} onClick={() => void finish()}>
          {t(isSaving ? 'saving' : 'done')}
        </Button>
        <Button variant="outlined" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        {!isNewestFirst && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              sortByAge();
              setNews(t('sorted'));
              // this button goes
              heading.current?.focus();
            }}
          >
            {t('newest')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
