import { useTranslation } from 'react-i18next';
import type { DashboardTab } from '../../../config/routes.ts';
import { Stack } from '../../../ui/layout.tsx';
import { LoadingState } from '../../../ui/states.tsx';
import { Sticker } from '../../../ui/sticker.tsx';
import { PanelTitle } from './panel-title.tsx';

/** A dashboard tab while its code or its creator is loading: shows what is known. */
export function PanelWaiting({ tab }: { tab: DashboardTab }) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  return (
    <Stack gap={2.5}>
      {tab === 'overview' ? (
        <Sticker as="div" color="violet" style={{ minHeight: 228 }} />
      ) : (
        <PanelTitle>{t(`${tab}.title`)}</PanelTitle>
      )}
      <LoadingState label={common('loading')} heights={tab === 'overview' ? [132, 220] : [150, 150]} />
    </Stack>
  );
}
