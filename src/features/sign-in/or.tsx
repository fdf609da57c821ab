import { useTranslation } from 'react-i18next';
import { styled } from '../../ui/styled.ts';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 12,
  color: 'var(--mui-palette-text-secondary)',
  fontWeight: 600,
  '&::before, &::after': { content: '""', borderTop: '2px dashed var(--mui-palette-divider)' },
});

/** The divider between Google and the form. */
export function Or() {
  const { t } = useTranslation('auth');
  return <Line>{t('google.or')}</Line>;
}
