import { FILLS, INK } from '@domain/palette.ts';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

const TABS = ['overview', 'all'] as const;
type DetailsTab = (typeof TABS)[number];

const Strip = styled(Tabs)(({ theme }) => ({
  minHeight: 0,
  '& .MuiTabs-list': { flexWrap: 'wrap', gap: theme.spacing(1) },
  '& .MuiTabs-indicator': { display: 'none' },
}));
const Flag = styled(Tab)(({ theme }) => ({
  minHeight: 48,
  padding: theme.spacing(0.75, 2.5),
  borderRadius: 999,
  border: '2px solid var(--mui-palette-sticker-line)',
  color: 'inherit',
  opacity: 1,
  fontFamily: 'var(--display)',
  fontWeight: 700,
  fontSize: '1.0625rem',
  textTransform: 'none',
  '&.Mui-selected': { backgroundColor: FILLS.yellow, borderColor: INK, color: INK },
  // the strip clips what overflows
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: -7 },
}));

const tabId = (tab: DetailsTab) => `details-tab-${tab}`;
const panelId = (tab: DetailsTab) => `details-panel-${tab}`;

/** Returns the tab in the address; the overview for anything unknown. */
export function useDetailsTab(): DetailsTab {
  const [params] = useSearchParams();
  return TABS.find((tab) => tab === params.get('tab')) ?? 'overview';
}

/** The two tabs. They replace each other in the history, so Back leaves the page. */
export function DetailsTabs({ tab }: { tab: DetailsTab }) {
  const { t } = useTranslation('quiz-details');
  const [, setParams] = useSearchParams();
  const choose = (chosen: DetailsTab) => setParams(chosen === 'overview' ? {} : { tab: chosen }, { replace: true });
  return (
    <Strip value={tab} onChange={(_event, chosen: DetailsTab) => choose(chosen)} aria-label={t('tabs.label')}>
      {TABS.map((name) => (
        <Flag
          key={name}
          value={name}
          label={t(`tabs.${name}`)}
          id={tabId(name)}
          // the other panel isn't rendered, and a dangling reference is an error
          aria-controls={name === tab ? panelId(name) : undefined}
        />
      ))}
    </Strip>
  );
}

export function TabPanel({ tab, children }: { tab: DetailsTab; children: ReactNode }) {
  return (
    <div key={tab} role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)}>
      {children}
    </div>
  );
}
