import type { Game } from '../../games/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { COLORS, INK, PAPER } from '../../ui/palette.ts';
import { InfoSection } from './info-section.tsx';
import css from './press-facts.module.css';

const FACTS = ['name', 'tagline', 'games', 'languages', 'price', 'age'] as const;
const SWATCHES: readonly [name: Game | 'ink' | 'paper', hex: string][] = [
  ['know-me', COLORS.violet.fill],
  ['two-truths', COLORS.coral.fill],
  ['never-have-i-ever', COLORS.teal.fill],
  ['messages', COLORS.yellow.fill],
  ['ink', INK],
  ['paper', PAPER],
];

/** The name, facts and colors, for people who write or design about WhoKnows. */
export function PressFacts() {
  const { t } = useTranslation('press');
  return (
    <InfoSection title={t('facts.title')}>
      <dl className={css['facts']}>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{t(`facts.${fact}.label`)}</dt>
            <dd>{t(`facts.${fact}.value`)}</dd>
          </div>
        ))}
      </dl>
      <ul className={css['colors']} aria-label={t('colors.label')}>
        {SWATCHES.map(([name, hex]) => (
          <li key={name} style={{ backgroundColor: hex, color: name === 'ink' ? PAPER : INK }}>
            {t(`colors.${name}`)}
            <code>{hex}</code>
          </li>
        ))}
      </ul>
      <Button variant="outlined" href="/share.png" download="whoknows.png" style={{ alignSelf: 'flex-start' }}>
        {t('picture')}
      </Button>
    </InfoSection>
  );
}
