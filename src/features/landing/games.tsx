import { useTranslation } from 'react-i18next';
import type { Game } from '../../ui/games.ts';
import { GAME_ICONS, Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { FROM_SM, styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';

const GAMES: readonly [game: Game, tilt: number][] = [
  ['know-me', -1],
  ['two-truths', 1],
  ['never-have-i-ever', 1],
  ['messages', -1],
];
const Grid = styled('div')({
  display: 'grid',
  gap: 20,
  [FROM_SM]: { gridTemplateColumns: '1fr 1fr' },
});
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
      <Heading size={2} as="h2">
        {t('games.title')}
      </Heading>
      <Grid>
        {GAMES.map(([game, tilt]) => (
          <Sticker key={game} as="article" game={game} tilt={tilt}>
            <Heading size={3} as="h3" style={{ display: 'flex', alignItems: 'center', gap: 10, fontSize: '1.625rem' }}>
              <Icon name={GAME_ICONS[game]} size={34} /> {t(`games.${game}.title`)}
            </Heading>
            <Text style={{ marginTop: 6 }}>{t(`games.${game}.text`)}</Text>
            <Sample>{t(`games.${game}.sample`)}</Sample>
          </Sticker>
        ))}
      </Grid>
    </Stack>
  );
}
