import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { COLORS, INK } from '../ui/palette.ts';
import { styled } from '../ui/styled.ts';
import { DISPLAY } from '../ui/tokens.ts';

/** The product's name as a link home. */
export const Brand = styled(Link)({
  fontFamily: DISPLAY,
  fontWeight: 800,
  fontSize: '1.5rem',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  color: 'inherit',
  textDecoration: 'none',
  padding: '6px 0',
});

// the space that the rest of the header leaves; too narrow for the name, it shows the mark
const Room = styled('div')({
  flex: '1 1 0',
  minWidth: 34,
  containerType: 'inline-size',
  '& .sign': { display: 'none' },
  '@container (max-width: 7.5rem)': { '& .name': { display: 'none' }, '& .sign': { display: 'inline-grid' } },
});
const Sign = styled('span')({
  verticalAlign: 'middle',
  placeItems: 'center',
  width: 34,
  height: 34,
  borderRadius: 11,
  border: `2px solid ${INK}`,
  backgroundColor: COLORS.violet.fill,
  color: INK,
  fontSize: 22,
  lineHeight: 1,
  transform: 'rotate(-6deg)',
});

/** The left of a header: the name, or only the question mark where large letters or a small screen leave no room. */
export function HeaderBrand({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Room data-brand>
      <Brand to={to} aria-label={t('appName')}>
        <span className="name">{t('appName')}</span>
        <Sign className="sign" aria-hidden>
          ?
        </Sign>
      </Brand>
    </Room>
  );
}
