import { type LinkType, quizTypeOf, type UserLink } from '@domain/profiles/links.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { subscribeToLinks } from '../../../data/profiles.ts';
import { isNotHere } from '../../../lib/load-state.ts';
import { useLive } from '../../../lib/use-live.ts';
import { useIsOffline } from '../../../stores/freshness.ts';
import type { Game } from '../../../ui/games.ts';
import { Stack } from '../../../ui/layout.tsx';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { Badge } from '../../../ui/sticker.tsx';
import { LinkRow } from '../shared/link-row.tsx';
import { NotHere } from '../shared/not-here.tsx';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const gameOf = (type: LinkType): Game => quizTypeOf(type) ?? 'messages';

function OneLink({ link }: { link: UserLink }) {
  const { t } = useTranslation('dashboard');
  const name = t(`profile.link.${link.type}`);
  const kind = link.type === 'anonymous' ? 'messages' : 'profile';
  return (
    <Stack gap={0.75}>
      <div>
        <Badge game={gameOf(link.type)} style={{ whiteSpace: 'normal' }}>
          {name}
        </Badge>
      </div>
      <LinkRow path={`/${link.username}/${link.linkSlug}`} kind={kind} title={name} />
    </Stack>
  );
}

/** The four links that every creator has. */
export function QuizLinks({ uid }: { uid: string }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const { state, retry } = useLive<UserLink[]>((...listeners) => subscribeToLinks(uid, ...listeners));
  const isOffline = useIsOffline();
  const notHere = isNotHere(state, isOffline);
  return (
    <Stack>
      <Typography variant="h3" component="h2">
        {t('profile.linksTitle')}
      </Typography>
      {notHere && <NotHere />}
      {!notHere && state.status === 'loading' && <LoadingState label={common('loading')} heights={[72, 72, 72, 72]} />}
      {!notHere && state.status === 'failed' && <FailedState error={state.error} onRetry={retry} />}
      {state.status === 'ready' && state.value.length === 0 && <Typography>{t('profile.noLinks')}</Typography>}
      {state.status === 'ready' && (
        <Grid>
          {state.value.map((link) => (
            <OneLink key={link.type} link={link} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}
