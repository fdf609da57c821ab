import { useTranslation } from '../../i18n/use-translation.ts';
import { fill } from '../../ui/color.tsx';
import css from './steps.module.css';

const STEPS = [
  ['make', 'violet'],
  ['send', 'coral'],
  ['see', 'teal'],
] as const;

/** The product in three lines. */
export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <ol className={css['list']}>
      {STEPS.map(([step, color], index) => (
        <li className={css['step']} key={step}>
          <span className={css['place']} style={fill(color)} aria-hidden>
            {index + 1}
          </span>
          <span>
            <strong>{t(`steps.${step}.title`)}</strong> {t(`steps.${step}.text`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
