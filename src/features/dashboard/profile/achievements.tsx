import { type Achievement, type AchievementName, achievementsOf } from '@domain/dashboard/achievements.ts';
import type { Color } from '@domain/palette.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import AutoStoriesRounded from '@mui/icons-material/AutoStoriesRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import EmojiEventsRounded from '@mui/icons-material/EmojiEventsRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import LibraryBooksRounded from '@mui/icons-material/LibraryBooksRounded';
import MailRounded from '@mui/icons-material/MailRounded';
import MarkunreadMailboxRounded from '@mui/icons-material/MarkunreadMailboxRounded';
import NightsStayRounded from '@mui/icons-material/NightsStayRounded';
import RecordVoiceOverRounded from '@mui/icons-material/RecordVoiceOverRounded';
import StyleRounded from '@mui/icons-material/StyleRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOwnQuizCount } from '../../../data/quizzes.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { useSession } from '../../../session/state.ts';
import { Stack } from '../../../ui/layout.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { Blank } from '../overview/stat-cards.tsx';
import { useFigures } from '../shared/use-figures.ts';

const LOOKS: Readonly<Record<AchievementName, { color: Color; Icon: ComponentType }>> = {
  firstQuiz: { color: 'violet', Icon: StyleRounded },
  quizMaster: { color: 'violet', Icon: LibraryBooksRounded },
  firstResponse: { color: 'coral', Icon: RecordVoiceOverRounded },
  crowd: { color: 'coral', Icon: GroupsRounded },
  famous: { color: 'coral', Icon: EmojiEventsRounded },
  firstMessage: { color: 'yellow', Icon: MailRounded },
  mailbag: { color: 'yellow', Icon: MarkunreadMailboxRounded },
  openBook: { color: 'teal', Icon: AutoStoriesRounded },
  mystery: { color: 'teal', Icon: NightsStayRounded },
};

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  // nine of them
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5),
  borderRadius: 20,
  border: '2px dashed var(--mui-palette-divider)',
  '&[data-reached="true"]': {
    border: '2px solid var(--mui-palette-sticker-line)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    boxShadow: '3px 3px 0 var(--mui-palette-sticker-shadow)',
  },
  '&[data-reached="false"] .symbol': { filter: 'grayscale(1)', opacity: 0.55 },
  '& strong': { display: 'block' },
  '& .state': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: '0.875rem',
    color: 'var(--mui-palette-text-secondary)',
  },
}));

interface Props {
  achievement: Achievement;
  /** Whether the figures have arrived: until then, nothing is said to be missing. */
  isKnown: boolean;
  /** The translated average; shown when there are enough responses but it misses the goal. */
  average: string;
}

function OneAchievement({ achievement, isKnown, average }: Props) {
  const { t } = useTranslation('dashboard');
  const { name, isReached, progress, goal } = achievement;
  const { color, Icon } = LOOKS[name];
  const missing =
    progress < goal ? t('achievement.progress', { progress, goal }) : t('achievement.average', { average });
  return (
    <Item data-reached={isReached}>
      <SymbolTile color={color} className="symbol" aria-hidden>
        <Icon />
      </SymbolTile>
      <div>
        <strong>{t(`achievement.${name}.title`)}</strong>
        <span>{t(`achievement.${name}.text`)}</span>
        <span className="state">
          {isReached && <CheckCircleRounded fontSize="small" aria-hidden />}
          <span>
            {isReached ? t('achievement.reached') : isKnown ? missing : <Blank aria-hidden style={{ width: '4em' }} />}
          </span>
        </span>
      </div>
    </Item>
  );
}

/** The creator's achievements from their real numbers, and the progress of the others. */
export function Achievements({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const { uid } = profile;
  const figures = useFigures(uid);
  const messages = useSession((state) => state.account?.inbox.messages ?? 0);
  // private quizzes count too; while unknown, for instance offline, only the public ones do
  const { state } = useLoad(uid, () => fetchOwnQuizCount(uid));
  const quizzes = state.status === 'ready' ? state.value : (figures?.quizzes ?? 0);
  const isKnown = figures !== null && state.status !== 'loading';
  const { plays: responses, averagePercent } = figures ?? { plays: 0, averagePercent: null };
  const all = achievementsOf({ quizzes, responses, messages, averagePercent });
  const { percent } = useFormats();
  const average = percent((averagePercent ?? 0) / 100);
  const reached = all.filter(({ isReached }) => isReached).length;
  return (
    <Stack as="section" aria-labelledby="achievements">
      <div>
        <Typography id="achievements" variant="h3" component="h2">
          {t('achievement.heading')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {isKnown ? (
            t('achievement.count', { reached, all: all.length })
          ) : (
            <Blank aria-hidden style={{ width: '6em' }} />
          )}
        </Typography>
      </div>
      <Grid>
        {all.map((achievement) => (
          <OneAchievement key={achievement.name} achievement={achievement} isKnown={isKnown} average={average} />
        ))}
      </Grid>
    </Stack>
  );
}
