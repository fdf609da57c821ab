import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { CARD, COLORS, INK } from '../../ui/palette.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { keyframes, styled, withoutProps } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';

const OF = 5;
const FRIENDS = [
  ['Kim', 5],
  ['Ada', 4],
  ['Milo', 3],
  ['Jules', 2],
] as const;

const grow = keyframes({ from: { transform: 'scaleX(0.2)' } });
const List = styled('ol')({ listStyle: 'none', margin: '16px 0 0', padding: 0, display: 'grid', gap: 14 });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '1.5ch 40px 1fr auto',
  alignItems: 'center',
  gap: 12,
  fontFamily: DISPLAY,
  fontWeight: 800,
  fontSize: '1.1875rem',
  '& > span': { minWidth: 0 },
});
const Bar = styled(
  'span',
  withoutProps('share'),
)<{ share: number }>(({ share }) => ({
  display: 'block',
  height: 12,
  marginTop: 4,
  width: `${share * 100}%`,
  borderRadius: 999,
  border: `2px solid ${INK}`,
  backgroundColor: CARD,
  transformOrigin: 'left',
  '@media (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      animation: `${grow} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 20% cover 40%',
    },
  },
}));

/** Who knows Nour best: invented, and labeled as such. */
export function Leaderboard() {
  const { t } = useTranslation('landing');
  return (
    <Sticker as="section" color="violet" tilt={-1} aria-label={t('board.label')} style={{ maxWidth: 480 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 }}>
        <strong style={{ fontFamily: DISPLAY, fontSize: '1.25rem' }}>{t('board.name')}</strong>
        <Badge style={{ backgroundColor: COLORS.violet.fill, borderColor: INK }}>{t('sample')}</Badge>
      </div>
      <List>
        {FRIENDS.map(([name, score], place) => (
          <Line key={name}>
            <span aria-hidden>{place + 1}</span>
            <Avatar name={name} photoURL={null} size={40} />
            <span>
              {name}
              <Bar share={score / OF} />
            </span>
            <span>
              {score}/{OF}
            </span>
          </Line>
        ))}
      </List>
    </Sticker>
  );
}
