import { type LinkType, quizTypeOf, type UserLink } from '@domain/profiles/links.ts';
import type { Profile } from '@domain/profiles/profile.ts';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { subscribeToLinks } from '../../../data/profiles.ts';
import { GameIcon } from '../../../games/game-icon.tsx';
import { GAME_COLOR, type Playable } from '../../../games/index.ts';
import { isNotHere } from '../../../lib/load-state.ts';
import { creatorSubject, sectionSubject } from '../../../lib/share-subject.ts';
import { useLive } from '../../../lib/use-live.ts';
import { useIsOffline } from '../../../stores/sync-status.ts';
import { Icon } from '../../../ui/icon.tsx';
import { HiddenText, Stack } from '../../../ui/layout.tsx';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';
import { HANDS_AS_ON } from '../../../ui/theme.ts';
import { useShare } from '../../../ui/use-opened.ts';
import { NotHere } from '../shared/not-here.tsx';

const List = styled(
  Sticker,
  HANDS_AS_ON,
)(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(0.5, 0),
  '& > li': { display: 'flex', alignItems: 'center', paddingInline: theme.spacing(2, 1) },
  '& > li + li': { borderTop: '2px solid var(--mui-palette-divider)' },
  '& a': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    position: 'relative',
    alignItems: 'center',
    gap: theme.spacing(1.75),
    paddingBlock: theme.spacing(1.5),
    paddingInlineEnd: theme.spacing(1),
    color: 'inherit',
    textDecoration: 'none',
    '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '&:focus-visible': { outlineOffset: -4, borderRadius: 14 },
  },
  '& .words': { flex: 1, minWidth: 0 },
  '& strong': { display: 'block' },
  '& small': { fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
  [theme.breakpoints.down('sm')]: { '& .base': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { '& .cut': { display: 'none' } },
}));
const gameOf = (type: LinkType): Playable => quizTypeOf(type) ?? 'messages';

function OneLink({ link: { type, username, linkSlug }, profile }: { link: UserLink; profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const share = useShare();
  const quizType = quizTypeOf(type);
  const name = t(`profile.link.${type}`);
  const path = `/${username}/${linkSlug}`;
  const link = location.host + path;
  return (
    <li>
      <a href={path} target="_blank" rel="noopener">
        <SymbolTile color={GAME_COLOR[gameOf(type)]} aria-hidden>
          <GameIcon game={gameOf(type)} />
        </SymbolTile>
        <span className="words">
          <strong>{name}</strong>
          <small>
            {/* all begin alike, and phones have no room for that */}
            <span className="base">/{username}</span>
            <span className="cut" aria-hidden>
              …
            </span>
            /{linkSlug}
          </small>
          <HiddenText> ({t('link.newTab')})</HiddenText>
        </span>
      </a>
      <IconButton
        aria-label={t('link.share', { link })}
        aria-haspopup="dialog"
        onClick={() => share(quizType ? sectionSubject(profile, quizType) : creatorSubject('messages', profile))}
      >
        <Icon name="share" size="1.5rem" />
      </IconButton>
    </li>
  );
}

/** The four links of every creator. */
export function QuizLinks({ profile }: { profile: Profile }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const { state, retry } = useLive<UserLink[]>((...listeners) => subscribeToLinks(profile.uid, ...listeners));
  const isOffline = useIsOffline();
  const notHere = isNotHere(state, isOffline);
  return (
    <Stack>
      <Typography variant="h3" component="h2">
        {t('profile.linksTitle')}
      </Typography>
      {notHere && <NotHere />}
      {!notHere && state.status === 'loading' && <LoadingState label={common('loading')} heights={[300]} />}
      {!notHere && state.status === 'failed' && <FailedState error={state.error} onRetry={retry} />}
      {state.status === 'ready' && state.value.length === 0 && <Typography>{t('profile.noLinks')}</Typography>}
      {state.status === 'ready' && state.value.length > 0 && (
        <List as="ul">
          {state.value.map((link) => (
            <OneLink key={link.type} link={link} profile={profile} />
          ))}
        </List>
      )}
    </Stack>
  );
}
