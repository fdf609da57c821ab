import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FROM_MD, styled } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';
import { SECTIONS } from './sections.ts';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [FROM_MD]: { position: 'sticky', top: 16, flexDirection: 'column', gap: 2 },
});
const Jump = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 14px',
  borderRadius: 999,
  border: '2px solid var(--mui-palette-divider)',
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: DISPLAY,
  fontWeight: 600,
  [FROM_MD]: { borderColor: 'transparent', marginInlineStart: -16 },
  '&:hover': { backgroundColor: 'var(--mui-palette-divider)' },
  '&[href$="#delete"]': { color: 'var(--mui-palette-error-main)' },
});

/** Links to the parts of the page: chips above it on phones, a list beside it on wide screens. */
export function SectionNav() {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('onThisPage')}>
      <List>
        {SECTIONS.map((id) => (
          <li key={id}>
            <Jump to={`#${id}`}>{t(`section.${id}`)}</Jump>
          </li>
        ))}
      </List>
    </nav>
  );
}
