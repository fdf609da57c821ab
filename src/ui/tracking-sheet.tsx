import type { SeenTracking } from '@domain/tracking/tracking.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useSharesLess } from '../lib/share-less.ts';
import { ErrorNote } from './error-note.tsx';
import { Stack } from './layout.tsx';
import { ShareLessSwitch } from './share-less-switch.tsx';
import { Sheet } from './sheet.tsx';
import { LoadingState } from './states.tsx';
import { TrackingPanel } from './tracking-panel.tsx';

/** What will be seen, and by which choice. */
type Content = { isLess: boolean; seen: SeenTracking } | 'failed';

/** Loads the panel's texts and data in parallel. Neither is loaded before the sheet is opened. */
const loadContent = async (load: () => Promise<SeenTracking>): Promise<SeenTracking> =>
  (await Promise.all([load(), loadTexts('sender-panel')]))[0];

/**
 * A modal sheet with what `name` will see, and the choice to share less. Escape, Back, a tap outside and the button close
 * it.
 */
export function TrackingSheet(props: {
  title: string;
  name: string;
  load: () => Promise<SeenTracking>;
  onClose: () => void;
}) {
  const { title, name, onClose } = props;
  const { t } = useTranslation();
  const isLess = useSharesLess();
  const [content, setContent] = useState<Content>();
  const start = useEffectEvent(() => loadContent(props.load));
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (seen) => isCurrent && setContent({ isLess, seen }),
      () => isCurrent && setContent('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLess]);
  const loading = <LoadingState label={t('loading')} heights={[44, 120, 360]} />;
  return (
    <Sheet title={title} onClose={onClose}>
      {content === undefined && loading}
      {content === 'failed' && <ErrorNote text={t('error.network')} />}
      {content && content !== 'failed' && (
        <Stack gap={2}>
          <ShareLessSwitch name={name} isLess={isLess} />
          {/* never what the other choice would show */}
          {content.isLess === isLess ? <TrackingPanel seen={content.seen} name={name} /> : loading}
        </Stack>
      )}
    </Sheet>
  );
}
