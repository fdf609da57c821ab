import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../ui/games.ts';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';

const GAMES: readonly [game: Game, symbol: string, tilt: number][] = [
  ['know-me', '🧠', -1],
  ['two-truths', '🤥', 1],
  ['never-have-i-ever', '🙈', 1],
  ['messages', '💌', -1],
];
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
/** What somebody might write or be asked, on a slip of paper. */
const Sample = styled('p')({
  margin: '14px 0 0',
  padding: '10px 14px',
  borderRadius: 14,
  backgroundColor: '#fffdf8',
  border: '2px solid currentColor',
  fontWeight: 600,
});

/** The three games and the messages, each on its sticker. */
export function Games() {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <Stack as="section" gap={2.5}>
      <Typography variant="h2">{t('games.title')}</Typography>
      <Grid>
        {GAMES.map(([game, symbol, tilt]) => (
          <Sticker key={game} as="article" game={game} tilt={tilt}>
            <Typography variant="h3" sx={{ fontSize: '1.625rem' }}>
              <span aria-hidden>{symbol}</span> {t(`games.${game}.title`)}
            </Typography>
            <Typography sx={{ mt: 0.75 }}>{t(`games.${game}.text`)}</Typography>
            <Sample>{t(`games.${game}.sample`)}</Sample>
          </Sticker>
        ))}
      </Grid>
    </Stack>
  );
}
