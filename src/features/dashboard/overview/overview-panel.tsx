import type { Profile } from '@domain/profiles/profile.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { countThisWeek } from '../../../data/this-week.ts';
import { now } from '../../../lib/clock.ts';
import type { LiveList } from '../../../lib/use-live-list.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { useSession } from '../../../session/state.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Parts } from '../../../ui/parts.tsx';
import { MessageList } from '../messages/message-list.tsx';
import { ResponseList } from '../responses/response-list.tsx';
import { NoMessages, NoResponses } from '../shared/empty-states.tsx';
import { useLatestMessages, useQuizzes, useResponses } from '../shared/lists.ts';
import { LiveSection } from '../shared/live-section.tsx';
import { useFigures } from '../shared/use-figures.ts';
import { ActionCards } from './action-cards.tsx';
import { newsOf } from './first-news.ts';
import { SectionHeading } from './section-heading.tsx';
import { StatCards } from './stat-cards.tsx';
import { useQuizCount } from './use-quiz-count.ts';
import { WelcomeBanner } from './welcome-banner.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const hasItems = ({ state }: LiveList<unknown>) => state.status === 'ready' && state.value.length > 0;

/** Everything at a glance, live. */
export function OverviewPanel({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const { uid } = profile;
  const inbox = useSession((state) => state.account?.inbox ?? null);
  const views = useSession((state) => state.account?.views);
  const messages = useLatestMessages(uid);
  const responses = useResponses(uid, { preview: true });
  const plays = useFigures(uid)?.plays ?? null;
  const quizzes = useQuizzes(uid);
  const week = useLoad(`week:${uid}`, () => countThisWeek(uid, now())).state;
  const quizCount = useQuizCount(uid, quizzes);
  const news = newsOf(messages.state, responses.state, { unread: inbox?.unread ?? 0, quizzes: quizzes.state });
  return (
    <Stack gap={3}>
      <Parts>
        <WelcomeBanner profile={profile} news={news} quizCount={quizCount} plays={plays} />
        <StatCards
          week={week.status === 'ready' ? week.value : null}
          inbox={inbox}
          quizCount={quizCount}
          plays={plays}
          views={views}
        />
        <Columns>
          <Parts>
            <Stack>
              <SectionHeading title={t('recent.messages')} all={hasItems(messages) && 'messages'} />
              <LiveSection list={messages} isPreview empty={<NoMessages profile={profile} />}>
                {(items) => <MessageList messages={items} />}
              </LiveSection>
            </Stack>
            <Stack>
              <SectionHeading title={t('recent.responses')} all={hasItems(responses) && 'responses'} />
              <LiveSection list={responses} isPreview empty={<NoResponses hasQuizzes={quizCount !== 0} />}>
                {(items) => <ResponseList responses={items} />}
              </LiveSection>
            </Stack>
          </Parts>
        </Columns>
        <Stack data-screen-only>
          <SectionHeading title={t('actions.title')} />
          <ActionCards profile={profile} quizzes={quizzes.state.status === 'ready' ? quizzes.state.value : []} />
        </Stack>
      </Parts>
    </Stack>
  );
}
