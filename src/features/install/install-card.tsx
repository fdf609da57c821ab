import { useEffect, useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readInstallMemory, rememberInstall } from '../../stores/install.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import type { InstallMoment } from '../../ui/lazy-install.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { HomeScreenSteps } from './home-screen-steps.tsx';
import css from './install-card.module.css';
import { mayOffer } from './offer-rule.ts';
import { askToInstall, useInstallWay } from './use-install-way.ts';

const decline = () =>
  rememberInstall({ dismissals: (readInstallMemory().dismissals ?? 0) + 1, dismissedAt: Date.now() });

/** Offers to install the app, where possible and unless this person was asked too often. */
export function InstallCard({ moment }: { moment: InstallMoment }) {
  const { t } = useTranslation('install');
  const id = useId();
  const way = useInstallWay();
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting');
  useEffect(() => {
    const memory = readInstallMemory();
    if (state !== 'waiting' || way === null || !mayOffer(memory, moment, Date.now())) return;
    // without storage we would ask again and again
    if (rememberInstall({ shown: [...(memory.shown ?? []), moment] })) setState('open');
  }, [state, way, moment]);
  if (state !== 'open' || way === null) return null;
  const close = () => {
    setState('closed');
    // the focused button is about to disappear
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const later = () => {
    decline();
    close();
  };
  const install = async () => {
    const isAccepted = await askToInstall();
    if (!isAccepted) decline();
    close();
  };
  return (
    <Sticker aria-labelledby={id}>
      <Stack gap={2}>
        <Row gap={1.5} style={{ flexWrap: 'nowrap', alignItems: 'flex-start' }}>
          <img className={css['mark']} src="/favicon.svg" alt="" width={56} height={56} />
          <Stack gap={0.5}>
            <Heading size={3} id={id}>
              {t('title')}
            </Heading>
            <Text>{t(`text.${moment}`)}</Text>
          </Stack>
        </Row>
        {way === 'steps' && <HomeScreenSteps />}
        <Row gap={1.5}>
          {way === 'prompt' && (
            <Button variant="outlined" size="small" onClick={() => void install()}>
              {t('install')}
            </Button>
          )}
          <Button variant={way === 'prompt' ? 'text' : 'outlined'} size="small" onClick={later}>
            {t(way === 'prompt' ? 'later' : 'understood')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
