import type { Circle } from '@domain/circle/circle.ts';
import type { CircleAsked } from '@domain/circle/circle-input.ts';
import { asDomainError, DomainError } from '@domain/errors.ts';
import { CIRCLE_GAME } from '@domain/games/index.ts';
import { isolate } from '@domain/isolate.ts';
import { toLanguage } from '@domain/languages.ts';
import { CIRCLE_NAME_MAX, CIRCLE_QUESTIONS, CIRCLES_MAX } from '@domain/limits.ts';
import { canRemix } from '@domain/quiz/visibility.ts';
import { typedName } from '@domain/typed-text.ts';
import { useState } from 'react';
import { href } from '../../config/href.ts';
import { fetchQuiz } from '../../data/public-quizzes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLocation, useNavigate } from '../../lib/router/router.tsx';
import { useAsyncAction } from '../../lib/use-async-action.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { ColorBand } from '../../ui/color.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Column, Stack, StickyBar } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { withCode } from '../../ui/request-code.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { beginCircle, drawOther, type NewCircle, storeNewCircle } from './new-circle.ts';
import css from './new-circle-page.module.css';

/** What the last tap needs alone, with the device's record of circles. */
const loadMake = () =>
  import('./make.ts').catch(() => {
    throw new DomainError('network');
  });

/** What a circle can be made of. */
interface Choice {
  pool: readonly string[];
  questionOf: (id: string, language: string) => Circle['questions'][number];
  /** The questions of somebody's quiz; null for ready ones. */
  quiz: { id: string; questions: Circle['questions'] } | null;
}

async function loadChoice(code: string | null): Promise<Choice> {
  const loading = import('@domain/games/know-me/ready.ts').catch(() => {
    throw new DomainError('network');
  });
  const found = code === null ? null : await fetchQuiz(code);
  const { knowMeReady } = await loading;
  const quiz = found?.kind === 'found' && found.quiz.type === CIRCLE_GAME && canRemix(found.quiz) ? found.quiz : null;
  return {
    pool: knowMeReady.lists.normal,
    questionOf: (id, language) => knowMeReady.itemOf(id, [id], toLanguage(language)),
    quiz: quiz && { id: quiz.id, questions: quiz.questions.slice(0, CIRCLE_QUESTIONS) },
  };
}

/** /circle: makes a circle of five ready questions, or with `?quiz=` of that quiz's first five. */
export function NewCirclePage() {
  const { t } = useTranslation(['circle', 'common']);
  const code = new URLSearchParams(useLocation().search).get('quiz');
  const { state, retry } = useLoad<Choice>(`new-circle:${code}`, () => loadChoice(code));
  return (
    <Column>
      <PageMeta title={t('new.metaTitle')} description={t('metaDescription')} isPrivate />
      <ColorBand color="teal" height={230} />
      {state.status === 'loading' && <LoadingState label={t('common:loading')} heights={[160, 320, 56]} />}
      {state.status === 'failed' && <FailedState level={1} error={state.error} onRetry={retry} />}
      {state.status === 'ready' && (
        <Make key={code} choice={state.value} asksForQuiz={code !== null} onNoQuiz={retry} />
      )}
    </Column>
  );
}

function Make({ choice, asksForQuiz, onNoQuiz }: { choice: Choice; asksForQuiz: boolean; onNoQuiz: () => void }) {
  const { t, i18n } = useTranslation(['circle', 'common']);
  const navigate = useNavigate();
  const { pool, questionOf, quiz } = choice;
  const [circle, setCircle] = useState(() => beginCircle(pool, t('new.us')));
  const [isMissing, setMissing] = useState(false);
  const change = (part: Partial<NewCircle>) => {
    const after = { ...circle, ...part };
    setCircle(after);
    storeNewCircle(after);
  };
  const { run, isBusy, problem } = useAsyncAction((error) => {
    const failure = asDomainError(error);
    // the first try has arrived, with something else in it
    if (failure.code === 'conflict') change({ id: crypto.randomUUID() });
    if (failure.code === 'limit-reached') return t('new.full', { max: CIRCLES_MAX });
    // the quiz can't be used anymore: the page loads it again, and says so
    if (quiz && failure.fields?.['asked']) {
      onNoQuiz();
      return null;
    }
    return withCode(t(`common:error.${failure.code}`), failure);
  });
  const questions = quiz?.questions ?? circle.ready.map((id) => questionOf(id, i18n.language));
  const start = () => {
    const name = typedName(circle.name);
    setMissing(name === '');
    if (name === '') return;
    const asked: CircleAsked = quiz
      ? { quizId: quiz.id }
      : { ready: [...circle.ready], language: toLanguage(i18n.language) };
    void run(async () => {
      storeNewCircle(circle);
      const { make } = await loadMake();
      await make({ id: circle.id, key: circle.key, name, asked });
      void navigate(href.circle(circle.id), { replace: true });
    });
  };
  const replace = (at: number) => {
    const other = drawOther(pool, circle.ready);
    if (other !== undefined) change({ ready: circle.ready.map((id, place) => (place === at ? other : id)) });
  };
  return (
    <form
      noValidate
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Sticker>
        <Stack gap={2}>
          <Heading size={2} as="h1">
            {t('new.title')}
          </Heading>
          <Text>{t('new.text')}</Text>
          <Field
            label={t('new.name')}
            value={circle.name}
            maxLength={CIRCLE_NAME_MAX}
            autoComplete="off"
            error={isMissing ? t('common:field.required') : undefined}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Stack>
      </Sticker>
      {asksForQuiz && !quiz && <Sticker role="status">{t('new.noQuiz')}</Sticker>}
      <Stack as="section" aria-label={t('new.questions')}>
        <Heading size={3}>{t('new.questions')}</Heading>
        <ol className={css['questions']}>
          {questions.map(({ id, question, options }, at) => (
            <Sticker as="li" key={id}>
              <UserText as={Text} style={{ fontWeight: 700 }}>
                {question}
              </UserText>
              <UserText as={Text} small tone="quiet">
                {options.map(isolate).join(' · ')}
              </UserText>
              {!quiz && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={t('new.otherThan', { question })}
                  onClick={() => replace(at)}
                >
                  {t('new.other')}
                </Button>
              )}
            </Sticker>
          ))}
        </ol>
      </Stack>
      <StickyBar>
        <ErrorNote text={problem} />
        <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
          {t(isBusy ? 'new.making' : 'new.make')}
        </Button>
      </StickyBar>
      <Text small tone="quiet">
        {t('new.hint')}
      </Text>
    </form>
  );
}
