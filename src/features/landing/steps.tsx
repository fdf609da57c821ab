import { useTranslation } from 'react-i18next';
import { GAME_COLORS, type Game, INK } from '../../ui/games.ts';
import { FROM_MD, styled, withoutProps } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  [FROM_MD]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 },
});
const Step = styled('li')({ display: 'flex', alignItems: 'center', gap: 16, fontSize: '1.0625rem' });
const Bubble = styled(
  'span',
  withoutProps('game'),
)<{ game: Game }>(({ game }) => ({
  flex: 'none',
  width: 52,
  height: 52,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50% 50% 50% 14px',
  border: `2px solid ${INK}`,
  backgroundColor: GAME_COLORS[game].fill,
  color: INK,
  fontFamily: DISPLAY,
  fontWeight: 900,
  fontSize: '1.5rem',
}));
const STEPS = [
  ['make', 'know-me'],
  ['send', 'two-truths'],
  ['see', 'never-have-i-ever'],
] as const;

/** How it works, in three lines. */
export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('steps.label')}>
      <List>
        {STEPS.map(([step, game], index) => (
          <Step key={step}>
            <Bubble game={game} aria-hidden>
              {index + 1}
            </Bubble>
            <span>
              <strong>{t(`steps.${step}.title`)}</strong> {t(`steps.${step}.text`)}
            </span>
          </Step>
        ))}
      </List>
    </section>
  );
}
