import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { styled } from '../../ui/styled.ts';
import { SymbolTile } from '../../ui/symbol-tile.tsx';

const Steps = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '& > li': { display: 'flex', alignItems: 'center', gap: 12 },
  '& small': { display: 'block', fontSize: '0.9375rem' },
});

function Step({ icon, hint, children }: { icon: ReactNode; hint?: string; children: ReactNode }) {
  return (
    <li>
      <SymbolTile color="teal" aria-hidden>
        {icon}
      </SymbolTile>
      <span>
        <strong>{children}</strong>
        {hint && <small>{hint}</small>}
      </span>
    </li>
  );
}

/** Safari's icon for "Add to Home Screen": a square with a plus. */
const AddIcon = () => (
  <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <path d="M12 8v8M8 12h8" strokeLinecap="round" />
  </svg>
);

/** The two steps to install an app on an iPhone or iPad. */
export function HomeScreenSteps() {
  const { t } = useTranslation('install');
  return (
    <Steps aria-label={t('steps.label')}>
      <Step icon={<Icon name="share" size={24} />} hint={t('steps.shareHint')}>
        {t('steps.share')}
      </Step>
      <Step icon={<AddIcon />}>{t('steps.add')}</Step>
    </Steps>
  );
}
