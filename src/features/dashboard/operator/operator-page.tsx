import { DomainError } from '@domain/errors.ts';
import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Column, Stack } from '../../../ui/layout.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { PageMeta } from '../../../ui/page-meta.tsx';
import { Parts } from '../../../ui/parts.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { FailedState, LoadingState } from '../../../ui/states.tsx';
import { Heading } from '../../../ui/text.tsx';
import { CasesPanel } from './cases-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { NumbersPanel } from './numbers-panel.tsx';
import css from './operator-page.module.css';
import { SuspensionsPanel } from './suspensions-panel.tsx';
import { SwitchesPanel } from './switches-panel.tsx';
import { followOperators, useOperators } from './use-operators.ts';

const TABS = ['cases', 'suspensions', 'log', 'numbers', 'switches'] as const;
type Tab = (typeof TABS)[number];
const PANELS: Readonly<Record<Tab, ComponentType>> = {
  cases: CasesPanel,
  suspensions: SuspensionsPanel,
  log: LogPanel,
  numbers: NumbersPanel,
  switches: SwitchesPanel,
};

function Console() {
  const { t } = useTranslation('operator');
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'cases';
  const Panel = PANELS[tab];
  return (
    <Column wide>
      <PageMeta title={`${t(`tab.${tab}`)} · ${t('title')}`} description={t('title')} isPrivate />
      <Stack gap={2.5}>
        <Heading size={2} as="h1">
          {t('title')}
        </Heading>
        <div className={css['tabs']}>
          <Segments
            label={t('title')}
            choices={TABS.map((value) => ({ value, text: t(`tab.${value}`) }))}
            value={tab}
            onChoose={(value) => setParams(value === 'cases' ? {} : { tab: value })}
          />
        </div>
        <Parts key={tab}>
          <Panel />
        </Parts>
      </Stack>
    </Column>
  );
}

/** /operator: the cases that operators decide about. For everybody else it is the page of unknown addresses. */
export function OperatorPage() {
  const { t } = useTranslation();
  const access = useOperators((state) => state.access);
  useEffect(followOperators, []);
  if (access === 'granted') return <Console />;
  if (access === 'refused') return <NotFound />;
  return (
    <Column wide>
      <PageMeta title={t('loading')} description={t('tagline')} isPrivate />
      {access === 'failed' ? (
        <FailedState level={1} error={new DomainError('network')} onRetry={() => location.reload()} />
      ) : (
        <LoadingState label={t('loading')} heights={[56, 84, 84, 84]} />
      )}
    </Column>
  );
}
