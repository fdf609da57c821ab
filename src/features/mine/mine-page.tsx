import type { Quiz } from '@domain/quiz/quiz.ts';
import { canRemix } from '@domain/quiz/visibility.ts';
import { href } from '../../config/href.ts';
import { fetchQuiz, type QuizLookup } from '../../data/public-quizzes.ts';
import { readKeys } from '../../data/read-keys.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useParams } from '../../lib/router/router.tsx';
import { useIsHydrated } from '../../lib/use-device-state.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Column } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { FailedState, LoadingState, MessageState } from '../../ui/states.tsx';
import { MakeMine } from './make-mine.tsx';

/** /quiz/{code}/mine: answers the questions of somebody's quiz about oneself, and publishes that as an own quiz. */
export function MinePage() {
  const { quizId = '' } = useParams();
  const code = quizId.toLowerCase();
  return <Mine key={code} code={code} />;
}

function Mine({ code }: { code: string }) {
  const { t } = useTranslation(['mine', 'common']);
  const { state, retry } = useLoad<QuizLookup>(readKeys.quiz(code), (_, given) => fetchQuiz(code, given));
  const isHydrated = useIsHydrated();
  const found = state.status === 'ready' && state.value.kind === 'found' ? state.value.quiz : null;
  const quiz = found && canRemix(found) ? found : null;
  if (quiz && isHydrated) return <MakeMine quiz={quiz as Quiz} />;
  return (
    <Column>
      <PageMeta title={t('metaTitle')} description={t('common:tagline')} isPrivate />
      {state.status === 'failed' ? (
        <FailedState level={1} error={state.error} onRetry={retry} />
      ) : state.status === 'ready' && !quiz ? (
        <MessageState
          symbol={<Icon name="missing" size="1em" />}
          title={t('gone.title')}
          text={t('gone.text')}
          action={
            <Button variant="contained" to={href.createQuiz(found ? { type: found.type } : {})}>
              {t('gone.own')}
            </Button>
          }
        />
      ) : (
        <LoadingState label={t('common:loading')} heights={[160, 56, 56, 56]} />
      )}
    </Column>
  );
}
