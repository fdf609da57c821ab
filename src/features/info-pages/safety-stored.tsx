import { useTranslation } from '../../i18n/use-translation.ts';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Color } from '../../ui/palette.ts';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './safety-stored.module.css';

const STORED = [
  ['answers', 'violet', 'brain'],
  ['name', 'coral', 'masks'],
  ['message', 'yellow', 'envelope'],
  ['device', 'teal', 'cards'],
  ['place', 'teal', 'search'],
] as const satisfies readonly (readonly [string, Color, AnyIconName])[];

/** The credit that the location data's license requires. */
export function SafetyCredit() {
  const { t } = useTranslation('safety');
  return (
    <Text small tone="quiet">
      {t('credit.source')} <a href="https://www.maxmind.com">www.maxmind.com</a> {t('credit.license')}{' '}
      <a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a>.
    </Text>
  );
}

/** Everything stored about people without an account, and for how long. */
export function SafetyStored() {
  const { t } = useTranslation('safety');
  return (
    <Sticker as="div" style={{ paddingBlock: 4 }}>
      <ul className={css['list']}>
        {STORED.map(([what, color, icon]) => (
          <li className={css['item']} key={what}>
            <SymbolTile color={color} aria-hidden>
              <AnyIcon name={icon} size={24} />
            </SymbolTile>
            <div>
              <Heading size={3} as="h3">
                {t(`visitor.${what}.title`)}
              </Heading>
              <Text style={{ marginTop: 4 }}>{t(`visitor.${what}.text`)}</Text>
            </div>
            <Badge className={css['kept']}>
              <Icon name="clock" size={16} /> {t(`visitor.${what}.kept`)}
            </Badge>
          </li>
        ))}
      </ul>
    </Sticker>
  );
}
