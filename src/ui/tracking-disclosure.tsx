import type { SeenTracking } from '@domain/tracking/tracking.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { fetchAhead } from '../lib/after-loading.ts';
import { Button } from './button.tsx';
import { ErrorNote } from './error-note.tsx';
import { Icon } from './icon.tsx';
import { LoadingState } from './states.tsx';
import { Text } from './text.tsx';
import type { TrackingSheet } from './tracking-sheet.tsx';
import { useOpened } from './use-opened.ts';

type Ask = () => Promise<SeenTracking>;

/**
 * Shows on demand, before sending, what the creator will see. `children` is the sentence that says it, if it isn't
 * elsewhere; `label` names button and sheet. `load` loads what asks for it, which is called only when the sheet is opened.
 */
export function TrackingDisclosure(props: {
  children?: ReactNode;
  label: string;
  name: string;
  load: () => Promise<Ask>;
}) {
  const { children, label, name, load } = props;
  const { t } = useTranslation();
  const { opened, open, close } = useOpened('tracking');
  const isOpened = opened !== null;
  const [code, setCode] = useState<{ Sheet: typeof TrackingSheet; ask: Ask }>();
  const [hasFailed, setHasFailed] = useState(false);
  const fetchSheet = useEffectEvent(async () => {
    const [{ TrackingSheet: Sheet }, ask] = await Promise.all([import('./tracking-sheet.tsx'), load()]);
    setCode({ Sheet, ask });
  });
  const giveUp = useEffectEvent(() => {
    setHasFailed(true);
    close();
  });
  // preloaded, so that it opens offline too
  useEffect(() => fetchAhead(() => fetchSheet()), []);
  useEffect(() => {
    if (!isOpened || code) return;
    setHasFailed(false);
    fetchSheet().catch(() => giveUp());
  }, [isOpened, code]);
  return (
    <div>
      {children !== undefined && (
        <Text small tone="quiet">
          {children}
        </Text>
      )}
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        start={<Icon name="eye" />}
        onClick={() => open('seen')}
        // as high as a finger needs, but as near to the sentence as text
        style={{ paddingInline: 0, marginBlock: -8 }}
      >
        {label}
      </Button>
      <ErrorNote text={hasFailed ? t('error.network') : null} />
      {isOpened && !code && <LoadingState label={t('loading')} heights={[44]} />}
      {isOpened && code && <code.Sheet title={label} name={name} load={code.ask} onClose={close} />}
    </div>
  );
}
