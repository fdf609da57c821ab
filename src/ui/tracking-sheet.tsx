import type { SeenTracking } from '@domain/tracking/seen.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadTexts } from '../i18n/load-texts.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ErrorNote } from './error-note.tsx';
import { Sheet } from './sheet.tsx';
import { LoadingState } from './states.tsx';
import { TrackingPanel } from './tracking-panel.tsx';

/** Loads the panel's texts and data in parallel. Neither is loaded before the sheet is opened. */
const loadContent = async (load: () => Promise<SeenTracking>): Promise<SeenTracking> =>
  (await Promise.all([load(), loadTexts('tracking-panel')]))[0];

/** A modal sheet with what `name` will see. Escape, Back, a tap outside and the button close it. */
export function TrackingSheet(props: {
  title: string;
  name: string;
  load: () => Promise<SeenTracking>;
  onClose: () => void;
}) {
  const { title, name, onClose } = props;
  const { t } = useTranslation();
  const [content, setContent] = useState<SeenTracking | 'failed'>();
  const start = useEffectEvent(() => loadContent(props.load));
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (loaded) => isCurrent && setContent(loaded),
      () => isCurrent && setContent('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <Sheet title={title} onClose={onClose}>
      {content === undefined && <LoadingState label={t('loading')} heights={[44, 120, 360]} />}
      {content === 'failed' && <ErrorNote text={t('error.network')} />}
      {content && content !== 'failed' && <TrackingPanel seen={content} name={name} />}
    </Sheet>
  );
}
