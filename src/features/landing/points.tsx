import type { Keys } from '../../i18n/resources.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './points.module.css';

export interface Point {
  icon: AnyIconName;
  title: Keys['landing'];
  text: Keys['landing'];
}

/** Short points: what people do, or get. */
export function Points({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation('landing');
  return (
    <ul className={css['list']}>
      {points.map(({ icon, title, text }) => (
        <li className={css['item']} key={title}>
          <span className={css['dot']} aria-hidden>
            <AnyIcon name={icon} size={26} />
          </span>
          <div>
            <Heading size={3} as="h3">
              {t(title)}
            </Heading>
            <Text style={{ marginTop: 4 }}>{t(text)}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
