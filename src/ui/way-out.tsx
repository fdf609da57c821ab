import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { androidIntent, type InAppBrowser } from '../lib/in-app-browser.ts';
import { copyText } from '../lib/share.ts';
import { Button } from './button.tsx';
import { DrawnStep, DrawnSteps } from './drawn-steps.tsx';
import { Input } from './field.tsx';
import { Icon } from './icon.tsx';
import { Row, Stack } from './layout.tsx';
import { Text } from './text.tsx';

const DotsIcon = () => (
  <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden="true">
    <circle cx="5" cy="12" r="2.2" />
    <circle cx="12" cy="12" r="2.2" />
    <circle cx="19" cy="12" r="2.2" />
  </svg>
);

const OpenIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width={24}
    height={24}
    fill="none"
    stroke="currentColor"
    strokeWidth={2.2}
    aria-hidden="true"
  >
    <path d="M11 5H7a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-4" strokeLinecap="round" />
    <path d="M14 4h6v6M20 4l-9 9" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const selectAll = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** The ways from the browser inside an app to the person's own, each of which fails in some apps. */
export function WayOut({ app, path }: { app: InAppBrowser; path: string }) {
  const { t } = useTranslation(['auth', 'common']);
  const [isCopied, setCopied] = useState<boolean>();
  const address = location.origin + path;
  const copy = async () => {
    setCopied(undefined);
    setCopied(await copyText(address));
  };
  const bar = (
    <Stack gap={isCopied === undefined ? 0 : 1.5}>
      <Row gap={1.5}>
        {app.isAndroid && (
          <Button variant="outlined" size="small" href={androidIntent(address)}>
            {t('wayOut.open')}
          </Button>
        )}
        <Button variant="outlined" size="small" start={<Icon name="link" />} onClick={() => void copy()}>
          {t('common:copyLink')}
        </Button>
      </Row>
      <Text small role="status">
        {isCopied !== undefined && t(isCopied ? 'wayOut.copied' : 'wayOut.notCopied')}
      </Text>
      {isCopied === false && (
        <Input
          ref={selectAll}
          aria-label={t('wayOut.link')}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
    </Stack>
  );
  return (
    <Stack gap={2}>
      {app.isAndroid && (
        <>
          {bar}
          <Text small>{t('wayOut.byHand')}</Text>
        </>
      )}
      <DrawnSteps aria-label={t('wayOut.steps')}>
        <DrawnStep icon={<DotsIcon />} hint={t('wayOut.dotsHint')}>
          {t('wayOut.dots')}
        </DrawnStep>
        <DrawnStep icon={<OpenIcon />} hint={t('wayOut.chooseHint')}>
          {t('wayOut.choose')}
        </DrawnStep>
      </DrawnSteps>
      {!app.isAndroid && bar}
    </Stack>
  );
}
