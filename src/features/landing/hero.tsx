import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { GameBand } from '../../ui/game-band.tsx';
import { GAME_COLORS, INK } from '../../ui/games.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { FROM_MD, styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';
import { ExampleGame } from './example-game.tsx';

const Split = styled('div')({
  display: 'grid',
  gap: 40,
  alignItems: 'center',
  paddingTop: 8,
  [FROM_MD]: { gridTemplateColumns: '1.1fr 0.9fr', paddingTop: 40 },
});
/** The colour behind the question ends right below it, however many lines it takes. */
const Question = styled('div')({ position: 'relative', '& > div': { inset: '-400px -100vw -34px', height: 'auto' } });
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
      <Stack gap={3}>
        <Question>
          <GameBand game="messages" />
          <Heading size={1} as="h1" style={{ fontSize: 'clamp(3.25rem, 16vw, 6.25rem)' }}>
            {t('hero.before')} <Slip>{t('hero.marked')}</Slip> {t('hero.after')}
          </Heading>
        </Question>
        <Text style={{ fontSize: '1.1875rem', maxWidth: 440, marginTop: 30 }}>{t('hero.text')}</Text>
        <Row gap={1.5}>
          {/* a full page load: the signed-in side is an app of its own weight */}
          <Button variant="contained" size="large" href="/dashboard">
            {t('hero.create')}
          </Button>
          <Button variant="outlined" size="large" to="/auth">
            {t('hero.join')}
          </Button>
          <Button variant="text" to="/auth">
            {t('hero.login')}
          </Button>
        </Row>
      </Stack>
      <ExampleGame />
    </Split>
  );
}
