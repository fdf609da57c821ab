import { useTranslation } from 'react-i18next';
import { styled } from './styled.ts';

const Anchor = styled('a')({
  position: 'absolute',
  zIndex: 1300,
  top: 8,
  left: 8,
  padding: '12px 20px',
  borderRadius: 999,
  backgroundColor: 'var(--mui-palette-text-primary)',
  color: 'var(--mui-palette-background-default)',
  fontWeight: 700,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

/** For keyboards, visible only when focused: skips the header to the element with the id "content". */
export function SkipLink() {
  const { t } = useTranslation();
  return <Anchor href="#content">{t('skipToContent')}</Anchor>;
}
