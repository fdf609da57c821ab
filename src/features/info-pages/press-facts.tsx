import { useTranslation } from 'react-i18next';
import type { Game } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { COLORS, INK, PAPER } from '../../ui/palette.ts';
import { styled } from '../../ui/styled.ts';
import { InfoSection } from './info-section.tsx';

const FACTS = ['name', 'tagline', 'games', 'languages', 'price', 'age'] as const;
const SWATCHES: readonly [name: Game | 'ink' | 'paper', hex: string][] = [
  ['know-me', COLORS.violet.fill],
  ['two-truths', COLORS.coral.fill],
  ['never-have-i-ever', COLORS.teal.fill],
  ['messages', COLORS.yellow.fill],
  ['ink', INK],
  ['paper', PAPER],
];

const Facts = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: '18px 28px',
  '& dt': { fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: '2px 0 0', fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.4 },
});
const Colors = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: 14,
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minHeight: 104,
    boxSizing: 'border-box',
    padding: '12px 16px',
    borderRadius: 18,
    border: '2px solid var(--mui-palette-sticker-line)',
    fontWeight: 700,
  },
  '& code': { fontSize: '0.9375rem' },
});

/** The name, facts and colors, for people who write or design about WhoKnows. */
export function PressFacts() {
  const { t } = useTranslation('press');
  return (
    <InfoSection title={t('facts.title')}>
      <Facts>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{t(`facts.${fact}.label`)}</dt>
            <dd>{t(`facts.${fact}.value`)}</dd>
          </div>
        ))}
      </Facts>
      <Colors aria-label={t('colors.label')}>
        {SWATCHES.map(([name, hex]) => (
          <li key={name} style={{ backgroundColor: hex, color: name === 'ink' ? PAPER : INK }}>
            {t(`colors.${name}`)}
            <code>{hex}</code>
          </li>
        ))}
      </Colors>
      <Button variant="outlined" href="/share.png" download="whoknows.png" style={{ alignSelf: 'flex-start' }}>
        {t('picture')}
      </Button>
    </InfoSection>
  );
}
