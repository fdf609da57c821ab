import type { Circle } from '@domain/circle/circle.ts';
import { titlesOf } from '@domain/circle/grid.ts';
import type { Color } from '@domain/palette.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Outline } from '../../ui/icon.tsx';
import { ICON_PATHS } from '../../ui/icon-paths.ts';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-text.tsx';
import { useNameOf } from './names.ts';
import css from './titles.module.css';

const LOOKS = {
  openBook: [ICON_PATHS.sun, 'yellow'],
  mystery: [ICON_PATHS.moon, 'violet'],
  mindReader: [ICON_PATHS.eye, 'teal'],
  pair: [ICON_PATHS.link, 'coral'],
} as const satisfies Record<keyof ReturnType<typeof titlesOf>, readonly [string, Color]>;

/** What follows from the grid: who is the open book, the mystery, the mind reader, and which two know each other best. */
export function Titles({ circle }: { circle: Circle }) {
  const { t } = useTranslation('circle');
  const nameOf = useNameOf(circle);
  const titles = titlesOf(circle);
  const held = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).flatMap((title) => {
    const holder = titles[title];
    return holder === null ? [] : { title, ids: typeof holder === 'string' ? [holder] : holder };
  });
  if (held.length === 0) return null;
  return (
    <ul className={css['titles']} aria-label={t('titles.label')}>
      {held.map(({ title, ids }, at) => (
        <Sticker as="li" key={title} color={LOOKS[title][1]} tilt={at % 2 === 0 ? -1 : 1}>
          <Outline path={LOOKS[title][0]} size={30} />
          <Text small style={{ fontWeight: 700 }}>
            {t(`titles.${title}`)}
          </Text>
          <Heading size={3} as="p">
            {ids.map((id, place) => (
              <span key={id}>
                {place > 0 && ' + '}
                <UserName>{nameOf(id)}</UserName>
              </span>
            ))}
          </Heading>
          <Text small>{t(`titles.${title}Text`)}</Text>
        </Sticker>
      ))}
    </ul>
  );
}
