import type { Quiz } from '@domain/quiz/quiz.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../../config/href.ts';
import { isolated } from '../../../i18n/translate.ts';
import { BackButton } from '../../../ui/back-button.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { Parts } from '../../../ui/parts.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { ResponseList } from '../responses/response-list.tsx';
import { useQuizResponses } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { RemovedNote } from '../shared/removed-part.ts';
import { DetailsHeader } from './details-header.tsx';
import { DetailsTabs, TabPanel, useDetailsTab } from './details-tabs.tsx';
import { ManageQuiz } from './manage-quiz.tsx';
import { NoResponsesYet } from './no-responses-yet.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { QuizFigures } from './quiz-figures.tsx';

/** All responses to one quiz, page by page. */
function AllTab({ uid, quiz }: { uid: string; quiz: Quiz }) {
  return (
    <LiveSection list={useQuizResponses(uid, quiz.id)} empty={<NoResponsesYet quiz={quiz} />}>
      {(responses) => <ResponseList responses={responses} isOfOneQuiz />}
    </LiveSection>
  );
}

/** A quiz with its figures and two tabs. Each tab subscribes only to what it shows. */
export function Details({ uid, quiz }: { uid: string; quiz: Quiz }) {
  const { t, i18n } = useTranslation('quiz-details');
  const tab = useDetailsTab();
  return (
    <>
      <PageMeta
        title={`${isolated(quiz.title, i18n.language)} · ${t('meta.title')}`}
        description={t('meta.description')}
        isPrivate
      />
      <BackButton to={href.dashboard('quizzes')}>{t('toQuizzes')}</BackButton>
      <Parts>
        <DetailsHeader quiz={quiz} />
        <QuizFigures quiz={quiz} />
        {quiz.isRemoved ? (
          <Sticker>
            <Suspense>
              <RemovedNote quiz={quiz} />
            </Suspense>
          </Sticker>
        ) : (
          <ManageQuiz quiz={quiz} />
        )}
      </Parts>
      <DetailsTabs tab={tab} />
      <TabPanel tab={tab}>
        <Parts key={tab}>
          {tab === 'all' ? <AllTab uid={uid} quiz={quiz} /> : <OverviewTab uid={uid} quiz={quiz} />}
        </Parts>
      </TabPanel>
    </>
  );
}
