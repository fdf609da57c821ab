import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AnyIcon, type AnyIconName } from '../../ui/any-icon.tsx';
import { CARD, INK } from '../../ui/palette.ts';
import { styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';

const List = styled('ul')({ listStyle: 'none', margin: '36px 0 0', padding: 0, display: 'grid', gap: 24 });
const Item = styled('li')({ display: 'flex', gap: 16, '& > div': { minWidth: 0 } });
/** A round, thumb-sized dot; every other one is tilted. */
const Dot = styled('span')({
  flex: 'none',
  width: 52,
  height: 52,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50% 50% 50% 14px',
  border: `2px solid ${INK}`,
  backgroundColor: CARD,
  color: INK,
  'li:nth-of-type(even) > &': { borderRadius: '50% 50% 14px 50%', transform: 'rotate(6deg)' },
});

export interface Point {
  icon: AnyIconName;
  title: ParseKeys<'landing'>;
  text: ParseKeys<'landing'>;
}

/** Short points: what people do, or get. */
export function Points({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation('landing');
  return (
    <List>
      {points.map(({ icon, title, text }) => (
        <Item key={title}>
          <Dot aria-hidden>
            <AnyIcon name={icon} size={26} />
          </Dot>
          <div>
            <Heading size={3} as="h3">
              {t(title)}
            </Heading>
            <Text style={{ marginTop: 4 }}>{t(text)}</Text>
          </div>
        </Item>
      ))}
    </List>
  );
}
