import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GameBand } from '../../ui/game-band.tsx';
import { GAME_COLORS, INK } from '../../ui/games.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { ExampleGame } from './example-game.tsx';

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'center',
  paddingTop: theme.spacing(1),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.1fr 0.9fr', paddingTop: theme.spacing(5) },
}));
/** The word that matters, on a slip of its own. */
const Slip = styled('span')({
  display: 'inline-block',
  padding: '0 0.18em 0.06em',
  margin: '0 -0.05em',
  borderRadius: '0.18em',
  border: `0.045em solid ${INK}`,
  backgroundColor: GAME_COLORS['two-truths'].fill,
  color: INK,
  transform: 'rotate(-2.5deg)',
});

/** The first thing anybody sees: the question, the way in, and a round to play at once. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <Split>
      <GameBand game="messages" height={300} />
      <Stack gap={3}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(3.25rem, 16vw, 6.25rem)' }}>
          {t('hero.before')} <Slip>{t('hero.marked')}</Slip> {t('hero.after')}
        </Typography>
        <Typography sx={{ fontSize: '1.1875rem', maxWidth: 440 }}>{t('hero.text')}</Typography>
        <Row gap={1.5}>
          {/* a full page load: the signed-in side is an app of its own weight */}
          <Button variant="contained" size="large" href="/dashboard">
            {t('hero.create')}
          </Button>
          <Button variant="outlined" size="large" component={Link} to="/auth">
            {t('hero.join')}
          </Button>
          <Button variant="text" component={Link} to="/auth">
            {t('hero.login')}
          </Button>
        </Row>
      </Stack>
      <ExampleGame />
    </Split>
  );
}
