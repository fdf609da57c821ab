import type { Circle } from '@domain/circle/circle.ts';
import { gridOf } from '@domain/circle/grid.ts';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { HiddenText } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-text.tsx';
import css from './grid.module.css';
import { useNameOf } from './names.ts';

/** Up to this many names fit side by side above their columns on a phone, and up to this many with a picture beside their rows. */
const FEW = 4;
const SOME = 7;
const sizeOf = (count: number) => (count <= FEW ? 'few' : count <= SOME ? 'some' : 'many');
const levelOf = (percent: number) => (percent >= 80 ? css['high'] : percent >= 40 ? css['middle'] : css['low']);

/** Who knows whom: rows guess, columns are guessed. `me`: the member whose row and column stand out. */
export function Grid({ circle, me }: { circle: Circle; me: string | null }) {
  const { t } = useTranslation('circle');
  const nameOf = useNameOf(circle);
  const titleId = useId();
  const rows = gridOf(circle);
  return (
    <Sticker as="div" className={css['card']}>
      <Heading size={3} id={titleId}>
        {t('grid.title')}
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: large letters need more room than a phone has, and keys must get there */}
      <section className={css['scroll']} aria-labelledby={titleId} tabIndex={0}>
        <table className={css['grid']} data-size={sizeOf(rows.length)} style={{ '--count': rows.length }}>
          <caption>
            <HiddenText>{t('grid.caption')}</HiddenText>
          </caption>
          <thead>
            <tr>
              <td />
              {rows.map(({ id }) => (
                <th key={id} scope="col" data-me={id === me ? '' : undefined}>
                  <UserName title={nameOf(id)}>{nameOf(id)}</UserName>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id} data-me={id === me ? '' : undefined}>
                <th scope="row">
                  <span>
                    <Avatar name={nameOf(id)} photoURL={null} size={22} />
                    <UserName title={nameOf(id)}>{nameOf(id)}</UserName>
                  </span>
                </th>
                {cells.map((percent, at) => (
                  <td key={rows[at]?.id}>
                    {rows[at]?.id === id ? (
                      <span className={css['self']}>
                        <HiddenText>{t('grid.self')}</HiddenText>
                      </span>
                    ) : percent === null ? (
                      <span className={css['blank']}>
                        <HiddenText>{t('grid.blank')}</HiddenText>
                      </span>
                    ) : (
                      <span className={levelOf(percent)}>
                        {percent}
                        <HiddenText>{'\u00a0%'}</HiddenText>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Text small tone="quiet">
        {t('grid.how')}
      </Text>
    </Sticker>
  );
}
